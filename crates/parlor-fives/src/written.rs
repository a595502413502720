//! Plays as they are written down: readable, but not necessarily possible.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::square::{read_column, read_row};
use crate::{Direction, Square, Tile};

/// More squares than any line of any board has.
const LONGEST: usize = 32;

/// A play in notation: where its first tile lies, its direction, and for each square a tile or, written `.`, one that
/// lies there already. It begins and ends with a tile; a single tile is written across.
///
/// ```
/// use parlor_fives::{Direction, NotationError, Written};
///
/// let written: Written = "8F 41.5".parse()?;
/// assert_eq!((written.start().to_string().as_str(), written.direction()), ("F8", Direction::Across));
/// let cells: Vec<_> = written.cells().map(|(_, tile)| tile.map_or(0, |tile| tile.value())).collect();
/// assert_eq!(cells, [4, 1, 0, 5]);
/// assert_eq!(written.to_string(), "8F 41.5");
///
/// let bad = "8F 4x".parse::<Written>();
/// assert_eq!(bad, Err(NotationError::Character { place: 2, character: 'x' }));
/// # Ok::<(), NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    start: Square,
    direction: Direction,
    cells: ArrayVec<Option<Tile>, LONGEST>,
}

impl Written {
    pub(crate) fn new(
        start: Square,
        direction: Direction,
        cells: impl IntoIterator<Item = Option<Tile>>,
    ) -> Written {
        Written { start, direction, cells: cells.into_iter().take(LONGEST).collect() }
    }

    /// Tiles on their squares, in any order, as a play; `None` if there are none, or they do not lie in one line.
    ///
    /// ```
    /// use parlor_fives::{Tile, Written};
    ///
    /// let laid = [("H8", 5), ("F8", 4)].map(|(square, tile)| (square.parse().unwrap(), Tile::new(tile).unwrap()));
    /// assert_eq!(Written::from_laid(laid).unwrap().to_string(), "8F 4.5");
    /// let apart = [("H8", 5), ("F7", 4)].map(|(square, tile)| (square.parse().unwrap(), Tile::new(tile).unwrap()));
    /// assert_eq!(Written::from_laid(apart), None);
    /// ```
    #[must_use]
    pub fn from_laid(laid: impl IntoIterator<Item = (Square, Tile)>) -> Option<Written> {
        let mut laid: ArrayVec<(Square, Tile), LONGEST> = laid.into_iter().take(LONGEST).collect();
        laid.sort_unstable_by_key(|(square, _)| (square.row, square.column));
        let ((start, _), (end, _)) = (*laid.first()?, *laid.last()?);
        let is_line = |same: fn(Square) -> u8| laid.iter().all(|(square, _)| same(*square) == same(start));
        let (direction, length) = match () {
            () if is_line(|square| square.row) => (Direction::Across, end.column - start.column + 1),
            () if is_line(|square| square.column) => (Direction::Down, end.row - start.row + 1),
            () => return None,
        };
        let on = |square| laid.iter().find(|(at, _)| *at == square).map(|(_, tile)| *tile);
        Some(Written::new(start, direction, (0..length).map(|steps| on(start.step(direction, steps)))))
    }

    /// Where the first tile lies.
    #[must_use]
    pub const fn start(&self) -> Square {
        self.start
    }

    /// Along which line it runs.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Its squares in order, each with the tile that is laid there, or none if one lies there already.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Square, Option<Tile>)> + Clone {
        let (start, direction) = (self.start, self.direction);
        let squares = (0..=u8::MAX).map(move |steps| start.step(direction, steps));
        self.cells.iter().zip(squares).map(|(cell, square)| (square, *cell))
    }

    /// The tiles that are laid, with their squares.
    pub fn laid(&self) -> impl Iterator<Item = (Square, Tile)> + Clone {
        self.cells().filter_map(|(square, tile)| Some((square, tile?)))
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.direction {
            Direction::Across => write!(f, "{}{} ", self.start.number(), self.start.letter())?,
            Direction::Down => write!(f, "{} ", self.start)?,
        }
        self.cells.iter().try_for_each(|cell| match cell {
            Some(tile) => write!(f, "{tile}"),
            None => f.write_str("."),
        })
    }
}

