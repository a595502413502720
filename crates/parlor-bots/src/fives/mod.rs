//! Players of Scrambled 5's.

mod casual;
mod endgame;
mod expert;
mod leave;
mod luck;
mod memory;
mod openings;
mod position;
mod rollout;
mod steady;
pub mod training;
mod world;

use parlor_core::{Game, PlayerSeed};
use parlor_fives::{Action, Fives, ScoredPlay, View, best_plays};

use crate::choice::one_of;
use crate::{BotGame, Level, ScoreUnit};

impl BotGame for Fives {
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;
    const PUZZLE_MARGIN: i64 = 8_000;
    const PLAYER_VERSIONS: [u32; 5] = [1; 5];

    type Search = expert::Expert;

    fn choose(level: Level, view: &View, seed: &PlayerSeed) -> Option<Action> {
        match level {
            Level::Random => {
                let actions = Fives::actions(view);
                one_of(&actions, seed, decision(view)).copied()
            }
            Level::Casual => casual::choose(view, seed),
            Level::Greedy => greedy(view, seed),
            Level::Steady | Level::Expert => steady::choose(view),
        }
    }

    fn search_with(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Self::Search> {
        expert::Expert::new(view, seed, also)
    }

    fn begins_turn(_: &View) -> bool {
        true
    }

    fn luck(view: &View, seed: &PlayerSeed) -> Option<i64> {
        luck::luck(view, seed)
    }
}

/// One of the plays that score most; passes only without any.
fn greedy(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let rack = view.rack().filter(|_| view.is_mover())?;
    let mut best: Vec<ScoredPlay> = Vec::with_capacity(32);
    best_plays(view.public().edition(), view.public().board(), rack, &mut best);
    match one_of(&best, seed, decision(view)) {
        Some(scored) => Some(Action::Play(scored.play)),
        None => Some(Action::Pass),
    }
}

/// A number that no other decision of the game has.
fn decision(view: &View) -> u64 {
    view.public().turns().len() as u64
}
