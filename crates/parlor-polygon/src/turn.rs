//! One turn, placement by placement (P9 to P15).

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Board, Combination, Edition, Refusal, Space, Symbol, Tile};

/// A tile that was laid, or put out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// Where it was laid; none if it was put out of the game (P14).
    pub space: Option<Space>,
    /// What it scored with.
    pub combination: Option<Combination>,
}

impl Placement {
    /// What it scored.
    #[must_use]
    pub fn score(&self) -> u16 {
        self.combination.map_or(0, |combination| combination.score())
    }
}

/// What a player has to do in a turn: the roll, and the tiles that are still to be laid.
///
/// ```
/// use parlor_polygon::{Board, Edition, Refusal, Space, Symbol, Task, Tile};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// assert!(board.lay(&edition, Space::new(0, 0), "3".parse()?));
/// let four: Tile = "4".parse()?;
/// let mut task = Task::new(Symbol::Star, [four, Tile::WILD]);
///
/// let space = Space::new(1, 0);
/// task.check(&edition, &board, four, space)?;
/// task.note(task.placement(&edition, &board, four, Some(space)));
/// assert!(board.lay(&edition, space, four));
/// assert_eq!(task.tiles(), [Tile::WILD]);
/// let refusal = task.check(&edition, &board, Tile::WILD, space);
/// assert_eq!(refusal, Err(Refusal::OnFirstTile { space }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    roll: Symbol,
    /// One or two; none when the turn is over.
    tiles: ArrayVec<Tile, 2>,
    /// The turn's first placement, once it is made.
    first: Option<Placement>,
}

impl Task {
    /// A turn with this roll and these tiles, one or two.
    #[must_use]
    pub fn new(roll: Symbol, tiles: impl IntoIterator<Item = Tile>) -> Task {
        Task { roll, tiles: tiles.into_iter().take(2).collect(), first: None }
    }

    /// The rolled symbol.
    #[must_use]
    pub const fn roll(&self) -> Symbol {
        self.roll
    }

    /// The tiles that are still to be laid.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The turn's first placement, once it is made.
    #[must_use]
    pub const fn first(&self) -> Option<&Placement> {
        self.first.as_ref()
    }

    /// Whether a tile may be laid on a space (P9 to P13). The board has the first tile of the turn already.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub fn check(&self, edition: &Edition, board: &Board, tile: Tile, space: Space) -> Result<(), Refusal> {
        self.check_tile(tile)?;
        let place = edition.place(space).ok_or(Refusal::OffBoard { space })?;
        let first = self.first.and_then(|first| first.space);
        if first == Some(space) {
            return Err(Refusal::OnFirstTile { space });
        }
        // P10: in play when the turn began, so without the tile that this turn has laid.
        let first_place = first.and_then(|first| edition.place(first));
        let was_in_play = |other| board.height(other) > u8::from(first_place == Some(other));
        let partners = edition.partners(self.roll, place);
        if !partners.into_iter().any(was_in_play) {
            return Err(Refusal::NotNextToPlay { space, roll: self.roll });
        }
        if let Some(on) = board.showing(place).filter(|on| !tile.goes_on(*on)) {
            return Err(Refusal::SameFace { tile, on });
        }
        let scored = self.first.is_some_and(|first| first.combination.is_some());
        if scored && partners.iter().any(|other| first_place == Some(*other)) {
            return Err(Refusal::SameGrouping { space });
        }
        Ok(())
    }

    /// Whether a tile may be put out of the game (P14): only if it has no legal space.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub fn check_out(&self, edition: &Edition, board: &Board, tile: Tile) -> Result<(), Refusal> {
        self.check_tile(tile)?;
        match edition.spaces().iter().find(|space| self.check(edition, board, tile, **space).is_ok()) {
            Some(space) => Err(Refusal::HasSpace { tile, space: *space }),
            None => Ok(()),
        }
    }

    fn check_tile(&self, tile: Tile) -> Result<(), Refusal> {
        if self.tiles.contains(&tile) { Ok(()) } else { Err(Refusal::NotThisTile { tile }) }
    }

    /// What a placement would score, without asking whether it is legal.
    #[must_use]
    pub fn placement(&self, edition: &Edition, board: &Board, tile: Tile, space: Option<Space>) -> Placement {
        let place = space.and_then(|space| edition.place(space));
        let combination = place.and_then(|place| board.combination(edition, self.roll, place, tile));
        Placement { tile, space, combination }
    }

    /// Takes a placement in; the board has to take the tile itself.
    pub fn note(&mut self, placement: Placement) {
        self.tiles.iter().position(|tile| *tile == placement.tile).map(|index| self.tiles.remove(index));
        self.first.get_or_insert(placement);
    }
}

/// Judges a whole turn: tiles and their spaces in the order of laying, none for a tile that is put out of the game.
///
/// ```
/// use parlor_core::Refusal as _;
/// use parlor_polygon::{Board, Edition, Space, Symbol, Task, Tile, judge};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// let (three, four): (Tile, Tile) = ("3".parse()?, "4".parse()?);
/// assert!(board.lay(&edition, Space::new(0, 0), three));
/// let task = Task::new(Symbol::Star, [four, Tile::WILD]);
///
/// let turn = [(four, Some(Space::new(1, 0))), (Tile::WILD, Some(Space::new(0, 1)))];
/// let placements = judge(&edition, &board, &task, &turn)?;
/// let scores: Vec<u16> = placements.iter().map(|placement| placement.score()).collect();
/// assert_eq!(scores, [0, 35]);
///
/// let left_over = judge(&edition, &board, &task, &turn[..1]).unwrap_err();
/// assert_eq!(left_over.rule().to_string(), "P9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// With a rule that the turn breaks.
pub fn judge(
    edition: &Edition,
    board: &Board,
    task: &Task,
    places: &[(Tile, Option<Space>)],
) -> Result<Vec<Placement>, Refusal> {
    let mut task = task.clone();
    let mut board = board.clone();
    let mut placements = Vec::with_capacity(places.len());
    for (tile, space) in places {
        match space {
            Some(space) => task.check(edition, &board, *tile, *space)?,
            None => task.check_out(edition, &board, *tile)?,
        }
        let placement = task.placement(edition, &board, *tile, *space);
        if let Some(space) = space {
            // Checked: it is on the board.
            let _ = board.lay(edition, *space, *tile);
        }
        task.note(placement);
        placements.push(placement);
    }
    match task.tiles().first() {
        Some(tile) => Err(Refusal::NotLaid { tile: *tile }),
        None => Ok(placements),
    }
}
