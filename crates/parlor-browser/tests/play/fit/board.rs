//! How large boards are, and what fingers do to them.

use super::states::{States, full_table};
use super::{Fit, ROOMY};
use crate::fives::Fives;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::table::Hands;

/// How large a square or hexagon is, whether all of them are in sight, and which part of the window the board has.
const MEASURE: &str = "
    const room = document.querySelector('.board-picture').getBoundingClientRect();
    const cells = [...document.querySelectorAll('.board-picture [data-square], .board-picture .space')];
    const box = (cell) => (cell.querySelector('.ground, .hit') ?? cell).getBoundingClientRect();
    const boxes = cells.map(box);
    // From one to the next in its row.
    const step = boxes[1].x - boxes[0].x;
    const isIn = (one) => one.left >= room.left - 1 && one.top >= room.top - 1 && one.right <= room.right + 1 && one.bottom <= room.bottom + 1;
    const inPlay = cells.filter((cell) => cell.matches('.played, .laid, .on-tile, [data-can=true]')).map(box);
    // A game begins in the middle.
    inPlay.push(box(cells[Math.floor(cells.length / 2)]));
    // One pan goes from one edge to the other.
    const isNear = (one) => {
        const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
        return x > room.left - room.width && x < room.right + room.width && y > room.top - room.height && y < room.bottom + room.height;
    };
    return { step, whole: boxes.every(isIn), share: room.width * room.height / (innerWidth * innerHeight),
        far: inPlay.filter((one) => !isNear(one)).length };";

/// A board as it is measured.
#[derive(Clone, Copy, Debug)]
struct Measured {
    step: f64,
    is_whole: bool,
    share: f64,
    far: u64,
}

async fn measure(guest: &Guest) -> Measured {
    guest.settle().await;
    let found = guest.run(MEASURE).await;
    let number = |key: &str| found[key].as_f64().unwrap_or_else(|| panic!("{key} in {found}"));
    let count = |key: &str| found[key].as_u64().unwrap_or_else(|| panic!("{key} in {found}"));
    Measured {
        step: number("step"),
        is_whole: found["whole"] == true,
        share: number("share"),
        far: count("far"),
    }
}

/// The whole board is one tap away.
async fn show_whole(guest: &Guest) -> Measured {
    let now = measure(guest).await;
    if now.is_whole {
        return now;
    }
    guest.press("[data-test=zoom]").await;
    measure(guest).await
}

/// Windows in which the whole board is shown, and how large a square of Scrambled 5's is there.
const WHOLE: [((u32, u32), f64); 4] =
    [((390, 844), 24.0), ((1366, 625), 34.0), ((820, 1180), 44.0), ((2560, 1440), 72.0)];
/// Windows that are too small for that: the board opens larger than they are.
const SMALL: [(u32, u32); 4] = [(320, 568), (667, 375), (844, 390), (640, 400)];
/// How large a square is at least in them.
const LEAST: f64 = 24.0;
/// Which part of the window the board has in them.
const SHARE: f64 = 0.6;

/// After so many tiles or plays a good part of the board is in play.
const LATER: usize = 10;

/// Boards are as large as they are to be; hexagons are `times` as large as squares.
async fn sizes<H: Hands>(times: f64) {
    let mut fit = Fit::new(Guest::play(visit().calm(), H::GAME).await);
    assert!(fit.guest.await_turn().await);
    for (window, least) in WHOLE {
        fit.resize(window).await;
        let found = measure(&fit.guest).await;
        if !found.is_whole || found.step < least * times {
            fit.note(format!("{}, {window:?}: {} wanted, {found:?}", H::GAME, least * times));
        }
    }
    open_in_small_windows(&mut fit, &format!("{}, begun", H::GAME), times).await;
    fit.resize(ROOMY).await;
    for turn in 0..LATER {
        assert!(fit.guest.await_turn().await);
        H::by_pointer(&fit.guest, turn).await;
    }
    open_in_small_windows(&mut fit, &format!("{}, later", H::GAME), times).await;
    fit.leave().await;
}

/// Boards that are too large for a window open so that all that is in play is near.
async fn open_in_small_windows(fit: &mut Fit, state: &str, times: f64) {
    for window in SMALL {
        fit.resize(window).await;
        fit.guest.page.reload().await.unwrap();
        assert!(fit.guest.await_turn().await);
        let opened = measure(&fit.guest).await;
        if opened.step < LEAST * times || opened.share < SHARE || opened.far > 0 {
            fit.note(format!("{state}, opens, {window:?}: {opened:?}"));
        }
        let whole = show_whole(&fit.guest).await;
        if !whole.is_whole {
            fit.note(format!("{state}, {window:?}: the whole board is not one tap away: {whole:?}"));
        }
    }
}

