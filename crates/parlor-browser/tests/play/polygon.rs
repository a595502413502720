//! Polygon.

use parlor_browser::Key;

use crate::guest::{Guest, visit};
use crate::table::{self, Hands};

pub(crate) struct Polygon;

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
            // The hint has tried it there already: else a tile that is dropped is only tried.
            guest.drag("[data-test^=tile-][aria-pressed=true]", &space).await;
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
async fn a_tile_that_is_dropped_is_placed_by_one_more_press() {
    let guest = Guest::play(visit(), Polygon::GAME).await;
    assert!(guest.await_turn().await);
    let before = table::story(&guest).await;
    for laid in 0..2 {
        let space = guest.read("return document.querySelector('.space[data-can=true]').dataset.test;").await;
        let space = format!("[data-test=\"{space}\"]");
        guest.drag("[data-test^=tile-][aria-pressed=true]", &space).await;
        guest.page.part("tried").await.unwrap();
        guest.settle().await;
        let tiles = "return document.querySelectorAll('.polygon-tile.laid').length;";
        assert_eq!(guest.run(tiles).await, laid);
        assert!(guest.acts().await && table::story(&guest).await == before + laid);
        // A press on the space places it, or one on the button.
        guest.press(if laid == 0 { &space } else { "[data-test=lay]" }).await;
        guest
            .wait(
                "it is placed",
                &format!("return document.querySelectorAll('.story .passage').length > {};", before + laid),
            )
            .await;
    }
    assert!(guest.await_turn().await);
    guest.leave().await;
}

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
