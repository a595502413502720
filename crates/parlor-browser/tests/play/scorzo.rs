//! Scorzo.

use parlor_browser::Key;

use crate::guest::{Guest, visit};
use crate::table::{self, Hands};

struct Scorzo;

/// A card of the hand that says what the action says.
fn card(action: &str) -> String {
    format!("[data-test=\"card-{}\"]", action.trim_start_matches("discard "))
}

/// A round that was scored is looked at, and then the next one.
async fn next_round(guest: &Guest) {
    while guest.page.is_there("next-round").await.unwrap() {
        guest.press("[data-test=next-round]").await;
    }
}

impl Hands for Scorzo {
    const GAME: &'static str = "scorzo";
    const HAS_HANDS: bool = true;
    const HAND: &'static str = "[data-test=hand] [data-test^=card-]";

    async fn by_pointer(guest: &Guest, turn: usize) {
        next_round(guest).await;
        let action = guest.hint().await;
        match action.as_str() {
            "draw" => guest.press("[data-test=draw-pile]").await,
            "take" => guest.press("[data-test=discard-pile]").await,
            discard if turn.is_multiple_of(2) => {
                guest.drag_by_corner(&card(discard), "[data-test=discard-pile]").await;
            }
            // The hint has chosen the card already.
            _ => guest.press("[data-test=discard]").await,
        }
    }

    async fn by_keys(guest: &Guest) {
        if guest.page.is_there("next-round").await.unwrap() {
            guest.tab_to("[data-test=next-round]").await;
            return guest.page.keys(Key::Enter).await.unwrap();
        }
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
        match action.as_str() {
            "draw" => guest.page.keys("d").await.unwrap(),
            "take" => guest.page.keys("t").await.unwrap(),
            discard => {
                guest.tab_to(&card(discard)).await;
                guest.page.keys(Key::Enter).await.unwrap();
            }
        }
        guest
            .wait(
                "something has happened",
                "return document.querySelector('[data-test=note] [data-action]') === null;",
            )
            .await;
    }
}

#[tokio::test]
async fn a_whole_game_by_clicks_and_drags() {
    table::whole_game::<Scorzo>().await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    table::keyboard_only::<Scorzo>().await;
}

#[tokio::test]
async fn two_people_do_not_see_each_other_s_cards() {
    table::two_people::<Scorzo>().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_reload_and_without_a_server() {
    table::goes_on::<Scorzo>().await;
}

#[tokio::test]
async fn every_word_is_spanish_for_a_spanish_browser() {
    table::in_spanish::<Scorzo>().await;
}

#[tokio::test]
async fn a_phone_shows_it_all() {
    table::on_a_phone::<Scorzo>(visit().phone(390, 844)).await;
}
