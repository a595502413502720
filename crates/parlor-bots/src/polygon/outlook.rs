//! What the next player can expect: the best total of a turn, over all rolls and all pairs of tiles that may be drawn.
//!
//! A roll divides the board into groupings that don't overlap. For each kind of tile the best score, its grouping, and the
//! best score elsewhere are found in one pass over them; with these the best total of every pair of kinds is known.

#![expect(
    clippy::needless_range_loop,
    reason = "plain loops over kinds become a few instructions for all of them"
)]

use parlor_polygon::Symbol;

use super::bag::{Bag, Rolls};
use super::geometry::{ByKind, Geometry, KINDS, Position, UNIT, scores};
use super::standing::POINT;

/// The best scores of every kind of tile for one roll.
struct Tops {
    /// The best score, and the number of its grouping.
    best: ByKind,
    grouping: ByKind,
    /// The best score in another grouping.
    elsewhere: ByKind,
    /// The cells that two tiles can be laid next to in one grouping, a bit for each.
    joined: Joined,
}

impl Tops {
    fn new(geometry: &Geometry, position: &Position, symbol: Symbol) -> Tops {
        let none = Joined { cells: [0; 6], len: 0 };
        let mut tops = Tops { best: [0; KINDS], grouping: [0; KINDS], elsewhere: [0; KINDS], joined: none };
        let mut joined = 0;
        for (grouping, number) in geometry.whole(symbol).iter().zip(1..) {
            let shown = position.shown(grouping);
            let [a, b, c] = shown.in_play;
            if !(a || b || c) {
                continue;
            }
            let mut row = [0; KINDS];
            for index in 0..3 {
                if shown.is_joined(index) {
                    let (scores, fits) = shown.row(index);
                    for kind in 0..KINDS {
                        row[kind] = row[kind].max(scores[kind] & fits[kind]);
                    }
                }
                let [one, two] = [(index + 1) % 3, (index + 2) % 3];
                if shown.in_play[index] || (shown.in_play[one] && shown.in_play[two]) {
                    joined |= 1 << shown.cells[index];
                }
            }
            tops.take_in(&row, number);
        }
        tops.joined = Joined::new(joined);
        tops
    }

    /// Takes the scores of a grouping in. One plain loop for each array: that is what compilers turn into a few instructions
    /// for all kinds at once.
    #[inline]
    fn take_in(&mut self, row: &ByKind, number: u8) {
        for kind in 0..KINDS {
            self.elsewhere[kind] = self.elsewhere[kind].max(row[kind].min(self.best[kind]));
        }
        for kind in 0..KINDS {
            let is_better = u8::from(row[kind] > self.best[kind]).wrapping_neg();
            self.grouping[kind] = (number & is_better) | (self.grouping[kind] & !is_better);
        }
        for kind in 0..KINDS {
            self.best[kind] = self.best[kind].max(row[kind]);
        }
    }

    /// The best total of a turn with this kind of tile and each other.
    #[inline]
    fn totals(&self, one: usize) -> ByKind {
        let (best, grouping, elsewhere) = (self.best[one], self.grouping[one], self.elsewhere[one]);
        let mut totals = [0; KINDS];
        for other in 0..KINDS {
            let apart = best + self.best[other];
            let shared = (best + self.elsewhere[other]).max(elsewhere + self.best[other]);
            totals[other] = if self.grouping[other] == grouping { shared } else { apart };
        }
        // Or both in one grouping (P13). That the first of them does not score by itself is taken on trust.
        for cell in &self.joined.cells[..self.joined.len] {
            let row = scores(usize::from(*cell), one + 1);
            for other in 0..KINDS {
                totals[other] = totals[other].max(row[other]);
            }
        }
        totals
    }

    /// Calls `visit` for every kind in the bag with the best totals of a turn with it and each other kind, and in how many
    /// ways these are drawn; for a last tile with its best score.
    #[inline]
    fn for_each_row(&self, bag: &Bag, mut visit: impl FnMut(&ByKind, &[u32; KINDS])) {
        let counts = bag.counts().map(u32::from);
        if bag.len() == 1 {
            return visit(&self.best, &counts);
        }
        for one in (0..KINDS).filter(|one| counts[*one] > 0) {
            let mut ways = counts;
            // No tile makes a pair with itself.
            ways[one] -= 1;
            visit(&self.totals(one), &ways.map(|ways| ways * counts[one]));
        }
    }

