//! Learning what tiles are worth, by playing. The same seed learns the same on every machine: sums are whole
//! numbers, and what is not is plain arithmetic.

use parlor_core::{PlayerRng, PlayerSeed};
use parlor_fives::{Board, Direction, Edition, Rack, ScoredPlay, Tile, Tiles, best_plays, for_each_play};

use super::leave::Kept;
pub use super::leave::Leaves;
pub use super::openings::Openings;
use super::openings::{Marks, SORTS};

/// Boards as greedy players make them, each with the tiles that are not on it.
fn boards(edition: &Edition, seed: &PlayerSeed, games: u32) -> Vec<(Board, Vec<Tile>)> {
    let mut boards = Vec::new();
    let mut best: Vec<ScoredPlay> = Vec::new();
    for game in 0..games {
        let mut rng = PlayerRng::new(seed, u64::from(game));
        let mut pile: Vec<Tile> = edition.tiles().iter().collect();
        rng.shuffle(&mut pile);
        let mut board = Board::empty(edition.size());
        let mut racks = [Rack::default(); 2];
        for turn in 0.. {
            let rack = &mut racks[turn % 2];
            while rack.len() < Rack::FULL
                && let Some(tile) = pile.pop()
            {
                assert!(rack.add(tile), "the rack is not full");
            }
            best_plays(edition, &board, rack, &mut best);
            let Some(scored) = best.get(rng.index(best.len().max(1))) else { break };
            assert!(board.lay(&scored.play), "a legal play");
            *rack = rack.without(scored.play.tiles()).expect("the tiles are on the rack");
            if pile.len() < 10 {
                break;
            }
            let unseen = racks.iter().flat_map(|rack| rack.tiles().iter()).chain(pile.iter().copied());
            boards.push((board, unseen.collect()));
        }
    }
    boards
}

/// Learns from this many tries for every leave: each time tiles are drawn to it, a turn is played on a board from another
/// game, and the turn's worth (its score, and what is kept after it by what is known so far) is taken in. What counts is how
/// much more that is than with five new tiles.
#[must_use]
pub fn leaves(edition: &Edition, seed: &str, rounds: u32, tries: u32) -> Leaves {
    let seed = PlayerSeed::from_text(seed);
    let boards = boards(edition, &seed, 400);
    let mut known = Leaves::zero();
    for round in 0..rounds {
        let mut learnt = Leaves::zero();
        let mean = |number: u64, leave: &Tiles, tries: u32| {
            let mut rng = PlayerRng::new(&seed, (u64::from(round) << 32) + (number << 16) + 0xffff);
            let (mut sum, mut count) = (0_i64, 0_i64);
            for _ in 0..tries {
                let (board, unseen) = &boards[rng.index(boards.len())];
                let Some(rack) = drawn_to(leave, unseen, &mut rng) else { continue };
                sum += turn(edition, board, &rack, &known);
                count += 1;
            }
            sum / count.max(1)
        };
        let nothing = mean(0, &Tiles::default(), tries * 20);
        for (number, leave) in (1..).zip(Leaves::all().skip(1)) {
            let worth = mean(number, &leave, tries) - nothing;
            learnt.set(&leave, i32::try_from(worth).expect("a turn is worth a few hundred points"));
        }
        known = learnt;
    }
    known
}

/// A full rack of these tiles and others that are unseen; `None` if these are not.
fn drawn_to(leave: &Tiles, unseen: &[Tile], rng: &mut PlayerRng) -> Option<Rack> {
    let mut rest: Vec<Tile> =
        unseen.iter().copied().collect::<Tiles>().without(leave.iter())?.iter().collect();
    let mut rack = Rack::new(leave.iter())?;
    while rack.len() < Rack::FULL && !rest.is_empty() {
        assert!(rack.add(rest.swap_remove(rng.index(rest.len()))), "the rack is not full");
    }
    Some(rack)
}

/// What the best turn is worth; nothing without a play.
fn turn(edition: &Edition, board: &Board, rack: &Rack, known: &Leaves) -> i64 {
    let kept = Kept::new(rack, |tiles| known.worth(tiles));
    let mut best = None;
    for_each_play(edition, board, rack, |scored| {
        let worth = i64::from(scored.score) * 1_000 + i64::from(kept.after(scored.play));
        best = best.max(Some(worth));
    });
    best.unwrap_or(0)
}

