//! Players of Scorzo.
//!
//! - `greedy` sees points now; `casual` does too, and overlooks things.
//! - `steady` counts what the next draw may leave of a hand (`prospects`).
//! - `expert` begins with what `steady` says of an action. It makes up the hidden cards (`world`), plays the round to its
//!   end in them (`position`, where everybody plays as `quick` says) and asks what the scores are worth then
//!   (`standing`). Once somebody has called it counts (`endgame`).
//! - Which cards go together, for both: `links`.

mod casual;
mod endgame;
mod expert;
mod greedy;
mod links;
mod luck;
mod position;
mod prospects;
mod quick;
mod scatter;
mod standing;
mod steady;
mod world;

pub use scatter::scatter;

use parlor_core::{Game, PlayerSeed};
use parlor_scorzo::{Action, Phase, Scorzo, View};

use crate::choice::one_of;
use crate::{BotGame, Level, ScoreUnit};

impl BotGame for Scorzo {
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Wins;
    const FEWEST_WIN: bool = true;
    const PUZZLE_MARGIN: i64 = 12;
    const PLAYER_VERSIONS: [u32; 5] = [1; 5];

    type Search = expert::Expert;

    fn choose(level: Level, view: &View, seed: &PlayerSeed) -> Option<Action> {
        match level {
            Level::Random => one_of(&Scorzo::actions(view), seed, decision(view)).copied(),
            Level::Casual => casual::choose(view, seed),
            Level::Greedy => greedy::choose(view, seed),
            Level::Steady | Level::Expert => steady::choose(view),
        }
    }

    fn search_with(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Self::Search> {
        expert::Expert::new(view, seed, also)
    }

    fn begins_turn(view: &View) -> bool {
        matches!(view.public().phase(), Phase::Taking(_))
    }

    fn luck(view: &View, seed: &PlayerSeed) -> Option<i64> {
        luck::luck(view, seed)
    }
}

/// A number that no other decision of the game has.
fn decision(view: &View) -> u64 {
    let public = view.public();
    let steps = public.round().map_or(0, |round| round.steps().len());
    ((public.finished().len() as u64) << 32) | steps as u64
}