/// The text is not a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// There is no space between the square and the tiles.
    #[error("a play is a square, a space and its tiles, such as 8F 415")]
    NoTiles,
    /// The square can't be read.
    #[error("a play begins with its square: row first (8F) for across, column first (F8) for down")]
    Square,
    /// A character is neither a digit nor a dot.
    #[error("tile {place} is {character:?}: tiles are digits from 1 to 9, and . is a tile already there")]
    Character {
        /// Which character after the space, from 1.
        place: usize,
        /// What it is.
        character: char,
    },
    /// It begins or ends with a dot.
    #[error("a play begins with its first tile and ends with its last: no dot outside")]
    OuterDot,
    /// A single tile is written down.
    #[error("a single tile is written across, row first")]
    SingleDown,
    /// It is longer than any board.
    #[error("a play has at most {LONGEST} squares")]
    TooLong,
}

impl FromStr for Written {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Written, NotationError> {
        let (place, tiles) = text.split_once(' ').ok_or(NotationError::NoTiles)?;
        let (start, direction) = read_start(place).ok_or(NotationError::Square)?;
        let mut cells = ArrayVec::new();
        for (index, character) in tiles.chars().enumerate() {
            let cell = match character {
                '.' => None,
                '1'..='9' => character.to_digit(10).and_then(|digit| Tile::new(digit.try_into().ok()?)),
                _ => return Err(NotationError::Character { place: index + 1, character }),
            };
            cells.try_push(cell).map_err(|_| NotationError::TooLong)?;
        }
        match cells.as_slice() {
            [] => Err(NotationError::NoTiles),
            [None, ..] | [.., None] => Err(NotationError::OuterDot),
            [_] if direction == Direction::Down => Err(NotationError::SingleDown),
            _ => Ok(Written { start, direction, cells }),
        }
    }
}

fn read_start(text: &str) -> Option<(Square, Direction)> {
    if let Ok(square) = text.parse() {
        return Some((square, Direction::Down));
    }
    let (number, letter) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let square = Square { column: read_column(letter).ok()?, row: read_row(number).ok()? };
    Some((square, Direction::Across))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_read_and_write() {
        for text in ["8F 41.5", "H7 7.3", "8H 5", "15O 9", "A15 12", "8A 123456789", "99Z 11"] {
            assert_eq!(text.parse::<Written>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn row_first_is_across_and_column_first_is_down() {
        let across: Written = "8F 41.5".parse().unwrap();
        assert_eq!((across.start().to_string().as_str(), across.direction()), ("F8", Direction::Across));
        let squares: Vec<String> = across.laid().map(|(square, tile)| format!("{square}={tile}")).collect();
        assert_eq!(squares, ["F8=4", "G8=1", "I8=5"]);
        let down: Written = "H7 7.3".parse().unwrap();
        let squares: Vec<String> = down.laid().map(|(square, tile)| format!("{square}={tile}")).collect();
        assert_eq!(squares, ["H7=7", "H9=3"]);
    }

    #[test]
    fn what_is_no_play_says_why() {
        let problem = |text: &str| text.parse::<Written>().unwrap_err();
        assert_eq!(problem(""), NotationError::NoTiles);
        assert_eq!(problem("8F"), NotationError::NoTiles);
        assert_eq!(problem("8F "), NotationError::NoTiles);
        for bad in ["F 1", "8 1", "8f 1", " 1", "0A 1", "A0 12", "100A 1", "08F 1", "88 1", "FF 1", "8É 1"] {
            assert_eq!(problem(bad), NotationError::Square, "{bad:?}");
        }
        assert_eq!(problem("8F 4 1"), NotationError::Character { place: 2, character: ' ' });
        assert_eq!(problem("8F 405"), NotationError::Character { place: 2, character: '0' });
        assert_eq!(problem("8F .4"), NotationError::OuterDot);
        assert_eq!(problem("8F 4."), NotationError::OuterDot);
        assert_eq!(problem("F8 4"), NotationError::SingleDown);
        assert_eq!(problem(&format!("8F {}", "1".repeat(33))), NotationError::TooLong);
    }
}
