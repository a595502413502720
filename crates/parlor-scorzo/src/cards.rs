//! Collections of cards: never more of any than the two decks have.

use std::fmt;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};

use crate::Card;

/// How many there are of each card; at most what the two decks supply (Z1).
///
/// Suited cards are bits, at their [`Card::index`]: one word for the first of two equal cards, one for the second.
///
/// ```
/// use parlor_scorzo::{Card, Cards};
///
/// let seven: Card = "7S".parse()?;
/// let mut rest = Cards::DECKS;
/// assert!(rest.take(seven) && rest.take(seven));
/// assert!(!rest.take(seven), "the two decks have two of each suited card");
/// assert_eq!((rest.len(), rest.count(seven), rest.wilds()), (110, 0, 12));
///
/// let three = Cards::default().with([Card::WILD, seven, seven]).unwrap();
/// assert_eq!(three.iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["7S", "7S", "W"]);
/// assert_eq!((three.points(), three.kinds().count()), (29, 2));
/// # Ok::<(), parlor_scorzo::CardError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    first: u64,
    /// A part of `first`.
    second: u64,
    wilds: u8,
}

/// The bits of all suited cards.
const SUITED: u64 = (1 << 50) - 1;

impl Cards {
    /// Both decks (Z1).
    pub const DECKS: Cards = Cards { first: SUITED, second: SUITED, wilds: Card::WILD.supply() };

    /// How many there are of one card.
    #[must_use]
    pub const fn count(&self, card: Card) -> u8 {
        if card.is_wild() {
            self.wilds
        } else {
            let bit = 1 << card.index();
            (self.first & bit != 0) as u8 + (self.second & bit != 0) as u8
        }
    }

    /// How many wilds there are.
    #[must_use]
    pub const fn wilds(&self) -> u8 {
        self.wilds
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        // At most 112.
        #[expect(clippy::cast_possible_truncation, reason = "at most 112")]
        let suited = (self.first.count_ones() + self.second.count_ones()) as u8;
        suited + self.wilds
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.first == 0 && self.wilds == 0
    }

    /// The points of all cards, as if none were in a meld (Z2).
    #[must_use]
    pub fn points(&self) -> u16 {
        self.iter().map(|card| u16::from(card.points())).sum()
    }

    /// Adds a card; `false`, and nothing changes, if the decks have no more of it.
    #[must_use]
    pub const fn add(&mut self, card: Card) -> bool {
        if card.is_wild() {
            let room = self.wilds < card.supply();
            self.wilds += room as u8;
            return room;
        }
        let bit = 1 << card.index();
        let room = self.second & bit == 0;
        self.second |= self.first & bit;
        self.first |= bit;
        room
    }

    /// Takes a card out; `false`, and nothing changes, if there is none.
    #[must_use]
    pub const fn take(&mut self, card: Card) -> bool {
        if card.is_wild() {
            let any = self.wilds > 0;
            self.wilds -= any as u8;
            return any;
        }
        let bit = 1 << card.index();
        let any = self.first & bit != 0;
        // The second of two goes before the first.
        self.first &= !bit | (self.second & bit);
        self.second &= !bit;
        any
    }

    /// What remains without these cards; `None` if they are not all here.
    #[must_use]
    pub fn without(mut self, cards: impl IntoIterator<Item = Card>) -> Option<Cards> {
        cards.into_iter().all(|card| self.take(card)).then_some(self)
    }

    /// Everything of both; `None` if the decks don't have this many of some card.
    #[must_use]
    pub fn with(mut self, cards: impl IntoIterator<Item = Card>) -> Option<Cards> {
        cards.into_iter().all(|card| self.add(card)).then_some(self)
    }

    /// The cards one by one, in order, equal ones next to each other.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let cards = *self;
        let of = move |card| std::iter::repeat_n(card, usize::from(cards.count(card)));
        Bits(self.first).map(Card::suited).flat_map(of).chain(of(Card::WILD))
    }

    /// Every different card once, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let wild = (self.wilds > 0).then_some(Card::WILD);
        Bits(self.first).map(Card::suited).chain(wild)
    }

    /// The suited cards as bits at their indexes: those that are here, and those that are here twice.
    pub(crate) const fn bits(&self) -> (u64, u64) {
        (self.first, self.second)
    }
}

/// The places of the bits that are set, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 64")]
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
        self.iter().try_for_each(|card| list.serialize_element(&card))?;
        list.end()
    }
}

/// The cards that a player holds, or that somebody asks about: at most 20.
///
/// ```
/// use parlor_scorzo::{Card, Hand, HandError};
///
/// let cards: Vec<Card> = "7S 8S 7S".split(' ').map(str::parse).collect::<Result<_, _>>()?;
/// let mut hand = Hand::new(cards.iter().copied())?;
/// assert_eq!(hand.add(cards[0]), Err(HandError::NotInDecks { card: cards[0] }));
/// assert_eq!(hand.without(cards[1]).map(|hand| hand.cards().points()), Some(14));
/// assert_eq!(hand.without(Card::WILD), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Cards", try_from = "Vec<Card>")]
pub struct Hand(Cards);

