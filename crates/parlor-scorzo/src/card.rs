//! Cards (Z1, Z2).

use std::fmt;
use std::str::FromStr;

/// The suit of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Stars, written S.
    Stars,
    /// Squares, written Q.
    Squares,
    /// Triangles, written T.
    Triangles,
    /// Circles, written C.
    Circles,
    /// Hearts, written H.
    Hearts,
}

impl Suit {
    /// All suits.
    pub const ALL: [Suit; 5] = [Suit::Stars, Suit::Squares, Suit::Triangles, Suit::Circles, Suit::Hearts];

    /// The letter that stands for the suit.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Stars => 'S',
            Suit::Squares => 'Q',
            Suit::Triangles => 'T',
            Suit::Circles => 'C',
            Suit::Hearts => 'H',
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// The number on a suited card: 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// How many numbers there are.
    pub const COUNT: u8 = 10;

    /// The number, if it is one from 1 to 10.
    #[must_use]
    pub const fn new(value: u8) -> Option<Number> {
        if matches!(value, 1..=Number::COUNT) { Some(Number(value)) } else { None }
    }

    /// All numbers, smallest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> + Clone {
        (1..=Number::COUNT).map(Number)
    }

    /// The number itself.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// From 0 to 9.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A card: a number of a suit, or a wild. Ordered by suit, then number; wilds are last.
///
/// ```
/// use parlor_scorzo::{Card, Number, Suit};
///
/// let seven: Card = "7S".parse()?;
/// assert_eq!((seven.suit(), seven.number(), seven.points()), (Some(Suit::Stars), Number::new(7), 7));
/// assert_eq!(Card::new(Suit::Squares, Number::new(10).unwrap()).to_string(), "10Q");
/// assert_eq!((Card::WILD.to_string().as_str(), Card::WILD.suit(), Card::WILD.points()), ("W", None, 15));
/// assert_eq!(Card::all().map(Card::supply).map(u32::from).sum::<u32>(), 112);
/// # Ok::<(), parlor_scorzo::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const KINDS: usize = 51;
    /// The wild card.
    pub const WILD: Card = Card(50);
    /// What a wild that is in no meld counts (Z2).
    pub const WILD_POINTS: u8 = 15;

    /// The card of this suit and number.
    #[must_use]
    pub const fn new(suit: Suit, number: Number) -> Card {
        Card(suit as u8 * Number::COUNT + number.0 - 1)
    }

    /// Every different card once, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..=Card::WILD.0).map(Card)
    }

    /// How many of this card the two decks have (Z1).
    #[must_use]
    pub const fn supply(self) -> u8 {
        if self.is_wild() { 12 } else { 2 }
    }

    /// Whether it is a wild.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.0 == Card::WILD.0
    }

    /// The suit; a wild has none.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_wild() { None } else { Some(Suit::ALL[(self.0 / Number::COUNT) as usize]) }
    }

    /// The number; a wild has none.
    #[must_use]
    pub const fn number(self) -> Option<Number> {
        if self.is_wild() { None } else { Some(Number(self.0 % Number::COUNT + 1)) }
    }

    /// What the card counts outside melds (Z2): its number, and 15 for a wild.
    #[must_use]
    pub const fn points(self) -> u8 {
        if self.is_wild() { Card::WILD_POINTS } else { self.0 % Number::COUNT + 1 }
    }

    /// The card's place among all different cards, from 0 to 50; suited cards come before the wild, suit by suit.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suited card of this index, from 0 to 49.
    pub(crate) const fn suited(index: u8) -> Card {
        debug_assert!(index < Card::WILD.0);
        Card(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", self.points(), suit.letter()),
            None => f.write_str("W"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is a number from 1 to 10 and a suit (S, Q, T, C or H), such as 7S, or W")]
pub struct CardError;

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        let (number, letter) = match text.as_bytes() {
            [b'W'] => return Ok(Card::WILD),
            [digit @ b'1'..=b'9', letter] => (digit - b'0', *letter),
            [b'1', b'0', letter] => (10, *letter),
            _ => return Err(CardError),
        };
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == char::from(letter));
        Ok(Card::new(suit.ok_or(CardError)?, Number::new(number).ok_or(CardError)?))
    }
}

parlor_core::serde_as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn z01_cards_are_written_as_number_and_suit() {
        let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        assert_eq!(texts.len(), Card::KINDS);
        assert_eq!(texts[..11].join(" "), "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1Q");
        assert_eq!(texts[49..].join(" "), "10H W");
        for (card, text) in Card::all().zip(&texts) {
            assert_eq!(text.parse(), Ok(card));
            assert_eq!(format!("{card:?}"), *text);
        }
        for bad in ["", "S", "7", "0S", "11S", "07S", "7s", "7X", "w", "WW", " 7S", "7S ", "10", "1OS", "7É"]
        {
            assert_eq!(bad.parse::<Card>(), Err(CardError), "{bad:?}");
        }
    }

    #[test]
    fn z01_two_decks_have_112_cards() {
        assert_eq!(Card::all().map(|card| u32::from(card.supply())).sum::<u32>(), 112);
        assert_eq!(Card::WILD.supply(), 12);
    }

    #[test]
    fn z02_a_card_counts_its_number_and_a_wild_15() {
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            match (card.suit(), card.number()) {
                (Some(suit), Some(number)) => {
                    assert_eq!(Card::new(suit, number), card);
                    assert_eq!(Card::suited(u8::try_from(index).unwrap()), card);
                    assert_eq!((suit.index(), number.index()), (index / 10, index % 10));
                    assert_eq!(card.points(), number.value());
                }
                _ => assert_eq!((card, card.points()), (Card::WILD, 15)),
            }
        }
        assert_eq!((Number::new(0), Number::new(11)), (None, None));
        assert_eq!(Number::all().map(Number::value).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(format!("{} {:?}", Number(10), Number(3)), "10 3");
    }
}
