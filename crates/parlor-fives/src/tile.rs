//! Number tiles, and collections of them.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use parlor_core::{Counts, Kind};
use serde::{Deserialize, Serialize, Serializer};

/// A tile: a number from 1 to 9.
///
/// ```
/// use parlor_fives::{Edition, Tile, TileError};
///
/// let seven: Tile = "7".parse()?;
/// assert_eq!((seven.value(), seven.residue()), (7, 2));
/// assert_eq!((Tile::new(10), "0".parse::<Tile>()), (None, Err(TileError)));
///
/// let edition = Edition::classic();
/// let most = Tile::ALL.into_iter().max_by_key(|tile| edition.tiles().count(*tile));
/// assert_eq!(most, Tile::new(5));
/// # Ok::<(), TileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "u8")]
pub struct Tile(u8);

impl Tile {
    /// All tiles, smallest first.
    pub const ALL: [Tile; 9] =
        [Tile(1), Tile(2), Tile(3), Tile(4), Tile(5), Tile(6), Tile(7), Tile(8), Tile(9)];

    /// The tile of this value, from 1 to 9.
    #[must_use]
    pub const fn new(value: u8) -> Option<Tile> {
        if matches!(value, 1..=9) { Some(Tile(value)) } else { None }
    }

    /// The number on it.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// What remains of the number modulo five: all that F8 asks of a tile.
    #[must_use]
    pub const fn residue(self) -> u8 {
        self.0 % 5
    }

    /// What tiles add up to.
    ///
    /// ```
    /// use parlor_fives::Tile;
    ///
    /// let tiles = [4, 1, 5].map(|value| Tile::new(value).unwrap());
    /// assert_eq!((Tile::sum(&tiles), Tile::sum(&[])), (10, 0));
    /// ```
    #[must_use]
    pub fn sum(tiles: &[Tile]) -> u32 {
        tiles.iter().map(|tile| u32::from(tile.value())).sum()
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text or the number is not a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile is a number from 1 to 9")]
pub struct TileError;

impl FromStr for Tile {
    type Err = TileError;

    fn from_str(text: &str) -> Result<Tile, TileError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Tile(digit - b'0')),
            _ => Err(TileError),
        }
    }
}

impl TryFrom<u8> for Tile {
    type Error = TileError;

    fn try_from(value: u8) -> Result<Tile, TileError> {
        Tile::new(value).ok_or(TileError)
    }
}

impl From<Tile> for i32 {
    fn from(tile: Tile) -> i32 {
        i32::from(tile.0)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// How many there are of each tile.
pub type Tiles = Counts<Tile, 9>;

impl Kind for Tile {
    fn all() -> impl Iterator<Item = Tile> + Clone {
        Tile::ALL.into_iter()
    }

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

/// The tiles a player holds: at most five (F2, F10).
///
/// ```
/// use parlor_fives::{Rack, Tile};
///
/// let five = Tile::new(5).unwrap();
/// let mut rack = Rack::new([4, 1, 5, 3].into_iter().filter_map(Tile::new)).unwrap();
/// assert!(rack.add(five));
/// assert!(!rack.add(five), "a rack holds five tiles");
/// assert_eq!((rack.tiles().count(five), rack.tiles().sum()), (2, 18));
/// assert_eq!(rack.without([five, five]).map(|rest| rest.len()), Some(3));
/// assert_eq!(rack.without([five; 3]), None);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "ArrayVec<Tile, { Rack::FULL as usize }>")]
pub struct Rack(Tiles);

impl Rack {
    /// How many tiles a full rack has.
    pub const FULL: u8 = 5;

    /// A rack of these tiles; `None` if they are too many.
    #[must_use]
    pub fn new(tiles: impl IntoIterator<Item = Tile>) -> Option<Rack> {
        let mut rack = Rack::default();
        tiles.into_iter().all(|tile| rack.add(tile)).then_some(rack)
    }

    /// Adds a tile; `false`, and no change, if the rack is full.
    #[must_use]
    pub fn add(&mut self, tile: Tile) -> bool {
        let room = self.len() < Rack::FULL;
        if room {
            self.0.add(tile);
        }
        room
    }

    /// The tiles.
    #[must_use]
    pub const fn tiles(&self) -> &Tiles {
        &self.0
    }

    /// How many tiles there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.as_counts().iter().sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rack without these tiles; `None` if they are not all on it.
    #[must_use]
    pub fn without(self, tiles: impl IntoIterator<Item = Tile>) -> Option<Rack> {
        self.0.without(tiles).map(Rack)
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<ArrayVec<Tile, { Rack::FULL as usize }>> for Rack {
    fn from(tiles: ArrayVec<Tile, { Rack::FULL as usize }>) -> Rack {
        Rack(tiles.into_iter().collect())
    }
}

impl Serialize for Rack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(values: &[u8]) -> impl Iterator<Item = Tile> {
        values.iter().filter_map(|value| Tile::new(*value))
    }

    #[test]
    fn a_tile_is_a_number_from_one_to_nine() {
        assert_eq!(Tile::new(0), None);
        assert_eq!(Tile::new(10), None);
        assert_eq!("7".parse(), Ok(Tile(7)));
        for bad in ["0", "10", "", "x", "+1"] {
            assert_eq!(bad.parse::<Tile>(), Err(TileError), "{bad:?}");
        }
    }

    #[test]
    fn f10_a_rack_holds_five_tiles_at_most() {
        assert!(Rack::new(tiles(&[1, 2, 3, 4, 5])).is_some());
        assert_eq!(Rack::new(tiles(&[1, 2, 3, 4, 5, 6])), None);
    }

    #[test]
    fn a_collection_without_tiles_is_empty() {
        let one: Tiles = tiles(&[3]).collect();
        assert!(Tiles::default().is_empty() && !one.is_empty());
        assert!(Rack::default().is_empty() && !Rack::new(tiles(&[3])).unwrap().is_empty());
        assert_eq!((one.len(), Rack(one).len()), (1, 1));
    }

    #[test]
    fn tiles_are_counted_and_taken_out() {
        let rack = Rack::new(tiles(&[5, 5, 9])).unwrap();
        assert_eq!(rack.tiles().sum(), 19);
        assert_eq!(rack.without(tiles(&[5, 9])), Rack::new(tiles(&[5])));
        assert_eq!(rack.without(tiles(&[9, 9])), None);
        assert_eq!(serde_json::to_string(&rack).unwrap(), "[5,5,9]");
        assert_eq!(serde_json::from_str::<Rack>("[9,5,5]").unwrap(), rack);
        for bad in ["[1,2,3,4,5,6]", "[0]", "[10]", "[\"5\"]", "5"] {
            assert!(serde_json::from_str::<Rack>(bad).is_err(), "{bad}");
        }
        assert_eq!(format!("{rack:?}"), "[5, 5, 9]");
    }
}
