//! What everyone at a table knows about it, besides the game itself.

use parlor_core::{Level, PlayerName, Seat};
use serde::{Deserialize, Serialize};

use crate::TableId;

/// The box that is played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditionChoice {
    /// One that the game has built in, by its name.
    BuiltIn(String),
    /// The text of an edition file.
    Text(String),
}

/// A bot of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseBot {
    /// How strong it is.
    pub level: Level,
    /// How many rollouts an expert does for a decision, if not as many as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rollouts: Option<u32>,
}

impl From<Level> for HouseBot {
    fn from(level: Level) -> HouseBot {
        HouseBot { level, rollouts: None }
    }
}

/// Who is in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody yet.
    Open,
    /// Nobody, and nobody can sit there.
    Closed,
    /// A person.
    Person {
        /// Their name.
        name: PlayerName,
        /// The bot that plays for them while they are gone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<HouseBot>,
    },
    /// A bot.
    Bot(HouseBot),
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down; the game has not begun.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The game was ended before its end, because somebody was gone.
    Abandoned,
    /// Nobody was there for a day before the game began.
    Closed,
    /// Its log does not fold any more. Nothing is lost, but nobody can play on.
    Stopped,
}

/// What everyone at a table knows about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// The game's id.
    pub game: String,
    /// The box.
    pub edition: EditionChoice,
    /// House rules that are not at their defaults.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// Whether players may ask for hints and are told about better moves.
    pub hints: bool,
    /// How far it is.
    pub stage: Stage,
    /// The seats, in order. When the game begins, those in which nobody sits are gone.
    pub seats: Vec<SeatState>,
    /// Who hosts: the seat of the person who may change seats and start.
    pub host: Option<Seat>,
    /// The hash of the seed that the house has drawn.
    pub commitment: String,
    /// The hash of the seed of the bots' choices.
    pub bots_commitment: String,
    /// What each seat added to the seed, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contributions: Option<Vec<String>>,
    /// The house's seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_seed: Option<String>,
    /// The seed of the bots' choices, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_seed: Option<String>,
    /// Where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}
