//! Tiles (P4).

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use parlor_core::{Counts, Kind};

/// A tile: WILD, or a number from 1 to 5 that is plain, doubles or trebles.
///
/// In its bits: the face (a number, or 6 for WILD) and below it the factor, so that both are at hand in hot loops.
///
/// ```
/// use parlor_polygon::{Tile, TileError};
///
/// let four: Tile = "4".parse()?;
/// let double: Tile = "4x2".parse()?;
/// assert_eq!((double.number(), double.times(), double.to_string().as_str()), (Some(4), 2, "4x2"));
/// assert!(!double.goes_on(four), "no tile lies on its own number");
/// assert!(four.goes_on(Tile::WILD) && !Tile::WILD.goes_on(Tile::WILD));
/// assert_eq!((Tile::WILD.number(), Tile::new(6, 1), "4x4".parse::<Tile>()), (None, None, Err(TileError)));
/// # Ok::<(), TileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

/// What stands for WILD among the numbers.
pub(crate) const WILD_FACE: u8 = 6;

impl Tile {
    /// How many different tiles there are.
    pub const KINDS: usize = 16;
    /// The highest number.
    pub const HIGHEST: u8 = 5;
    /// The highest factor.
    pub const MOST_TIMES: u8 = 3;
    /// WILD.
    pub const WILD: Tile = Tile::from_face(WILD_FACE, 1);

    const fn from_face(face: u8, times: u8) -> Tile {
        Tile(NonZeroU8::new(face * 4 + times).expect("no face and no factor is 0"))
    }

    /// The tile of a number from 1 to 5 and a factor from 1 to 3.
    #[must_use]
    pub const fn new(number: u8, times: u8) -> Option<Tile> {
        if matches!(number, 1..=Tile::HIGHEST) && matches!(times, 1..=Tile::MOST_TIMES) {
            Some(Tile::from_face(number, times))
        } else {
            None
        }
    }

    /// Every different tile once: by number, then by factor, WILD last.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        let numbers =
            (1..=Tile::HIGHEST).flat_map(|number| (1..=Tile::MOST_TIMES).map(move |times| (number, times)));
        numbers.map(|(number, times)| Tile::from_face(number, times)).chain(std::iter::once(Tile::WILD))
    }

    /// The number; WILD has none.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.is_wild() { None } else { Some(self.face()) }
    }

    /// By how much the tile multiplies a score (P18): 1 but for X tiles.
    #[must_use]
    #[inline]
    pub const fn times(self) -> u8 {
        self.0.get() & 3
    }

    /// Whether it is WILD.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.face() == WILD_FACE
    }

    /// Whether it can be laid on another tile (P12): never on the same number, never WILD on WILD.
    #[must_use]
    pub const fn goes_on(self, other: Tile) -> bool {
        self.face() != other.face()
    }

    /// How high the tile counts when it is taken for the first turn (P5): WILD above all, X tiles as their number.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.face()
    }

    /// The number, and [`WILD_FACE`] for WILD.
    #[inline]
    pub(crate) const fn face(self) -> u8 {
        self.0.get() >> 2
    }

    /// The tile's place among all different tiles, from 0 to 15.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.face() as usize - 1) * Tile::MOST_TIMES as usize + self.times() as usize - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.number(), self.times()) {
            (None, _) => f.write_str("W"),
            (Some(number), 1) => number.fmt(f),
            (Some(number), times) => write!(f, "{number}x{times}"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile is a number from 1 to 5, such as 4, perhaps with its factor, such as 4x3, or W")]
pub struct TileError;

impl FromStr for Tile {
    type Err = TileError;

    fn from_str(text: &str) -> Result<Tile, TileError> {
        let (number, times) = match text.as_bytes() {
            b"W" => return Ok(Tile::WILD),
            [number] => (*number, b'1'),
            [number, b'x', times @ b'2'..=b'3'] => (*number, *times),
            _ => return Err(TileError),
        };
        Tile::new(number.wrapping_sub(b'0'), times.wrapping_sub(b'0')).ok_or(TileError)
    }
}

parlor_core::serde_as_text!(Tile);

/// How many there are of each tile.
pub type Tiles = Counts<Tile, { Tile::KINDS }>;

impl Kind for Tile {
    fn all() -> impl Iterator<Item = Tile> + Clone {
        Tile::all()
    }

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p04_tiles_are_written_as_number_and_factor() {
        let texts: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(texts.join(" "), "1 1x2 1x3 2 2x2 2x3 3 3x2 3x3 4 4x2 4x3 5 5x2 5x3 W");
        for (tile, text) in Tile::all().zip(&texts) {
            assert_eq!(text.parse(), Ok(tile));
            assert_eq!(Tile::all().nth(tile.index()), Some(tile));
            if let Some(number) = tile.number() {
                assert_eq!(Tile::new(number, tile.times()), Some(tile));
            }
        }
        for bad in ["", "0", "6", "4x1", "4x4", "4X3", "w", "44", "4x", "x3", "Wx2", " 4", "/", ":"] {
            assert_eq!(bad.parse::<Tile>(), Err(TileError), "{bad:?}");
        }
        assert_eq!(
            (Tile::new(0, 1), Tile::new(6, 1), Tile::new(1, 0), Tile::new(1, 4)),
            (None, None, None, None)
        );
    }

    #[test]
    fn p12_never_on_the_same_number_never_wild_on_wild() {
        let goes = |one: &str, other: &str| one.parse::<Tile>().unwrap().goes_on(other.parse().unwrap());
        assert!(!goes("4", "4") && !goes("4", "4x3") && !goes("4x2", "4x3") && !goes("W", "W"));
        assert!(goes("4", "5") && goes("W", "4x3") && goes("1", "W"));
    }

    #[test]
    fn p05_wild_is_above_all_and_an_x_tile_counts_as_its_number() {
        let height = |text: &str| text.parse::<Tile>().unwrap().height();
        assert!(height("W") > height("5x3"));
        assert_eq!((height("4"), height("4x3"), height("1")), (4, 4, 1));
    }

    #[test]
    fn a_bag_of_tiles_counts_them() {
        let mut bag = Tiles::default();
        assert!(bag.is_empty());
        let four: Tile = "4x2".parse().unwrap();
        bag.set(four, 2);
        bag.set(Tile::WILD, 1);
        assert_eq!((bag.len(), bag.count(four), bag.is_empty()), (3, 2, false));
        assert_eq!(format!("{bag:?}"), "[4x2, 4x2, W]");
        assert!(bag.take(four) && bag.take(four) && !bag.take(four));
        assert_eq!(bag.without([Tile::WILD]).map(|rest| rest.len()), Some(0));
        assert_eq!(bag.without([Tile::WILD, Tile::WILD]), None);
    }
}
