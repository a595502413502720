//! Polygon.

use parlor_browser::Key;

use crate::guest::{Guest, visit};
use crate::table::{self, Hands};

struct Polygon;

impl Hands for Polygon {
    const GAME: &'static str = "polygon";
    const HAS_HANDS: bool = false;
    const HAND: &'static str = "[data-test=nothing]";

    async fn by_pointer(guest: &Guest, turn: usize) {
        // The hint puts the tile in hand; what it says is done by hand.
        let action = guest.hint().await;
        let Some((_, place)) = action.split_once(' ') else { panic!("what is {action}?") };
        if place == "out" {
            return guest.press("[data-test=put-out]").await;
        }
        let space = format!("[data-test=\"space-{place}\"]");
        if turn.is_multiple_of(2) {
            guest
                .drag("[data-test^=tile-][aria-checked=true], [data-test^=tile-][aria-pressed=true]", &space)
                .await;
        } else {
            guest.press("[data-test=lay]").await;
        }
        guest
            .wait("it is laid", "return document.querySelector('[data-test=note] [data-action]') === null;")
            .await;
    }

    async fn by_keys(guest: &Guest) {
        guest.tab_to("[data-test=hint]").await;
        guest.page.keys(Key::Enter).await.unwrap();
        guest
            .wait(
                "there is a hint",
                "return document.querySelector('[data-test=note] [data-action]') !== null;",
            )
            .await;
        let action = guest
            .read("return document.querySelector('[data-test=note] [data-action]').dataset.action;")
            .await;
        guest.tab_to("[role=gridcell]").await;
        if action.ends_with(" out") {
            guest.page.keys("o").await.unwrap();
        } else {
            guest.page.keys(Key::Enter).await.unwrap();
        }
        guest
            .wait("it is laid", "return document.querySelector('[data-test=note] [data-action]') === null;")
            .await;
    }
}

#[tokio::test]
async fn a_whole_game_by_clicks_and_drags() {
    table::whole_game::<Polygon>().await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    table::keyboard_only::<Polygon>().await;
}

#[tokio::test]
async fn two_people_take_turns() {
    table::two_people::<Polygon>().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_reload_and_without_a_server() {
    table::goes_on::<Polygon>().await;
}

#[tokio::test]
async fn every_word_is_spanish_for_a_spanish_browser() {
    table::in_spanish::<Polygon>().await;
}

#[tokio::test]
async fn a_phone_shows_it_all() {
    table::on_a_phone::<Polygon>(visit().phone(390, 844)).await;
}
