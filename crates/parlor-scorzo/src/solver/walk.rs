//! All choices of sets that are worth a look.
//!
//! Which cards are in sets is decided number by number: first the numbers that are there three times or more, then
//! pairs, which take a wild; high numbers before low ones. What is in no set is left to runs, and those are looked up.
//!
//! A card is linked if it can be in a run with another card that is left, with the wilds that are left; else it is
//! loose. Links are only ever lost on the way. Three kinds of choices are passed over, because others do as well:
//! - A set without a loose card of its number, which might as well be in it.
//! - No set though there are three loose cards of the number, which might as well be one.
//! - A set of two loose cards after a higher such pair has been passed over: both take one wild.
//!
//! Those who look at a choice may also ask what it is worth with any one card less, and nothing is lost for that. Take a
//! best choice for the smaller hand and put the card back: into the set of its number if it is loose and there is one,
//! and to the runs if not. That is a choice that is looked at, but for two cases. It may leave three loose cards without
//! a set: the choice in which they are one is looked at, and the set can be given up with the card. It may pass over the
//! pair that the card makes, and take a lower one: so one pair more is passed over in this way.

use std::ops::ControlFlow;

use super::suited::{COLUMN, Counts, Numbers, Suited};

/// A choice of sets, perhaps not for all numbers yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The cards that are in no set.
    pub(super) rest: Suited,
    /// The wilds that are in no set.
    pub(super) wilds: u8,
    /// The points of the cards in sets.
    pub(super) points: u8,
    /// How many cards the set of each number has, without wilds.
    pub(super) sets: Counts,
    /// How many cards there are of the numbers that are still to be decided.
    open: Counts,
    /// The cards that were left out of a set of their number: they have to stay linked.
    left_out: u64,
    /// How many pairs of loose cards were passed over.
    passed: u8,
}

/// Is shown the choices.
pub(super) trait Visitor {
    /// How many cards less than the whole hand it asks about: none or one.
    const CARDS_LESS: u8;

    /// A choice, and the cards that are linked. If there are `pairs`, then the choice has one wild left and no run without
    /// it: the wild goes into a run, or makes a set of two of its cards, any one of the pairs.
    fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()>;

    /// A step on the way, for those who count them.
    #[inline]
    fn step(&mut self) {}
}

/// Shows the visitor all choices that are worth a look, until it has seen enough.
#[inline]
pub(super) fn walk<V: Visitor>(visitor: &mut V, cards: Suited, counts: Counts, wilds: u8) {
    let sets = Counts::NONE;
    let mut choice = Choice { rest: cards, wilds, points: 0, sets, open: counts, left_out: 0, passed: 0 };
    // Most hands have no run without a wild. Then there is nothing to decide if there are no wilds, or one wild and no
    // number three times.
    if wilds < 2 && cards.plain_runs() == 0 {
        let many = counts.three_or_more();
        if wilds == 0 {
            for number in many {
                choice = choice.with_set(number, counts.get(number), Suited::NONE);
            }
            let _ = visitor.visit(&choice, 0, Numbers::NONE);
            return;
        }
        if many.is_empty() {
            let _ = visitor.visit(&choice, cards.linked(wilds), counts.two_or_more());
            return;
        }
    }
    let _ = decide(visitor, choice);
}

/// Decides about the open numbers one by one; where there is more than one choice, it looks at all but the last first.
fn decide<V: Visitor>(visitor: &mut V, mut choice: Choice) -> ControlFlow<()> {
    visitor.step();
    loop {
        let linked = choice.rest.linked(choice.wilds);
        if choice.left_out & !linked != 0 {
            return ControlFlow::Continue(());
        }
        let mut open = choice.open.three_or_more();
        if open.is_empty() && choice.wilds > 0 {
            open = choice.open.two_or_more();
            if choice.wilds == 1 && choice.rest.plain_runs() == 0 {
                return visitor.visit(&choice, linked, open);
            }
        }
        let Some(number) = open.highest() else {
            return visitor.visit(&choice, linked, Numbers::NONE);
        };

        let count = choice.open.get(number);
        choice.open = choice.open.without(number);
        let column = choice.rest.column(number);
        let linked = linked >> number & COLUMN;
        if linked != 0 {
            let linked = Suited { first: linked, second: linked & column.second };
            for out in linked.choices() {
                let size = count - out.count_column();
                if size >= 3 || size == 2 && choice.wilds > 0 {
                    decide(visitor, choice.with_set(number, size, out))?;
                }
            }
            if count - linked.count_column() >= 3 {
                return ControlFlow::Continue(());
            }
        } else if count >= 3 {
            choice = choice.with_set(number, count, Suited::NONE);
        } else {
            if choice.passed <= V::CARDS_LESS {
                decide(visitor, choice.with_set(number, count, Suited::NONE))?;
            }
            choice.passed += 1;
        }
    }
}

