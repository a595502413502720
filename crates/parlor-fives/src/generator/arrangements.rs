//! All ways to pick tiles of a rack in order, and bit sets to filter them.
//!
//! A rack has at most five tiles, so there are at most 5, 20, 60, 120 and 120 ways to lay one to five of them in a row.
//! The ways to pick *slots* of a rack are the same for every rack: they are worked out once, when the program is
//! compiled, in an order that gives each of them a bit of a `u128`. What depends on the rack, which ways have which sum
//! modulo five and which have which residue at which place, is then a few unions of those bit sets.

use crate::Rack;

/// How many slots a rack has.
const SLOTS: usize = Rack::FULL as usize;
/// How many ways there are to pick one, two … five slots in order.
const WAYS: [usize; SLOTS] = [5, 20, 60, 120, 120];
/// Where the ways of each length begin in a table of all.
const START: [usize; SLOTS] = [0, 5, 25, 85, 205];
const ALL_WAYS: usize = 325;

/// A set of ways of one length: bit `i` stands for the `i`-th.
pub(super) type WaySet = u128;

/// What is the same for every rack.
struct Ways {
    /// For each way but the shortest, the way without its last slot, as an index among those one shorter.
    parent: [u8; ALL_WAYS],
    /// The last slot of each way.
    last: [u8; ALL_WAYS],
    /// By length (less one), place and slot: the ways with that slot in that place.
    with_slot: [[[WaySet; SLOTS]; SLOTS]; SLOTS],
    /// The ways that use exactly these slots, by the bit set of slots.
    using: [WaySet; 1 << SLOTS],
    /// By length (less one) and slot: the ways that use the next slot without having used this one before.
    skipping: [[WaySet; SLOTS - 1]; SLOTS],
}

static WAYS_OF_SLOTS: Ways = Ways::new();

impl Ways {
    const fn new() -> Ways {
        let mut ways = Ways {
            parent: [0; ALL_WAYS],
            last: [0; ALL_WAYS],
            with_slot: [[[0; SLOTS]; SLOTS]; SLOTS],
            using: [0; 1 << SLOTS],
            skipping: [[0; SLOTS - 1]; SLOTS],
        };
        let mut length = 1;
        while length <= SLOTS {
            let mut index = 0;
            let parents = if length == 1 { 1 } else { WAYS[length - 2] };
            let mut parent = 0;
            while parent < parents {
                let before = if length == 1 { [0; SLOTS] } else { ways.slots(length - 1, parent) };
                let mut slot = 0;
                while slot < SLOTS {
                    if !contains(&before, length - 1, slot) {
                        ways.enter(length, index, parent, &before, slot);
                        index += 1;
                    }
                    slot += 1;
                }
                parent += 1;
            }
            length += 1;
        }
        ways
    }

    const fn enter(
        &mut self,
        length: usize,
        index: usize,
        parent: usize,
        before: &[usize; SLOTS],
        slot: usize,
    ) {
        let bit = 1 << index;
        let entry = START[length - 1] + index;
        self.parent[entry] = parent as u8;
        self.last[entry] = slot as u8;
        let mut used = 0;
        let mut place = 0;
        while place < length {
            let here = if place + 1 == length { slot } else { before[place] };
            if here > 0 && used & (1 << (here - 1)) == 0 {
                self.skipping[length - 1][here - 1] |= bit;
            }
            used |= 1 << here;
            self.with_slot[length - 1][place][here] |= bit;
            place += 1;
        }
        self.using[used] |= bit;
    }

    /// The slots of a way that has been entered.
    const fn slots(&self, length: usize, index: usize) -> [usize; SLOTS] {
        let mut slots = [0; SLOTS];
        let mut place = length;
        let mut at = index;
        while place > 0 {
            place -= 1;
            let entry = START[place] + at;
            slots[place] = self.last[entry] as usize;
            at = self.parent[entry] as usize;
        }
        slots
    }
}

const fn contains(slots: &[usize; SLOTS], length: usize, slot: usize) -> bool {
    let mut place = 0;
    while place < length {
        if slots[place] == slot {
            return true;
        }
        place += 1;
    }
    false
}

