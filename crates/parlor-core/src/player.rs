//! Who plays in a seat, as logs and records say it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{BySeat, Entry, Level, PlayerName};

/// Who plays in a seat: a person by name, or a bot. A person may be called like a bot, and is none.
///
/// ```
/// use parlor_core::{Level, PlayerName, RecordedBot, RecordedPlayer};
///
/// let person = RecordedPlayer::from(PlayerName::new("expert")?);
/// let bot = RecordedPlayer::Bot(RecordedBot { level: Level::Expert, version: 1, rollouts: None });
/// assert_ne!(person, bot);
/// assert_eq!(person.to_string(), bot.to_string());
/// # Ok::<(), parlor_core::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordedPlayer {
    /// A person.
    Person(PlayerName),
    /// A program.
    Bot(RecordedBot),
}

/// Which bot it is: given the same view and seed, the same bot does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedBot {
    /// How strong it is.
    pub level: Level,
    /// The version of the game's player of this level, from 1: it counts up when the player could choose differently.
    pub version: u32,
    /// How many rollouts it does for a decision, at least one, if not as many as this version does by default. Only for the
    /// level that looks ahead.
    pub rollouts: Option<u32>,
}

impl RecordedPlayer {
    /// The bot, if it is one.
    #[must_use]
    pub const fn bot(&self) -> Option<RecordedBot> {
        match self {
            RecordedPlayer::Person(_) => None,
            RecordedPlayer::Bot(bot) => Some(*bot),
        }
    }
}

impl From<PlayerName> for RecordedPlayer {
    fn from(name: PlayerName) -> RecordedPlayer {
        RecordedPlayer::Person(name)
    }
}

impl From<RecordedBot> for RecordedPlayer {
    fn from(bot: RecordedBot) -> RecordedPlayer {
        RecordedPlayer::Bot(bot)
    }
}

/// What the player is called.
impl fmt::Display for RecordedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordedPlayer::Person(name) => name.fmt(f),
            RecordedPlayer::Bot(bot) => bot.fmt(f),
        }
    }
}

/// What the bot is called, without its version: `greedy`, or `expert:2000` with its rollouts.
impl fmt::Display for RecordedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rollouts {
            None => self.level.fmt(f),
            Some(rollouts) => f.pad(&format!("{}:{rollouts}", self.level)),
        }
    }
}

/// Who plays after these entries, if those in `seats` sat down at the beginning.
#[must_use]
pub fn playing<A>(seats: &BySeat<RecordedPlayer>, entries: &[Entry<A>]) -> BySeat<RecordedPlayer> {
    let taken_over = |wanted| {
        entries.iter().rev().find_map(move |entry| match entry {
            Entry::TakeOver { seat, by } if *seat == wanted => Some(by),
            _ => None,
        })
    };
    seats.map(|seat, player| taken_over(seat).unwrap_or(player).clone())
}
