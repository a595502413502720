//! The play generator: every legal play with its score.
//!
//! It works line by line and window by window ([`windows`]), and takes the tiles from tables of the rack's arrangements
//! ([`arrangements`]). Nothing is allocated on the way. The judge is its slow twin.

#![expect(
    clippy::cast_possible_truncation,
    reason = "slots, places, values and scores of a line are far below 256"
)]

mod arrangements;
mod windows;

use std::ops::ControlFlow;

use arrangements::Arrangements;

use crate::{Board, Edition, Play, Rack};

/// A legal play and what it scores.
///
/// ```
/// use parlor_fives::{Board, Edition, Rack, Tile, best_plays, has_play, judge_play};
///
/// let edition = Edition::classic();
/// let board = Board::empty(edition.size());
/// let rack = Rack::new([7, 8, 9, 1, 5].into_iter().filter_map(Tile::new)).unwrap();
///
/// let mut best = Vec::new();
/// best_plays(&edition, &board, &rack, &mut best);
/// for scored in &best {
///     assert_eq!(judge_play(&edition, &board, Some(&rack), scored.play)?.score, scored.score);
/// }
/// assert_eq!((best.len(), best[0].score), (480, 60));
///
/// let lone_one = Rack::new(Tile::new(1)).unwrap();
/// assert!(!has_play(&edition, &board, &lone_one));
/// # Ok::<(), parlor_fives::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ScoredPlay {
    /// The play.
    pub play: Play,
    /// Its score.
    pub score: u32,
}

/// Calls `visit` with every legal play of the rack, each once.
pub fn for_each_play(edition: &Edition, board: &Board, rack: &Rack, mut visit: impl FnMut(ScoredPlay)) {
    let rack = Arrangements::new(rack);
    let _ = windows::visit(edition, board, &rack, |window, ways| {
        window.each(&rack, ways, |play, score| visit(ScoredPlay { play, score }));
        ControlFlow::Continue(())
    });
}

/// All legal plays of the rack, each once.
///
/// ```
/// use parlor_fives::{Board, Edition, Rack, Tile, plays};
///
/// let edition = Edition::classic();
/// let rack = Rack::new([4, 1, 5, 3, 2].into_iter().filter_map(Tile::new)).unwrap();
///
/// let mut all = plays(&edition, &Board::empty(edition.size()), &rack);
/// all.sort_by_key(|scored| std::cmp::Reverse(scored.score));
/// assert_eq!((all.len(), all[0].score), (1481, 30));
/// assert!(all.iter().any(|scored| scored.play.to_string() == "8F 415" && scored.score == 10));
/// ```
#[must_use]
pub fn plays(edition: &Edition, board: &Board, rack: &Rack) -> Vec<ScoredPlay> {
    let mut plays = Vec::with_capacity(512);
    for_each_play(edition, board, rack, |play| plays.push(play));
    plays
}

/// The plays of the highest score, all of them, in `best`; windows that can't reach it are passed over.
pub fn best_plays(edition: &Edition, board: &Board, rack: &Rack, best: &mut Vec<ScoredPlay>) {
    best.clear();
    let rack = Arrangements::new(rack);
    let mut highest = 0;
    let _ = windows::visit(edition, board, &rack, |window, ways| {
        if window.bound(&rack) >= highest {
            window.each(&rack, ways, |play, score| {
                if score >= highest {
                    if score > highest {
                        best.clear();
                        highest = score;
                    }
                    best.push(ScoredPlay { play, score });
                }
            });
        }
        ControlFlow::Continue(())
    });
}

/// Whether the rack has any legal play.
#[must_use]
pub fn has_play(edition: &Edition, board: &Board, rack: &Rack) -> bool {
    windows::visit(edition, board, &Arrangements::new(rack), |_, _| ControlFlow::Break(())).is_break()
}
