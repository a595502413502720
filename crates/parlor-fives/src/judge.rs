//! The judge: is a play legal, what does it score, and why (F4 to F9, F12 to F15).
//!
//! It reads the rules one by one and takes its time; the generator is the fast reading of the same rules.

use serde::Serialize;

use crate::play::LONGEST_CLUSTER;
use crate::{Board, Direction, Edition, Play, Rack, Refusal, Square, Written};

/// A legal play explained: its score, cluster by cluster.
///
/// ```
/// use parlor_fives::{Board, Edition, Written, judge};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(edition.size());
/// for (square, tile) in [("G8", "2"), ("H8", "8"), ("I9", "2"), ("I10", "3")] {
///     assert!(board.put(square.parse()?, tile.parse()?));
/// }
/// let play: Written = "8I 573".parse()?;
/// let verdict = judge(&edition, &board, None, &play)?;
/// assert_eq!(verdict.score, 35);
/// let clusters: Vec<_> = verdict.clusters.iter().map(|c| (c.squares.len(), c.score)).collect();
/// assert_eq!(clusters, [(5, 25), (3, 10)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The score of the turn (F12).
    pub score: u32,
    /// The line of the play first, if it is a cluster, then the lines that cross it in the order of their squares.
    pub clusters: Vec<Cluster>,
}

/// A cluster that contains a tile of the play, and what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cluster {
    /// Its squares in order.
    pub squares: Vec<Square>,
    /// The sum of its tiles.
    pub sum: u32,
    /// What covered +5 and +10 squares add (F13).
    pub added: u32,
    /// How many times it counts, by covered 2X and 3X squares (F13, F15).
    pub times: u32,
    /// What it scores: sum and additions first, then times (F15).
    pub score: u32,
}

/// Judges a play on a board. Without a rack, any tiles may be played.
///
/// ```
/// use parlor_core::Refusal as _;
/// use parlor_fives::{Board, Edition, Rack, Tile, judge};
///
/// let edition = Edition::classic();
/// let board = Board::empty(edition.size());
/// let rack = Rack::new([4, 1, 5, 3, 2].into_iter().filter_map(Tile::new)).unwrap();
///
/// assert_eq!(judge(&edition, &board, Some(&rack), &"8F 415".parse()?)?.score, 10);
/// for (play, rule) in [("8F 465", "F4"), ("1A 415", "F5"), ("8H 4", "F6"), ("8F 412", "F8")] {
///     let refusal = judge(&edition, &board, Some(&rack), &play.parse()?).unwrap_err();
///     assert_eq!(refusal.rule().to_string(), rule);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// With the rule that the play breaks, and the facts; where several are broken, one of them.
pub fn judge(
    edition: &Edition,
    board: &Board,
    rack: Option<&Rack>,
    play: &Written,
) -> Result<Verdict, Refusal> {
    fits(board, play)?;
    if let Some(rack) = rack {
        holds(rack, play)?;
    }
    let after = with_play(board, play);
    if board.is_empty() {
        covers_centre(board, play)?;
    } else {
        touches(board, play)?;
    }

    let mut clusters = Vec::new();
    let mut laid = play.laid();
    if let Some((first, tile)) = laid.next() {
        let alone = laid.next().is_none();
        let squares = after.run_through(first, play.direction());
        if squares.len() > 1 {
            clusters.push(cluster(edition, board, &after, squares)?);
        } else if alone && board.is_empty() {
            if tile.residue() != 0 {
                return Err(Refusal::LoneTile { tile });
            }
            clusters.push(cluster(edition, board, &after, squares)?);
        }
    }
    for (square, _) in play.laid() {
        let squares = after.run_through(square, play.direction().crossing());
        if squares.len() > 1 {
            clusters.push(cluster(edition, board, &after, squares)?);
        }
    }
    Ok(Verdict { score: clusters.iter().map(|cluster| cluster.score).sum(), clusters })
}

