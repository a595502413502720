//! What the toy is played with.

use std::num::ParseIntError;
use std::ops::RangeInclusive;
use std::sync::Arc;

use parlor_core::{Edition, Flag, GameOptions};

/// A pack of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pack {
    pub(crate) name: String,
    /// How many cards there are.
    pub(crate) cards: u8,
    /// How many cards a hand has.
    pub(crate) hand: u8,
    /// Whether the text of the edition says something else.
    pub(crate) is_misprinted: bool,
}

impl Pack {
    pub(crate) fn new(name: &str, cards: u8, hand: u8) -> Pack {
        Pack { name: name.to_owned(), cards, hand, is_misprinted: false }
    }
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum PackError {
    #[error("a pack is a name and two numbers")]
    Parts,
    #[error(transparent)]
    Number(#[from] ParseIntError),
}

impl Edition for Pack {
    type Error = PackError;

    fn name(&self) -> &str {
        &self.name
    }

    fn built_in(name: &str) -> Option<Arc<Pack>> {
        (name == "classic").then(|| Arc::new(Pack::new(name, 12, 3)))
    }

    fn players(&self) -> RangeInclusive<u8> {
        2..=3
    }

    fn write(&self) -> String {
        let hand = if self.is_misprinted { self.hand - 1 } else { self.hand };
        format!("{} {} {hand}\n", self.name, self.cards)
    }

    fn read(text: &str) -> Result<Pack, PackError> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let [name, cards, hand] = parts[..] else { return Err(PackError::Parts) };
        Ok(Pack::new(name, cards.parse()?, hand.parse()?))
    }
}

/// How many rounds are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rounds(pub(crate) u8);

impl Default for Rounds {
    fn default() -> Rounds {
        Rounds(2)
    }
}

impl GameOptions for Rounds {
    const FLAGS: &'static [Flag<Rounds>] = &[
        Flag {
            key: "short",
            get: |rounds| rounds.0 == 1,
            set: |rounds, is_on| rounds.0 = if is_on { 1 } else { 2 },
        },
        Flag {
            key: "long",
            get: |rounds| rounds.0 == 3,
            set: |rounds, is_on| rounds.0 = if is_on { 3 } else { 2 },
        },
    ];
}