/// A way to lay tiles in a row: from the lowest, a byte for each tile's value, and above five of those the sum.
#[derive(Clone, Copy)]
pub(super) struct Way(u64);

impl Way {
    const SUM: u32 = 40;

    /// The values, a byte each.
    pub(super) const fn values(self) -> u64 {
        self.0 & ((1 << Way::SUM) - 1)
    }

    /// The value at a place.
    pub(super) const fn value(self, place: usize) -> u32 {
        (self.0 >> (8 * place)) as u32 & 0xff
    }

    /// The sum of the values.
    pub(super) const fn sum(self) -> u32 {
        (self.0 >> Way::SUM) as u32
    }
}

/// The ways to lay tiles of one rack, each row of values once.
pub(super) struct Arrangements {
    tiles: u8,
    /// A bit for each residue that a tile of the rack has.
    residues: u8,
    ways: [Way; ALL_WAYS],
    /// By length (less one) and sum modulo five.
    with_sum: [[WaySet; 5]; SLOTS],
    /// By length (less one), place and residue there.
    with_residue: [[[WaySet; 5]; SLOTS]; SLOTS],
    /// The largest value, for bounds.
    largest: u32,
    /// By length (less one): the largest sum of so many tiles, for bounds.
    largest_sum: [u32; SLOTS],
}

impl Arrangements {
    pub(super) fn of(rack: &Rack) -> Arrangements {
        let mut values = [0_u64; SLOTS];
        let mut tiles = 0;
        for (slot, tile) in values.iter_mut().zip(rack.tiles().iter()) {
            *slot = u64::from(tile.value());
            tiles += 1;
        }
        let held = &values[..usize::from(tiles)];
        let mut all = Arrangements {
            tiles,
            residues: held.iter().fold(0, |residues, value| residues | 1 << (value % 5)),
            ways: [Way(0); ALL_WAYS],
            with_sum: [[0; 5]; SLOTS],
            with_residue: [[[0; 5]; SLOTS]; SLOTS],
            largest: 0,
            largest_sum: [0; SLOTS],
        };
        all.enter_values(&values);
        all.enter_sums(held);
        all.enter_residues(held);
        all.leave_out_repeats(held);
        let mut sum = 0;
        for (length, value) in held.iter().rev().enumerate() {
            // Values are at most 9, and the rack is sorted.
            sum += *value as u32;
            all.largest = all.largest.max(*value as u32);
            all.largest_sum[length] = sum;
        }
        all
    }

    fn enter_values(&mut self, values: &[u64; SLOTS]) {
        let same = &WAYS_OF_SLOTS;
        for length in 1..=usize::from(self.tiles) {
            let (shorter, here) = self.ways.split_at_mut(START[length - 1]);
            let parents = if length == 1 { &[Way(0)] } else { &shorter[START[length - 2]..] };
            let entries = START[length - 1]..START[length - 1] + WAYS[length - 1];
            let origins = same.parent[entries.clone()].iter().zip(&same.last[entries]);
            for (way, (parent, slot)) in here.iter_mut().zip(origins) {
                let value = values[usize::from(*slot)];
                let added = value << (8 * (length - 1)) | value << Way::SUM;
                *way = Way(parents[usize::from(*parent)].0 + added);
            }
        }
    }

    fn enter_sums(&mut self, held: &[u64]) {
        let mut sums = [0_u8; 1 << SLOTS];
        for used in 1_usize..1 << held.len() {
            let lowest = used.trailing_zeros() as usize;
            let residue = (held[lowest] % 5) as u8;
            let sum = (sums[used & (used - 1)] + residue) % 5;
            sums[used] = sum;
            self.with_sum[used.count_ones() as usize - 1][usize::from(sum)] |= WAYS_OF_SLOTS.using[used];
        }
    }

    fn enter_residues(&mut self, held: &[u64]) {
        for length in 0..held.len() {
            for place in 0..=length {
                for (slot, value) in held.iter().enumerate() {
                    let residue = (value % 5) as usize;
                    self.with_residue[length][place][residue] |= WAYS_OF_SLOTS.with_slot[length][place][slot];
                }
            }
        }
    }

