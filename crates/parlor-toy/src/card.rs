//! A card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A numbered card, from 1 to [`Card::MOST`]. To lay it is the one action of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The highest number that any deck has.
    pub const MOST: u8 = 99;

    /// The card with this number; `None` if no deck has it.
    #[must_use]
    pub fn new(number: u8) -> Option<Card> {
        (1..=Card::MOST).contains(&number).then_some(Card(number))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// No deck has such a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is a number from 1 to {}", Card::MOST)]
pub struct CardError;

impl TryFrom<u8> for Card {
    type Error = CardError;

    fn try_from(number: u8) -> Result<Card, CardError> {
        Card::new(number).ok_or(CardError)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        // As it is written, and in no other way: no sign, no zeros in front.
        let card = text.parse().ok().and_then(Card::new).ok_or(CardError)?;
        if card.to_string() == text { Ok(card) } else { Err(CardError) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