/// Learns from this many pairs of plays: two good plays of the same rack on the same board, each followed by another's turn
/// and one more of the same player, with the same tiles. What one leads to more than the other is put down to the windows
/// that one leaves more than the other, by least squares.
#[must_use]
pub fn openings(edition: &Edition, seed: &str, pairs: u32) -> Openings {
    let seed = PlayerSeed::from_text(seed);
    let boards = boards(edition, &seed, 400);
    let marks = Marks::new(edition);
    let mut squares = Squares::default();
    for pair in 0..pairs {
        let mut rng = PlayerRng::new(&seed, (1 << 48) + u64::from(pair));
        let (board, unseen) = &boards[rng.index(boards.len())];
        let mut unseen = unseen.clone();
        rng.shuffle(&mut unseen);
        let mut rack = || Rack::new(unseen.drain(unseen.len().saturating_sub(5)..)).expect("at most five");
        let [own, other, next] = [rack(), rack(), rack()];
        let mut plays = parlor_fives::plays(edition, board, &own);
        plays.sort_unstable_by_key(|scored| (std::cmp::Reverse(scored.score), scored.play));
        plays.truncate(20);
        if plays.len() < 2 {
            continue;
        }
        let one = plays.swap_remove(rng.index(plays.len()));
        let two = plays[rng.index(plays.len())];
        let [(windows, worth), (fewer, less)] = [one, two].map(|scored| {
            let mut after = *board;
            assert!(after.lay(&scored.play), "a legal play");
            (windows(&marks, &after), led_to(edition, &after, &other, &next))
        });
        let mut difference = [0; SORTS];
        for (sort, difference) in difference.iter_mut().enumerate() {
            *difference = windows[sort] - fewer[sort];
        }
        squares.add(&difference, worth - less);
    }
    squares.solve()
}

/// How many windows of each sort a board has.
fn windows(marks: &Marks, board: &Board) -> [i64; SORTS] {
    let mut windows = [0; SORTS];
    for direction in Direction::BOTH {
        for number in 0..board.size() {
            marks.windows(board, direction, number, |sort| windows[sort] += 1);
        }
    }
    windows
}

/// How far a player is ahead, in thousandths of a point, after another's turn and one of its own.
fn led_to(edition: &Edition, board: &Board, other: &Rack, next: &Rack) -> i64 {
    let mut board = *board;
    let mut ahead = 0;
    let mut best = Vec::new();
    for (rack, sign) in [(other, -1_000), (next, 1_000)] {
        best_plays(edition, &board, rack, &mut best);
        if let Some(scored) = best.first() {
            assert!(board.lay(&scored.play), "a legal play");
            ahead += sign * i64::from(scored.score);
        }
    }
    ahead
}

/// Least squares: sums of products in whole numbers, and their solution with plain arithmetic only, which is the same on
/// every machine.
struct Squares {
    products: [[i64; SORTS + 1]; SORTS],
}

impl Default for Squares {
    fn default() -> Squares {
        Squares { products: [[0; SORTS + 1]; SORTS] }
    }
}

impl Squares {
    fn add(&mut self, windows: &[i64; SORTS], worth: i64) {
        for (row, one) in self.products.iter_mut().zip(windows) {
            for (product, other) in row.iter_mut().zip(windows.iter().chain([&worth])) {
                *product += one * other;
            }
        }
    }

    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "rounding is meant")]
    fn solve(&self) -> Openings {
        let mut rows = self.products.map(|row| row.map(|product| product as f64));
        for (index, row) in rows.iter_mut().enumerate() {
            // Sorts that hardly ever came up stay near nothing.
            row[index] += 100.0;
        }
        for pivot in 0..SORTS {
            let by = rows[pivot];
            for (index, row) in rows.iter_mut().enumerate() {
                if index != pivot {
                    let factor = row[pivot] / by[pivot];
                    row.iter_mut().zip(by).for_each(|(value, by)| *value -= factor * by);
                }
            }
        }
        let mut worths = [0; SORTS];
        for (index, worth) in worths.iter_mut().enumerate() {
            *worth = (rows[index][SORTS] / rows[index][index]) as i32;
        }
        Openings::new(worths)
    }
}
