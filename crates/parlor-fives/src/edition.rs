//! The facts of a box (F3): board, bonus squares, tiles, number of players.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use parlor_core::{EditionFile, EditionHeader, EditionText, MAX_SEATS};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::board::LINE;
use crate::{Bonus, Direction, MAX_SIZE, Rack, Square, Tile, Tiles};

static CLASSIC: LazyLock<Arc<Edition>> =
    LazyLock::new(|| Arc::new(EditionText::new(include_str!("../editions/classic.toml")).built_in()));
/// The most tiles of one value.
const MAX_COUNT: u8 = 100;

/// The facts of a box; always one in which the rules work.
///
/// ```
/// use parlor_core::{Edition as _, EditionProblem};
/// use parlor_fives::{BoxProblem, Edition};
///
/// let ours = Edition::classic().write().replace("\"classic\"", "\"ours\"").replace("9 = 10", "9 = 12");
/// let edition = Edition::read(&ours)?;
/// assert_eq!((edition.name(), edition.size(), edition.tiles().len()), ("ours", 15, 102));
/// assert_eq!(Edition::read(&edition.write())?, edition);
///
/// let error = Edition::read(&ours.replace("*", "?")).unwrap_err();
/// assert_eq!((error.line, error.column), (11, 11));
/// assert_eq!(error.problem, EditionProblem::Game(BoxProblem::Letter { letter: '?' }));
/// # Ok::<(), parlor_fives::EditionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    header: EditionHeader,
    size: u8,
    /// Row by row.
    bonuses: Vec<Bonus>,
    /// The same by direction and line, for the generator.
    lines: Box<[[BonusLine; MAX_SIZE as usize]; 2]>,
    tiles: Tiles,
}

/// What the squares of one line add and multiply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BonusLine([(u8, u8); LINE]);

impl BonusLine {
    /// What covering a square adds to its tile, and how many times it counts the cluster.
    #[inline]
    pub(crate) const fn at(&self, place: usize) -> (u32, u32) {
        let (plus, times) = self.0[place % LINE];
        (plus as u32, times as u32)
    }
}

impl Edition {
    /// The built-in edition.
    #[must_use]
    pub fn classic() -> Edition {
        Edition::clone(&CLASSIC)
    }

    /// The length of the board's side: odd, from 9 to 25.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The square in the middle.
    #[must_use]
    pub const fn centre(&self) -> Square {
        Square { column: self.size / 2, row: self.size / 2 }
    }

    /// The bonus of a square; none off the board.
    #[must_use]
    pub fn bonus(&self, square: Square) -> Bonus {
        if square.column >= self.size || square.row >= self.size {
            return Bonus::None;
        }
        self.bonuses[usize::from(square.row) * usize::from(self.size) + usize::from(square.column)]
    }

    pub(crate) const fn bonus_line(&self, direction: Direction, number: usize) -> &BonusLine {
        &self.lines[direction as usize][number]
    }

    /// All tiles of the box.
    #[must_use]
    pub const fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    fn rows(&self) -> impl Iterator<Item = String> {
        (0..self.size).map(move |row| {
            let square = |column| Square { column, row };
            let letter = |at| if at == self.centre() { '*' } else { self.bonus(at).letter() };
            (0..self.size).map(square).map(letter).collect()
        })
    }
}

impl EditionFile for Edition {
    type Problem = BoxProblem;

