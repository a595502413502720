//! What a real table is asked for.

use std::fmt;
use std::str::FromStr;

use parlor_core::AskError;

use crate::game::FIRST;

const ROLL: &str = "polygon/roll/";
const DRAW: &str = "polygon/draw/";

/// What a real table is asked for. `Display` writes the label that records have, and `FromStr` reads it.
///
/// ```
/// use parlor_polygon::Ask;
///
/// assert_eq!("polygon/roll/7".parse(), Ok(Ask::Roll(7)));
/// assert_eq!(Ask::Draw(7).to_string(), "polygon/draw/7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which seat goes first, and which tile lies on START.
    First,
    /// What the die shows in a turn, from 1, in the end (P8).
    Roll(u16),
    /// Which tiles are drawn in a turn, from 1.
    Draw(u16),
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::First => f.write_str(FIRST),
            Ask::Roll(turn) => write!(f, "{ROLL}{turn}"),
            Ask::Draw(turn) => write!(f, "{DRAW}{turn}"),
        }
    }
}

impl FromStr for Ask {
    type Err = AskError;

    fn from_str(label: &str) -> Result<Ask, AskError> {
        let ask = match (label.strip_prefix(ROLL), label.strip_prefix(DRAW)) {
            (Some(turn), _) => read_turn(turn).map(Ask::Roll),
            (None, Some(turn)) => read_turn(turn).map(Ask::Draw),
            (None, None) => (label == FIRST).then_some(Ask::First),
        };
        ask.ok_or_else(|| AskError { label: label.to_owned() })
    }
}

/// The number of a turn as labels write it.
fn read_turn(text: &str) -> Option<u16> {
    text.parse().ok().filter(|turn: &u16| *turn > 0 && turn.to_string() == text)
}
