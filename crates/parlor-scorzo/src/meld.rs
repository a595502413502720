//! Melds (Z11 to Z13), one by one.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Card, Number, Suit};

/// Cards that form a meld: always three or more that Z11 to Z13 allow.
///
/// ```
/// use parlor_scorzo::{Card, Meld, MeldError, MeldKind, Number, Suit};
///
/// let cards = |text: &str| text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>();
/// let seven = Number::new(7).unwrap();
///
/// let run = Meld::run(Suit::Stars, seven, cards("7S W 9S")?)?;
/// assert_eq!((run.kind(), run.to_string().as_str()), (MeldKind::Run(Suit::Stars, seven), "7S W 9S"));
/// assert_eq!(Meld::set(cards("W 7H 7S")?)?.kind(), MeldKind::Set(seven));
/// assert_eq!(Meld::set(cards("7H 8H 9H")?), Err(MeldError::DoesNotFit { card: "8H".parse()? }));
/// assert_eq!(Meld::run(Suit::Stars, seven, cards("7S 8S 9S 10S W")?), Err(MeldError::BeyondTen));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Meld {
    kind: MeldKind,
    /// Those of a run in its order, wilds in the places that they stand for; those of a set with the wilds last.
    cards: Vec<Card>,
}

/// What holds a meld together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldKind {
    /// One number (Z11).
    Set(Number),
    /// Consecutive numbers of one suit, from this one on (Z12).
    Run(Suit, Number),
    /// Nothing but wilds (Z13).
    Wilds,
}

/// The cards are not a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeldError {
    /// A meld has three cards or more.
    #[error("Z11, Z12: a meld has three cards or more")]
    TooFew,
    /// A card doesn't fit.
    #[error("Z11, Z12: {card} does not fit")]
    DoesNotFit {
        /// The card.
        card: Card,
    },
    /// A run ends at 10 at the latest.
    #[error("Z12, Z13: a run ends at 10")]
    BeyondTen,
}

impl Meld {
    /// A set: cards of one number (Z11), wilds standing for any (Z13).
    ///
    /// # Errors
    /// If these cards are not such a meld.
    pub fn set(cards: impl IntoIterator<Item = Card>) -> Result<Meld, MeldError> {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        cards.sort_unstable();
        if cards.len() < 3 {
            return Err(MeldError::TooFew);
        }
        let Some(number) = cards.first().and_then(|card| card.number()) else {
            return Ok(Meld { kind: MeldKind::Wilds, cards });
        };
        match cards.iter().find(|card| !card.is_wild() && card.number() != Some(number)) {
            Some(card) => Err(MeldError::DoesNotFit { card: *card }),
            None => Ok(Meld { kind: MeldKind::Set(number), cards }),
        }
    }

    /// A run: consecutive numbers of one suit, given in order from its first number on (Z12), a wild in any place (Z13).
    ///
    /// # Errors
    /// If these cards are not such a meld.
    pub fn run(suit: Suit, first: Number, cards: impl IntoIterator<Item = Card>) -> Result<Meld, MeldError> {
        let cards: Vec<Card> = cards.into_iter().collect();
        if cards.len() < 3 {
            return Err(MeldError::TooFew);
        }
        let mut places = Number::all().skip(first.index());
        for card in &cards {
            let number = places.next().ok_or(MeldError::BeyondTen)?;
            if !card.is_wild() && *card != Card::new(suit, number) {
                return Err(MeldError::DoesNotFit { card: *card });
            }
        }
        Ok(Meld { kind: MeldKind::Run(suit, first), cards })
    }

    /// What holds it together.
    #[must_use]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// Its cards: those of a run in order, wilds in the places that they stand for; those of a set with the wilds last.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards.iter().enumerate() {
            write!(f, "{}{card}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    fn number(value: u8) -> Number {
        Number::new(value).unwrap()
    }

    #[test]
    fn z11_a_set_is_three_or_more_of_one_number_of_any_suits() {
        let set = Meld::set(cards("5S 5Q 5S")).unwrap();
        assert_eq!((set.kind(), set.to_string()), (MeldKind::Set(number(5)), "5S 5S 5Q".to_owned()));
        assert_eq!(Meld::set(cards("5S 5Q")), Err(MeldError::TooFew));
        assert_eq!(Meld::set(cards("5S 5Q 6S")), Err(MeldError::DoesNotFit { card: cards("6S")[0] }));
        assert_eq!(Meld::set(cards("W 5S W")).unwrap().to_string(), "5S W W");
    }

    #[test]
    fn z12_a_run_is_consecutive_without_a_number_twice_and_without_a_wrap() {
        let run = |first, text| Meld::run(Suit::Stars, number(first), cards(text));
        let found = run(7, "7S 8S 9S 10S").unwrap();
        assert_eq!(found.kind(), MeldKind::Run(Suit::Stars, number(7)));
        assert_eq!(format!("{found:?}"), "[7S 8S 9S 10S]");
        assert_eq!(run(7, "7S 8S"), Err(MeldError::TooFew));
        assert_eq!(run(7, "7S 7S 8S"), Err(MeldError::DoesNotFit { card: cards("7S")[0] }));
        assert_eq!(run(7, "7S 8Q 9S"), Err(MeldError::DoesNotFit { card: cards("8Q")[0] }));
        assert_eq!(run(9, "9S 10S 1S"), Err(MeldError::BeyondTen));
    }

    #[test]
    fn z13_wilds_stand_for_any_card_and_in_a_run_for_a_number_up_to_ten() {
        let run = |first, text| Meld::run(Suit::Stars, number(first), cards(text));
        assert_eq!(run(8, "W 9S 10S").unwrap().cards(), cards("W 9S 10S"));
        assert_eq!(run(9, "9S 10S W"), Err(MeldError::BeyondTen));
        assert_eq!(run(4, "W W W").unwrap().cards().len(), 3);
        assert_eq!(Meld::set(cards("W W W")).unwrap().kind(), MeldKind::Wilds);
        assert_eq!(Meld::set(cards("W W")), Err(MeldError::TooFew));
    }
}
