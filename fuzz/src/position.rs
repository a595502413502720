//! Positions of Scrambled 5's, decoded from bytes: legal or not, the generator and the judge must not care.

use std::fmt::{self, Write as _};

use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use parlor_core::Edition as _;
use parlor_fives::{Board, Direction, Edition, Rack, Square, Tile, Tiles, Written};

const SMALL: &str = include_str!("../../crates/parlor-fives/tests/data/small.toml");
/// The most tiles on a board.
const MAX_TILES: u8 = 80;
/// The most plays that are decoded for one position.
const MAX_PLAYS: u8 = 16;

/// A box, a board, a rack, and plays to be judged there.
pub struct Position {
    /// The box.
    pub edition: Edition,
    /// The board, of the box's size.
    pub board: Board,
    /// The rack, perhaps an empty one.
    pub rack: Rack,
    /// Plays that may be legal or not: some of any tiles anywhere, and all that the rack has for one place.
    pub plays: Vec<Written>,
}

impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Position> {
        let edition = match bytes.int_in_range(0..=7)? {
            0 => Edition::classic(),
            1 => read(SMALL),
            _ => patterned(bytes)?,
        };
        let rack = rack(bytes)?;
        let (board, last) = thrown(edition.size(), bytes)?;
        let start = near(last, &board, bytes)?;
        let mut plays = every_play_from(&board, &rack, start, direction(bytes)?);
        for _ in 0..bytes.int_in_range(0..=MAX_PLAYS)? {
            let start = near(last, &board, bytes)?;
            plays.extend(written(&board, &rack, start, bytes)?);
        }
        Ok(Position { edition, board, rack, plays })
    }
}

/// What a test would need.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nboard {:#?}\nrack {:?}", self.edition.write(), self.board, self.rack)
    }
}

/// An edition with bonus squares in a regular pattern, from none at all to nothing else.
fn patterned(bytes: &mut Unstructured<'_>) -> Result<Edition> {
    let size = 9 + 2 * bytes.int_in_range(0..=8)?;
    let [first, across, down] = bytes.arbitrary::<[u8; 3]>()?.map(usize::from);
    let letter = |row: usize, column: usize| match (first + across * column + down * row) % 8 {
        _ if (row, column) == (size / 2, size / 2) => '*',
        number => char::from(b".V.X.D.T"[number]),
    };
    let mut text = "name = \"fuzz\"\nplayers = [2, 2]\ntiles = { 4 = 9, 5 = 9 }\nboard = [\n".to_owned();
    for row in 0..size {
        let row: String = (0..size).map(|column| letter(row, column)).collect();
        let _ = writeln!(text, "  \"{row}\",");
    }
    text.push_str("]\n");
    Ok(read(&text))
}

fn read(text: &str) -> Edition {
    Edition::read(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn tile(bytes: &mut Unstructured<'_>) -> Result<Tile> {
    bytes.choose(&Tile::ALL).copied()
}

fn rack(bytes: &mut Unstructured<'_>) -> Result<Rack> {
    let mut rack = Rack::default();
    for _ in 0..bytes.int_in_range(0..=Rack::FULL)? {
        assert!(rack.add(tile(bytes)?));
    }
    Ok(rack)
}

/// Tiles thrown on a board: each at most two columns and two rows from the one before, so that they touch now and then.
/// With the place of the last.
fn thrown(size: u8, bytes: &mut Unstructured<'_>) -> Result<(Board, Square)> {
    let mut board = Board::empty(size);
    let Square { mut column, mut row } = board.centre();
    for _ in 0..bytes.int_in_range(0..=MAX_TILES)? {
        let step: u8 = bytes.int_in_range(0..=24)?;
        column = (column + size + step % 5 - 2) % size;
        row = (row + size + step / 5 - 2) % size;
        // A second tile on a square is one less on the board.
        let _ = board.put(Square { column, row }, tile(bytes)?);
    }
    Ok((board, Square { column, row }))
}

/// A square not far from another, on the board or just off it.
fn near(square: Square, board: &Board, bytes: &mut Unstructured<'_>) -> Result<Square> {
    let places = board.size() + 1;
    let mut moved = |place: u8| Ok((place + places + bytes.int_in_range(0..=10)? - 5) % places);
    Ok(Square { column: moved(square.column)?, row: moved(square.row)? })
}

fn direction(bytes: &mut Unstructured<'_>) -> Result<Direction> {
    bytes.choose(&Direction::BOTH).copied()
}

/// Any square, on the board or just off it.
pub(crate) fn square(board: &Board, bytes: &mut Unstructured<'_>) -> Result<Square> {
    Ok(Square { column: bytes.int_in_range(0..=board.size())?, row: bytes.int_in_range(0..=board.size())? })
}

/// A play of up to six squares, if it can be written down: a cell is any tile, a dot, or what fits there.
pub(crate) fn written(
    board: &Board,
    rack: &Rack,
    start: Square,
    bytes: &mut Unstructured<'_>,
) -> Result<Option<Written>> {
    let direction = direction(bytes)?;
    let mut cells = String::new();
    for steps in 0..bytes.int_in_range(1..=6)? {
        let filled = board.get(start.step(direction, steps)).is_some();
        let fits = |index| rack.tiles().iter().nth(index).filter(|_| !filled);
        let cell = match bytes.int_in_range(0..=14)? {
            number @ 0..=9 => Tile::new(number),
            number => fits(usize::from(number - 10)),
        };
        cells.push_str(&cell.map_or(".".to_owned(), |tile| tile.to_string()));
    }
    Ok(notation(start, direction, &cells))
}

fn notation(start: Square, direction: Direction, cells: &str) -> Option<Written> {
    let text = match direction {
        Direction::Across => format!("{}{} {cells}", start.number(), start.letter()),
        Direction::Down => format!("{start} {cells}"),
    };
    text.parse().ok()
}

/// Everything that can be laid from a square on with tiles of the rack.
fn every_play_from(board: &Board, rack: &Rack, start: Square, direction: Direction) -> Vec<Written> {
    let mut rows = Vec::new();
    extend(board, rack.tiles(), (start, direction), "", &mut rows);
    rows.iter().filter_map(|cells| notation(start, direction, cells)).collect()
}

/// Goes on with every tile that is left.
fn extend(board: &Board, left: &Tiles, line: (Square, Direction), cells: &str, rows: &mut Vec<String>) {
    let (start, direction) = line;
    // One cell is one byte, and a line has at most 25.
    let square = start.step(direction, cells.len() as u8);
    if !board.contains(square) {
        return;
    }
    if board.get(square).is_some() {
        return extend(board, left, line, &format!("{cells}."), rows);
    }
    for tile in Tile::ALL {
        if let Some(left) = left.without([tile]) {
            let cells = format!("{cells}{tile}");
            extend(board, &left, line, &cells, rows);
            rows.push(cells);
        }
    }
}
