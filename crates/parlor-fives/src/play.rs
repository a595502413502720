//! Plays in the shape that a legal play has: small values for search.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{ActionError, Direction, Rack, Refusal, Square, Tile, Written};

/// The most squares of a line that a legal play can span (F9).
pub(crate) const LONGEST_CLUSTER: u8 = 5;

/// One to five tiles on at most five squares of one line, in eight bytes: from the lowest, a byte for each square from
/// the first tile on (its value, or 0 where a tile lies already), then direction, column and row of the first tile.
///
/// ```
/// use parlor_fives::{Direction, Play, Rack, Tile, Written};
///
/// let written: Written = "H7 7.3".parse()?;
/// let play = Play::try_from(&written)?;
/// assert_eq!(play.direction(), Direction::Down);
/// let laid: Vec<String> = play.laid().map(|(square, tile)| format!("{tile} on {square}")).collect();
/// assert_eq!(laid, ["7 on H7", "3 on H9"]);
///
/// let rack = Rack::new([1, 3, 7, 7].into_iter().filter_map(Tile::new)).unwrap();
/// let left = rack.without(play.tiles()).unwrap();
/// assert_eq!(left.tiles().iter().map(Tile::value).collect::<Vec<_>>(), [1, 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play(NonZeroU64);

/// Never part of a direction, so that a play is never zero.
const MARK: NonZeroU64 = NonZeroU64::new(1 << 47).expect("a bit is set");

impl Play {
    /// The bits that say where and in which direction a play begins.
    pub(crate) const fn head(start: Square, direction: Direction) -> u64 {
        (start.row as u64) << 56 | (start.column as u64) << 48 | (direction as u64) << 40
    }

    /// A play from its head and the bytes of its squares; the first is a tile, and no bit above the fifth byte is set.
    #[inline]
    pub(crate) fn pack(head: u64, cells: u64) -> Play {
        Play(MARK | head | cells)
    }

    /// Where the first tile lies.
    #[must_use]
    pub const fn start(self) -> Square {
        let [.., column, row] = self.0.get().to_le_bytes();
        Square { column, row }
    }

    /// Along which line it runs; across for a single tile.
    #[must_use]
    pub const fn direction(self) -> Direction {
        if self.0.get() & 1 << 40 == 0 { Direction::Across } else { Direction::Down }
    }

    /// Its squares in order, each with the tile that is laid there, or none if one lies there already.
    pub fn cells(self) -> impl Iterator<Item = (Square, Option<Tile>)> + Clone {
        let cells = self.0.get() & 0xff_ffff_ffff;
        let length = (64 - cells.leading_zeros()).div_ceil(8);
        let (start, direction) = (self.start(), self.direction());
        (0..LONGEST_CLUSTER)
            .zip(cells.to_le_bytes())
            .take(length as usize)
            .map(move |(index, value)| (start.step(direction, index), Tile::new(value)))
    }

    /// The tiles that are laid, with their squares.
    pub fn laid(self) -> impl Iterator<Item = (Square, Tile)> + Clone {
        self.cells().filter_map(|(square, tile)| Some((square, tile?)))
    }

    /// The tiles that are laid.
    pub fn tiles(self) -> impl Iterator<Item = Tile> + Clone {
        self.laid().map(|(_, tile)| tile)
    }
}

impl From<Play> for Written {
    fn from(play: Play) -> Written {
        Written::new(play.start(), play.direction(), play.cells().map(|(_, tile)| tile))
    }
}

impl TryFrom<&Written> for Play {
    type Error = Refusal;

    /// A play that is too long for any position is refused here, by the rule that forbids it.
    fn try_from(written: &Written) -> Result<Play, Refusal> {
        let tiles = written.laid().count();
        if tiles > usize::from(Rack::FULL) {
            return Err(Refusal::TooManyTiles { tiles });
        }
        if written.cells().len() > usize::from(LONGEST_CLUSTER) {
            return Err(Refusal::TooLong { squares: written.cells().map(|(square, _)| square).collect() });
        }
        let value = |(_, tile): (Square, Option<Tile>)| tile.map_or(0, |tile| u64::from(tile.value()));
        let cells = written
            .cells()
            .map(value)
            .enumerate()
            .fold(0, |cells, (index, value)| cells | value << (8 * index));
        Ok(Play::pack(Play::head(written.start(), written.direction()), cells))
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written::from(*self).fmt(f)
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Play {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Play, ActionError> {
        Ok(Play::try_from(&text.parse::<Written>()?)?)
    }
}

parlor_core::serde_as_text!(Play);

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lays tiles.
    Play(Play),
    /// Passes (F11).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) => play.fmt(f),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(text: &str) -> Result<Play, Refusal> {
        Play::try_from(&text.parse::<Written>().unwrap())
    }

    #[test]
    fn plays_and_actions_are_small() {
        assert_eq!(size_of::<Play>(), 8);
        assert_eq!(size_of::<Action>(), 8);
    }

    #[test]
    fn plays_keep_what_was_written() {
        for text in ["8F 41.5", "H7 7.3", "8H 5", "15O 9", "A15 12", "1A 99999", "A1 9...9", "99Z 11"] {
            assert_eq!(play(text).unwrap().to_string(), text);
            let json = format!("{text:?}");
            assert_eq!(serde_json::to_string(&play(text).unwrap()).unwrap(), json);
            assert_eq!(serde_json::from_str::<Play>(&json).ok(), play(text).ok());
        }
        for bad in ["\"\"", "\"8F 0\"", "\"8F 123456\"", "\"8F 1....6\"", "\"pass\"", "7", "null"] {
            assert!(serde_json::from_str::<Play>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn f04_more_than_five_tiles_are_never_a_play() {
        assert_eq!(play("8F 123456"), Err(Refusal::TooManyTiles { tiles: 6 }));
    }

    #[test]
    fn f09_more_than_five_squares_are_never_a_play() {
        assert!(matches!(play("8F 1....6"), Err(Refusal::TooLong { squares }) if squares.len() == 6));
    }
}
