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
        guest.await_done().await;
    }

    async fn by_keys(guest: &Guest) {
        let action = guest.hint_by_keys().await;
        guest.tab_to("[role=gridcell]").await;
        if action.ends_with(" out") {
            guest.page.keys("o").await.unwrap();
        } else {
            guest.page.keys(Key::Enter).await.unwrap();
        }
        guest.await_done().await;
    }
}

table::tests_of!(Polygon);

#[tokio::test]
async fn a_tile_is_taken_back_until_the_turn_is_over() {
    let guest = Guest::play(visit(), Polygon::GAME).await;
    assert!(guest.await_turn().await);
    let laid =
        |tiles: usize| format!("return document.querySelectorAll('.polygon-tile.laid').length === {tiles};");
    assert!(guest.holds(&laid(0)).await);
    Polygon::by_pointer(&guest, 1).await;
    guest.wait("a tile is laid", &laid(1)).await;
    guest.press("[data-test=undo][aria-disabled=false]").await;
    guest.wait("it is taken back", &laid(0)).await;
    // The focus does not go astray, though the button is off now.
    guest
        .wait(
            "the button is off",
            "return document.activeElement.matches('[data-test=undo][aria-disabled=true]');",
        )
        .await;
    guest.leave().await;
}
