//! Whether each game comes when it is asked for: its code is loaded then, and cached for when the browser is offline.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

use parlor_browser::{Page, Visit};

/// The games, as addresses call them.
const GAMES: [&str; 3] = ["fives", "scorzo", "polygon"];
/// Who begins is drawn by lot: it would be strange if a bot did not begin once in this many games.
const TRIES: usize = 30;

async fn opened() -> Page {
    let program = std::env::var_os("PARLOR_BINARY").unwrap_or_else(|| panic!("use `cargo xtask test-web`"));
    Visit::new(program).language("en").open().await.unwrap()
}

async fn says(page: &Page, script: &str) -> bool {
    page.run(&format!("return {script};")).await.unwrap() == true
}

/// Opens a table of a game by its button on the first page.
async fn play(page: &Page, game: &str) {
    page.goto("#/").await.unwrap();
    let button = format!("document.querySelector('[data-test=card-{game}] [data-test=play]')");
    page.wait_until("the shelf is there", async |page| Ok(says(page, &format!("{button} !== null")).await))
        .await
        .unwrap();
    page.run(&format!("{button}.click();")).await.unwrap();
    let table = format!("document.querySelector('[data-test=table]')?.dataset.game === '{game}'");
    page.wait_until("the table is there", async |page| Ok(says(page, &table).await)).await.unwrap();
}

/// Begins games until a bot is to act first, and sees it act.
async fn see_a_bot_act(page: &Page, game: &str) {
    let own_turn = "document.querySelector('[data-test=hint][aria-disabled=false]') !== null";
    for _ in 0..TRIES {
        play(page, game).await;
        if !says(page, own_turn).await {
            page.wait_until("a bot has acted", async |page| Ok(says(page, own_turn).await)).await.unwrap();
            return;
        }
    }
    panic!("no bot began at {game}");
}

#[tokio::test]
async fn each_game_comes_and_a_bot_acts_with_a_server_and_without() {
    let mut page = opened().await;
    for game in GAMES {
        see_a_bot_act(&page, game).await;
        page.reload().await.unwrap();
        page.part("table").await.unwrap();
    }
    assert_eq!(page.console_errors().await.unwrap(), Vec::<String>::new());

    page.wait_until_kept().await.unwrap();
    page.stop_server();
    page.reload().await.unwrap();
    page.part("table").await.unwrap();
    for game in GAMES {
        see_a_bot_act(&page, game).await;
        page.goto(&format!("#/rules/{game}")).await.unwrap();
        page.part("rules-page").await.unwrap();
        page.goto(&format!("#/new/{game}")).await.unwrap();
        page.part("new-game-page").await.unwrap();
    }
    assert_eq!(page.console_errors().await.unwrap(), Vec::<String>::new());
}

/// Notes which modules are asked for, and loses the first that is.
const LOSE_THE_FIRST: &str = "
    const fetched = window.fetch;
    window.asked = [];
    window.fetch = (address, ...rest) => {
        if (!`${address}`.endsWith('.wasm')) return fetched(address, ...rest);
        asked.push(`${address}`);
        return asked.length === 1 ? Promise.reject(new TypeError('lost')) : fetched(address, ...rest);
    };";

#[tokio::test]
async fn only_what_did_not_come_is_asked_for_again() {
    let mut page = opened().await;
    page.goto("#/").await.unwrap();
    page.part("card-fives").await.unwrap();
    page.run(LOSE_THE_FIRST).await.unwrap();
    page.goto("#/rules/fives").await.unwrap();
    page.part("not-loaded").await.unwrap();
    page.click("try-again").await.unwrap();
    page.part("rules-page").await.unwrap();
    for game in GAMES {
        play(&page, game).await;
    }
    // Nothing but the one that was lost is asked for twice.
    let (asked, files) = ("asked.length", "new Set(asked).size");
    let twice =
        page.run(&format!("return [{asked} - {files}, asked.lastIndexOf(asked[0]) > 0];")).await.unwrap();
    assert_eq!(twice.to_string(), "[1,true]");
    let errors = page.console_errors().await.unwrap();
    assert!(errors.len() == 1 && errors[0].contains("lost"), "{errors:?}");
}
