//! Scorzo.

use parlor_browser::Key;

use crate::guest::Guest;
use crate::table::{self, Hands};

pub(crate) struct Scorzo;

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
        guest.await_done().await;
    }

    async fn by_keys(guest: &Guest) {
        if guest.page.is_there("next-round").await.unwrap() {
            guest.tab_to("[data-test=next-round]").await;
            return guest.page.keys(Key::Enter).await.unwrap();
        }
        let action = guest.hint_by_keys().await;
        match action.as_str() {
            "draw" => guest.page.keys("d").await.unwrap(),
            "take" => guest.page.keys("t").await.unwrap(),
            discard => {
                guest.tab_to(&card(discard)).await;
                guest.page.keys(Key::Enter).await.unwrap();
            }
        }
        guest.await_done().await;
    }
}

table::tests_of!(Scorzo);
