//! The rows of the five suits put together: how wilds are best shared out among them.

use super::suited::{SUITS, Suited};
use super::table::{Row, Table};

/// For each number of wilds below `N`: the most points of some suits' cards that can be in runs with this many wilds.
pub(super) type Most<const N: usize> = [u8; N];

/// The first `N` places of a row.
#[inline]
pub(super) fn beginning<const N: usize>(row: &Row) -> Most<N> {
    std::array::from_fn(|wilds| row.0[wilds])
}

/// The most that two make together with this many wilds, in the best way to share them out.
#[inline]
pub(super) fn shared<const N: usize>(a: &Most<N>, b: &Most<N>, wilds: usize) -> u8 {
    let mut most = 0;
    for to_a in 0..wilds + 1 {
        most = most.max(a[to_a] + b[wilds - to_a]);
    }
    most
}

/// Two put together.
#[inline]
pub(super) fn together<const N: usize>(a: &Most<N>, b: &Most<N>) -> Most<N> {
    std::array::from_fn(|wilds| shared(a, b, wilds))
}

/// The most points of these cards that can be in runs with this many wilds.
///
/// It is a call of its own so that hands without runs, which are many, are spared its bulk.
#[inline(never)]
pub(super) fn most_in_runs(cards: Suited, wilds: u8) -> u8 {
    let table = Table::get();
    let rows = cards.places().map(|place| table.row(place));
    // Few wilds are by far the most common, and there are quick ways for them.
    match wilds {
        0 => rows.iter().map(|row| row.0[0]).sum(),
        1 => without_wilds(&rows) + rows.iter().fold(0, |most, row| most.max(row.0[1] - row.0[0])),
        2 => {
            let (mut for_two, mut for_one, mut for_another) = (0, 0, 0);
            for Row(row) in rows {
                let gain = row[1] - row[0];
                for_two = for_two.max(row[2] - row[0]);
                for_another = for_another.max(gain.min(for_one));
                for_one = for_one.max(gain);
            }
            without_wilds(&rows) + for_two.max(for_one + for_another)
        }
        3 => all_together::<4>(&rows)[3],
        4 | 5 => all_together::<6>(&rows)[usize::from(wilds)],
        _ => all_together::<13>(&rows)[usize::from(wilds)],
    }
}

#[inline]
fn without_wilds(rows: &[&Row; SUITS]) -> u8 {
    rows.iter().map(|row| row.0[0]).sum()
}

#[inline]
fn all_together<const N: usize>(rows: &[&Row; SUITS]) -> Most<N> {
    let [first, others @ ..] = rows;
    others.iter().fold(beginning(first), |most, row| together(&most, &beginning(row)))
}

#[cfg(test)]
mod tests {
    use parlor_core::{ChanceStream, PlayerSeed};

    use super::*;
    use crate::{Card, Cards};

    #[test]
    fn wilds_go_where_they_are_worth_most() {
        let (a, b) = ([3, 5, 20], [0, 6, 7]);
        assert_eq!((shared(&a, &b, 0), shared(&a, &b, 1), shared(&a, &b, 2)), (3, 9, 20));
        assert_eq!(together(&a, &b), [3, 9, 20]);
        assert_eq!(together(&b, &[0; 3]), b);
    }

    #[test]
    fn z13_the_quick_ways_for_few_wilds_agree_with_the_general_one() {
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("runs"), "cards");
        let suited: Vec<Card> = Card::all().filter(|card| !card.is_wild()).collect();
        for _ in 0..3_000 {
            let mut cards = Cards::default();
            for _ in 0..stream.below(12) {
                let _ = cards.add(suited[stream.index(suited.len())]);
            }
            let cards = Suited::new(&cards);
            let all: Most<13> = all_together(&cards.places().map(|place| Table::get().row(place)));
            for wilds in 0..=12 {
                assert_eq!(
                    most_in_runs(cards, wilds),
                    all[usize::from(wilds)],
                    "{cards:?} with {wilds} wilds"
                );
            }
        }
    }
}
