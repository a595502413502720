//! Positions of Polygon, decoded from bytes: legal or not, the generator and the judge must not care.

use std::fmt;

use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use parlor_core::Edition as _;
use parlor_polygon::{Board, Edition, Space, Symbol, Task, Tile};

use naive::Stacks;

/// The slow reading of the rules that the tests of Polygon compare with: it shares no code with the generator or the judge.
#[path = "../../crates/parlor-polygon/tests/common/naive.rs"]
pub mod naive;

/// Small boxes: a board that is soon full, a crooked one, and one in pieces that are far out.
pub(crate) const EDITIONS: &[&str] = &[
    include_str!("../../crates/parlor-polygon/tests/data/small.toml"),
    include_str!("../../crates/parlor-polygon/tests/data/tight.toml"),
    include_str!("../editions/polygon-torn.toml"),
];

/// The most tiles on a board.
const MAX_TILES: u8 = 60;
/// The most turns that are decoded for one position.
const MAX_TURNS: u8 = 24;

/// A box, a board, what is to be laid, and turns to be judged there.
pub struct Stacked {
    /// The box.
    pub edition: Edition,
    /// The stacks of the board.
    pub stacks: Stacks,
    /// The same on a board.
    pub board: Board,
    /// The roll and one or two tiles.
    pub task: Task,
    /// Turns of any length that may be legal or not.
    pub turns: Vec<Vec<(Tile, Option<Space>)>>,
}

impl<'a> Arbitrary<'a> for Stacked {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Stacked> {
        let edition = match EDITIONS.get(bytes.int_in_range(0..=EDITIONS.len() + 1)?) {
            Some(text) => Edition::read(text).unwrap_or_else(|error| panic!("{error} in\n{text}")),
            None => Edition::classic(),
        };
        let roll = *bytes.choose(&Symbol::ALL)?;
        let mut tiles = vec![tile(bytes)?];
        if bytes.ratio(7, 8)? {
            tiles.push(tile(bytes)?);
        }
        let mut stacks = Stacks::new();
        let mut board = Board::empty(&edition);
        let mut space = edition.start();
        for _ in 0..bytes.int_in_range(0..=MAX_TILES)? {
            space = near(&edition, space, bytes)?;
            let tile = tile(bytes)?;
            stacks.entry(space).or_default().push(tile);
            assert!(board.lay(&edition, space, tile));
        }
        let mut turns = Vec::new();
        for _ in 0..bytes.int_in_range(0..=MAX_TURNS)? {
            let length = match bytes.int_in_range(0..=15)? {
                0 => 0,
                1 => 1,
                2 => 3,
                _ => tiles.len(),
            };
            let mut turn = Vec::with_capacity(length);
            for number in 0..length {
                let tiles = &tiles[number % tiles.len()..];
                turn.push(placement(&edition, tiles, bytes)?);
            }
            if bytes.arbitrary()? {
                turn.reverse();
            }
            turns.push(turn);
        }
        Ok(Stacked { edition, stacks, board, task: Task::new(roll, tiles), turns })
    }
}

/// What a test would need.
impl fmt::Debug for Stacked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nstacks {:?}\n{:?}\n{:?}", self.edition.write(), self.stacks, self.task, self.turns)
    }
}

/// Any tile; one in four is WILD.
fn tile(bytes: &mut Unstructured<'_>) -> Result<Tile> {
    let number: usize = bytes.int_in_range(0..=19)?;
    Ok(Tile::all().nth(number).unwrap_or(Tile::WILD))
}

/// A space of the board: now and then any, mostly one that is not far from another.
fn near(edition: &Edition, space: Space, bytes: &mut Unstructured<'_>) -> Result<Space> {
    let step: u8 = bytes.int_in_range(0..=31)?;
    let (q, r) = (step as i8 % 5 - 2, step as i8 / 5 - 2);
    match space.step(q, r).filter(|space| step < 25 && edition.has(*space)) {
        Some(space) => Ok(space),
        None => bytes.choose(edition.spaces()).copied(),
    }
}

/// A placement that may be legal or not: often of the first of these tiles.
pub(crate) fn placement(
    edition: &Edition,
    tiles: &[Tile],
    bytes: &mut Unstructured<'_>,
) -> Result<(Tile, Option<Space>)> {
    let number: u8 = bytes.int_in_range(0..=15)?;
    let tile = match (number, tiles) {
        (0, _) | (_, []) => tile(bytes)?,
        (1..=4, [_, second, ..]) => *second,
        (_, [first, ..]) => *first,
    };
    let space = match bytes.int_in_range(0..=11)? {
        0 => None,
        1 => Some(Space::new(bytes.arbitrary()?, bytes.arbitrary()?)),
        _ => Some(*bytes.choose(edition.spaces())?),
    };
    Ok((tile, space))
}
