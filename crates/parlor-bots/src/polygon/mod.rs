//! Players of Polygon.

mod bag;
mod casual;
mod endgame;
mod expert;
mod foresight;
mod geometry;
mod luck;
mod moves;
mod odds;
mod outlook;
mod rollout;
mod rollouts;
mod standing;
mod steady;

use parlor_core::{Game, PlayerSeed};
use parlor_polygon::{Action, Polygon, View, for_each_turn};

use self::casual::casual;
use self::expert::Expert;
pub use self::foresight::foresight;
use self::steady::steady;
use crate::choice::one_of;
use crate::{BotGame, Level, ScoreUnit};

impl BotGame for Polygon {
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;
    const PUZZLE_MARGIN: i64 = 4_000;
    const PLAYER_VERSIONS: [u32; 5] = [1; 5];

    type Search = Expert;

    fn choose(level: Level, view: &View, seed: &PlayerSeed) -> Option<Action> {
        match level {
            Level::Random => one_of(&Polygon::actions(view), seed, decision(view)).copied(),
            Level::Casual => casual(view, seed),
            Level::Greedy => greedy(view, seed),
            Level::Steady | Level::Expert => steady(view),
        }
    }

    fn search_with(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Self::Search> {
        Expert::new(view, seed, decision(view), also)
    }

    fn begins_turn(view: &View) -> bool {
        view.task().is_some_and(|task| task.first().is_none())
    }

    fn luck(view: &View, _: &PlayerSeed) -> Option<i64> {
        luck::luck(view)
    }
}

/// The first placement of one of the turns with the best total; after it, the best that is left of that turn.
fn greedy(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let task = view.task()?;
    let public = view.public();
    let mut best = 0;
    let mut first: Vec<Action> = Vec::with_capacity(32);
    for_each_turn(public.edition(), public.board(), task, |turn| {
        let total = turn.total();
        if total > best {
            best = total;
            first.clear();
        }
        if total == best {
            let (tile, space) = turn.first;
            first.push(Action { tile, space });
        }
    });
    one_of(&first, seed, decision(view)).copied()
}

/// A number that no other decision of the game has.
fn decision(view: &View) -> u64 {
    let public = view.public();
    let left = public.task().map_or(0, |task| task.tiles().len());
    (public.turns().len() * 4 + left) as u64
}
