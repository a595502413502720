//! What a player of the toy does, and why it may be refused.

use std::fmt;

use parlor_core::{Refusal, RuleId};
use serde::{Serialize, Serializer};

/// Something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    Play(u8),
    End,
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => card.fmt(f),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an action is the number of a card, end or pass")]
pub(crate) struct ActionError;

impl std::str::FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        match text {
            "end" => Ok(Action::End),
            "pass" => Ok(Action::Pass),
            _ => text.parse().map(Action::Play).map_err(|_| ActionError),
        }
    }
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
pub(crate) enum ToyRefusal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("you don't hold that card")]
    NotHeld,
    #[error("the card has to be higher than {top}")]
    TooLow { top: u8 },
    #[error("you can play")]
    CanPlay,
    #[error("play first")]
    NothingPlayed,
    #[error("you are not in the game")]
    NotInGame,
    #[error("no rule at all")]
    NoRule,
    #[error("the pile has {top_of_pile:?} on top")]
    TellTale { top_of_pile: Option<u8> },
}

/// The ids of all rules.
pub(crate) const RULES: &[RuleId] = &[
    RuleId::new('T', 1),
    RuleId::new('T', 2),
    RuleId::new('T', 3),
    RuleId::new('T', 4),
    RuleId::new('T', 5),
    RuleId::new('T', 6),
    RuleId::new('T', 7),
    RuleId::new('T', 8),
];

impl Refusal for ToyRefusal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            'T',
            match self {
                ToyRefusal::NotYourTurn => 2,
                ToyRefusal::NotHeld | ToyRefusal::TooLow { .. } | ToyRefusal::TellTale { .. } => 3,
                ToyRefusal::CanPlay => 4,
                ToyRefusal::NothingPlayed => 5,
                ToyRefusal::NotInGame => 8,
                ToyRefusal::NoRule => 99,
            },
        )
    }
}
