//! What is left of a hand after each discard, for all cards at once.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::runs::{Most, beginning, shared, together};
use super::suited::{COLUMN, Numbers, SUITS, Suited};
use super::table::{STEPS, Table};
use super::walk::{Choice, Visitor, walk};
use super::{pair_points, points_left};
use crate::cards::Bits;
use crate::{Card, Hand};

/// A card of a hand, and the fewest points of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The card.
    pub card: Card,
    /// The fewest points that remain without it.
    pub points: u16,
}

/// Every different card of a hand with the fewest points of the others, in the order of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Discards(ArrayVec<Discard, { Hand::MOST as usize }>);

impl Discards {
    /// All of them.
    #[must_use]
    pub fn as_slice(&self) -> &[Discard] {
        &self.0
    }

    /// All of them, one by one.
    pub fn iter(&self) -> std::slice::Iter<'_, Discard> {
        self.0.iter()
    }

    /// The best first: the fewest points; of equal ones the card that counts most; then in the order of cards.
    #[must_use]
    pub fn best_first(mut self) -> Discards {
        self.0.sort_unstable_by_key(Discards::rank);
        self
    }

    /// The one that [`Discards::best_first`] puts first; `None` for an empty hand.
    #[must_use]
    pub fn best(&self) -> Option<Discard> {
        self.0.iter().copied().min_by_key(Discards::rank)
    }

    fn rank(discard: &Discard) -> (u16, Reverse<u8>, Card) {
        (discard.points, Reverse(discard.card.points()), discard.card)
    }
}

impl<'a> IntoIterator for &'a Discards {
    type Item = &'a Discard;
    type IntoIter = std::slice::Iter<'a, Discard>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// For every different card of a hand the fewest points that remain without it.
///
/// ```
/// use parlor_scorzo::{Card, Hand, discards};
///
/// let cards: Vec<Card> = "7S 8S 9S W 3H 3T 10C".split(' ').map(str::parse).collect::<Result<_, _>>()?;
/// let all = discards(&Hand::new(cards)?).best_first();
/// let ranked: Vec<_> = all.iter().map(|discard| (discard.card.to_string(), discard.points)).collect();
/// assert_eq!(ranked[0], ("10C".to_owned(), 0));
/// assert_eq!(ranked.len(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn discards(hand: &Hand) -> Discards {
    let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
    let tally = cards.tally();
    let mut less = OneLess { cards, melded: [0; Card::KINDS] };
    walk(&mut less, cards, tally.counts(), wilds);

    let mut discards = ArrayVec::new();
    for index in Bits(cards.first) {
        let (card, melded) = (Card::suited(index), less.melded[usize::from(index)]);
        let points = points_left(tally.points() - card.points(), melded, wilds);
        discards.push(Discard { card, points });
    }
    if wilds > 0 {
        let points = points_left(tally.points(), less.melded[Card::WILD.index()], wilds - 1);
        discards.push(Discard { card: Card::WILD, points });
    }
    Discards(discards)
}

/// Finds the most points that can be in melds without each of the cards.
struct OneLess {
    /// The suited cards of the hand.
    cards: Suited,
    /// The most that was found, for each card by its index.
    melded: [u8; Card::KINDS],
}

impl Visitor for OneLess {
    const CARDS_LESS: u8 = 1;

    #[inline]
    fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()> {
        match choice.wilds {
            0 | 1 if linked == 0 => self.note_others(choice, choice.rest.first, 0, 0, pairs),
            0 => self.look_up::<1>(choice, linked, pairs),
            1 => self.look_up::<2>(choice, linked, pairs),
            2 => self.look_up::<3>(choice, choice.rest.first, pairs),
            3 => self.look_up::<4>(choice, choice.rest.first, pairs),
            4 | 5 => self.look_up::<6>(choice, choice.rest.first, pairs),
            _ => self.look_up::<13>(choice, choice.rest.first, pairs),
        }
        ControlFlow::Continue(())
    }
}

impl OneLess {
    #[inline]
    fn note(&mut self, card: usize, melded: u8) {
        self.melded[card] = self.melded[card].max(melded);
    }

    /// Takes note of a choice with cards that may be in runs: these are looked up one by one.
    fn look_up<const N: usize>(&mut self, choice: &Choice, in_runs: u64, pairs: Numbers) {
        let wilds = usize::from(choice.wilds);
        let table = Table::get();
        let places = choice.rest.places();
        let rows: [Most<N>; SUITS] = places.map(|place| beginning(table.row(place)));
        let up_to_second = together(&rows[0], &rows[1]);
        let up_to_third = together(&up_to_second, &rows[2]);
        let up_to_fourth = together(&up_to_third, &rows[3]);
        let all = together(&up_to_fourth, &rows[4]);

        let most = choice.points + all[wilds].max(pair_points(pairs));
        let from_fourth = together(&rows[3], &rows[4]);
        let from_third = together(&rows[2], &from_fourth);
        let others = [
            together(&rows[1], &from_third),
            together(&rows[0], &from_third),
            together(&up_to_second, &from_fourth),
            together(&up_to_third, &rows[4]),
            up_to_fourth,
        ];
        for card in Bits(in_runs) {
            let card = usize::from(card);
            if self.melded[card] < most {
                let (suit, number) = (card / 10, card % 10);
                let row = beginning(table.row(places[suit] - STEPS[number]));
                let pair = pair_points(pairs.without(number as u32));
                self.note(card, choice.points + shared(&row, &others[suit], wilds).max(pair));
            }
        }
        let with_one_wild_less = wilds.checked_sub(1).map_or(0, |wilds| all[wilds]);
        self.note_others(choice, choice.rest.first & !in_runs, all[wilds], with_one_wild_less, pairs);
    }

