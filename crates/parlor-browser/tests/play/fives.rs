//! Scrambled 5's.

use parlor_browser::Key;
use parlor_browser::novice::Deal;

use crate::guest::{Guest, visit};
use crate::table::{self, Hands};

pub(crate) struct Fives;

/// A move in notation: its squares with their tiles, in order.
fn squares(action: &str) -> Vec<(String, char)> {
    let (place, tiles) = action.split_once(' ').unwrap();
    let is_across = place.starts_with(|c: char| c.is_ascii_digit());
    let letter = place.chars().find(char::is_ascii_alphabetic).unwrap();
    let number: u8 = place.trim_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap();
    let column = letter as u8 - b'A';
    let square = |(step, tile): (u8, char)| {
        let (column, number) = if is_across { (column + step, number) } else { (column, number + step) };
        (format!("{}{number}", char::from(b'A' + column)), tile)
    };
    (0_u8..).zip(tiles.chars()).map(square).filter(|(_, tile)| *tile != '.').collect()
}

impl Hands for Fives {
    const GAME: &'static str = "fives";
    const HAS_HANDS: bool = true;
    const HAND: &'static str = "[data-test=rack]";

    /// Odd tiles are dragged, even ones are laid by two clicks.
    async fn by_pointer(guest: &Guest, turn: usize) {
        let action = guest.hint().await;
        if action == "pass" {
            return guest.press("[data-test=pass]").await;
        }
        guest.press("[data-test=take-up]").await;
        for (index, (square, tile)) in squares(&action).into_iter().enumerate() {
            let rack = format!(".rack-tile[data-tile=\"{tile}\"]");
            let square = format!("[data-square=\"{square}\"]");
            if (index + turn).is_multiple_of(2) {
                guest.drag(&rack, &square).await;
            } else {
                guest.press(&rack).await;
                guest.press(&square).await;
            }
        }
        guest
            .wait(
                "it may be played",
                "return document.querySelector('[data-test=play][aria-disabled=false]') !== null;",
            )
            .await;
        guest.press("[data-test=play]").await;
    }

    async fn by_keys(guest: &Guest) {
        let action = guest.hint_by_keys().await;
        guest.tab_to("[role=gridcell]").await;
        guest.page.keys(Key::Escape).await.unwrap();
        if action == "pass" {
            return guest.page.keys("p").await.unwrap();
        }
        let tiles = squares(&action);
        for (square, tile) in &tiles {
            walk_to(guest, square).await;
            guest.page.keys(tile.to_string()).await.unwrap();
        }
        guest.page.keys(Key::Enter).await.unwrap();
    }
}

/// Walks over the board with the arrow keys.
async fn walk_to(guest: &Guest, square: &str) {
    for _ in 0..60 {
        let here = guest.read("return document.activeElement?.dataset.square ?? '';").await;
        if here == square {
            return;
        }
        let place = |name: &str| (name.as_bytes()[0], name[1..].parse::<u8>().unwrap_or_default());
        let (from, to) = (place(&here), place(square));
        let key = match (from.0.cmp(&to.0), from.1.cmp(&to.1)) {
            (std::cmp::Ordering::Less, _) => Key::Right,
            (std::cmp::Ordering::Greater, _) => Key::Left,
            (_, std::cmp::Ordering::Less) => Key::Down,
            _ => Key::Up,
        };
        guest.page.keys(key).await.unwrap();
        guest
            .wait(
                "the focus goes with the cursor",
                &format!("return document.activeElement?.dataset.square !== {here:?};"),
            )
            .await;
    }
    panic!("the arrow keys never come to {square}");
}

table::tests_of!(Fives);

#[tokio::test]
async fn a_move_can_be_typed_and_a_refusal_names_its_rule() {
    let guest = Guest::play(visit(), "fives").await;
    assert!(guest.await_turn().await);
    guest.page.part("notation").await.unwrap().send_keys("1A 99999").await.unwrap();
    guest.page.keys(Key::Enter).await.unwrap();
    guest
        .wait(
            "it is refused",
            "return document.querySelector('[data-test=note].refusal [data-test=rule-link]') !== null;",
        )
        .await;
    guest.press("[data-test=note] [data-test=rule-link]").await;
    guest.page.part("rule").await.unwrap();
    guest.shot("fives-rule").await;
    guest.page.keys(Key::Escape).await.unwrap();
    let action = guest.hint().await;
    let field = guest.page.part("notation").await.unwrap();
    field.clear().await.unwrap();
    field.send_keys(action.as_str()).await.unwrap();
    let before = table::story(&guest).await;
    guest.page.keys(Key::Enter).await.unwrap();
    guest.await_turn().await;
    assert!(table::story(&guest).await > before);
    guest.leave().await;
}