    /// The best totals of all ordered pairs of tiles in the bag together; of a last tile alone, its best score.
    fn sum(&self, bag: &Bag) -> u32 {
        let counts = bag.counts();
        let (mut sum, mut twins) = (0, 0);
        if bag.len() == 1 {
            return (0..KINDS).map(|kind| u32::from(self.best[kind]) * u32::from(counts[kind])).sum();
        }
        // Half of the kinds at a time: then 16 bits are enough for the columns.
        for half in [0..KINDS / 2, KINDS / 2..KINDS] {
            let mut columns = [0_u16; KINDS];
            for one in half.filter(|one| counts[*one] > 0) {
                let totals = self.totals(one);
                let count = u16::from(counts[one]);
                for other in 0..KINDS {
                    columns[other] += count * u16::from(totals[other]);
                }
                twins += u32::from(count) * u32::from(totals[one]);
            }
            for other in 0..KINDS {
                sum += u32::from(columns[other]) * u32::from(counts[other]);
            }
        }
        // No tile makes a pair with itself.
        sum - twins
    }
}

/// The cells next to which two tiles can be laid in one grouping: of each face only the one with the highest factor, which
/// scores most.
struct Joined {
    cells: [u8; 6],
    len: usize,
}

impl Joined {
    fn new(mut bits: u32) -> Joined {
        let mut joined = Joined { cells: [0; 6], len: 0 };
        // Nothing is laid next to an empty space.
        bits &= !1;
        while bits != 0 {
            let cell = bits.ilog2();
            joined.cells[joined.len] = (cell & 0xff) as u8;
            joined.len += 1;
            // The lowest cell of this face.
            let lowest = (cell - 1) / 3 * 3 + 1;
            bits &= (1 << lowest) - 1;
        }
        joined
    }
}

/// What a board offers the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// What the best turn can be expected to score, in thousandths of a point.
    pub(super) mean: i64,
    /// The variance of that, in points squared.
    pub(super) variance: i64,
}

/// What the board offers the next player.
pub(super) fn outlook(geometry: &Geometry, position: &Position, bag: &Bag, rolls: Rolls) -> Outlook {
    let (mut sum, mut squares, mut count) = (0, 0, 0);
    for symbol in rolls.symbols() {
        Tops::new(geometry, position, symbol).for_each_row(bag, |row, ways| {
            let (mut of_row, mut squares_of_row, mut count_of_row) = (0, 0, 0);
            for kind in 0..KINDS {
                let total = u32::from(row[kind]);
                of_row += ways[kind] * total;
                squares_of_row += ways[kind] * total * total;
                count_of_row += ways[kind];
            }
            sum += i64::from(of_row);
            squares += i64::from(squares_of_row);
            count += i64::from(count_of_row);
        });
    }
    let (unit, count) = (i64::from(UNIT), count.max(1));
    let mean = sum * unit * POINT / count;
    let variance = (squares * count - sum * sum) * unit * unit / (count * count);
    Outlook { mean, variance }
}

/// In how many ways the best turn comes to each total, in units.
pub(super) type Totals = [u32; u8::MAX as usize + 1];

/// In how many ways the next player's best turn comes to each total.
pub(super) fn totals(geometry: &Geometry, position: &Position, bag: &Bag, rolls: Rolls) -> Totals {
    let mut totals = [0; u8::MAX as usize + 1];
    for symbol in rolls.symbols() {
        Tops::new(geometry, position, symbol).for_each_row(bag, |row, ways| {
            for kind in 0..KINDS {
                totals[usize::from(row[kind])] += ways[kind];
            }
        });
    }
    totals
}

/// What the next player can expect to score, in thousandths of a point.
pub(super) fn expected(geometry: &Geometry, position: &Position, bag: &Bag, rolls: Rolls) -> i64 {
    let (mut sum, mut symbols) = (0, 0);
    for symbol in rolls.symbols() {
        symbols += 1;
        sum += i64::from(Tops::new(geometry, position, symbol).sum(bag));
    }
    let len = i64::from(bag.len());
    let ways = if len > 1 { len * (len - 1) } else { len };
    // Nothing is expected of an empty bag.
    sum * i64::from(UNIT) * POINT / (symbols * ways).max(1)
}
