//! Why something is not allowed: the rule and the facts.

use parlor_core::{RuleId, Seat};
use serde::Serialize;

use crate::Card;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// Somebody else is to act.
    #[error("T1: it is not this seat's turn")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The player can't have this card: it is in another place, or in no deck.
    #[error("T1: no {card} is in this hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The game is over.
    #[error("T3: the game is over")]
    Over,
    /// There is nobody in that seat (any more).
    #[error("T3: nobody plays in {seat:?}")]
    NotPlaying {
        /// The seat.
        seat: Seat,
    },
}

impl parlor_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        let number = match self {
            Refusal::NotYourTurn { .. } | Refusal::NotInHand { .. } => 1,
            Refusal::Over | Refusal::NotPlaying { .. } => 3,
        };
        RuleId::new('T', number)
    }
}