    fn built_in_classic() -> &'static Arc<Edition> {
        &CLASSIC
    }

    fn header(&self) -> &EditionHeader {
        &self.header
    }

    fn contents(&self) -> String {
        let mut text = String::from("board = [\n");
        for row in self.rows() {
            let _ = writeln!(text, "  \"{row}\",");
        }
        text.push_str("]\n\n[tiles]\n");
        for tile in Tile::ALL {
            let _ = writeln!(text, "{tile} = {}", self.tiles.count(tile));
        }
        text
    }

    fn parse(text: &EditionText<'_, BoxProblem>) -> Result<Edition, EditionError> {
        let fields = text.fields(&["name", "players", "board", "tiles"])?;
        let (board, tiles) = (fields.texts("board")?, fields.named_numbers("tiles")?);
        let header = text.header(&fields, 2..=MAX_SEATS)?;

        let rows = board.get_ref();
        let size =
            u8::try_from(rows.len()).ok().filter(|size| (9..=MAX_SIZE).contains(size) && size % 2 == 1);
        let Some(size) = size else {
            return Err(text.problem(board.span(), BoxProblem::BoardSize { rows: rows.len() }));
        };
        let mut bonuses = Vec::with_capacity(rows.len() * rows.len());
        for (index, row) in rows.iter().enumerate() {
            // The text of the row begins after its opening quote; in a row that is written in another way (with escapes, on
            // several lines) the row itself is named.
            let written_plainly = row.span().len() == row.get_ref().len() + 2;
            let letter_at = |column: usize| {
                let start = row.span().start;
                if written_plainly { start + 1 + column..row.span().end } else { row.span() }
            };
            if row.get_ref().chars().count() != rows.len() {
                let problem = BoxProblem::RowLength { squares: row.get_ref().chars().count(), size };
                return Err(text.problem(row.span(), problem));
            }
            for (column, letter) in row.get_ref().char_indices() {
                let bonus = u8::try_from(letter).ok().and_then(Bonus::from_letter);
                let Some(bonus) = bonus else {
                    return Err(text.problem(letter_at(column), BoxProblem::Letter { letter }));
                };
                let is_centre = index == rows.len() / 2 && column == rows.len() / 2;
                if is_centre != (letter == '*') {
                    return Err(text.problem(letter_at(column), BoxProblem::Centre));
                }
                bonuses.push(bonus);
            }
        }

        let mut counts = [0; 9];
        for (key, count) in tiles.get_ref() {
            let Ok(tile) = key.get_ref().parse::<Tile>() else {
                return Err(text.problem(key.span(), BoxProblem::TileValue { value: key.get_ref().clone() }));
            };
            let Some(count) = u8::try_from(*count.get_ref()).ok().filter(|count| *count <= MAX_COUNT) else {
                return Err(text.problem(count.span(), BoxProblem::TileCount { most: MAX_COUNT }));
            };
            counts[usize::from(tile.value()) - 1] = count;
        }
        let tiles_at = tiles.span();
        let tiles = Tiles::from_counts(counts);
        let needed = u16::from(Rack::FULL) * u16::from(*header.players().end());
        if tiles.len() < needed {
            let problem = BoxProblem::TooFewTiles { tiles: tiles.len(), needed };
            return Err(text.problem(tiles_at.clone(), problem));
        }
        if counts.iter().filter(|count| **count > 0).count() < 2 {
            return Err(text.problem(tiles_at.clone(), BoxProblem::AllAlike));
        }
        Ok(Edition { header, size, lines: lines(size, &bonuses), bonuses, tiles })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut edition = serializer.serialize_struct("Edition", 4)?;
        let players = self.header.players();
        edition.serialize_field("name", self.header.name())?;
        edition.serialize_field("players", &(players.start(), players.end()))?;
        edition.serialize_field("board", &self.rows().collect::<Vec<_>>())?;
        let counts = Tile::ALL.map(|tile| (tile.to_string(), self.tiles.count(tile)));
        edition.serialize_field("tiles", &BTreeMap::from(counts))?;
        edition.end()
    }
}

fn lines(size: u8, bonuses: &[Bonus]) -> Box<[[BonusLine; MAX_SIZE as usize]; 2]> {
    let mut lines = Box::new([[BonusLine([(0, 1); LINE]); MAX_SIZE as usize]; 2]);
    for (row, bonuses) in bonuses.chunks(usize::from(size)).enumerate() {
        for (column, bonus) in bonuses.iter().enumerate() {
            let square = (bonus.plus(), bonus.times());
            lines[0][row].0[column] = square;
            lines[1][column].0[row] = square;
        }
    }
    lines
}

/// What is wrong with an edition file, and where.
pub type EditionError = parlor_core::EditionError<BoxProblem>;

/// What can be wrong with the board and the tiles of an edition file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoxProblem {
    /// The board has a wrong number of rows.
    #[error("the board has {rows} rows: an odd number from 9 to {MAX_SIZE} is needed")]
    BoardSize {
        /// How many rows it has.
        rows: usize,
    },
    /// A row is too short or too long.
    #[error("this row has {squares} squares, but the board is {size} wide")]
    RowLength {
        /// How many squares the row has.
        squares: usize,
        /// How many it needs.
        size: u8,
    },
    /// A square has a letter that means nothing.
    #[error("{letter:?} is no square: use . V X D T, and * in the centre")]
    Letter {
        /// The letter.
        letter: char,
    },
    /// The star is not in the centre, or something else is.
    #[error("the star marks the centre of the board, and only the centre")]
    Centre,
    /// There is no such tile.
    #[error("{value:?} is no tile: tiles are 1 to 9")]
    TileValue {
        /// What was written.
        value: String,
    },
    /// The number of a tile is out of range.
    #[error("there are 0 to {most} of each tile")]
    TileCount {
        /// The most there can be.
        most: u8,
    },
    /// All tiles have the same value: nobody would ever draw the highest (F1).
    #[error("there have to be tiles of at least two values")]
    AllAlike,
    /// Not every player can have a full rack.
    #[error("{tiles} tiles are too few: {needed} are needed to deal to all players")]
    TooFewTiles {
        /// How many there are.
        tiles: u16,
        /// How many there have to be.
        needed: u16,
    },
}
