//! Players for Parlor's games.
//!
//! A player gets its own view of the game, a seed of its own and a budget, and nothing else; given the same it makes the
//! same choice on every machine. [`play`] lets players play whole games among themselves, [`arena`] finds out who is
//! stronger.
//!
//! A player that looks ahead is a [`Search`]: a value that is advanced. It makes up worlds that agree with what it sees
//! ([`parlor_core::Imagined`]) and lets its candidates race in them ([`Race`]).
//!
//! ```
//! use parlor_bots::{Bot, GameSeed, Level, play};
//! use parlor_core::{BySeat, Game, Outcome, SetUp};
//! use parlor_fives::Fives;
//!
//! let seeds = GameSeed::new("a game of bots");
//! let set_up = SetUp::<Fives>::classic(2, seeds.deal());
//! let bots = BySeat::new(2, |seat| Bot::from([Level::Greedy, Level::Random][seat.index()]));
//! let log = play(set_up, &bots, &seeds)?;
//! let Outcome::Over(results) = Fives::outcome(log.state()) else { panic!("the game goes on") };
//! assert!(results.scores.as_slice()[0] > results.scores.as_slice()[1], "{:?}", results.scores);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod arena;
mod bot;
mod choice;
mod fives;
mod polygon;
mod puzzle;
mod race;
mod replay;
mod scorzo;
mod search;
mod selfplay;
#[cfg(feature = "toy")]
mod toy;

pub use bot::{Bot, DEFAULT_ROLLOUTS, MAX_ROLLOUTS};
#[doc(hidden)]
pub use fives::training as fives_training;
pub use parlor_core::{Level, LevelError};
#[doc(hidden)]
pub use polygon::foresight as polygon_foresight;
pub use puzzle::Puzzle;
pub use race::{Experiment, Race, Tally};
pub use replay::{BotsCheck, OtherMove, bot_seed, check_bots};
#[doc(hidden)]
pub use scorzo::scatter as scorzo_scatter;
pub use search::{Candidate, Search};
pub use selfplay::{GameSeed, SelfplayError, play, play_with};

use parlor_core::{Game, PlayerSeed};

/// What the worth of an action is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreUnit {
    /// Points ahead of the best other player; leads that nobody can catch up with may count less, and the win more.
    Points,
    /// The share of the games that are won.
    Wins,
}

/// A game that our players can play.
pub trait BotGame: Game {
    /// What [`Candidate::worth`] counts, in thousandths.
    const SCORE_UNIT: ScoreUnit;

    /// Whether who has the fewest points wins.
    const FEWEST_WIN: bool = false;

    /// By how much a move has to be better than the next best, in thousandths of what worth counts, to be the solution of
    /// a puzzle.
    const PUZZLE_MARGIN: i64;

    /// The versions of this game's players, weakest first: each is counted up whenever the player could choose differently, because
    /// records say which one played. `tests/versions.rs` knows what every version answers, and fails until this is done.
    const PLAYER_VERSIONS: [u32; Level::ALL.len()];

    /// The version of the player of this level.
    #[must_use]
    fn player_version(level: Level) -> u32 {
        Self::PLAYER_VERSIONS[level as usize]
    }

    /// How an expert looks ahead.
    type Search: Search<Action = Self::Action> + Send;

    /// What a player of this level does in its turn without looking ahead; an expert does what a steady player does.
    /// `None` if the view is not that of the player to act.
    fn choose(level: Level, view: &Self::View, seed: &PlayerSeed) -> Option<Self::Action>;

    /// The search of an expert in its turn. `None` if the view is not that of the player to act.
    fn search(view: &Self::View, seed: &PlayerSeed) -> Option<Self::Search> {
        Self::search_with(view, seed, None)
    }

    /// The same, with an action among the candidates that an expert might not think of; it is legal.
    fn search_with(view: &Self::View, seed: &PlayerSeed, also: Option<Self::Action>) -> Option<Self::Search>;

    /// Whether a turn begins with this decision of the viewer: a turn may have several.
    fn begins_turn(view: &Self::View) -> bool;

    /// What the draws and rolls that led to this decision are worth against their average, in thousandths of a point, more
    /// being better for the player. `None` if there were none, or the view is not that of the player to act.
    fn luck(view: &Self::View, seed: &PlayerSeed) -> Option<i64>;
}
