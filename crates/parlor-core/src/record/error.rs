//! What can be wrong with the text of a record.

use super::{FORMAT, Keyword, MAX_ENTRIES, MAX_LINE, MAX_TEXT};
use crate::{FairnessError, LevelError, NameError, Seat, SeatError, SeedTextError};

/// A text is not a record; where, and why not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1. What is missing at the end is missing on the line after the last.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// Why the text is not a record.
    #[source]
    pub problem: RecordProblem,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// The text is too long.
    #[error("a record has at most {MAX_TEXT} bytes")]
    TextTooLong,
    /// A line is too long.
    #[error("a line has at most {MAX_LINE} bytes")]
    LineTooLong,
    /// There are too many entries.
    #[error("a record has at most {MAX_ENTRIES} entries")]
    TooManyEntries,
    /// A control character stands outside comments.
    #[error("the character {0:?} can't be in a record")]
    BadCharacter(char),
    /// The text doesn't begin like a record.
    #[error("a record begins with the line \"parlor record {FORMAT}\"")]
    NotARecord,
    /// The record is in a format that this program doesn't know.
    #[error("format {0} of records is not known here")]
    UnknownFormat(u32),
    /// A line has to come first that is not there.
    #[error("the line {:?} is missing", .0.as_str())]
    Missing(Keyword),
    /// No line says what is known of chance.
    #[error("a line about chance is missing: commitment, seed, dealt, unknown or sealed")]
    NoChance,
    /// A line says for a second time what is said once.
    #[error("the line {:?} is repeated", .0.as_str())]
    Repeated(Keyword),
    /// An option is given twice.
    #[error("the option {0:?} is repeated")]
    RepeatedOption(String),
    /// A use of chance is dealt twice.
    #[error("the deal of {0:?} is repeated")]
    RepeatedDeal(String),
    /// A line comes too late.
    #[error("the line {:?} does not belong here", .0.as_str())]
    OutOfOrder(Keyword),
    /// Chance is said in two different ways.
    #[error("chance is already given in another way")]
    MixedChance,
    /// No line begins so.
    #[error("no line of a record begins with {0:?}")]
    UnknownLine(String),
    /// A line of an edition's text has something other than a space after its bar.
    #[error("the bar before a line of an edition is followed by a space")]
    BadEditionLine,
    /// The line ends too early.
    #[error("the line ends too early")]
    TooShort,
    /// The line goes on after all is said.
    #[error("the line ends before {0:?}")]
    Surplus(String),
    /// The text is not a number, or not as it is usually written, or too large.
    #[error("{0:?} is not a number that can stand here")]
    BadNumber(String),
    /// The text is not the number of a seat.
    #[error(transparent)]
    BadSeat(#[from] SeatError),
    /// Seats are listed in order, each once.
    #[error("this is the place of seat {expected}")]
    WrongSeat {
        /// Whose turn it is to be listed.
        expected: Seat,
    },
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The text is not a name.
    #[error(transparent)]
    BadName(#[from] NameError),
    /// There is no bot of that level.
    #[error(transparent)]
    BadLevel(#[from] LevelError),
    /// Another word has to come here.
    #[error("{expected:?} has to come here, not {found:?}")]
    OtherWord {
        /// The word that has to come.
        expected: &'static str,
        /// The word that is there.
        found: String,
    },
    /// Who takes over is neither called a person nor a bot.
    #[error("\"person\" or \"bot\" has to come here, not {0:?}")]
    NeitherPersonNorBot(String),
    /// The text is not a seed.
    #[error(transparent)]
    BadSeed(#[from] SeedTextError),
    /// The text is not a commitment or not a contribution.
    #[error(transparent)]
    BadFairness(#[from] FairnessError),
    /// There is not one score for each seat.
    #[error("{expected} scores are needed, {found} are given")]
    ScoreCount {
        /// How many seats there are.
        expected: u8,
        /// How many scores there are.
        found: usize,
    },
    /// The scores end a record.
    #[error("nothing follows the scores")]
    AfterScores,
}
