//! All legal turns of a roll and its tiles, fast.
//!
//! A roll divides the board into groupings that don't overlap, so what a tile can do on a space, and what it scores, depends
//! on its grouping alone. For each tile the legal spaces are listed once, grouping by grouping. A turn is then any two of
//! them, except within one grouping: there the second tile may follow only if the first did not score (P13), and its score
//! has to be looked at again.

use arrayvec::ArrayVec;

use crate::combination::score;
use crate::geometry::{Grouping, MAX_SPACES, NOWHERE, Place};
use crate::{Board, Edition, Space, Task, Tile};

/// A whole turn with its scores.
///
/// ```
/// use parlor_polygon::{Board, Edition, Space, Symbol, Task, judge, turns};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// assert!(board.lay(&edition, Space::new(0, 0), "3".parse()?));
/// let task = Task::new(Symbol::Star, ["4".parse()?, "W".parse()?]);
///
/// for turn in turns(&edition, &board, &task) {
///     let places: Vec<_> = [Some(turn.first), turn.second].into_iter().flatten().collect();
///     let judged: u16 = judge(&edition, &board, &task, &places)?.iter().map(|placement| placement.score()).sum();
///     assert_eq!(judged, turn.total());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredTurn {
    /// The tiles in the order of laying, and where each is laid; none for one that is put out of the game (P14).
    pub first: (Tile, Option<Space>),
    /// The second tile; none where the turn has only one left.
    pub second: Option<(Tile, Option<Space>)>,
    /// What each of them scores.
    pub scores: [u16; 2],
}

impl ScoredTurn {
    /// What the turn scores.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.scores[0] + self.scores[1]
    }
}

/// A legal space for a tile.
#[derive(Clone, Copy, Debug)]
struct Spot {
    place: Place,
    space: Space,
    /// Which of the groupings of the rolled symbol.
    grouping: u8,
    score: u16,
}

/// All legal spaces for a tile, grouping by grouping.
struct Spots {
    tile: Tile,
    spots: ArrayVec<Spot, MAX_SPACES>,
}

impl Spots {
    fn new(edition: &Edition, board: &Board, task: &Task, tile: Tile) -> Spots {
        let mut spots = ArrayVec::new();
        let first =
            task.first().and_then(|first| Some((edition.place(first.space?)?, first.combination.is_some())));
        let (first_place, first_scored) = first.unwrap_or((NOWHERE, false));
        for (grouping, number) in edition.groupings(task.roll()).iter().zip(0..) {
            let was_in_play = grouping.map(|place| board.height(place) > u8::from(place == first_place));
            let in_play: u8 = was_in_play.iter().map(|was| u8::from(*was)).sum();
            if in_play == 0 || (first_scored && grouping.contains(&first_place)) {
                continue;
            }
            let shows = grouping.map(|place| board.showing(place));
            for index in 0..3 {
                let place = grouping[index];
                // Another space has to have been in play, not this one.
                let others = in_play - u8::from(was_in_play[index]);
                let fits = shows[index].is_none_or(|on| tile.goes_on(on));
                if others > 0 && fits && place != NOWHERE && place != first_place {
                    let mut laid = shows;
                    laid[index] = Some(tile);
                    let space = edition.space(place);
                    spots.push(Spot { place, space, grouping: number, score: score_of(laid) });
                }
            }
        }
        Spots { tile, spots }
    }
}

/// What a grouping scores that shows this.
#[inline]
fn score_of(shows: [Option<Tile>; 3]) -> u16 {
    match shows {
        [Some(one), Some(two), Some(three)] => score([one, two, three]),
        _ => 0,
    }
}

/// What the second of two tiles in one grouping scores.
#[inline]
fn score_after(board: &Board, grouping: &Grouping, first: (Place, Tile), second: (Place, Tile)) -> u16 {
    score_of(grouping.map(|place| match place {
        _ if place == first.0 => Some(first.1),
        _ if place == second.0 => Some(second.1),
        _ => board.showing(place),
    }))
}

/// Calls `visit` with every space on which a tile of the turn may be laid now.
pub(crate) fn for_each_space(
    edition: &Edition,
    board: &Board,
    task: &Task,
    tile: Tile,
    mut visit: impl FnMut(Space),
) {
    Spots::new(edition, board, task, tile).spots.iter().for_each(|spot| visit(spot.space));
}

/// Calls `visit` with every legal turn, each once; two equal tiles give each sequence once. If the first tile is laid
/// already, the turns are those that go on from there, and the first tile is the one that is left.
pub fn for_each_turn(edition: &Edition, board: &Board, task: &Task, mut visit: impl FnMut(ScoredTurn)) {
    match *task.tiles() {
        [] => {}
        [tile] => {
            let spots = Spots::new(edition, board, task, tile);
            let mut lay = |space, score| {
                visit(ScoredTurn { first: (tile, space), second: None, scores: [score, 0] });
            };
            spots.spots.iter().for_each(|spot| lay(Some(spot.space), spot.score));
            if spots.spots.is_empty() {
                lay(None, 0);
            }
        }
        [one, two, ..] => {
            let ones = Spots::new(edition, board, task, one);
            if one == two {
                in_order(edition, board, task, &ones, &ones, &mut visit);
            } else {
                let twos = Spots::new(edition, board, task, two);
                in_order(edition, board, task, &ones, &twos, &mut visit);
                in_order(edition, board, task, &twos, &ones, &mut visit);
            }
        }
    }
}

