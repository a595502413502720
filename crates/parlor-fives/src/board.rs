//! The board: which tile lies where.

use std::fmt;

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use crate::{Direction, Play, Square, Tile};

/// The longest side of any board (F3).
pub const MAX_SIZE: u8 = 25;
const LINES: usize = MAX_SIZE as usize;
/// Room for the squares of a line: a power of two, so that an index needs no check.
pub(crate) const LINE: usize = 32;

/// A square board with tiles on it.
///
/// It keeps every line twice, as a row and as a column, so that whoever walks along lines reads rows and columns alike,
/// and a bit set of the filled squares for each line.
///
/// ```
/// use parlor_fives::{Board, BoardError, Direction, Play, Tile, Written};
///
/// let mut board = Board::from_rows(5, &[".....", "..7..", ".28..", ".....", "....."])?;
/// assert_eq!((board.tiles(), board.get("C2".parse()?)), (3, Tile::new(7)));
///
/// let written: Written = "3D 55".parse()?;
/// assert!(board.lay(&Play::try_from(&written)?));
/// assert_eq!(board.rows().collect::<Vec<_>>(), [".....", "..7..", ".2855", ".....", "....."]);
/// assert_eq!(board.filled(Direction::Across, 2), 0b11110);
///
/// let error = Board::from_rows(2, &["1.", ".x"]).unwrap_err();
/// assert_eq!(error, BoardError::Character { square: "B2".parse()?, character: 'x' });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    size: u8,
    tiles: u16,
    lines: [[Line; LINES]; 2],
}

/// One row or column.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// A bit for every filled square, the first square lowest.
    pub(crate) filled: u32,
    /// The value on every square, 0 where there is no tile.
    values: [u8; LINE],
}

impl Board {
    /// An empty board of this side, at most [`MAX_SIZE`].
    #[must_use]
    pub fn empty(size: u8) -> Board {
        debug_assert!(size <= MAX_SIZE);
        Board { size: size.min(MAX_SIZE), tiles: 0, lines: [[Line::default(); LINES]; 2] }
    }

    /// The length of a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// How many tiles lie on the board.
    #[must_use]
    pub const fn tiles(&self) -> u16 {
        self.tiles
    }

    /// Whether there is no tile yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// The square in the middle.
    #[must_use]
    pub const fn centre(&self) -> Square {
        Square { column: self.size / 2, row: self.size / 2 }
    }

    /// Whether the square is on the board.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.column < self.size && square.row < self.size
    }

    /// The tile on a square; none off the board.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Tile> {
        if !self.contains(square) {
            return None;
        }
        Tile::new(self.lines[0][usize::from(square.row)].values[usize::from(square.column)])
    }

    /// Lays a tile; `false`, and no change, if the square is filled or off the board.
    #[must_use]
    pub fn put(&mut self, square: Square, tile: Tile) -> bool {
        let free = self.contains(square) && self.get(square).is_none();
        if free {
            let (column, row) = (usize::from(square.column), usize::from(square.row));
            self.lines[0][row].put(column, tile);
            self.lines[1][column].put(row, tile);
            self.tiles += 1;
        }
        free
    }

    /// Lays the tiles of a play; `false`, and no change, if a square is filled or off the board.
    #[must_use]
    pub fn lay(&mut self, play: &Play) -> bool {
        let free = play.laid().all(|(square, _)| self.contains(square) && self.get(square).is_none());
        free && play.laid().all(|(square, tile)| self.put(square, tile))
    }

    /// All tiles with their squares, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Tile)> {
        let squares = (0..self.size).flat_map(|row| (0..self.size).map(move |column| Square { column, row }));
        squares.filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares of the longest run of tiles through a filled square; none if it is empty.
    #[must_use]
    pub fn run_through(&self, square: Square, direction: Direction) -> Vec<Square> {
        let mut first = square;
        while let Some(before) = first.back(direction).filter(|before| self.get(*before).is_some()) {
            first = before;
        }
        let squares = (0..self.size).map(|steps| first.step(direction, steps));
        squares.take_while(|square| self.get(*square).is_some()).collect()
    }

    /// The filled squares of a line as a bit set, the first square lowest; nothing off the board.
    #[must_use]
    pub fn filled(&self, direction: Direction, number: u8) -> u32 {
        self.lines[direction as usize].get(usize::from(number)).map_or(0, |line| line.filled)
    }

    /// The line of this direction and number.
    pub(crate) const fn line(&self, direction: Direction, number: usize) -> &Line {
        &self.lines[direction as usize][number]
    }

    /// The rows as text: `.` or a digit for every square.
    pub fn rows(&self) -> impl Iterator<Item = String> {
        let square = |row, column| Square { column, row };
        let letter = |tile: Option<Tile>| tile.map_or('.', |tile| char::from(b'0' + tile.value()));
        (0..self.size)
            .map(move |row| (0..self.size).map(|column| letter(self.get(square(row, column)))).collect())
    }

    /// Reads rows of text: as many strings of as many characters as `size`, each `.` or a digit from 1 to 9.
    ///
    /// # Errors
    /// If there are too few or too many, or a character is something else.
    pub fn from_rows<S: AsRef<str>>(size: u8, rows: &[S]) -> Result<Board, BoardError> {
        if rows.len() != usize::from(size) {
            return Err(BoardError::Rows { rows: rows.len(), size });
        }
        let mut board = Board::empty(size);
        for (row, text) in (0..size).zip(rows) {
            let squares = text.as_ref().chars().count();
            if squares != usize::from(size) {
                return Err(BoardError::RowLength { row: row + 1, squares, size });
            }
            for (column, character) in (0..size).zip(text.as_ref().chars()) {
                let square = Square { column, row };
                match character {
                    '.' => {}
                    '1'..='9' => {
                        let tile = character.to_string().parse().expect("each of these digits is a tile");
                        assert!(board.put(square, tile), "each square is read once");
                    }
                    _ => return Err(BoardError::Character { square, character }),
                }
            }
        }
        Ok(board)
    }
}

