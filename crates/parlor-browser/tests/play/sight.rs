//! What everybody sees: pictures of every page and state in all looks, and axe-core's opinion of each.

use crate::guest::{Guest, looks};
use parlor_browser::Visit;

/// Looks at a page: a picture, and nobody is shut out.
async fn look(guest: &Guest, look: &str, name: &str) {
    guest.shot(&format!("{name}-{look}")).await;
    guest.check_access(&format!("{name}, {look}")).await;
}

/// All pages but the tables.
async fn pages(name: &str, visit: Visit) {
    let guest = Guest::come(visit).await;
    look(&guest, name, "home").await;
    guest.page.click("settings-button").await.unwrap();
    guest.page.part("settings").await.unwrap();
    look(&guest, name, "settings").await;
    for (place, page, picture) in [
        ("/new/fives", "new-game-page", "new-game"),
        ("/games", "games-page", "no-games"),
        ("/rules/scorzo", "rules-page", "rules"),
        ("/table/nothing", "no-game", "no-such-game"),
    ] {
        guest.page.goto(place).await.unwrap();
        guest.page.reload().await.unwrap();
        guest.page.part(page).await.unwrap();
        look(&guest, name, picture).await;
    }
    guest.page.goto("/new/polygon").await.unwrap();
    guest.page.click("edit-copy").await.unwrap();
    guest.page.part("edition-text").await.unwrap();
    look(&guest, name, "edit-box").await;
    guest.leave().await;
}

/// The table of a game: as it begins, with a hint, after a refusal or two, and with all that is beside the board.
async fn table(game: &str, name: &str, visit: Visit) {
    let guest = Guest::play(visit, game).await;
    assert!(guest.await_turn().await);
    look(&guest, name, &format!("{game}-table")).await;
    guest.hint().await;
    look(&guest, name, &format!("{game}-hint")).await;
    if guest.holds("return document.querySelector('[data-test=more]').checkVisibility();").await {
        guest.page.click("more").await.unwrap();
    }
    let tabs = guest
        .run("return [...document.querySelectorAll('[role=tab]')].map((tab) => tab.dataset.test);")
        .await;
    for tab in tabs.as_array().into_iter().flatten().filter_map(serde_json::Value::as_str) {
        guest.page.click(tab).await.unwrap();
        look(&guest, name, &format!("{game}-{tab}")).await;
    }
    guest.page.goto("/games").await.unwrap();
    guest.page.part("going-on").await.unwrap();
    look(&guest, name, &format!("{game}-kept")).await;
    guest.leave().await;
}

#[tokio::test]
async fn every_page_in_every_look() {
    for (name, visit) in looks() {
        pages(name, visit).await;
    }
}

#[tokio::test]
async fn the_table_of_fives_in_every_look() {
    for (name, visit) in looks() {
        table("fives", name, visit).await;
    }
}

#[tokio::test]
async fn the_table_of_scorzo_in_every_look() {
    for (name, visit) in looks() {
        table("scorzo", name, visit).await;
    }
}

#[tokio::test]
async fn the_table_of_polygon_in_every_look() {
    for (name, visit) in looks() {
        table("polygon", name, visit).await;
    }
}