/// All turns in which a tile of `firsts` is laid before one of `seconds`.
#[inline]
fn in_order(
    edition: &Edition,
    board: &Board,
    task: &Task,
    firsts: &Spots,
    seconds: &Spots,
    visit: &mut impl FnMut(ScoredTurn),
) {
    let (first_tile, second_tile) = (firsts.tile, seconds.tile);
    let mut turn = |first: Option<Space>, second: Option<Space>, scores: [u16; 2]| {
        visit(ScoredTurn { first: (first_tile, first), second: Some((second_tile, second)), scores });
    };
    if firsts.spots.is_empty() {
        // P14: the first is put out of the game.
        seconds.spots.iter().for_each(|second| turn(None, Some(second.space), [0, second.score]));
        if seconds.spots.is_empty() {
            turn(None, None, [0, 0]);
        }
        return;
    }
    let groupings = edition.groupings(task.roll());
    for first in &firsts.spots {
        let mut any = false;
        for second in &seconds.spots {
            let score = if second.grouping != first.grouping {
                second.score
            } else if first.score > 0 || second.place == first.place {
                continue;
            } else {
                let grouping = &groupings[usize::from(first.grouping)];
                score_after(board, grouping, (first.place, first_tile), (second.place, second_tile))
            };
            any = true;
            turn(Some(first.space), Some(second.space), [first.score, score]);
        }
        if !any {
            turn(Some(first.space), None, [first.score, 0]);
        }
    }
}

/// All legal turns, in no particular order.
///
/// ```
/// use parlor_polygon::{Board, Edition, Symbol, Task, best_total, turns};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// for (space, tile) in [("0,0", "3"), ("1,0", "5"), ("-1,1", "2x2"), ("2,-1", "4")] {
///     assert!(board.lay(&edition, space.parse()?, tile.parse()?));
/// }
/// let task = Task::new(Symbol::Star, ["4".parse()?, "W".parse()?]);
///
/// let mut all = turns(&edition, &board, &task);
/// all.sort_by_key(|turn| std::cmp::Reverse(turn.total()));
/// assert_eq!((all.len(), all[0].total()), (80, 50));
/// assert_eq!(best_total(&edition, &board, &task), all[0].total());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn turns(edition: &Edition, board: &Board, task: &Task) -> Vec<ScoredTurn> {
    let mut turns = Vec::new();
    for_each_turn(edition, board, task, |turn| turns.push(turn));
    turns
}

/// The highest total of any legal turn, without listing them all.
#[must_use]
pub fn best_total(edition: &Edition, board: &Board, task: &Task) -> u16 {
    match *task.tiles() {
        [] => 0,
        [tile] => {
            let spots = Spots::new(edition, board, task, tile);
            spots.spots.iter().map(|spot| spot.score).max().unwrap_or(0)
        }
        [one, two, ..] => {
            let ones = Spots::new(edition, board, task, one);
            if one == two {
                return best_of(edition, board, task, &ones, &ones);
            }
            let twos = Spots::new(edition, board, task, two);
            best_of(edition, board, task, &ones, &twos).max(best_of(edition, board, task, &twos, &ones))
        }
    }
}

/// The best total with a tile of `firsts` before one of `seconds`, or a lower one if the other order has the best.
///
/// In the best turn of two groupings one of the tiles has its own best score: if neither had, both could be exchanged for
/// their best ones. So it is enough to hold every space of one tile against the best score of the other, in both orders.
fn best_of(edition: &Edition, board: &Board, task: &Task, firsts: &Spots, seconds: &Spots) -> u16 {
    let groupings = edition.groupings(task.roll());
    let best_second = seconds.spots.iter().max_by_key(|spot| spot.score);
    let mut best = best_second.map_or(0, |second| if firsts.spots.is_empty() { second.score } else { 0 });
    for first in &firsts.spots {
        // If nothing is left for the second tile, it is put out of the game.
        let second = best_second.filter(|second| second.grouping != first.grouping);
        best = best.max(first.score + second.map_or(0, |second| second.score));
        if first.score == 0 {
            let grouping = &groupings[usize::from(first.grouping)];
            let laid = (first.place, firsts.tile);
            // On the first tile's own space the grouping would show the same as before, and score nothing.
            for second in seconds.spots.iter().filter(|second| second.grouping == first.grouping) {
                best = best.max(score_after(board, grouping, laid, (second.place, seconds.tile)));
            }
        }
    }
    best
}
