//! Suited cards as bits, and what can be read off the bits alone.

use crate::Cards;

/// How many suits there are.
pub(super) const SUITS: usize = 5;

/// The cards of number 1, one bit a suit. Shifted to the left by a number's index they are those of that number: its
/// column.
pub(super) const COLUMN: u64 = 1 + (1 << 10) + (1 << 20) + (1 << 30) + (1 << 40);

/// For each distance the cards for which their suit has another one so much higher.
const ROOM_ABOVE: [u64; 10] = {
    let mut masks = [0; 10];
    let mut distance = 0;
    while distance < 10 {
        masks[distance] = (0x3FF >> distance) * COLUMN;
        distance += 1;
    }
    masks
};

/// Suited cards: a bit at the [`Card::index`](crate::Card::index) of each, so that every suit has ten bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Suited {
    /// The first of two equal cards.
    pub(super) first: u64,
    /// The second of two equal cards; a part of `first`.
    pub(super) second: u64,
}

impl Suited {
    /// No cards.
    pub(super) const NONE: Suited = Suited { first: 0, second: 0 };

    /// The suited ones of some cards.
    #[inline]
    pub(super) const fn new(cards: &Cards) -> Suited {
        let (first, second) = cards.bits();
        Suited { first, second }
    }

    /// What each suit has: its tally, with its place in the highest bits.
    #[inline]
    fn by_suit(self) -> [u64; SUITS] {
        let of_one = |bits: u64, suit: usize| OF_A_SUIT[(bits >> (10 * suit)) as usize & 0x3FF];
        let mut suits = std::array::from_fn(|suit| of_one(self.first, suit));
        if self.second != 0 {
            for (suit, sum) in suits.iter_mut().enumerate() {
                *sum += of_one(self.second, suit);
            }
        }
        suits
    }

    /// How many there are of each number, and their points.
    #[inline]
    pub(super) fn tally(self) -> Tally {
        Tally(self.by_suit().into_iter().fold(0, u64::wrapping_add))
    }

    /// The place of each suit among all that a suit can be: how many it has of each number, read as a number of base
    /// three in which number 1 is the last digit.
    #[inline]
    pub(super) fn places(self) -> [u16; SUITS] {
        self.by_suit().map(|suit| (suit >> 48) as u16)
    }

    /// The lowest cards of all runs of three that need no wild.
    #[inline]
    pub(super) const fn plain_runs(self) -> u64 {
        self.first & self.first >> 1 & self.first >> 2 & ROOM_ABOVE[2]
    }

    /// The cards that can be in a run together with another card if there are this many wilds. All others are loose.
    #[inline]
    pub(super) fn linked(self, wilds: u8) -> u64 {
        if wilds == 0 {
            let lowest = self.plain_runs();
            return lowest | lowest << 1 | lowest << 2;
        }
        // Two cards need a wild for each place between them, and one if there is none, so that the run is three long.
        let near = |distance: usize| {
            let room = ROOM_ABOVE[distance];
            self.first >> distance & room | (self.first & room) << distance
        };
        let mut linked = near(1) | near(2);
        for distance in 3..=usize::from(wilds.min(8)) + 1 {
            linked |= near(distance);
        }
        self.first & linked
    }

    /// The cards of a number, in the place of number 1.
    #[inline]
    pub(super) const fn column(self, number: u32) -> Suited {
        Suited { first: self.first >> number & COLUMN, second: self.second >> number & COLUMN }
    }

    /// Without the cards of a number but for some of them, given in the place of number 1.
    #[inline]
    pub(super) const fn keeping(self, number: u32, kept: Suited) -> Suited {
        let others = !(COLUMN << number);
        let (first, second) = (self.first & others, self.second & others);
        Suited { first: first + (kept.first << number), second: second + (kept.second << number) }
    }

    /// How many cards there are, if all are in the place of number 1.
    #[inline]
    pub(super) const fn count_column(self) -> u8 {
        // The product has the sum of all suits in the place of the last.
        ((self.first + self.second).wrapping_mul(COLUMN) >> 40) as u8 & 0xF
    }

    /// Every choice of these cards, from none to all of them, if all are in the place of number 1.
    #[inline]
    pub(super) fn choices(self) -> impl Iterator<Item = Suited> {
        // Both in one word, so that one subtraction gives the next choice.
        let all = self.first + (self.second << 5);
        let mut next = Some(0_u64);
        let choices = std::iter::from_fn(move || {
            let chosen = next?;
            next = Some(chosen.wrapping_sub(all) & all).filter(|next| *next != 0);
            Some(Suited { first: chosen & COLUMN, second: chosen >> 5 & COLUMN })
        });
        // The second of two equal cards is not chosen without the first.
        choices.filter(|chosen| chosen.second & !chosen.first == 0)
    }
}

/// How many cards there are of each number, in four bits each, and above them the points of all.
#[derive(Clone, Copy)]
pub(super) struct Tally(u64);

