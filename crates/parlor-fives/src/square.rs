//! Squares and directions of the board.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A square by column and row, both from 0; people write column letter and row number, such as `H8`. It may lie off the
/// board: only a board can tell.
///
/// ```
/// use parlor_fives::{Direction, Square};
///
/// let square: Square = "H8".parse()?;
/// assert_eq!(square, Square { column: 7, row: 7 });
/// assert_eq!(square.step(Direction::Across, 2).to_string(), "J8");
/// assert_eq!(square.back(Direction::Down).unwrap().to_string(), "H7");
/// assert_eq!("A1".parse::<Square>()?.back(Direction::Across), None);
/// # Ok::<(), parlor_fives::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The column from the left.
    pub column: u8,
    /// The row from the top.
    pub row: u8,
}

impl Square {
    /// The columns and rows that can be written down: A to Z and 1 to 99, more than any board has.
    pub(crate) const WRITABLE: (u8, u8) = (26, 99);

    /// The square this many steps further in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction, steps: u8) -> Square {
        match direction {
            Direction::Across => Square { column: self.column.saturating_add(steps), row: self.row },
            Direction::Down => Square { column: self.column, row: self.row.saturating_add(steps) },
        }
    }

    /// The square one step back in a direction; `None` at the edge.
    #[must_use]
    pub const fn back(self, direction: Direction) -> Option<Square> {
        match direction {
            Direction::Across => match self.column.checked_sub(1) {
                Some(column) => Some(Square { column, row: self.row }),
                None => None,
            },
            Direction::Down => match self.row.checked_sub(1) {
                Some(row) => Some(Square { column: self.column, row }),
                None => None,
            },
        }
    }

    /// The column's letter; `?` beyond Z.
    #[must_use]
    pub const fn letter(self) -> char {
        if self.column < Square::WRITABLE.0 { (b'A' + self.column) as char } else { '?' }
    }

    /// The row's number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.row.saturating_add(1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text does not name a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a column letter and a row number, such as H8")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let (letter, number) = text.split_at_checked(1).ok_or(SquareError)?;
        Ok(Square { column: read_column(letter)?, row: read_row(number)? })
    }
}

/// Reads a column's letter.
pub(crate) fn read_column(text: &str) -> Result<u8, SquareError> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Ok(letter - b'A'),
        _ => Err(SquareError),
    }
}

/// Reads a row's number: 1 to 99 without a leading zero.
pub(crate) fn read_row(text: &str) -> Result<u8, SquareError> {
    match text.as_bytes() {
        [ones @ b'1'..=b'9'] => Ok(ones - b'1'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Ok((tens - b'0') * 10 + (ones - b'0') - 1),
        _ => Err(SquareError),
    }
}

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Along a row, to the right.
    Across,
    /// Along a column, downwards.
    Down,
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Direction; 2] = [Direction::Across, Direction::Down];

    /// The direction of the lines that cross.
    #[must_use]
    pub const fn crossing(self) -> Direction {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_read_and_write() {
        for name in ["A1", "H8", "O15", "Z99"] {
            assert_eq!(name.parse::<Square>().unwrap().to_string(), name);
        }
        for bad in ["", "A", "8", "8H", "a1", "A0", "A01", "A100", "É1", "AA1", "A+1"] {
            assert_eq!(bad.parse::<Square>(), Err(SquareError), "{bad:?}");
        }
    }

    #[test]
    fn the_last_column_that_has_a_letter_is_z() {
        assert_eq!(Square { column: 25, row: 0 }.letter(), 'Z');
        assert_eq!(Square { column: 26, row: 0 }.letter(), '?');
    }

    #[test]
    fn steps_go_along_a_line() {
        let square: Square = "H8".parse().unwrap();
        assert_eq!(square.step(Direction::Across, 2).to_string(), "J8");
        assert_eq!(square.step(Direction::Down, 2).to_string(), "H10");
        assert_eq!(Direction::Down.crossing(), Direction::Across);
    }
}
