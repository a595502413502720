//! What a record is made of, before it is known to be one.

use std::collections::BTreeMap;

use super::{Record, RecordError, read, write};
use crate::{BySeat, Chance, Commitment, Entry, FairDeal, RecordedPlayer, Script, Seed};

/// The parts of a record, possibly nonsense. [`Record::new`] is the door to a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordParts {
    /// The id of the game, such as `fives`.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The box.
    pub edition: EditionSource,
    /// The table's choices, by name; what is not listed is at its default.
    pub options: BTreeMap<String, String>,
    /// Who sat where when the game began.
    pub seats: BySeat<RecordedPlayer>,
    /// What is known of chance.
    pub chance: RecordedChance,
    /// What is known of the chance of bots' choices.
    pub bots: Option<RecordedBots>,
    /// What happened, in order.
    pub entries: Vec<RecordedEntry>,
    /// The final scores.
    pub scores: Option<BySeat<i32>>,
    /// Whether the game was ended before its end. Then there are no scores.
    pub is_abandoned: bool,
}

/// What a record says of the chance of bots' choices. The seed of the bot in a seat follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedBots {
    /// What the house had published before the game.
    pub commitment: Commitment,
    /// The seed that the house had committed to, once it is shown.
    pub seed: Option<Seed>,
}

/// An entry of the log with its action in the game's notation.
pub type RecordedEntry = Entry<String>;

/// Where the facts of the box are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditionSource {
    /// The program knows the edition of this name.
    BuiltIn {
        /// The name.
        name: String,
    },
    /// The record holds the edition in full.
    Embedded {
        /// The name; the text says the same.
        name: String,
        /// The text of its file, without the line end of its last line.
        text: String,
    },
}

impl EditionSource {
    /// The edition's name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            EditionSource::BuiltIn { name } | EditionSource::Embedded { name, .. } => name,
        }
    }
}

/// What a record says of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedChance {
    /// The game's seed: all that is hidden can be worked out from it.
    Seed(Seed),
    /// A fair deal.
    Fair {
        /// The house's commitment and the players' contributions.
        deal: FairDeal,
        /// The seed that the house had committed to, once it is shown. With it, all that is hidden can be worked out.
        house_seed: Option<Seed>,
    },
    /// What chance gave, written down; it shows all that is hidden.
    Dealt(Script),
    /// Nobody knows: a game on cardboard, of which the table told what it saw.
    Unknown,
    /// The house knows and doesn't say, and has not committed to anything.
    Sealed,
}

impl RecordedChance {
    /// Says all that a game's source of chance knows, **hidden tiles included**. For games that are over, and for those
    /// who may see everything.
    #[must_use]
    pub fn open(chance: &Chance) -> RecordedChance {
        match chance {
            Chance::Seed(seed) => RecordedChance::Seed(*seed),
            Chance::Fair(house) => {
                RecordedChance::Fair { deal: house.deal().clone(), house_seed: Some(*house.house_seed()) }
            }
            Chance::Dealt(script) => RecordedChance::Dealt(script.clone()),
            Chance::Unknown => RecordedChance::Unknown,
        }
    }

    /// The same with nothing that a player could not see before the end: a fair deal keeps its commitment and its
    /// contributions, a seed or a written-down deal is left out.
    #[must_use]
    pub fn sealed(&self) -> RecordedChance {
        match self {
            RecordedChance::Fair { deal, .. } => {
                RecordedChance::Fair { deal: deal.clone(), house_seed: None }
            }
            RecordedChance::Unknown => RecordedChance::Unknown,
            RecordedChance::Seed(_) | RecordedChance::Dealt(_) | RecordedChance::Sealed => {
                RecordedChance::Sealed
            }
        }
    }

    /// Whether something is left out that the house knows, so that the game can't be played again.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        matches!(self, RecordedChance::Sealed | RecordedChance::Fair { house_seed: None, .. })
    }
}

impl Record {
    /// Makes a record of these parts.
    ///
    /// The door is the format itself: parts make a record if, written down, they read back as the same parts.
    ///
    /// # Errors
    /// If they read back differently, or not at all.
    pub fn new(draft: RecordParts) -> Result<Record, RecordPartsError> {
        let (read_back, _) = read::read(&write::text(&draft))?;
        if read_back == draft { Ok(Record(draft)) } else { Err(RecordPartsError::Ambiguous) }
    }
}

/// The parts don't make a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordPartsError {
    /// Written down, they can't be read.
    #[error("as a record this can't be read: {0}")]
    Unreadable(#[from] RecordError),
    /// Written down, they mean something else, as an action does whose notation is `leaves`.
    #[error("as a record this would mean something else")]
    Ambiguous,
}