    /// Of slots with equal values only the order from the first to the last counts.
    fn leave_out_repeats(&mut self, held: &[u64]) {
        for (slot, pair) in held.windows(2).enumerate() {
            if pair[0] == pair[1] {
                for length in 0..held.len() {
                    let repeats = WAYS_OF_SLOTS.skipping[length][slot];
                    self.with_sum[length].iter_mut().for_each(|ways| *ways &= !repeats);
                }
            }
        }
    }

    /// How many tiles the rack has.
    pub(super) const fn tiles(&self) -> u8 {
        self.tiles
    }

    /// Whether a tile of the rack has this residue.
    pub(super) const fn has_residue(&self, residue: u8) -> bool {
        self.residues & 1 << residue != 0
    }

    /// The ways to lay `length` tiles that add up to `sum` modulo five.
    pub(super) const fn with_sum(&self, length: usize, sum: usize) -> WaySet {
        self.with_sum[length - 1][sum]
    }

    /// The ways to lay `length` tiles with a tile of this residue at `place`.
    pub(super) const fn with_residue(&self, length: usize, place: usize, residue: u8) -> WaySet {
        self.with_residue[length - 1][place][residue as usize]
    }

    /// Goes through a set of ways of one length.
    pub(super) fn each(&self, length: usize, set: WaySet, mut visit: impl FnMut(Way)) {
        let ways = &self.ways[START[length - 1]..START[length - 1] + WAYS[length - 1]];
        // Word by word: bits of a 64-bit word are found in one instruction each.
        let mut low = set as u64;
        while low != 0 {
            visit(ways[low.trailing_zeros() as usize]);
            low &= low - 1;
        }
        let mut high = (set >> 64) as u64;
        while high != 0 {
            visit(ways[64 + high.trailing_zeros() as usize]);
            high &= high - 1;
        }
    }

    /// The largest value of the rack.
    pub(super) const fn largest(&self) -> u32 {
        self.largest
    }

    /// The largest sum of `length` tiles of the rack.
    pub(super) const fn largest_sum(&self, length: usize) -> u32 {
        self.largest_sum[length - 1]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Tile;

    /// All ordered picks of a rack, the slow way.
    fn picks(values: &[u32]) -> BTreeSet<Vec<u32>> {
        let mut all = BTreeSet::new();
        for (index, value) in values.iter().enumerate() {
            let mut rest = values.to_vec();
            rest.remove(index);
            all.insert(vec![*value]);
            for mut pick in picks(&rest) {
                pick.insert(0, *value);
                all.insert(pick);
            }
        }
        all
    }

    #[test]
    fn every_row_of_values_comes_once_under_its_sum_and_residues() {
        for values in [
            &[1, 2, 3, 4, 5][..],
            &[5, 5, 5, 5, 5],
            &[1, 1, 6, 6, 9],
            &[2, 7, 7],
            &[9],
            &[3, 3, 3, 8, 8],
            &[],
        ] {
            let tiles = values.iter().filter_map(|value| Tile::new(u8::try_from(*value).unwrap()));
            let all = Arrangements::of(&Rack::new(tiles).unwrap());
            let mut found = Vec::new();
            for length in 1..=values.len() {
                for sum in 0..5 {
                    all.each(length, all.with_sum(length, sum), |way| {
                        let row: Vec<u32> = (0..length).map(|place| way.value(place)).collect();
                        assert_eq!(way.sum(), row.iter().sum::<u32>());
                        assert_eq!(way.sum() as usize % 5, sum);
                        found.push(row);
                    });
                    for place in 0..length {
                        for residue in 0..5 {
                            let set = all.with_sum(length, sum) & all.with_residue(length, place, residue);
                            all.each(length, set, |way| assert_eq!(way.value(place) % 5, u32::from(residue)));
                        }
                        let union =
                            (0..5).fold(0, |set, residue| set | all.with_residue(length, place, residue));
                        assert_eq!(all.with_sum(length, sum) & !union, 0);
                    }
                }
            }
            let count = found.len();
            let found: BTreeSet<Vec<u32>> = found.into_iter().collect();
            assert_eq!(found.len(), count, "{values:?}: a row came twice");
            assert_eq!(found, picks(values), "{values:?}");
        }
    }
}