    /// Takes note of the cards that are in no run, of those in sets, and of a wild.
    #[inline]
    fn note_others(
        &mut self,
        choice: &Choice,
        loose: u64,
        in_runs: u8,
        with_one_wild_less: u8,
        pairs: Numbers,
    ) {
        let highest = pairs.highest();
        let most = choice.points + in_runs.max(pair_points(pairs));
        let in_pair = highest.map_or(0, |number| COLUMN << number);
        for card in Bits(loose & !in_pair) {
            self.note(usize::from(card), most);
        }
        if let Some(number) = highest {
            let most = choice.points + in_runs.max(pair_points(pairs.without(number)));
            for card in Bits(loose & in_pair) {
                self.note(usize::from(card), most);
            }
        }
        let one_wild_less = choice.points + with_one_wild_less;
        if choice.wilds > 0 {
            self.note(Card::WILD.index(), one_wild_less);
        }
        let (first, second) =
            (self.cards.first & !choice.rest.first, self.cards.second & !choice.rest.second);
        for number in choice.sets.three_or_more() {
            let points = number as u8 + 1;
            let melded = if choice.sets.get(number) > 3 {
                most - points
            } else {
                // A set of three becomes a set of two and a wild, or none.
                let pair = if choice.wilds > 0 { one_wild_less - points } else { 0 };
                pair.max(most - 3 * points)
            };
            for card in Bits((first | second) & COLUMN << number) {
                self.note(usize::from(card), melded);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    fn listed(discards: &Discards) -> String {
        let each = discards.iter().map(|discard| format!("{} {}", discard.card, discard.points));
        each.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn every_different_card_comes_once_in_order() {
        assert_eq!(listed(&discards(&hand("W 7S 8S 9S 9S 3H W"))), "7S 11, 8S 10, 9S 0, 3H 0, W 12");
        assert_eq!(listed(&discards(&Hand::default())), "");
    }

    #[test]
    fn z14_what_remains_is_counted_in_its_own_best_arrangement() {
        // Sets of four stay sets; sets of three need a wild, or are none.
        assert_eq!(listed(&discards(&hand("4S 4Q 4T 4C"))), "4S 0, 4Q 0, 4T 0, 4C 0");
        assert_eq!(listed(&discards(&hand("4S 4Q 4T 1H"))), "4S 9, 4Q 9, 4T 9, 1H 0");
        assert_eq!(listed(&discards(&hand("4S 4Q 4T W"))), "4S 0, 4Q 0, 4T 0, W 0");
        assert_eq!(listed(&discards(&hand("4S 4Q 4T 9C 10C W"))), "4S 8, 4Q 8, 4T 8, 9C 10, 10C 9, W 19");
        // Without a card of the highest pair, the next pair gets the wild.
        assert_eq!(listed(&discards(&hand("9S 9Q 5T 5C W"))), "9S 9, 9Q 9, 5T 5, 5C 5, W 28");
        assert_eq!(listed(&discards(&hand("7S 8S 9S 10S 1C"))), "7S 1, 8S 27, 9S 26, 10S 1, 1C 0");
    }

    #[test]
    fn z13_wilds_that_no_meld_is_left_for_count() {
        assert_eq!(listed(&discards(&hand("3S W"))), "3S 15, W 3");
        assert_eq!(listed(&discards(&hand("3S W W"))), "3S 30, W 18");
        assert_eq!(listed(&discards(&hand("W W W"))), "W 30");
        assert_eq!(listed(&discards(&hand("W"))), "W 0");
        assert_eq!(listed(&discards(&hand("3S 9Q W"))), "3S 24, 9Q 18, W 12");
    }

    #[test]
    fn the_best_come_first_and_of_equal_ones_those_that_count_most() {
        let all = discards(&hand("3S 4Q 4T 10H 10C"));
        assert_eq!(listed(&all), "3S 28, 4Q 27, 4T 27, 10C 21, 10H 21");
        assert_eq!(listed(&all.clone().best_first()), "10C 21, 10H 21, 4Q 27, 4T 27, 3S 28");
        assert_eq!(all.best(), Some(Discard { card: "10C".parse().unwrap(), points: 21 }));
        assert_eq!(listed(&discards(&hand("7S 8S 9S W")).best_first()), "W 0, 9S 0, 8S 0, 7S 0");
        assert_eq!(discards(&Hand::default()).best(), None);
        assert_eq!((&all).into_iter().count(), 5);
    }

    #[test]
    fn they_are_written_like_the_referee_s_answer() {
        let json = serde_json::to_string(&discards(&hand("3H W")).best_first()).unwrap();
        assert_eq!(json, r#"[{"card":"W","points":3},{"card":"3H","points":15}]"#);
    }
}