impl Choice {
    /// With a set of all cards of a number but some: of this many cards, and a wild if they are two.
    #[inline]
    pub(super) fn with_set(&self, number: u32, size: u8, out: Suited) -> Choice {
        Choice {
            rest: self.rest.keeping(number, out),
            wilds: self.wilds - u8::from(size == 2),
            points: self.points + size * (number as u8 + 1),
            sets: self.sets.with(number, size),
            left_out: self.left_out + (out.first << number),
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hand;

    /// Writes down all choices: the numbers of the sets with their sizes, the wilds that are left, and pairs.
    #[derive(Default)]
    struct List<const CARDS_LESS: u8> {
        seen: Vec<String>,
        steps: u32,
    }

    impl<const CARDS_LESS: u8> Visitor for List<CARDS_LESS> {
        const CARDS_LESS: u8 = CARDS_LESS;

        fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()> {
            assert_eq!(linked, choice.rest.linked(choice.wilds));
            let sets = choice.sets.any().map(|number| format!("{}x{} ", number + 1, choice.sets.get(number)));
            let pairs = pairs.map(|number| format!(" or {}", number + 1));
            self.seen.push(format!(
                "{}+{}{}",
                sets.collect::<String>(),
                choice.wilds,
                pairs.collect::<String>()
            ));
            if self.seen.len() < 30 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }

        fn step(&mut self) {
            self.steps += 1;
        }
    }

    fn list<const CARDS_LESS: u8>(text: &str) -> (Vec<String>, u32) {
        let hand = Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap();
        let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
        let mut list = List::<CARDS_LESS>::default();
        walk(&mut list, cards, cards.tally().counts(), wilds);
        (list.seen, list.steps)
    }

    /// Both for the whole hand and for hands with one card less.
    fn both(text: &str) -> (Vec<String>, u32) {
        let (whole, less) = (list::<0>(text), list::<1>(text));
        assert_eq!(whole, less, "{text}");
        whole
    }

    fn seen(choices: &[&str], steps: u32) -> (Vec<String>, u32) {
        (choices.iter().map(|choice| (*choice).to_owned()).collect(), steps)
    }

    #[test]
    fn without_plain_runs_and_wilds_there_is_nothing_to_decide() {
        assert_eq!(both("7S 7Q 7T 3H 3C 3C 3H 9S 1S 1Q"), seen(&["3x4 7x3 +0"], 0));
        assert_eq!(both(""), seen(&["+0"], 0));
    }

    #[test]
    fn the_last_wild_may_go_into_any_pair() {
        assert_eq!(both("7S 7Q 8T 9T 8C 3C W"), seen(&["+1 or 7 or 8"], 0));
        assert_eq!(both("7S 7Q 4S 4H 4T W"), seen(&["4x3 +1 or 7"], 1));
        // Unless there is a run without it, which cards of the pair may be in.
        assert_eq!(both("1S 1Q 1H 2H 3H W"), seen(&["1x3 +1", "1x2 +0", "+1"], 3));
        assert_eq!(both("7S 7Q 1H 2H 3H W"), seen(&["7x2 +0", "+1"], 2));
    }

    #[test]
    fn only_linked_cards_are_left_out_of_a_set() {
        assert_eq!(both("7S 7Q 7T 8S 9S"), seen(&["7x3 +0", "+0"], 2));
        assert_eq!(both("7S 7Q 7T 9S 8S 6S W"), seen(&["7x3 +1", "7x2 +0", "+1"], 3));
        // Taken with the last wild, the pair leaves a card that is not linked any more.
        assert_eq!(both("7S 7Q 7T 9S W"), seen(&["7x3 +1", "+1"], 3));
        // Both sevens of stars, or one of them.
        assert_eq!(both("7S 7S 7Q 7T 7C 8S 9S"), seen(&["7x5 +0", "7x4 +0", "7x3 +0"], 4));
    }

    #[test]
    fn three_loose_cards_are_always_a_set() {
        assert_eq!(both("7S 7Q 7T 7C 8S 9S"), seen(&["7x4 +0", "7x3 +0"], 3));
        let two_left_out = ["7x5 +0", "7x4 +0", "7x4 +0", "7x3 +0"];
        assert_eq!(both("7S 7Q 7T 7C 7H 8S 9S 8Q 9Q"), seen(&two_left_out, 5));
    }

    #[test]
    fn what_one_set_takes_is_not_linked_for_the_next() {
        assert_eq!(both("7S 7Q 7T 8S 8Q 8T 9S"), seen(&["7x3 8x3 +0", "7x3 +0", "+0"], 3));
        let twice_four = ["7x4 8x4 +0", "7x3 8x3 +0", "7x3 8x3 +0", "7x4 +0", "7x3 +0", "7x3 +0", "+0"];
        assert_eq!(both("7S 7Q 7T 7C 8S 8Q 8T 8C 9S 9Q"), seen(&twice_four, 11));
    }

    #[test]
    fn of_loose_pairs_the_highest_get_the_wilds() {
        let pairs = "9S 9Q 5T 5C 1H 1T W W";
        assert_eq!(list::<0>(pairs), seen(&["9x2 +1 or 1 or 5", "+2"], 2));
        // Without a nine, the fives would be the highest.
        assert_eq!(list::<1>(pairs), seen(&["9x2 +1 or 1 or 5", "5x2 +1 or 1", "+2"], 3));
        // These are linked.
        assert_eq!(both("7S 7Q 8S 8Q W W"), seen(&["8x2 +1 or 7", "7x2 +1", "+2"], 3));
    }

    #[test]
    fn it_ends_when_the_visitor_has_seen_enough() {
        let (seen, _) = both("5S 6S 7S 5Q 6Q 7Q 5T 6T 7T 5C 6C 7C 5H 6H 7H W W");
        assert_eq!(seen.len(), 30);
    }
}