impl Tally {
    /// How many there are of each number.
    #[inline]
    pub(super) const fn counts(self) -> Counts {
        Counts(self.0 & ((1 << 40) - 1))
    }

    /// The points of all: at most 190, those of ten tens and ten nines.
    #[inline]
    pub(super) const fn points(self) -> u8 {
        (self.0 >> 40) as u8
    }
}

/// For each choice of the numbers of a suit: the tally, and the place (see [`Suited::places`]) from bit 48 on.
static OF_A_SUIT: [u64; 1 << 10] = {
    let mut sums = [0; 1 << 10];
    let mut bits = 0;
    while bits < sums.len() {
        let (mut number, mut place) = (0, 1);
        while number < 10 {
            if bits >> number & 1 == 1 {
                sums[bits] += (1 << (4 * number)) + ((number + 1) << 40) + (place << 48);
            }
            number += 1;
            place *= 3;
        }
        bits += 1;
    }
    sums
};

/// How many there are of each number, at most ten, in four bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counts(u64);

impl Counts {
    /// None of any number.
    pub(super) const NONE: Counts = Counts(0);

    /// How many there are of a number.
    #[inline]
    pub(super) const fn get(self, number: u32) -> u8 {
        (self.0 >> (4 * number)) as u8 & 0xF
    }

    /// With this many of a number of which there were none.
    #[inline]
    pub(super) const fn with(self, number: u32, count: u8) -> Counts {
        Counts(self.0 + ((count as u64) << (4 * number)))
    }

    /// With none of a number.
    #[inline]
    pub(super) const fn without(self, number: u32) -> Counts {
        Counts(self.0 & !(0xF << (4 * number)))
    }

    /// The numbers of which there are any.
    #[inline]
    pub(super) const fn any(self) -> Numbers {
        Numbers((self.0 << 3 | self.0 << 2 | self.0 << 1 | self.0) & Numbers::ALL)
    }

    /// The numbers of which there are two or more.
    #[inline]
    pub(super) const fn two_or_more(self) -> Numbers {
        Numbers((self.0 << 2 | self.0 << 1 | self.0) & Numbers::ALL)
    }

    /// The numbers of which there are three or more.
    #[inline]
    pub(super) const fn three_or_more(self) -> Numbers {
        // Five more carry into the highest of the four bits, and never beyond it.
        Numbers((self.0 + 0x55_5555_5555) & Numbers::ALL)
    }
}

/// Some of the numbers: for each the highest of its four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers(u64);

impl Numbers {
    const ALL: u64 = 0x88_8888_8888;
    /// None of them.
    pub(super) const NONE: Numbers = Numbers(0);

    /// Whether there are none.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub(super) const fn len(self) -> u8 {
        // The product has the sum of all numbers in the place of the last.
        ((self.0 >> 3).wrapping_mul(0x11_1111_1111) >> 36) as u8 & 0xF
    }

    /// The index of the highest.
    #[inline]
    pub(super) fn highest(self) -> Option<u32> {
        self.0.checked_ilog2().map(|bit| bit / 4)
    }

    /// Without one of them.
    #[inline]
    pub(super) const fn without(self, number: u32) -> Numbers {
        Numbers(self.0 & !(8 << (4 * number)))
    }

    /// Those that are not among the others.
    #[inline]
    pub(super) const fn except(self, others: Numbers) -> Numbers {
        Numbers(self.0 & !others.0)
    }
}

impl Iterator for Numbers {
    type Item = u32;

