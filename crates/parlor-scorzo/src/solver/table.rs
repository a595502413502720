//! What the cards of one suit are worth in runs (Z12, Z13): worked out once for all that a suit can be.

use std::sync::LazyLock;

/// For each number of wilds from none on: the most points of one suit's cards that can be in runs with this many wilds.
///
/// The decks have twelve wilds; the last places only fill up a vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct Row(pub(super) [u8; 16]);

impl Row {
    /// One in each place, as one word. No row has more than 110 points in a place, so that places never overflow.
    const ONES: u128 = u128::MAX / 0xFF;

    /// The better of both for each number of wilds.
    #[inline]
    fn max(self, other: Row) -> Row {
        let (a, b) = (u128::from_le_bytes(self.0), u128::from_le_bytes(other.0));
        // The highest bit of each place is free: it stays where a is not less than b.
        let high = Row::ONES << 7;
        let stays = (a + high - b) & high;
        let better = stays + (stays - (stays >> 7));
        Row(((a & better) + (b & !better)).to_le_bytes())
    }

    /// What it is with one more run of these points and wilds. It is nothing with fewer wilds.
    #[inline]
    fn with_a_run(self, points: u8, wilds: usize) -> Row {
        let row = u128::from_le_bytes(self.0) + u128::from_le_bytes([points; 16]);
        // Written out because shifts by a constant are quick.
        let shifted = match wilds {
            0 => row,
            1 => row << 8,
            2 => row << 16,
            _ => row << 24,
        };
        Row(shifted.to_le_bytes())
    }
}

/// A row for each of the 3^10 things that a suit can be, by its place; see `Suited::places`.
pub(super) struct Table(Box<[Row]>);

/// By how much the place changes with one card of each number.
pub(super) const STEPS: [u16; 10] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683];

static TABLE: LazyLock<Table> = LazyLock::new(Table::build);

impl Table {
    const ROWS: usize = 59_049;

    /// The table, which is built when it is first asked for.
    #[inline]
    pub(super) fn get() -> &'static Table {
        &TABLE
    }

    /// The row at a place.
    #[inline]
    pub(super) fn row(&self, place: u16) -> &Row {
        &self.0[usize::from(place)]
    }

    /// How many bytes it takes.
    pub(super) fn size(&self) -> usize {
        size_of_val(&*self.0)
    }

    /// Works out all rows, each from rows before it.
    pub(super) fn build() -> Table {
        let mut rows = vec![Row([0; 16]); Table::ROWS];
        let mut counts = [0_u8; 10];
        for place in 1..Table::ROWS {
            count_up(&mut counts);
            rows[place] = best(&counts, place, &rows);
        }
        Table(rows.into_boxed_slice())
    }
}

/// Adds one to a number of base three.
fn count_up(digits: &mut [u8; 10]) {
    for digit in digits {
        *digit += 1;
        if *digit < 3 {
            break;
        }
        *digit = 0;
    }
}

/// The row of these counts: one of the lowest card is left out, or is the lowest card of a run.
fn best(counts: &[u8; 10], place: usize, rows: &[Row]) -> Row {
    let Some(lowest) = counts.iter().position(|count| *count > 0) else {
        return rows[0];
    };
    let mut best = rows[place - usize::from(STEPS[lowest])];
    let (mut rest, mut points, mut gaps) = (place, 0, 0);
    // A run has a card wherever there is one: where a wild stood for it instead, the wild could stand for it in its
    // other run. From six places on, a run is two runs.
    for (highest, count) in counts.iter().enumerate().skip(lowest).take(5) {
        if *count == 0 {
            gaps += 1;
            continue;
        }
        rest -= usize::from(STEPS[highest]);
        points += highest as u8 + 1;
        // There is always room above or below for the wilds that make it three long.
        let wilds = gaps + (lowest + 2).saturating_sub(highest);
        best = best.max(rows[rest].with_a_run(points, wilds));
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The row of a suit with these numbers.
    fn row(numbers: &[usize]) -> [u8; 13] {
        let place = numbers.iter().map(|number| STEPS[number - 1]).sum();
        let row = Table::get().row(place);
        assert_eq!(row.0[13..], [row.0[12]; 3]);
        std::array::from_fn(|wilds| row.0[wilds])
    }

    /// The most points of these counts in runs, tried out: every card is left out or in a run from any number to any,
    /// every place of which is a card or a wild.
    fn tried(counts: &mut [u8; 10], wilds: usize) -> u8 {
        let Some(lowest) = counts.iter().position(|count| *count > 0) else { return 0 };
        counts[lowest] -= 1;
        let mut best = tried(counts, wilds);
        counts[lowest] += 1;
        for first in 0..=lowest {
            for last in (first + 2).max(lowest)..10 {
                best = best.max(filled(counts, first, last, wilds, 0));
            }
        }
        best
    }

    /// The same after a run from `first` to `last` of which this many points are laid already.
    fn filled(counts: &mut [u8; 10], first: usize, last: usize, wilds: usize, points: u8) -> u8 {
        if first > last {
            return points + tried(counts, wilds);
        }
        let mut best = 0;
        if counts[first] > 0 {
            counts[first] -= 1;
            best = filled(counts, first + 1, last, wilds, points + first as u8 + 1);
            counts[first] += 1;
        }
        if wilds > 0 {
            best = best.max(filled(counts, first + 1, last, wilds - 1, points));
        }
        best
    }

    #[test]
    fn z12_three_in_a_row_need_no_wild() {
        assert_eq!(row(&[7, 8, 9]), [24; 13]);
        assert_eq!(row(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), [55; 13]);
        assert_eq!(row(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), [110; 13]);
        assert_eq!(row(&[]), [0; 13]);
    }

    #[test]
    fn z13_wilds_lengthen_runs_and_fill_gaps() {
        assert_eq!(row(&[9, 10])[..3], [0, 19, 19]);
        assert_eq!(row(&[1, 3])[..3], [0, 4, 4]);
        assert_eq!(row(&[10])[..4], [0, 0, 10, 10]);
        assert_eq!(row(&[4, 4])[..6], [0, 0, 4, 4, 8, 8]);
        assert_eq!(row(&[1, 5])[..6], [0, 0, 5, 6, 6, 6]);
        assert_eq!(row(&[1, 6])[..6], [0, 0, 6, 6, 7, 7]);
        assert_eq!(row(&[1, 2, 3, 4, 6, 7, 9])[..4], [10, 32, 32, 32]);
    }

    #[test]
    fn z12_z13_rows_agree_with_trying_everything() {
        let mut counts = [0; 10];
        let mut checked = 0;
        for place in 0..Table::ROWS {
            let cards: u8 = counts.iter().sum();
            // All small suits, and now and then a larger one.
            if cards <= 4 || cards <= 9 && place % 61 == 0 {
                let row = Table::get().row(u16::try_from(place).unwrap()).0;
                for (wilds, most) in row.into_iter().enumerate().take(5) {
                    assert_eq!(most, tried(&mut counts, wilds), "{counts:?} with {wilds} wilds");
                }
                checked += 1;
            }
            count_up(&mut counts);
        }
        assert_eq!((counts, checked), ([0; 10], 1278));
    }
}
