//! What the tiles that a player keeps are worth.

use std::sync::LazyLock;

use parlor_fives::{Play, Rack, Tile, Tiles};

/// How many ways there are to keep up to four tiles of nine values.
pub(super) const LEAVES: usize = 715;

/// Learnt by playing: see `training`. A line for each: the tiles, and their worth in thousandths of a point.
const LEARNT: &str = include_str!("../../data/fives-leaves.txt");

/// What it is worth to keep some tiles rather than to draw five new ones, in thousandths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves(Box<[i32; LEAVES]>);

impl Leaves {
    /// Nothing is worth anything.
    #[must_use]
    pub fn zero() -> Leaves {
        Leaves(Box::new([0; LEAVES]))
    }

    /// What was learnt.
    pub(super) fn learnt() -> &'static Leaves {
        static READ: LazyLock<Leaves> = LazyLock::new(|| Leaves::read(LEARNT));
        &READ
    }

    /// Reads what [`Leaves::write`] wrote.
    fn read(text: &str) -> Leaves {
        let mut leaves = Leaves::zero();
        for line in text.lines() {
            let (tiles, worth) = line.split_once(' ').expect("tiles and their worth in every line");
            let tile = |digit: char| Tile::new(u8::try_from(digit.to_digit(10)?).ok()?);
            let tiles: Tiles = tiles.chars().filter_map(tile).collect();
            leaves.set(&tiles, worth.parse().expect("a worth is a whole number"));
        }
        leaves
    }

    /// A line for each leave, smallest tiles first.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |tiles: Tiles| {
            let digits: String = tiles.iter().map(|tile| tile.to_string()).collect();
            let digits = if digits.is_empty() { "-" } else { &digits };
            format!("{digits} {}\n", self.worth(&tiles))
        };
        Leaves::all().map(line).collect()
    }

    /// All that can be kept: nothing, then from one tile to four.
    pub fn all() -> impl Iterator<Item = Tiles> {
        let mut all: Vec<Tiles> = vec![Tiles::default()];
        let mut from = 0;
        for _ in 1..Rack::FULL {
            let to = all.len();
            for index in from..to {
                let shorter = all[index];
                let largest = shorter.iter().last().map_or(1, Tile::value);
                all.extend(Tile::ALL.into_iter().filter(|tile| tile.value() >= largest).map(|tile| {
                    let mut longer = shorter;
                    longer.add(tile);
                    longer
                }));
            }
            from = to;
        }
        all.into_iter()
    }

    /// What it is worth to keep these tiles; nothing for more than four.
    pub(super) fn worth(&self, tiles: &Tiles) -> i32 {
        index(tiles).map_or(0, |index| self.0[index])
    }

    pub(super) fn set(&mut self, tiles: &Tiles, worth: i32) {
        if let Some(index) = index(tiles) {
            self.0[index] = worth;
        }
    }
}

/// The number of a leave: four tiles of ten values, one of which stands for no tile, counted as combinations are.
fn index(tiles: &Tiles) -> Option<usize> {
    const OF_FOUR: usize = Rack::FULL as usize - 1;
    let missing = OF_FOUR.checked_sub(usize::from(tiles.len()))?;
    let mut index = 0;
    for (place, tile) in (missing..OF_FOUR).zip(tiles.iter()) {
        let n = usize::from(tile.value()) + place;
        index += match place {
            0 => n,
            1 => n * (n - 1) / 2,
            2 => n * (n - 1) * (n - 2) / 6,
            _ => n * (n - 1) * (n - 2) * (n - 3) / 24,
        };
    }
    Some(index)
}

/// What is kept after each play of one rack, looked up by the tiles that are laid: a number for each of the (at most 32)
/// ways to take tiles from the rack.
pub(super) struct Kept<T> {
    /// By how much a tile of this value moves the index.
    stride: [u8; 10],
    of: [T; 32],
}

impl<T: Copy + Default> Kept<T> {
    pub(super) fn new(rack: &Rack, mut worth: impl FnMut(&Tiles) -> T) -> Kept<T> {
        let mut stride = [0; 10];
        let mut kept = [*rack.tiles(); 32];
        // At most 32: a rack has five tiles.
        let mut ways = 1_u8;
        for tile in Tile::ALL {
            let count = rack.tiles().count(tile);
            if count == 0 {
                continue;
            }
            stride[usize::from(tile.value())] = ways;
            let all = ways * (count + 1);
            for index in usize::from(ways)..usize::from(all) {
                kept[index] = kept[index - usize::from(ways)];
                let is_there = kept[index].take(tile);
                debug_assert!(is_there, "as many are taken as the rack has");
            }
            ways = all;
        }
        let mut of = [T::default(); 32];
        for (of, kept) in of.iter_mut().zip(&kept[..usize::from(ways)]) {
            *of = worth(kept);
        }
        Kept { stride, of }
    }

    #[inline]
    pub(super) fn after(&self, play: Play) -> T {
        let laid: u8 = play.tiles().map(|tile| self.stride[usize::from(tile.value())]).sum();
        self.of[usize::from(laid) % 32]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_leave_has_a_number_of_its_own() {
        let numbers: BTreeSet<usize> = Leaves::all().map(|tiles| index(&tiles).unwrap()).collect();
        assert_eq!(Leaves::all().count(), LEAVES);
        assert_eq!(numbers.into_iter().collect::<Vec<_>>(), (0..LEAVES).collect::<Vec<_>>());
        assert_eq!(index(&Tiles::from_counts([5, 0, 0, 0, 0, 0, 0, 0, 0])), None);
    }

    #[test]
    fn what_was_learnt_can_be_read_and_is_complete() {
        assert_eq!(Leaves::learnt().write(), LEARNT);
        assert_eq!(LEARNT.lines().count(), LEAVES);
    }

    #[test]
    fn what_is_kept_is_the_rack_without_what_is_laid() {
        let rack = Rack::new([3, 3, 5, 7, 7].into_iter().filter_map(Tile::new)).unwrap();
        let kept = Kept::new(&rack, |tiles| Some(*tiles));
        let edition = parlor_fives::Edition::classic();
        let board = parlor_fives::Board::empty(15);
        let plays = parlor_fives::plays(&edition, &board, &rack);
        assert!(plays.len() > 20);
        for scored in plays {
            let slow = rack.without(scored.play.tiles()).map(|rack| *rack.tiles());
            assert_eq!(kept.after(scored.play), slow);
        }
    }
}
