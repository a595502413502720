//! What benchmarks want to know of the solver.

use std::ops::ControlFlow;

use super::Whole;
use super::suited::{Numbers, Suited};
use super::table::Table;
use super::walk::{Choice, Visitor, walk};
use crate::Hand;

/// Builds the table that the solver builds when it is first needed, and gives its size in bytes.
#[doc(hidden)]
#[must_use]
pub fn build_table() -> usize {
    Table::build().size()
}

/// About how many instructions [`fewest_points`](crate::fewest_points) takes for a hand: enough to tell which of many
/// hands takes the most.
#[doc(hidden)]
#[must_use]
pub fn work(hand: &Hand) -> u32 {
    let (cards, wilds) = (Suited::new(hand.cards()), hand.cards().wilds());
    let tally = cards.tally();
    let mut count = Count { whole: Whole { points: tally.points(), melded: 0 }, work: 0 };
    walk(&mut count, cards, tally.counts(), wilds);
    count.work
}

struct Count {
    whole: Whole,
    work: u32,
}

impl Visitor for Count {
    const CARDS_LESS: u8 = 0;

    fn visit(&mut self, choice: &Choice, linked: u64, pairs: Numbers) -> ControlFlow<()> {
        self.work += match choice.wilds {
            0 | 1 if linked == 0 => 50,
            0 | 1 => 150,
            2 => 250,
            3 => 350,
            4 | 5 => 600,
            _ => 1700,
        };
        self.whole.visit(choice, linked, pairs)
    }

    fn step(&mut self) {
        self.work += 170;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_row_of_16_bytes_for_all_that_a_suit_can_be() {
        assert_eq!(build_table(), 16 * 3_usize.pow(10));
    }

    #[test]
    fn work_is_counted_step_by_step() {
        let work =
            |text: &str| work(&Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap());
        assert_eq!(work("1S 3Q 5H"), 50);
        assert_eq!(work("7S 8S 3H W"), 150);
        assert_eq!(work("7S 8S 9S"), 170 + 150);
        assert_eq!(work("7S W W"), 170 + 250);
        assert_eq!(work("7S W W W"), 170 + 350);
        assert_eq!(work("7S W W W W W"), 170 + 600);
        assert_eq!(work("7S W W W W W W"), 170 + 1700);
        // It ends when everything is in melds.
        assert_eq!(work("7S 7Q W W"), 2 * 170 + 50);
        assert_eq!(work("7S 7Q 2H W W"), 2 * 170 + 50 + 250);
    }
}
