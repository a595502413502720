//! What a real table is asked for.

use std::fmt;
use std::str::FromStr;

use parlor_core::{AskError, Seat};

use crate::game::FIRST;

/// The label of the tiles that players have left.
const LEFT: &str = "fives/left";

/// What a real table is asked for. `Display` writes the label that records have, and `FromStr` reads it.
///
/// ```
/// use parlor_fives::Ask;
///
/// let ask: Ask = "fives/left/2".parse()?;
/// assert!(matches!(ask, Ask::Left(seat) if seat.number() == 2));
/// assert_eq!(ask.to_string(), "fives/left/2");
/// # Ok::<(), parlor_core::AskError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which seat goes first.
    First,
    /// Which tiles the player has left at the end.
    Left(Seat),
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::First => f.write_str(FIRST),
            Ask::Left(seat) => write!(f, "{LEFT}/{seat}"),
        }
    }
}

impl FromStr for Ask {
    type Err = AskError;

    fn from_str(label: &str) -> Result<Ask, AskError> {
        let left = || label.strip_prefix(LEFT)?.strip_prefix('/')?.parse().ok().map(Ask::Left);
        let ask = if label == FIRST { Some(Ask::First) } else { left() };
        ask.ok_or_else(|| AskError { label: label.to_owned() })
    }
}
