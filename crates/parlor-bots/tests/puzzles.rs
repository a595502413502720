//! Puzzles have one solution, which is not the first that comes to mind, and are the same for everybody.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use parlor_bots::{BotGame, Level, Puzzle};
use parlor_core::PlayerSeed;
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

fn check<G: BotGame>(text: &str, solutions: &[&str]) {
    let puzzle = Puzzle::<G>::from_text(text).unwrap();
    let found = puzzle.candidates[..puzzle.solutions].iter().map(|best| best.action.to_string());
    assert_eq!(found.collect::<Vec<_>>(), solutions);
    let (best, next) = (&puzzle.candidates[0], &puzzle.candidates[puzzle.solutions]);
    assert!(best.worth - next.worth >= G::PUZZLE_MARGIN, "{best:?} {next:?}");
    assert!(puzzle.is_solved_by(best.action) && !puzzle.is_solved_by(next.action));
    // It can be played, and whoever takes what scores most at once does something else.
    assert!(G::actions(&puzzle.view).contains(&best.action));
    let greedy = G::choose(Level::Greedy, &puzzle.view, &PlayerSeed::from_text("any")).unwrap();
    assert!(!puzzle.is_solved_by(greedy));
}

#[test]
fn a_day_has_a_puzzle_in_every_game() {
    check::<Fives>("2026-11-18", &["1A 37"]);
    check::<Scorzo>("2026-11-19", &["3Q"]);
    check::<Polygon>("2026-11-16", &["2 0,0", "3x3 -1,2"]);
}

#[test]
fn puzzles_of_other_days_are_others() {
    let view = |day: &str| Puzzle::<Polygon>::from_text(day).unwrap().view;
    assert!(view("2026-11-17") != view("2026-11-16"));
    assert_eq!(view("2026-11-16"), view("2026-11-16"));
}
