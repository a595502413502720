//! Deals that are locked in before the first move, and checked at the end.

use std::process::{Command, Output};

use crate::guest::{Guest, binary, visit};

/// The file that is offered at the end of the game.
async fn exported(guest: &Guest) -> String {
    guest
        .run(
            "const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; }); return make(blob); };",
        )
        .await;
    guest.press("[data-test=ending] [data-test=keep-record]").await;
    guest.wait("the file is offered", "return window.exported !== undefined;").await;
    guest.read("return window.exported;").await
}

/// What stands behind a word at the beginning of a line.
fn said<'a>(record: &'a str, word: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ')).unwrap()
}

/// What `parlor verify` says of a record.
fn verify(name: &str, record: &str) -> Output {
    let file = std::env::temp_dir().join(format!("parlor-fair-{name}-{}.parlor", std::process::id()));
    std::fs::write(&file, record).unwrap();
    let output = Command::new(binary()).arg("verify").arg(&file).env("LANG", "C").output().unwrap();
    std::fs::remove_file(&file).unwrap();
    output
}

/// Everything on the page, seen or not.
const PAGE: &str = "return document.documentElement.outerHTML;";

async fn is_fair(game: &str) {
    let guest = Guest::play(visit(), game).await;
    assert!(guest.await_turn().await);
    let begun = guest.record().await;
    let (commitment, house_seed) = (said(&begun, "commitment"), said(&begun, "house-seed"));
    guest.press("[data-test=tab-keys]").await;
    guest.page.wait_for_text("commitment", commitment).await.unwrap();
    assert!(!guest.read(PAGE).await.contains(house_seed), "{game}");
    assert_eq!(verify(game, &begun).status.code(), Some(1), "the game goes on");

    // Loaded again, it goes on with what was locked in; then it is given up.
    guest.page.reload().await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    guest.give_up().await;
    assert!(!guest.read(PAGE).await.contains(house_seed), "nothing is shown before it is asked for");
    guest.press("[data-test=ending] [data-test=check-deal]").await;
    guest.page.wait_for_text("deal", "The deal was fair").await.unwrap();
    let told = guest.page.text_of("deal").await.unwrap();
    assert!(told.contains(commitment) && told.contains(house_seed) && told.contains("Every move"), "{told}");
    guest.check_access("a deal that was checked").await;
    guest.shot(&format!("{game}-fair")).await;
    guest.press("[data-test=deal] [data-test=close]").await;
    guest.wait("the answer is closed", "return document.querySelector('[data-test=deal]') === null;").await;
    assert!(guest.page.is_there("ending").await.unwrap());

    let over = exported(&guest).await;
    assert_eq!(over, guest.record().await);
    assert!(over.starts_with(&begun), "{over}");
    let verified = verify(game, &over);
    assert!(verified.status.success(), "{verified:?}");
    guest.leave().await;
}

#[tokio::test]
async fn a_deal_of_fives_is_locked_in_and_checked() {
    is_fair("fives").await;
}

#[tokio::test]
async fn a_deal_of_scorzo_is_locked_in_and_checked() {
    is_fair("scorzo").await;
}

#[tokio::test]
async fn a_deal_of_polygon_is_locked_in_and_checked() {
    is_fair("polygon").await;
}

/// The same game with a seed that somebody chose.
#[tokio::test]
async fn a_chosen_seed_is_not_called_fair() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.give_up().await;
    let over = guest.record().await;
    let fair: String = over
        .lines()
        .filter(|line| {
            ["commitment ", "contribution ", "house-seed "].iter().any(|word| line.starts_with(word))
        })
        .map(|line| format!("{line}\n"))
        .collect();
    // The game's seed, as the check tells it: the same game, but somebody chose its deal.
    guest.press("[data-test=ending] [data-test=check-deal]").await;
    guest.page.wait_for_text("deal", "The game's seed: ").await.unwrap();
    let told = guest.page.text_of("deal").await.unwrap();
    let (_, seed) = told.split_once("The game's seed: ").unwrap();
    let chosen = over.replace(&fair, &format!("seed {}\n", &seed[..64]));
    assert_ne!(chosen, over);
    guest
        .run(&format!(
            "const key = Object.keys(localStorage).find((key) => key.startsWith('parlor.game.'));
            localStorage.setItem(key, localStorage.getItem(key).split('\\n')[0] + '\\n' + {chosen:?});"
        ))
        .await;
    guest.page.reload().await.unwrap();
    assert!(!guest.await_turn().await);
    guest.press("[data-test=ending] [data-test=check-deal]").await;
    guest.page.wait_for_text("deal", "The seed was chosen").await.unwrap();
    assert_eq!(verify("chosen", &chosen).status.code(), Some(1));
    guest.leave().await;
}
