//! What a real table is asked for, or tells.

use std::fmt;
use std::str::FromStr;

use parlor_core::{AskError, Seat};

use crate::RoundId;
use crate::deal::{DEALER, deal_label};

const CALL: &str = "scorzo/call";
const DEAL: &str = "scorzo/deal/";
const HAND: &str = "scorzo/hand/";

/// What a real table is asked for, or tells. `Display` writes the label that records have, and `FromStr` reads it.
///
/// ```
/// use parlor_scorzo::{Ask, RoundId};
///
/// assert_eq!("scorzo/deal/decider/1".parse(), Ok(Ask::Deal(RoundId::Deciding(1))));
/// assert_eq!(Ask::Call.to_string(), "scorzo/call");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which seat deals first.
    Dealer,
    /// Which card is turned up in a round.
    Deal(RoundId),
    /// Which seat calls. The game does not wait for it: it is told when it happens.
    Call,
    /// Which cards the player shows at the end of a round.
    Hand(Seat),
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Dealer => f.write_str(DEALER),
            Ask::Deal(round) => f.write_str(&deal_label(*round)),
            Ask::Call => f.write_str(CALL),
            Ask::Hand(seat) => write!(f, "{HAND}{seat}"),
        }
    }
}

impl FromStr for Ask {
    type Err = AskError;

    fn from_str(label: &str) -> Result<Ask, AskError> {
        let ask = match label {
            DEALER => Some(Ask::Dealer),
            CALL => Some(Ask::Call),
            _ => match (label.strip_prefix(DEAL), label.strip_prefix(HAND)) {
                (Some(round), _) => round.parse().ok().map(Ask::Deal),
                (None, Some(seat)) => seat.parse().ok().map(Ask::Hand),
                (None, None) => None,
            },
        };
        ask.ok_or_else(|| AskError { label: label.to_owned() })
    }
}
