//! What everybody sees: pictures of every page and state in all looks, and axe-core's opinion of each.

use crate::guest::{Guest, looks};
use crate::scorzo::{self, Scorzo};
use crate::table::Hands as _;
use parlor_browser::{Key, Visit};

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
        ("/rules/fives/F8", "rules-page", "rules-fives"),
        ("/rules/polygon/P10", "rules-page", "rules-polygon"),
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

/// The table of a game: as it begins, with a hint, with a rule, with all that is beside the board, and at its end.
async fn table(game: &str, name: &str, visit: Visit) {
    let guest = Guest::play(visit, game).await;
    assert!(guest.await_turn().await);
    look(&guest, name, &format!("{game}-table")).await;
    guest.hint().await;
    look(&guest, name, &format!("{game}-hint")).await;
    if is_in_sight(&guest, "[data-test=notation]").await {
        guest.page.part("notation").await.unwrap().send_keys("1A 99999").await.unwrap();
        guest.page.keys(Key::Enter).await.unwrap();
        guest
            .wait("it is refused", "return document.querySelector('[data-test=note].refusal') !== null;")
            .await;
        look(&guest, name, &format!("{game}-refusal")).await;
    }
    if is_in_sight(&guest, ".play [data-test=rule-link]").await {
        guest.press(".play [data-test=rule-link]").await;
        guest.page.part("rule").await.unwrap();
        look(&guest, name, &format!("{game}-rule")).await;
        guest.page.keys(Key::Escape).await.unwrap();
    }
    open_side(&guest).await;
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

    guest.page.click("open-game").await.unwrap();
    assert!(guest.await_turn().await);
    guest.give_up().await;
    look(&guest, name, &format!("{game}-ending")).await;
    guest.press("[data-test=ending] [data-test=close]").await;
    guest.wait("the dialog is gone", "return document.querySelector('[data-test=ending]') === null;").await;
    look(&guest, name, &format!("{game}-over")).await;
    guest.page.goto("/games").await.unwrap();
    guest.page.part("past").await.unwrap();
    look(&guest, name, &format!("{game}-past")).await;
    guest.leave().await;
}

async fn is_in_sight(guest: &Guest, selector: &str) -> bool {
    guest.holds(&format!("return document.querySelector({selector:?})?.checkVisibility() ?? false;")).await
}

/// On a phone, what is beside the board has to be opened.
async fn open_side(guest: &Guest) {
    if is_in_sight(guest, "[data-test=more]").await {
        guest.page.click("more").await.unwrap();
    }
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

#[tokio::test]
async fn handing_over_in_every_look() {
    for (name, visit) in looks() {
        let guest = Guest::play_together(visit, "scorzo").await;
        guest.page.part("take-over").await.unwrap();
        look(&guest, name, "scorzo-hand-over").await;
        guest.page.click("take-over").await.unwrap();
        assert!(guest.await_turn().await);
        look(&guest, name, "scorzo-taken-over").await;
        guest.leave().await;
    }
}

/// Scorzo's round from the call to the hands that are shown.
async fn scored_round(name: &str, visit: Visit) {
    let guest = Guest::come(visit).await;
    scorzo::begin_short(&guest, "casual").await;
    for turn in 0.. {
        assert!(turn < 200, "the round never ends");
        guest.settle().await;
        let ready = "return document.querySelector('[data-test=next-round], [data-test=hint][aria-disabled=false]') !== null;";
        guest.wait("something is to be done", ready).await;
        if guest.page.is_there("next-round").await.unwrap() {
            break;
        } else {
            Scorzo::by_pointer(&guest, 1).await;
        }
    }
    look(&guest, name, "scorzo-shown").await;
    guest.leave().await;
}

#[tokio::test]
async fn a_scored_round_in_every_look() {
    for (name, visit) in looks() {
        scored_round(name, visit).await;
    }
}
