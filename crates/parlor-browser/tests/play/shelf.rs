//! The pages around the tables.

use crate::guest::{Guest, visit};

#[tokio::test]
async fn settings_outlive_the_page() {
    let guest = Guest::come(visit()).await;
    guest.page.click("settings-button").await.unwrap();
    guest.page.click("Español").await.unwrap();
    guest.page.click("Dark").await.unwrap();
    guest.page.part("own-name").await.unwrap().send_keys("Eva").await.unwrap();
    let look = "return document.documentElement.lang + ' ' + document.documentElement.dataset.theme;";
    assert_eq!(guest.read(look).await, "es dark");
    guest.page.reload().await.unwrap();
    guest.page.part("home-page").await.unwrap();
    assert_eq!(guest.read(look).await, "es dark");
    guest.press("[data-test=card-polygon] [data-test=play]").await;
    guest.page.wait_for_text("seats", "Eva").await.unwrap();
    guest.leave().await;
}

#[tokio::test]
async fn a_game_can_be_exported_deleted_and_imported() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.page.goto("/games").await.unwrap();
    guest.page.part("going-on").await.unwrap();
    let record = guest.record().await;
    guest.page.click("delete").await.unwrap();
    guest.wait("it is gone", "return document.querySelector('[data-test=going-on]') === null;").await;

    guest.choose_file("import", "no record at all").await;
    guest
        .wait(
            "it is refused",
            "return document.querySelector('[data-test=import-problem]').textContent !== '';",
        )
        .await;
    guest.choose_file("import", &record).await;
    guest
        .wait(
            "it is there again",
            "return document.querySelectorAll('[data-test=going-on] li').length === 1;",
        )
        .await;
    guest.page.click("open-game").await.unwrap();
    assert!(guest.await_turn().await);
    guest.leave().await;
}

#[tokio::test]
async fn a_copy_of_a_box_can_be_changed_kept_and_played() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/new/scorzo").await.unwrap();
    guest.page.click("edit-copy").await.unwrap();
    guest.keep_edition("name = \"short\"\nplayers = [2, 4]\nrounds = \"two\"\n").await;
    guest
        .wait("what is wrong is said", "return document.querySelector('[data-test=edition-editor] .refusal').textContent.includes('ine 3');")
        .await;
    guest.keep_edition("name = \"short\"\nplayers = [2, 4]\nrounds = [3, 4]\n").await;
    guest
        .wait("it is chosen", "return document.querySelector('[data-test=edition]').value === 'short';")
        .await;
    guest.page.click("begin").await.unwrap();
    guest.page.wait_for_text("progress", "round 1 of 2").await.unwrap();
    guest.leave().await;
}

#[tokio::test]
async fn an_expert_thinks_beside_the_page() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/new/fives").await.unwrap();
    guest.page.part("begin").await.unwrap();
    guest.choose_opponent("expert").await;
    guest.page.click("begin").await.unwrap();
    for _ in 0..2 {
        assert!(guest.await_turn().await);
        guest.page.click("hint").await.unwrap();
        guest.page.part("play").await.unwrap();
        guest.press("[data-test=play], [data-test=pass]").await;
    }
    assert!(guest.await_turn().await);
    guest.leave().await;
}

#[tokio::test]
async fn the_rules_can_be_read_and_linked_to() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/rules/polygon/P10").await.unwrap();
    guest.wait("the rule is in sight", "const box = document.getElementById('P10')?.getBoundingClientRect(); return box !== undefined && box.top < innerHeight && box.bottom > 0;").await;
    guest.leave().await;
}

#[tokio::test]
async fn a_game_in_two_windows_goes_on_in_one() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    let browser = guest.page.browser();
    let (first, address) = (browser.window().await.unwrap(), browser.current_url().await.unwrap());
    let second = browser.new_tab().await.unwrap();
    browser.switch_to_window(second).await.unwrap();
    browser.goto(address.as_str()).await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    guest.hint().await;
    guest.press("[data-test=lay]").await;
    guest.await_done().await;
    let kept =
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('parlor.game.')).join();";
    let before = guest.read(kept).await;

    browser.switch_to_window(first).await.unwrap();
    guest.page.part("elsewhere").await.unwrap();
    assert!(!guest.acts().await);
    for button in ["hint", "lay", "undo"] {
        guest.press(&format!("[data-test={button}]")).await;
    }
    guest.settle().await;
    assert_eq!(guest.read(kept).await, before);

    // Loaded again, it goes on where the other window stood.
    guest.press("[data-test=elsewhere] [data-test=reload]").await;
    guest.wait("the table is there again", "return document.querySelector('[data-test=elsewhere]') === null && document.querySelector('[data-test=table]') !== null;").await;
    assert!(guest.await_turn().await);
    assert!(guest.holds("return document.querySelectorAll('.polygon-tile.laid').length === 1;").await);
    guest.leave().await;
}

/// What earlier versions kept in the browser's storage (`tests/data/storage-1.json` and `-2`, formats 1 and 2 of records): their
/// games go on, their settings hold.
#[tokio::test]
async fn the_storage_of_an_earlier_version_still_opens() {
    storage_opens(include_str!("../data/storage-1.json")).await;
    storage_opens(include_str!("../data/storage-2.json")).await;
}

async fn storage_opens(storage: &str) {
    let guest = Guest { page: visit().open().await.unwrap() };
    guest.page.goto("").await.unwrap();
    guest.page.part("home-page").await.unwrap();
    guest
        .run(&format!(
            "for (const [key, value] of Object.entries({storage})) localStorage.setItem(key, value);"
        ))
        .await;
    for (game, points) in [("1fcf2778", "160 150"), ("b52186db", "0 0"), ("efc753e6", "135 175")] {
        guest.page.goto(&format!("/table/{game}")).await.unwrap();
        guest.page.reload().await.unwrap();
        guest.page.part("table").await.unwrap();
        assert!(guest.await_turn().await, "{game}");
        guest.page.wait_for_text("seats", "Eva").await.unwrap();
        assert_eq!(crate::table::scores(&guest).await, points, "{game}");
        guest.hint().await;
    }
    guest.page.goto("/games").await.unwrap();
    guest
        .wait("all three go on", "return document.querySelectorAll('[data-test=going-on] li').length === 3;")
        .await;
    guest.leave().await;
}
