//! Players for Parlor's games.
//!
//! A player gets its own view of the game and a seed of its own, and nothing else; given the same two it makes the same
//! choice on every machine. [`play`] lets players play whole games among themselves.

mod choice;
mod fives;
mod level;
mod polygon;
mod scorzo;
mod selfplay;

pub use level::{Level, LevelError};
pub use selfplay::{GameSeed, SelfplayError, play};

use parlor_core::{Game, PlayerSeed};

/// A game that our players can play.
pub trait Playable: Game {
    /// What a player of this level does in its turn; `None` if the view is not that of the player to act.
    fn choose(level: Level, view: &Self::View, seed: &PlayerSeed) -> Option<Self::Action>;
}
