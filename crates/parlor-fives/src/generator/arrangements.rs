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
    pub(super) const fn value(self, place: u8) -> u32 {
        (self.0 >> (8 * (place & 7))) as u32 & 0xff
    }

    /// The sum of the values.
    pub(super) const fn sum(self) -> u32 {
        (self.0 >> Way::SUM) as u32
    }
}

/// The ways to lay tiles of one rack, each row of values once.
pub(super) struct Arrangements {
    tiles: u8,
    /// A bit for each slot whose tile has this residue.
    slots_with: [u8; 5],
    /// By length (less one) and sum modulo five.
    with_sum: [[WaySet; 5]; SLOTS],
    ways_of_1: [Way; WAYS[0]],
    ways_of_2: [Way; WAYS[1]],
    ways_of_3: [Way; WAYS[2]],
    ways_of_4: [Way; WAYS[3]],
    ways_of_5: [Way; WAYS[4]],
    /// The largest value, for bounds.
    largest: u32,
    /// By length (less one): the largest sum of this many tiles, for bounds.
    largest_sum: [u32; SLOTS],
}

impl Arrangements {
    pub(super) fn new(rack: &Rack) -> Arrangements {
        let mut values = [0_u8; SLOTS];
        let mut tiles = 0;
        for (slot, tile) in values.iter_mut().zip(rack.tiles().iter()) {
            *slot = tile.value();
            tiles += 1;
        }
        let held = &values[..tiles];
        let ways_of_1 = longer::<{ WAYS[0] }>(&[Way(0)], 1, &values);
        let ways_of_2 = longer::<{ WAYS[1] }>(&ways_of_1, 2, &values);
        let ways_of_3 = longer::<{ WAYS[2] }>(&ways_of_2, 3, &values);
        let ways_of_4 = longer::<{ WAYS[3] }>(&ways_of_3, 4, &values);
        let ways_of_5 = longer::<{ WAYS[4] }>(&ways_of_4, 5, &values);
        Arrangements {
            tiles: tiles as u8,
            slots_with: slots_with(held),
            with_sum: with_sum(held),
            ways_of_1,
            ways_of_2,
            ways_of_3,
            ways_of_4,
            ways_of_5,
            largest: held.last().map_or(0, |value| u32::from(*value)),
            largest_sum: largest_sums(held),
        }
    }

    /// How many tiles the rack has.
    pub(super) const fn tiles(&self) -> u8 {
        self.tiles
    }

    /// Whether a tile of the rack has this residue.
    pub(super) const fn has_residue(&self, residue: u8) -> bool {
        self.slots_with[residue as usize] != 0
    }

    /// The ways to lay `length` tiles that add up to `sum` modulo five.
    #[inline]
    pub(super) const fn with_sum(&self, length: usize, sum: u8) -> WaySet {
        self.with_sum[length - 1][sum as usize]
    }

    /// The ways to lay `length` tiles with a tile of this residue at `place`.
    #[inline]
    pub(super) fn with_residue(&self, length: usize, place: u8, residue: u8) -> WaySet {
        let with_slot = &WAYS_OF_SLOTS.with_slot[length - 1][usize::from(place)];
        let mut slots = self.slots_with[usize::from(residue)];
        let mut ways = 0;
        while slots != 0 {
            ways |= with_slot[slots.trailing_zeros() as usize];
            slots &= slots - 1;
        }
        ways
    }

    /// Goes through a set of ways of one length.
    #[inline]
    pub(super) fn each(&self, length: usize, set: WaySet, mut visit: impl FnMut(Way)) {
        let ways: &[Way] = match length {
            1 => &self.ways_of_1,
            2 => &self.ways_of_2,
            3 => &self.ways_of_3,
            4 => &self.ways_of_4,
            _ => &self.ways_of_5,
        };
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

/// All ways of one length, from those one shorter. Slots without a tile count as 0; no set has a way that uses one.
fn longer<const N: usize>(shorter: &[Way], length: usize, values: &[u8; SLOTS]) -> [Way; N] {
    let parents = &WAYS_OF_SLOTS.parent[START[length - 1]..][..N];
    let lasts = &WAYS_OF_SLOTS.last[START[length - 1]..][..N];
    std::array::from_fn(|index| {
        let value = u64::from(values[usize::from(lasts[index])]);
        Way(shorter[usize::from(parents[index])].0 + (value << (8 * (length - 1)) | value << Way::SUM))
    })
}

fn slots_with(held: &[u8]) -> [u8; 5] {
    let mut slots_with = [0; 5];
    for (slot, value) in held.iter().enumerate() {
        slots_with[usize::from(value % 5)] |= 1 << slot;
    }
    slots_with
}

fn with_sum(held: &[u8]) -> [[WaySet; 5]; SLOTS] {
    let mut with_sum = [[0; 5]; SLOTS];
    let mut sums = [0_u8; 1 << SLOTS];
    for used in 1_usize..1 << held.len() {
        let lowest = used.trailing_zeros() as usize;
        let fewer = used & (used - 1);
        sums[used] = sums[fewer] + held[lowest];
        with_sum[LENGTH[used]][usize::from(sums[used] % 5)] |= WAYS_OF_SLOTS.using[used];
    }
    // Of slots with equal values only the order from the first to the last counts.
    for (slot, pair) in held.windows(2).enumerate() {
        if pair[0] == pair[1] {
            for (length, sets) in with_sum.iter_mut().enumerate() {
                sets.iter_mut().for_each(|ways| *ways &= !WAYS_OF_SLOTS.skipping[length][slot]);
            }
        }
    }
    with_sum
}

/// How many slots (less one) a set of them has.
const LENGTH: [usize; 1 << SLOTS] = {
    let mut length = [0; 1 << SLOTS];
    let mut used = 1_usize;
    while used < length.len() {
        length[used] = used.count_ones() as usize - 1;
        used += 1;
    }
    length
};

/// The tiles of a rack come sorted: the largest are the last.
fn largest_sums(held: &[u8]) -> [u32; SLOTS] {
    let mut sums = [0; SLOTS];
    let mut sum = 0;
    for (largest, value) in sums.iter_mut().zip(held.iter().rev()) {
        sum += u32::from(*value);
        *largest = sum;
    }
    sums
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
            let all = Arrangements::new(&Rack::new(tiles).unwrap());
            let mut found = Vec::new();
            for length in 1..=values.len() {
                for sum in 0..5_u8 {
                    all.each(length, all.with_sum(length, sum), |way| {
                        let row: Vec<u32> = (0..length as u8).map(|place| way.value(place)).collect();
                        assert_eq!(way.sum(), row.iter().sum::<u32>());
                        assert_eq!(way.sum() % 5, u32::from(sum));
                        found.push(row);
                    });
                    for place in 0..length as u8 {
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
