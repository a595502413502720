//! The meld solver: the fewest points of a hand (Z14), an arrangement that has them, and what is left after each discard.
//!
//! How it works:
//! - Wilds are never in the way. As soon as there is any meld, more wilds can be added to it (a run of ten is two runs of
//!   five), and three wilds are a meld of their own. So the fewest points are those of the suited cards that can't be
//!   in melds, and one wild or two wilds alone are left over only if there is no meld for them (`points_left`).
//! - What the cards of one suit make in runs with any number of wilds is looked up (`table`), and the suits are put
//!   together (`runs`). A card and two wilds count as a run there, so sets have two suited cards or more.
//! - So only sets have to be tried, number by number (`walk`). Hands of nine have a few choices of sets; most have one.
//!
//! Nothing is allocated on the way, but for the table when it is first needed.

#![expect(
    clippy::cast_possible_truncation,
    reason = "points, counts and places are small; hands have 20 cards at most"
)]

mod arrangement;
mod discards;
mod runs;
mod suited;
mod table;
mod walk;
mod work;

use std::ops::ControlFlow;

pub use arrangement::{Arrangement, arrange};
pub use discards::{Discard, Discards, discards};
pub use work::{build_table, work};

use runs::most_in_runs;
use suited::{Numbers, Suited, Tally};
use walk::{Choice, Visitor, walk};

use crate::{Card, Hand};

/// The fewest points that a hand leaves outside melds (Z14): 0 if it is nothing but melds.
#[must_use]
pub fn fewest_points(hand: &Hand) -> u16 {
    let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
    let tally = cards.tally();
    points_left(tally.points(), most_melded(cards, tally, wilds), wilds)
}

/// Whether a hand is nothing but melds (Z15). Most hands are not, and that is seen at a glance.
///
/// ```
/// use parlor_scorzo::{Card, Hand, fewest_points, is_complete};
///
/// let hand = |text: &str| -> Result<Hand, Box<dyn std::error::Error>> {
///     Ok(Hand::new(text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>()?)?)
/// };
/// assert!(is_complete(&hand("7S 7H 7T 1C W 3C")?));
/// assert!(!is_complete(&hand("7S 7H 7T 1C 3C")?));
/// assert_eq!(fewest_points(&hand("7S 7H 7T 1C 3C")?), 4);
/// assert_eq!(fewest_points(&hand("W W 3C")?), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_complete(hand: &Hand) -> bool {
    let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
    wilds_for_loose(cards, wilds) <= wilds && fewest_points(hand) == 0
}

/// How many of the wilds it takes at least that all loose cards are in melds.
#[inline]
fn wilds_for_loose(cards: Suited, wilds: u8) -> u8 {
    let counts = cards.tally().counts();
    let loose = Suited { first: cards.first & !cards.linked(wilds), second: 0 };
    // They can only be in sets. Alone of its number, a card needs two wilds; as one of two, one.
    let few = loose.tally().counts().any().except(counts.three_or_more());
    few.len() + few.except(counts.two_or_more()).len()
}

/// The most points of suited cards that can be in melds with this many wilds.
#[inline]
fn most_melded(cards: Suited, tally: Tally, wilds: u8) -> u8 {
    let mut whole = Whole { points: tally.points(), melded: 0 };
    walk(&mut whole, cards, tally.counts(), wilds);
    whole.melded
}

/// The points of a hand whose suited cards have this many points, `melded` of them in melds.
#[inline]
fn points_left(suited: u8, melded: u8, wilds: u8) -> u16 {
    let wilds_left = match wilds {
        1 if melded == 0 => 1,
        // With any card, two wilds are a meld.
        2 if suited == 0 => 2,
        _ => 0,
    };
    u16::from(suited - melded) + wilds_left * u16::from(Card::WILD_POINTS)
}

impl Choice {
    /// The most points that are in melds with this choice of sets; for `linked` and `pairs` see [`Visitor::visit`].
    #[inline]
    fn melded(&self, linked: u64, pairs: Numbers) -> u8 {
        let in_runs = if linked == 0 && self.wilds < 2 { 0 } else { most_in_runs(self.rest, self.wilds) };
        self.points + in_runs.max(pair_points(pairs))
    }
}

/// The points of the highest pair.
#[inline]
fn pair_points(pairs: Numbers) -> u8 {
    pairs.highest().map_or(0, |number| 2 * (number as u8 + 1))
}

/// Finds the most points of the whole hand that can be in melds.
struct Whole {
    /// Those of all suited cards.
    points: u8,
    /// The most that was found.
    melded: u8,
}

impl Visitor for Whole {
    const CARDS_LESS: u8 = 0;

    #[inline]
    fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()> {
        self.melded = self.melded.max(choice.melded(linked, pairs));
        if self.melded == self.points { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    #[test]
    fn z15_a_hand_of_nothing_but_melds_is_complete() {
        let complete = [
            "",
            "7S 8S 9S",
            "7S 7Q 7T 7T",
            "9S 10S W",
            "4S W W",
            "W W W",
            "5S 5Q W 8H 9H W",
            "1S 4Q 9H W W W W W W",
            "1S 1Q 4Q 4H 9H W W W W",
        ];
        for text in complete {
            assert!(is_complete(&hand(text)), "{text}");
        }
        let incomplete = [
            "7S",
            "W",
            "W W",
            "7S W",
            "7S 8S",
            "7S 7Q",
            "7S 8S 9S 3H W",
            "1S 4Q 9H W W W W W",
            "1S 1Q 4Q 4H 9H W W W",
            "5S 5Q 8H 9H W",
        ];
        for text in incomplete {
            assert!(!is_complete(&hand(text)), "{text}");
        }
    }

    #[test]
    fn z11_z13_loose_cards_need_wilds_unless_they_are_three() {
        let needed =
            |text: &str| wilds_for_loose(Suited::new(hand(text).cards()), hand(text).cards().wilds());
        assert_eq!(needed("7S 8S 9S 4S 4Q 4T"), 0);
        assert_eq!(needed("7S 8S 9S 4S 4Q"), 1);
        assert_eq!(needed("7S 8S 9S 4S"), 2);
        assert_eq!(needed("1S 1Q 3H 3H 5T 7Q 10C"), 1 + 1 + 2 + 2 + 2);
        // One of the sevens is in the run.
        assert_eq!(needed("7S 8S 9S 7Q"), 1);
        assert_eq!(needed("7S 9S"), 4);
        assert_eq!(needed("7S 9S W"), 0);
    }

    #[test]
    fn z02_z13_wilds_are_left_over_only_without_a_meld() {
        assert_eq!([points_left(9, 0, 0), points_left(9, 0, 1), points_left(9, 3, 1)], [9, 24, 6]);
        assert_eq!([points_left(0, 0, 1), points_left(0, 0, 2), points_left(0, 0, 3)], [15, 30, 0]);
        assert_eq!([points_left(9, 4, 2), points_left(190, 0, 0)], [5, 190]);
    }
}
