//! Records of games: plain text that a person can read and a program can check.
//!
//! `docs/records.md` describes the format. There are three steps, with a type each: a text is read as a [`Record`], which
//! is about no particular game; its actions are read in a game's notation; and the game is played again, which
//! [`replay`] reports on. A record that says nothing of what was hidden is made by [`Record::sealed`].

mod checks;
mod entry;
mod error;
mod format_1;
mod from_log;
mod header;
mod keyword;
mod line;
mod line_numbers;
mod moves;
mod parts;
mod read;
mod replay;
mod verify;
mod write;

use std::collections::BTreeMap;
use std::str::FromStr;

pub use checks::{Checks, DealCheck, EndCheck, MovesCheck};
pub use error::{RecordError, RecordProblem};
pub use from_log::RecordingError;
pub use keyword::Keyword;
pub use line_numbers::{LineNumbers, Part};
pub use parts::{EditionSource, RecordParts, RecordPartsError, RecordedBots, RecordedChance, RecordedEntry};
pub use replay::{Played, Replay, ReplayError, ReplayProblem, Step, replay};
pub use verify::{BotsVerifyError, Verified, VerifyError, verify, verify_bots};

use crate::{BySeat, RecordedPlayer, playing};

/// The version of the format that is written here, unless a record says what it can't say.
pub const FORMAT: u32 = 2;
/// The newest version of the format: it can also say how bots chose, and that a game was abandoned.
pub const NEWEST_FORMAT: u32 = 3;
/// The oldest version of the format that is read here.
pub const OLDEST_FORMAT: u32 = 1;
/// The most bytes the text of a record has.
pub const MAX_TEXT: usize = 1 << 20;
/// The most bytes a line has, without its line end.
pub const MAX_LINE: usize = 4096;
/// The most entries a record has.
pub const MAX_ENTRIES: usize = 20_000;

/// A record of a game, of whatever game: its parts fit together as the format wants it, and `read(write(r)) == r`.
/// Whether the rules of the game agree is for [`replay`] to find out.
///
/// `Display` writes the canonical text. **It has in it what the record has**: the seed of a game that is not over gives
/// away everything hidden, and [`Record::sealed`] leaves it out.
///
/// ```
/// use parlor_core::record::{Record, RecordedChance};
/// use parlor_core::{BySeat, Entry, Log, PlayerName, Seat, Seed, SetUp};
/// use parlor_fives::Fives;
///
/// let mut log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// log.append(Entry::Leave { seat: Seat::new(1).unwrap() })?;
///
/// let names = BySeat::new(2, |seat| PlayerName::new(["Ana", "Ben"][seat.index()]).unwrap().into());
/// let record = Record::from_log(&log, names, RecordedChance::open(&log.set_up().chance))?;
/// let text = record.to_string();
/// assert_eq!(text.parse::<Record>()?, record);
/// assert!(text.contains(&Seed::from_text("42").to_hex()));
/// assert!(!record.sealed().to_string().contains(&Seed::from_text("42").to_hex()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record(RecordParts);

impl Record {
    /// Reads a record, and on which lines its parts stand.
    ///
    /// # Errors
    /// With what is wrong and where.
    pub fn read(text: &str) -> Result<(Record, LineNumbers), RecordError> {
        let (draft, lines) = read::read(text)?;
        Ok((Record(draft), lines))
    }

    /// The id of the game, such as `fives`.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.0.game
    }

    /// The version of the game's rules.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.0.rules
    }

    /// The box.
    #[must_use]
    pub fn edition(&self) -> &EditionSource {
        &self.0.edition
    }

    /// The table's choices, by name; what is not listed is at its default.
    #[must_use]
    pub fn options(&self) -> &BTreeMap<String, String> {
        &self.0.options
    }

    /// Who sat where when the game began.
    #[must_use]
    pub fn seats(&self) -> &BySeat<RecordedPlayer> {
        &self.0.seats
    }

    /// Who plays at the end of the record: who sat there when the game began, or took over later.
    #[must_use]
    pub fn playing(&self) -> BySeat<RecordedPlayer> {
        playing(self.seats(), self.entries())
    }

    /// What is known of chance.
    #[must_use]
    pub fn chance(&self) -> &RecordedChance {
        &self.0.chance
    }

    /// What is known of the chance of bots' choices; `None` if nothing was committed to.
    #[must_use]
    pub fn bots(&self) -> Option<&RecordedBots> {
        self.0.bots.as_ref()
    }

    /// Whether the game was ended before its end.
    #[must_use]
    pub fn is_abandoned(&self) -> bool {
        self.0.is_abandoned
    }

    /// What happened, in order.
    #[must_use]
    pub fn entries(&self) -> &[RecordedEntry] {
        &self.0.entries
    }

    /// The final scores; `None` if the game goes on or nobody wrote them down.
    #[must_use]
    pub fn scores(&self) -> Option<&BySeat<i32>> {
        self.0.scores.as_ref()
    }

    /// The same record with nothing in it that a player could not see before the end of the game: for showing a game
    /// that goes on.
    #[must_use]
    pub fn sealed(&self) -> Record {
        let bots = self.0.bots.map(|bots| RecordedBots { seed: None, ..bots });
        Record(RecordParts { chance: self.0.chance.sealed(), bots, ..self.0.clone() })
    }

    /// The same record with what is known of the chance of bots' choices.
    #[must_use]
    pub fn with_bots(self, bots: RecordedBots) -> Record {
        Record(RecordParts { bots: Some(bots), ..self.0 })
    }

    /// The record of a game that is over, or else was ended here.
    #[must_use]
    pub fn ended(self) -> Record {
        let is_abandoned = self.0.scores.is_none();
        Record(RecordParts { is_abandoned, ..self.0 })
    }

    /// The parts of the record, to make another one from them with [`Record::new`].
    #[must_use]
    pub fn into_parts(self) -> RecordParts {
        self.0
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::read(text).map(|(record, _)| record)
    }
}