    /// The index of the lowest, which is taken out.
    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros())?;
        self.0 &= self.0 - 1;
        Some(bit / 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    fn suited(text: &str) -> Suited {
        let cards = text.split_whitespace().map(|card| card.parse().unwrap());
        Suited::new(&Cards::default().with(cards).unwrap())
    }

    fn cards(bits: u64) -> String {
        let held = Card::all().filter(|card| !card.is_wild() && bits >> card.index() & 1 == 1);
        held.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The numbers themselves, lowest first.
    fn values(numbers: Numbers) -> Vec<u32> {
        numbers.map(|number| number + 1).collect()
    }

    #[test]
    fn a_tally_has_counts_and_points() {
        let tally = suited("1S 10S 10S 10Q 3T 3T 2C 3H 10H 10H").tally();
        assert_eq!(tally.points(), 62);
        let counts: Vec<u8> = (0..10).map(|number| tally.counts().get(number)).collect();
        assert_eq!(counts, [1, 1, 3, 0, 0, 0, 0, 0, 0, 5]);
        let tens_and_nines = "9S 10S 9Q 10Q 9T 10T 9C 10C 9H 10H";
        let most = suited(&format!("{tens_and_nines} {tens_and_nines}")).tally();
        assert_eq!(most.points(), 190);
        assert_eq!((most.counts().get(8), most.counts().get(9), most.counts().get(7)), (10, 10, 0));
    }

    #[test]
    fn a_place_is_a_number_of_base_three() {
        assert_eq!(suited("1S 2S 2S 10Q 1H 2H 3H").places(), [7, 19683, 0, 0, 13]);
        let all = "1T 2T 3T 4T 5T 6T 7T 8T 9T 10T";
        assert_eq!(suited(&format!("{all} {all}")).places(), [0, 0, 59048, 0, 0]);
    }

    #[test]
    fn z12_plain_runs_are_within_a_suit() {
        assert_eq!(cards(suited("7S 8S 9S 10S 1Q 2Q 8T 9T").plain_runs()), "7S 8S");
        assert_eq!(cards(suited("9S 10S 1Q 9C 10C 1H 2H 3H").plain_runs()), "1H");
    }

    #[test]
    fn z13_cards_are_linked_across_the_gaps_that_wilds_can_fill() {
        let some = suited("1S 2S 4S 7S 9S 10S 1Q 2Q 3Q 8T 2C 10H 10H");
        assert_eq!(cards(some.linked(0)), "1Q 2Q 3Q");
        assert_eq!(cards(some.linked(1)), "1S 2S 4S 7S 9S 10S 1Q 2Q 3Q");
        let far = suited("1S 4S 8S 1Q 5Q 10Q 1T 6T 1C 10C 5H");
        assert_eq!(cards(far.linked(1)), "");
        assert_eq!(cards(far.linked(2)), "1S 4S");
        assert_eq!(cards(far.linked(3)), "1S 4S 8S 1Q 5Q");
        assert_eq!(cards(far.linked(4)), "1S 4S 8S 1Q 5Q 10Q 1T 6T");
        assert_eq!(cards(far.linked(7)), "1S 4S 8S 1Q 5Q 10Q 1T 6T");
        for wilds in 8..=12 {
            assert_eq!(cards(far.linked(wilds)), "1S 4S 8S 1Q 5Q 10Q 1T 6T 1C 10C", "{wilds}");
        }
    }

    #[test]
    fn a_column_is_one_number() {
        let some = suited("4S 5S 5S 5T 6C 5H");
        let column = some.column(4);
        assert_eq!((cards(column.first), cards(column.second)), ("1S 1T 1H".to_owned(), "1S".to_owned()));
        assert_eq!(
            (column.count_column(), some.column(3).count_column(), Suited::NONE.count_column()),
            (4, 1, 0)
        );
        let both = "1S 1Q 1T 1C 1H";
        assert_eq!(suited(&format!("{both} {both}")).count_column(), 10);
        assert_eq!(some.keeping(4, Suited::NONE), suited("4S 6C"));
        assert_eq!(some.keeping(4, suited("1S 1S 1H")), suited("4S 5S 5S 6C 5H"));
    }

    #[test]
    fn every_choice_of_a_column_comes_once_and_none_of_it_first() {
        let choices: Vec<Suited> = suited("1S 1S 1T").choices().collect();
        let expected = ["", "1S", "1S 1S", "1T", "1S 1T", "1S 1S 1T"];
        assert_eq!(choices[0], Suited::NONE);
        assert_eq!(choices.len(), expected.len());
        assert!(expected.into_iter().all(|choice| choices.contains(&suited(choice))), "{choices:?}");
        assert_eq!(suited("").choices().count(), 1);
        assert_eq!(suited("1S 1Q 1T 1C 1H 1S 1Q 1T 1C 1H").choices().count(), 243);
    }

    #[test]
    fn numbers_are_told_apart_by_their_counts() {
        let counts = (0..10).fold(Counts::NONE, |counts, number| counts.with(number, number as u8 + 1));
        assert_eq!(values(counts.any()), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(values(counts.two_or_more()), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(values(counts.three_or_more()), [3, 4, 5, 6, 7, 8, 9, 10]);
        let some = Counts::NONE.with(0, 1).with(9, 2).with(4, 10);
        assert_eq!(values(some.any()), [1, 5, 10]);
        assert_eq!(values(some.two_or_more()), [5, 10]);
        assert_eq!(values(some.three_or_more()), [5]);
        assert_eq!(some.without(4), Counts::NONE.with(0, 1).with(9, 2));
        assert!(Counts::NONE.any().is_empty());
        assert_eq!((some.get(0), some.get(1), some.get(4), some.get(9)), (1, 0, 10, 2));
    }

    #[test]
    fn some_of_the_numbers() {
        let counts = Counts::NONE.with(2, 3).with(9, 1).with(5, 2);
        let numbers = counts.any();
        assert_eq!((numbers.len(), numbers.highest(), numbers.is_empty()), (3, Some(9), false));
        assert_eq!(values(numbers.without(9)), [3, 6]);
        assert_eq!(numbers.without(9).highest(), Some(5));
        assert_eq!(values(numbers.except(counts.two_or_more())), [10]);
        assert_eq!((Numbers::NONE.len(), Numbers::NONE.highest(), Numbers::NONE.is_empty()), (0, None, true));
        let all = (0..10).fold(Counts::NONE, |counts, number| counts.with(number, 1)).any();
        assert_eq!(all.len(), 10);
    }
}
