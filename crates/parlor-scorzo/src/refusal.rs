//! Why something is not allowed: the rule and the facts.

use parlor_core::{RuleId, Seat};
use serde::Serialize;

use crate::Card;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// The card can't be in that hand: everybody knows where all of its kind are. Only where nobody knows the hands.
    #[error("Z1: every {card} is somewhere else")]
    IsElsewhere {
        /// The card.
        card: Card,
    },
    /// Somebody else is to act.
    #[error("Z6: it is not this seat's turn")]
    NotYourTurn {
        /// Whose turn it is; nobody's while the table has still to tell something.
        turn: Option<Seat>,
    },
    /// The player has taken no card yet in this turn.
    #[error("Z7: take a card first")]
    TakeFirst,
    /// The player has taken a card in this turn, and now discards one.
    #[error("Z7: a card has been taken already")]
    HasTaken,
    /// The player doesn't hold this card.
    #[error("Z7: no {card} in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// There is no discard to take.
    #[error("Z9: the discard pile is empty")]
    NothingToTake,
    /// The game is over.
    #[error("Z18: the game is over")]
    Over,
    /// There is nobody in that seat (any more).
    #[error("Z19: nobody plays in {seat:?}")]
    NotPlaying {
        /// The seat.
        seat: Seat,
    },
}

impl parlor_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            'Z',
            match self {
                Refusal::IsElsewhere { .. } => 1,
                Refusal::NotYourTurn { .. } => 6,
                Refusal::TakeFirst | Refusal::HasTaken | Refusal::NotInHand { .. } => 7,
                Refusal::NothingToTake => 9,
                Refusal::Over => 18,
                Refusal::NotPlaying { .. } => 19,
            },
        )
    }
}
