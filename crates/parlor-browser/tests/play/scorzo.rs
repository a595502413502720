//! Scorzo.

use parlor_browser::Key;

use crate::guest::Guest;
use crate::table::{self, Hands};

pub(crate) struct Scorzo;

/// A card of the hand that says what the action says.
fn card(action: &str) -> String {
    format!("[data-test=\"card-{}\"]", action.trim_start_matches("discard "))
}

impl Hands for Scorzo {
    const GAME: &'static str = "scorzo";
    const HAS_HANDS: bool = true;
    const HAND: &'static str = "[data-test=hand] [data-test^=card-]";

    async fn by_pointer(guest: &Guest, turn: usize) {
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

/// Sets up a game of these rounds, such as `[3, 3]`.
pub(crate) async fn set_up_rounds(guest: &Guest, rounds: &str) {
    guest.page.goto("/new/scorzo").await.unwrap();
    guest.page.click("edit-copy").await.unwrap();
    guest.keep_edition(&format!("name = \"short\"\nplayers = [2, 4]\nrounds = {rounds}\n")).await;
    guest
        .wait("it is chosen", "return document.querySelector('[data-test=edition]').value === 'short';")
        .await;
}

/// Begins a game of two short rounds.
pub(crate) async fn begin_short(guest: &Guest, opponent: &str) {
    set_up_rounds(guest, "[3, 3]").await;
    guest.choose_opponent(opponent).await;
    guest.page.click("begin").await.unwrap();
    guest.page.part("table").await.unwrap();
}

table::tests_of!(Scorzo);