/// However many play, and however long their names are, the board has its part of the smallest window.
async fn full_table_leaves_room<S: States>() {
    let mut fit = full_table::<S>().await;
    fit.resize((320, 568)).await;
    if S::HAS_HANDS {
        fit.guest.page.click("take-over").await.unwrap();
    }
    assert!(fit.guest.await_turn().await);
    let found = measure(&fit.guest).await;
    if found.share < SHARE {
        fit.note(format!("{}, full table: {found:?}", S::GAME));
    }
    fit.leave().await;
}

#[tokio::test]
async fn long_names_leave_a_board_of_squares_its_part() {
    full_table_leaves_room::<Fives>().await;
}

#[tokio::test]
async fn long_names_leave_a_board_of_hexagons_its_part() {
    full_table_leaves_room::<Polygon>().await;
}

#[tokio::test]
async fn squares_are_as_large_as_they_are_to_be() {
    sizes::<Fives>(1.0).await;
}

#[tokio::test]
async fn hexagons_are_as_large_as_they_are_to_be() {
    sizes::<Polygon>(1.5).await;
}

/// A place on the board where nothing lies and nothing can go, in the part that is seen.
const FREE: &str = "
    const room = document.querySelector('.board-picture').getBoundingClientRect();
    const cells = [...document.querySelectorAll('.board-picture [data-square], .board-picture .space')];
    const free = cells.filter((cell) => !cell.matches('.played, .laid, .on-tile, [data-can=true]'));
    const middles = free.map((cell) => (cell.querySelector('.ground, .hit') ?? cell).getBoundingClientRect())
        .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
    const isIn = ([x, y]) => x > room.left + 40 && x < room.right - 40 && y > room.top + 40 && y < room.bottom - 40;
    return middles.find(isIn);";

/// The middle of the room that the board has.
const MIDDLE: &str = "
    const { x, y, width, height } = document.querySelector('.board-picture').getBoundingClientRect();
    return [x + width / 2, y + height / 2];";

/// Where the first square or space is, in the window.
const CORNER: &str = "
    const box = document.querySelector('.board-picture [data-square], .board-picture .space').getBoundingClientRect();
    return [box.x, box.y];";

async fn place(guest: &Guest, script: &str) -> (f64, f64) {
    guest.settle().await;
    let found = guest.run(script).await;
    let number = |index: usize| found[index].as_f64().unwrap_or_else(|| panic!("no place: {found}"));
    (number(0), number(1))
}

/// Two fingers make a board larger and smaller, one moves it, and two quick taps go back and forth.
async fn fingers(game: &str) {
    let guest = Guest::play(visit().calm().phone(390, 844), game).await;
    assert!(guest.await_turn().await);
    let whole = measure(&guest).await;
    assert!(whole.is_whole, "{whole:?}");
    let middle = place(&guest, MIDDLE).await;
    guest.page.pinch_at(middle, 60.0, 150.0).await.unwrap();
    let larger = measure(&guest).await;
    assert!(larger.step > whole.step * 1.8 && !larger.is_whole, "{whole:?}, then {larger:?}");

    let (before, from) = (place(&guest, CORNER).await, place(&guest, FREE).await);
    guest.page.drag_at(from, (from.0 + 30.0, from.1 + 24.0)).await.unwrap();
    let after = place(&guest, CORNER).await;
    let moved = (after.0 - before.0, after.1 - before.1);
    assert!((moved.0 - 30.0).abs() < 3.0 && (moved.1 - 24.0).abs() < 3.0, "moved by {moved:?}");
    assert!((measure(&guest).await.step - larger.step).abs() < 0.5, "a drag does not zoom");

    guest.page.pinch_at(middle, 200.0, 40.0).await.unwrap();
    let smaller = measure(&guest).await;
    assert!(smaller.is_whole && (smaller.step - whole.step).abs() < 0.5, "{smaller:?}");

    let at = place(&guest, FREE).await;
    guest.page.double_tap_at(at).await.unwrap();
    let closer = measure(&guest).await;
    assert!(closer.step > whole.step * 1.4, "two taps come closer: {closer:?}");
    let at = place(&guest, FREE).await;
    guest.page.double_tap_at(at).await.unwrap();
    let back = measure(&guest).await;
    assert!(back.is_whole, "two more go back: {back:?}");
    guest.leave().await;
}

#[tokio::test]
async fn fingers_move_the_board_of_fives() {
    fingers("fives").await;
}

#[tokio::test]
async fn fingers_move_the_board_of_polygon() {
    fingers("polygon").await;
}
