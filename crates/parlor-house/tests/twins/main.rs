//! Two houses that differ only in what somebody can't know tell them the same, byte by byte.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test")]

mod compare;
mod doubles;
mod leaks;
mod line;
mod pair;
mod world;

use parlor_core::conformance::Conform;
use parlor_core::{Game as _, Seat};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::SessionGame;

use compare::differences;
use pair::{Deed, pair};
use world::{Honest, told};

/// What a run came to.
#[derive(Debug, Default)]
struct Sum {
    pairs: usize,
    /// By seat, and then for a watcher who is not in any.
    viewers: [usize; 7],
    entries: usize,
    refused: usize,
    undone: usize,
    stand_ins: usize,
    returns: usize,
    bytes: usize,
    /// Pairs that went on to the last entry before the end.
    to_the_end: usize,
}

/// Plays this many pairs.
fn pairs<C: Conform<Game: SessionGame>>(count: usize) -> Sum {
    let mut sum = Sum::default();
    for pair in (0..).filter_map(pair::<C>).take(count) {
        assert_ne!(pair.deals[0], pair.deals[1], "{} {}: nothing differs", pair.game, pair.number);
        let [one, other] = [0, 1].map(|side| told::<C::Game>(&pair, side, &Honest));
        let found = differences(pair.viewer, [&one, &other]);
        if let Some(difference) = found.first() {
            panic!("{} {} as {:?} sees it: {difference}", pair.game, pair.number, pair.viewer);
        }
        let deeds = |is_wanted: fn(&Deed) -> bool| pair.deeds.iter().filter(|deed| is_wanted(deed)).count();
        sum.pairs += 1;
        sum.viewers[pair.viewer.seat().map_or(6, Seat::index)] += 1;
        sum.entries += deeds(|deed| matches!(deed, Deed::Acts { .. } | Deed::BotActs { .. }));
        sum.refused += deeds(|deed| {
            matches!(deed, Deed::IsRefused { .. } | Deed::CannotUndo { .. } | Deed::IsLate { .. })
        });
        sum.undone += deeds(|deed| matches!(deed, Deed::Undoes { .. }));
        sum.stand_ins += deeds(|deed| matches!(deed, Deed::StandIn { .. }));
        sum.returns += deeds(|deed| matches!(deed, Deed::Returns { .. }));
        sum.to_the_end += usize::from(pair.left_out == 0);
        sum.bytes += one.bytes(|hearer, _| compare::hears(pair.viewer, hearer));
    }
    println!("{}: {sum:?}", C::Game::ID);
    sum
}

/// How many pairs of each game are played: a few, or as many as `cargo xtask test` asks for.
fn count() -> usize {
    std::env::var("PARLOR_TWINS").map_or(14, |pairs| pairs.parse().expect("PARLOR_TWINS is a number"))
}

/// A run is worth what happened in it.
fn check(sum: &Sum) {
    assert_eq!(sum.pairs, count());
    let [first, second, third, .., watcher] = sum.viewers;
    assert!([first, second, third, watcher].iter().all(|pairs| *pairs > 0), "{sum:?}");
    assert!([sum.refused, sum.undone, sum.stand_ins, sum.returns].iter().all(|times| *times > 0), "{sum:?}");
}

#[test]
fn nothing_is_told_in_fives() {
    check(&pairs::<Fives>(count()));
}

#[test]
fn nothing_is_told_in_scorzo() {
    check(&pairs::<Scorzo>(count()));
}

#[test]
fn nothing_is_told_in_polygon() {
    check(&pairs::<Polygon>(count()));
}