#[tokio::test]
async fn a_hint_is_placed_on_the_board() {
    let guest = Guest::play(visit(), "fives").await;
    assert!(guest.await_turn().await);
    let action = guest.hint().await;
    if action != "pass" {
        let placed = "return [...document.querySelectorAll('[data-square].laid')].map((square) => square.dataset.square).join(' ');";
        let expected: Vec<String> = squares(&action).into_iter().map(|(square, _)| square).collect();
        guest.wait("the tiles are placed", &format!("return (() => {{ {placed} }})() !== '';")).await;
        let mut found: Vec<String> = guest.read(placed).await.split(' ').map(str::to_owned).collect();
        found.sort_by_key(|square| expected.iter().position(|wanted| wanted == square));
        assert_eq!(found, expected);
    }
    guest.leave().await;
}

/// Whether all squares are in sight.
const IS_WHOLE: &str = "const room = document.querySelector('.board-picture').getBoundingClientRect();
    return ['A1', 'O15'].every((name) => {
        const box = document.querySelector(`[data-square=${name}]`).getBoundingClientRect();
        return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
    });";

/// Where a square is, and how wide.
async fn square_box(guest: &Guest, name: &str) -> [f64; 3] {
    let found = guest
        .run(&format!(
            "const box = document.querySelector('[data-square={name}]').getBoundingClientRect(); return [box.x, box.y, box.width];"
        ))
        .await;
    [0, 1, 2].map(|index| found[index].as_f64().unwrap())
}

#[tokio::test]
async fn a_small_window_shows_what_is_in_play_and_the_whole_board_at_a_tap() {
    let guest = Guest::come(visit().phone(320, 568)).await;
    // The person begins here: where a bot's tiles are decides how far the board can be moved.
    Deal { game: "fives", seed: 1, edition: None }.open(&guest.page).await.unwrap();
    assert!(guest.await_turn().await);
    guest.settle().await;
    assert!(square_box(&guest, "H8").await[2] >= 24.0);
    assert!(!guest.holds(IS_WHOLE).await);
    guest.press("[data-test=zoom]").await;
    guest.wait("the whole board is shown", IS_WHOLE).await;
    guest.press(".rack-tile:not(:disabled)").await;
    guest.wait("it comes closer", &format!("return !(() => {{ {IS_WHOLE} }})();")).await;
    guest.settle().await;
    // A finger moves the board, and nothing is placed by that.
    let before = square_box(&guest, "H8").await;
    guest.drag("[data-square=H8]", "[data-square=F6]").await;
    guest.settle().await;
    let after = square_box(&guest, "H8").await;
    assert!(before[0] - after[0] > 20.0 && before[1] - after[1] > 20.0, "{before:?} {after:?}");
    assert!(guest.holds("return document.querySelector('[data-square].laid') === null;").await);
    // The letters stay at the edge of what is shown.
    let letter = "const room = document.querySelector('.board-picture').getBoundingClientRect();
        return [...document.querySelectorAll('.axis text')].filter((part) => part.textContent === 'H').every((part) => {
            const box = part.getBoundingClientRect();
            return box.top >= room.top && box.bottom < room.top + 20;
        });";
    assert!(guest.holds(letter).await);
    guest.leave().await;
}

#[tokio::test]
async fn two_quick_taps_come_closer_and_choose_no_square() {
    let guest = Guest::play(visit().calm().phone(390, 844), "fives").await;
    assert!(guest.await_turn().await);
    guest.wait("the whole board is shown", IS_WHOLE).await;
    guest.double_tap("[data-square=C9]").await;
    guest.wait("it comes closer", &format!("return !(() => {{ {IS_WHOLE} }})();")).await;
    guest.press(".rack-tile:not(:disabled)").await;
    guest
        .wait(
            "it is picked or placed",
            "return document.querySelector('.rack-tile.picked, [data-square].laid') !== null;",
        )
        .await;
    assert!(guest.holds("return document.querySelector('[data-square].laid') === null;").await);
    guest.leave().await;
}

#[tokio::test]
async fn a_square_chosen_first_takes_the_next_tile() {
    let guest = Guest::play(visit(), "fives").await;
    assert!(guest.await_turn().await);
    guest.press("[data-square=C9]").await;
    guest.press("[data-test=rack-1]").await;
    guest
        .wait("it is placed", "return document.querySelector('[data-square=C9]').classList.contains('laid');")
        .await;
    assert!(guest.holds("return document.querySelector('[data-test=rack-1]').disabled;").await);
    guest.leave().await;
}