/// F4: one to five tiles on empty squares of the board, in one unbroken line.
fn fits(board: &Board, play: &Written) -> Result<(), Refusal> {
    let tiles = play.laid().count();
    if tiles > usize::from(Rack::FULL) {
        return Err(Refusal::TooManyTiles { tiles });
    }
    for (square, cell) in play.cells() {
        if !board.contains(square) {
            return Err(Refusal::OffBoard { square });
        }
        match (cell, board.get(square)) {
            (Some(_), Some(_)) => return Err(Refusal::Filled { square }),
            (None, None) => return Err(Refusal::Gap { square }),
            _ => {}
        }
    }
    Ok(())
}

/// F4: the tiles come from the player's rack.
fn holds(rack: &Rack, play: &Written) -> Result<(), Refusal> {
    let mut left = *rack.tiles();
    match play.laid().find(|(_, tile)| !left.take(*tile)) {
        Some((_, tile)) => Err(Refusal::NotOnRack { tile }),
        None => Ok(()),
    }
}

/// F5: the first play covers the centre.
fn covers_centre(board: &Board, play: &Written) -> Result<(), Refusal> {
    let centre = board.centre();
    if play.laid().any(|(square, _)| square == centre) {
        Ok(())
    } else {
        Err(Refusal::MissesCentre { centre })
    }
}

/// F7: every later play touches a tile on the board.
fn touches(board: &Board, play: &Written) -> Result<(), Refusal> {
    let beside = |square: Square| {
        Direction::BOTH.into_iter().any(|direction| {
            board.get(square.step(direction, 1)).is_some()
                || square.back(direction).is_some_and(|square| board.get(square).is_some())
        })
    };
    if play.laid().any(|(square, _)| beside(square)) { Ok(()) } else { Err(Refusal::TouchesNothing) }
}

fn with_play(board: &Board, play: &Written) -> Board {
    let mut after = *board;
    for (square, tile) in play.laid() {
        assert!(after.put(square, tile), "`fits` has looked: the squares are free");
    }
    after
}

/// Counts a cluster, if it is one: F8 and F9, then F12 to F15.
fn cluster(
    edition: &Edition,
    before: &Board,
    after: &Board,
    squares: Vec<Square>,
) -> Result<Cluster, Refusal> {
    if squares.len() > usize::from(LONGEST_CLUSTER) {
        return Err(Refusal::TooLong { squares });
    }
    let value = |square: &Square| after.get(*square).map_or(0, |tile| u32::from(tile.value()));
    let sum: u32 = squares.iter().map(value).sum();
    if !sum.is_multiple_of(5) {
        return Err(Refusal::WrongSum { squares, sum });
    }
    let covered = || {
        squares.iter().filter(|square| before.get(**square).is_none()).map(|square| edition.bonus(*square))
    };
    let added = covered().map(|bonus| u32::from(bonus.plus())).sum();
    let times = covered().map(|bonus| u32::from(bonus.times())).product();
    let score = (sum + added) * times;
    Ok(Cluster { squares, sum, added, times, score })
}

/// Judges a play in its small form.
///
/// # Errors
/// As [`judge`] does.
pub fn judge_play(
    edition: &Edition,
    board: &Board,
    rack: Option<&Rack>,
    play: Play,
) -> Result<Verdict, Refusal> {
    judge(edition, board, rack, &Written::from(play))
}

/// Judges a pass (F11): legal only if there is no legal play.
///
/// ```
/// use parlor_core::Refusal as _;
/// use parlor_fives::{Board, Edition, Rack, Refusal, Tile, judge_pass};
///
/// let edition = Edition::classic();
/// let board = Board::empty(edition.size());
/// let rack = |values: [u8; 3]| Rack::new(values.into_iter().filter_map(Tile::new)).unwrap();
///
/// assert_eq!(judge_pass(&edition, &board, &rack([1, 1, 1])), Ok(()));
/// let refusal = judge_pass(&edition, &board, &rack([1, 4, 9])).unwrap_err();
/// assert_eq!((&refusal, refusal.rule().number()), (&Refusal::CanPlay, 11));
/// ```
///
/// # Errors
/// If there is a legal play.
pub fn judge_pass(edition: &Edition, board: &Board, rack: &Rack) -> Result<(), Refusal> {
    if crate::has_play(edition, board, rack) { Err(Refusal::CanPlay) } else { Ok(()) }
}