/// The cards are not a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandError {
    /// There are too many.
    #[error("a hand has at most {} cards", Hand::MOST)]
    TooMany,
    /// The two decks have no more of this card.
    #[error("two decks have only {} of {card}", card.supply())]
    NotInDecks {
        /// The card.
        card: Card,
    },
}

impl Hand {
    /// The most cards that a hand has.
    pub const MOST: u8 = 20;

    /// The hand of these cards.
    ///
    /// # Errors
    /// If there are more than 20, or more of one card than the two decks have.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Hand, HandError> {
        let mut hand = Hand::default();
        cards.into_iter().try_for_each(|card| hand.add(card))?;
        Ok(hand)
    }

    /// The cards of the hand.
    #[must_use]
    pub const fn cards(&self) -> &Cards {
        &self.0
    }

    /// Adds a card.
    ///
    /// # Errors
    /// If there are 20 already, or the decks have no more of it; then nothing changes.
    pub const fn add(&mut self, card: Card) -> Result<(), HandError> {
        if self.0.len() >= Hand::MOST {
            Err(HandError::TooMany)
        } else if self.0.add(card) {
            Ok(())
        } else {
            Err(HandError::NotInDecks { card })
        }
    }

    /// Takes a card out; `false`, and nothing changes, if there is none.
    #[must_use]
    pub const fn take(&mut self, card: Card) -> bool {
        self.0.take(card)
    }

    /// The hand without one card; `None` if it is not in it.
    #[must_use]
    pub fn without(mut self, card: Card) -> Option<Hand> {
        self.take(card).then_some(self)
    }
}

impl From<Hand> for Cards {
    fn from(hand: Hand) -> Cards {
        hand.0
    }
}

impl TryFrom<Vec<Card>> for Hand {
    type Error = HandError;

    fn try_from(cards: Vec<Card>) -> Result<Hand, HandError> {
        Hand::new(cards)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn z01_collections_hold_no_more_than_two_decks() {
        assert_eq!(Cards::DECKS.len(), 112);
        assert_eq!(Cards::DECKS.points(), 2 * 5 * 55 + 12 * 15);
        let mut all = Cards::default();
        for card in Card::all() {
            for number in 0..card.supply() {
                assert_eq!(all.count(card), number);
                assert!(all.add(card));
            }
            assert!(!all.add(card), "{card}");
            assert_eq!(all.count(card), card.supply());
        }
        assert_eq!(all, Cards::DECKS);
        for card in Card::all() {
            for number in (0..card.supply()).rev() {
                assert!(all.take(card));
                assert_eq!(all.count(card), number);
            }
            assert!(!all.take(card), "{card}");
        }
        assert!(all.is_empty() && all == Cards::default() && !Cards::DECKS.is_empty());
        assert!(!Cards::default().with([Card::WILD]).unwrap().is_empty());
    }

    #[test]
    fn cards_come_in_order() {
        let some = Cards::default().with(cards("W 7S 10H 7S W 1S")).unwrap();
        assert_eq!(format!("{some:?}"), "[1S, 7S, 7S, 10H, W, W]");
        assert_eq!(some.kinds().collect::<Vec<_>>(), cards("1S 7S 10H W"));
        assert_eq!(some.wilds(), 2);
        assert_eq!(some.without(cards("7S W")).map(|left| left.iter().collect()), Some(cards("1S 7S 10H W")));
        assert_eq!(some.without(cards("1S 1S")), None);
        assert_eq!(some.with(cards("7S")), None);
    }

    #[test]
    fn a_hand_has_at_most_20_cards_of_two_decks() {
        let two_runs = "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1S 2S 3S 4S 5S 6S 7S 8S 9S 10S";
        let mut hand = Hand::new(cards(two_runs)).unwrap();
        assert_eq!(hand.cards().len(), 20);
        assert_eq!(hand.add(Card::WILD), Err(HandError::TooMany));
        assert!(hand.take(cards("4S")[0]));
        assert_eq!(hand.add(cards("5S")[0]), Err(HandError::NotInDecks { card: cards("5S")[0] }));
        assert_eq!(hand.add(Card::WILD), Ok(()));
        assert_eq!(hand.without(cards("1Q")[0]), None);
        assert_eq!(hand.without(Card::WILD).map(|hand| hand.cards().len()), Some(19));
        assert_eq!(hand.without(Card::WILD), Hand::new(cards(two_runs)).unwrap().without(cards("4S")[0]));
        assert_eq!(Hand::new(cards("3H W W")).unwrap().without(Card::WILD), Hand::new(cards("W 3H")).ok());
        assert_eq!(format!("{:?}", Hand::new(cards("3H W 2S"))), "Ok([2S, 3H, W])");
        assert!(Hand::new(std::iter::repeat_n(Card::WILD, 13)).is_err());
    }

    #[test]
    fn a_hand_reads_back_if_the_decks_have_it() {
        let read = |json: &str| serde_json::from_str::<Hand>(json).ok();
        let hand = Hand::new(cards("3H W 2S")).unwrap();
        assert_eq!(serde_json::to_string(&hand).unwrap(), r#"["2S","3H","W"]"#);
        assert_eq!(read(r#"["3H","W","2S"]"#), Some(hand));
        for bad in [r#"["3H","3H","3H"]"#, r#"["11H"]"#, r#"[3]"#, r#""3H""#] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