impl Line {
    fn put(&mut self, place: usize, tile: Tile) {
        self.filled |= 1 << place;
        self.values[place] = tile.value();
    }

    /// The value on a square, 0 where there is no tile.
    #[inline]
    pub(crate) const fn value(&self, place: usize) -> u8 {
        self.values[place % LINE]
    }

    /// Number and sum of the tiles that touch a place on both sides, without the place itself: at most 24 tiles.
    pub(crate) fn neighbours(&self, place: usize) -> (u8, u8) {
        let mut length = 0;
        let mut sum = 0;
        let mut at = place;
        while at > 0 && self.value(at - 1) != 0 {
            at -= 1;
            length += 1;
            sum += self.value(at);
        }
        // Behind the last square of the longest line there is still room, and it stays empty.
        at = place + 1;
        while self.value(at) != 0 {
            length += 1;
            sum += self.value(at);
            at += 1;
        }
        (length, sum)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(Some(usize::from(self.size)))?;
        self.rows().try_for_each(|row| rows.serialize_element(&row))?;
        rows.end()
    }
}

/// Rows of text that are not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// There are too few or too many rows.
    #[error("there are {rows} rows, but the board has {size}")]
    Rows {
        /// How many there are.
        rows: usize,
        /// How many there have to be.
        size: u8,
    },
    /// A row is too short or too long.
    #[error("row {row} has {squares} squares, but the board is {size} wide")]
    RowLength {
        /// Which row, from 1.
        row: u8,
        /// How many squares it has.
        squares: usize,
        /// How many it needs.
        size: u8,
    },
    /// A character is neither a dot nor a tile.
    #[error("on {square} there is {character:?}, which is neither . nor a digit from 1 to 9")]
    Character {
        /// Where.
        square: Square,
        /// What.
        character: char,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_text_are_read_and_written() {
        let mut rows = vec![".........".to_owned(); 9];
        rows[4] = "...41.5..".to_owned();
        let board = Board::from_rows(9, &rows).unwrap();
        assert_eq!(board.tiles(), 3);
        assert_eq!(board.rows().collect::<Vec<_>>(), rows);
        assert_eq!(board.get("D5".parse().unwrap()), Tile::new(4));
        assert_eq!(board.iter().count(), 3);
        assert_eq!(board.filled(Direction::Across, 4), 0b101_1000);
        assert_eq!(board.filled(Direction::Down, 3), 0b1_0000);
        assert_eq!(board.filled(Direction::Down, 25), 0);
    }

    #[test]
    fn rows_that_are_no_board_are_refused() {
        let rows = vec!["........."; 9];
        assert_eq!(Board::from_rows(11, &rows), Err(BoardError::Rows { rows: 9, size: 11 }));
        let mut short = rows.clone();
        short[2] = "........";
        assert_eq!(Board::from_rows(9, &short), Err(BoardError::RowLength { row: 3, squares: 8, size: 9 }));
        for character in ['0', 'x', 'é', ' '] {
            let mut wrong: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
            wrong[8] = format!("........{character}");
            let square = "I9".parse().unwrap();
            assert_eq!(Board::from_rows(9, &wrong), Err(BoardError::Character { square, character }));
        }
    }

    #[test]
    fn a_filled_square_takes_no_second_tile() {
        let mut board = Board::empty(9);
        let (square, tile) = ("A1".parse().unwrap(), Tile::ALL[0]);
        assert!(board.put(square, tile));
        let before = board;
        assert!(!board.put(square, tile));
        assert!(!board.put("J1".parse().unwrap(), tile));
        assert_eq!(board, before);
    }

    #[test]
    fn a_play_is_laid_as_a_whole_or_not_at_all() {
        let play = |text: &str| Play::try_from(&text.parse::<crate::Written>().unwrap()).unwrap();
        let mut board = Board::empty(9);
        assert!(board.lay(&play("5E 55")));
        let before = board;
        // Off the board, on a filled square, both with a first tile that would find room.
        assert!(!board.lay(&play("1I 55")));
        assert!(!board.lay(&play("E4 55")));
        assert_eq!(board, before);
        assert!(board.lay(&play("5D 4..6")));
        assert_eq!(board.rows().nth(4).unwrap(), "...4556..");
    }
}
