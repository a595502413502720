//! Players of Scrambled 5's.

use parlor_core::{Game, PlayerSeed, Stream};
use parlor_fives::{Action, Fives, ScoredPlay, View, best_plays};

use crate::{Level, Playable};

impl Playable for Fives {
    fn choose(level: Level, view: &View, seed: &PlayerSeed) -> Option<Action> {
        match level {
            Level::Random => {
                let actions = Fives::actions(view);
                one_of(&actions, view, seed).copied()
            }
            Level::Greedy => greedy(view, seed),
        }
    }
}

/// One of the plays that score most; passes only without any.
fn greedy(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let rack = view.rack().filter(|_| view.is_mover())?;
    let mut best: Vec<ScoredPlay> = Vec::with_capacity(32);
    best_plays(view.table().edition(), view.table().board(), rack, &mut best);
    match one_of(&best, view, seed) {
        Some(scored) => Some(Action::Play(scored.play)),
        None => Some(Action::Pass),
    }
}

/// One of several, each equally likely; another throw every turn.
fn one_of<'a, T>(items: &'a [T], view: &View, seed: &PlayerSeed) -> Option<&'a T> {
    match items {
        [] => None,
        [only] => Some(only),
        _ => {
            let mut stream = Stream::of_player(seed, &format!("turn/{}", view.table().turns().len()));
            items.get(stream.index(items.len()))
        }
    }
}
