//! What a player does in a turn (Z7), and how it is written down.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Card, CardError};

/// Something a player does: a turn is one of the first two, then a discard.
///
/// ```
/// use parlor_scorzo::{Action, ActionError, Card};
///
/// assert_eq!(Action::read("take")?, Action::Take);
/// assert_eq!(Action::read("W")?, Action::Discard(Card::WILD));
/// assert_eq!(Action::Discard("10H".parse()?).to_string(), "10H");
/// assert_eq!(Action::read("11H"), Err(ActionError));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Takes the top card of the draw pile, written `draw`.
    Draw,
    /// Takes the top card of the discard pile, written `take`.
    Take,
    /// Discards this card, written as the card alone.
    Discard(Card),
}

impl Action {
    /// Reads an action.
    ///
    /// # Errors
    /// If the text is not an action in this notation.
    pub fn read(text: &str) -> Result<Action, ActionError> {
        match text {
            "draw" => Ok(Action::Draw),
            "take" => Ok(Action::Take),
            card => Ok(Action::Discard(card.parse()?)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
            Action::Discard(card) => card.fmt(f),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text is not an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a player writes draw, take, or the card to discard, such as 7S or W")]
pub struct ActionError;

impl From<CardError> for ActionError {
    fn from(_: CardError) -> ActionError {
        ActionError
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn z07_actions_are_written_as_draw_take_or_a_card() {
        let seven = "7S".parse().unwrap();
        let actions = [Action::Draw, Action::Take, Action::Discard(seven), Action::Discard(Card::WILD)];
        for (action, text) in actions.into_iter().zip(["draw", "take", "7S", "W"]) {
            assert_eq!(action.to_string(), text);
            assert_eq!(Action::read(text), Ok(action));
            assert_eq!(serde_json::to_string(&action).unwrap(), format!("{text:?}"));
        }
        for bad in ["", "Draw", "discard 7S", "7s", "draw "] {
            assert_eq!(Action::read(bad), Err(ActionError), "{bad:?}");
        }
    }
}
