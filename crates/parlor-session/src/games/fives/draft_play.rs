//! What a player has begun to lay.

use std::collections::BTreeSet;

use parlor_fives::{
    Action, ActionError, Board, Direction, NotationError, Play, Refusal, ScoredPlay, Square, Tile, Tiles,
    Verdict, View, Written, judge,
};

/// The cursor, and the tiles that are laid but not yet played.
#[derive(Debug)]
pub struct DraftPlay {
    cursor: Square,
    direction: Direction,
    /// In the order in which they were laid.
    laid: Vec<(Square, Tile)>,
    /// The tile that was picked from the rack, to be laid by a click.
    held: Option<Tile>,
    /// All legal plays of the player.
    plays: Vec<ScoredPlay>,
    /// Whether the cursor has been put anywhere yet.
    is_placed: bool,
}

impl Default for DraftPlay {
    fn default() -> DraftPlay {
        let cursor = Square { column: 0, row: 0 };
        DraftPlay {
            cursor,
            direction: Direction::Across,
            laid: Vec::new(),
            held: None,
            plays: Vec::new(),
            is_placed: false,
        }
    }
}

impl DraftPlay {
    /// Forgets what was begun. The cursor stays where it was; at first it stands on the centre.
    pub fn renew(&mut self, view: &View) {
        let board = view.public().board();
        if !self.is_placed || !board.contains(self.cursor) {
            self.cursor = board.centre();
            self.is_placed = true;
        }
        self.laid.clear();
        self.held = None;
        self.plays = view.plays();
    }

    /// Takes in what has happened while tiles were laid: those of them stay that the rack still has and whose squares are still free.
    pub fn follow(&mut self, view: &View) {
        let mut rack = view.rack().map(|rack| *rack.tiles()).unwrap_or_default();
        let mut laid = std::mem::take(&mut self.laid);
        self.renew(view);
        laid.retain(|(square, tile)| view.public().board().get(*square).is_none() && rack.take(*tile));
        self.laid = laid;
    }

    /// Where the cursor stands.
    #[must_use]
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// Along which line tiles are laid.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The tile that was picked from the rack.
    #[must_use]
    pub const fn held(&self) -> Option<Tile> {
        self.held
    }

    /// Whether nothing is laid.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// What is laid, in the order in which it was.
    #[must_use]
    pub fn laid(&self) -> &[(Square, Tile)] {
        &self.laid
    }

    /// Takes all tiles up.
    pub fn take_all_up(&mut self) {
        self.laid.clear();
        self.held = None;
    }

    /// The tile that is being laid on a square.
    pub fn tile_on(&self, square: Square) -> Option<Tile> {
        self.laid.iter().find(|(at, _)| *at == square).map(|(_, tile)| *tile)
    }

    /// The tiles of the rack that are not laid; `None` where nobody knows the rack.
    pub fn left(&self, view: &View) -> Option<Tiles> {
        view.rack()?.tiles().without(self.laid.iter().map(|(_, tile)| *tile))
    }

    /// Turns the line along which tiles are laid.
    pub const fn turn(&mut self) {
        self.direction = self.direction.crossing();
    }

    /// Moves the cursor, if there is a square.
    pub fn step(&mut self, view: &View, columns: i8, rows: i8) {
        let (column, row) =
            (self.cursor.column.checked_add_signed(columns), self.cursor.row.checked_add_signed(rows));
        if let (Some(column), Some(row)) = (column, row) {
            self.go_to(view, Square { column, row });
        }
    }

    /// Puts the cursor on a square, if there is one.
    pub fn go_to(&mut self, view: &View, square: Square) {
        if view.public().board().contains(square) {
            self.cursor = square;
        }
    }

    /// Picks a tile of the rack, to be laid by a click; the same one again lets go of it.
    pub fn hold(&mut self, view: &View, tile: Tile) {
        let there = self.left(view).is_none_or(|left| left.count(tile) > 0);
        self.held = Some(tile).filter(|tile| there && self.held != Some(*tile));
    }

    /// Lays a tile where the cursor stands, or on the next free square of the line, and goes on along the line.
    ///
    /// # Errors
    /// If the player has no such tile, or the line is at its end.
    pub fn lay(&mut self, view: &View, tile: Tile) -> Result<(), Refusal> {
        let replaced = self.tile_on(self.cursor);
        let spare = replaced == Some(tile) || self.left(view).is_none_or(|left| left.count(tile) > 0);
        if !spare {
            return Err(Refusal::NotOnRack { tile });
        }
        let square = match replaced {
            Some(_) => self.cursor,
            None => self.next_free(view, self.cursor),
        };
        if !view.public().board().contains(square) {
            return Err(Refusal::OffBoard { square });
        }
        self.laid.retain(|(at, _)| *at != square);
        if let Some(direction) = self.line_with(square) {
            self.direction = direction;
        }
        self.laid.push((square, tile));
        self.held = None;
        let next = self.next_free(view, square);
        self.cursor = if view.public().board().contains(next) { next } else { square };
        Ok(())
    }

    /// The first square from here on along the line on which nothing lies; off the board if there is none.
    fn next_free(&self, view: &View, from: Square) -> Square {
        let board = view.public().board();
        let taken = |square: &Square| board.get(*square).is_some() || self.tile_on(*square).is_some();
        let mut square = from;
        while board.contains(square) && taken(&square) {
            square = square.step(self.direction, 1);
        }
        square
    }

    /// Along which line a square lies with what is laid, if it is one.
    fn line_with(&self, square: Square) -> Option<Direction> {
        let all = |same: fn(Square, Square) -> bool| {
            !self.laid.is_empty() && self.laid.iter().all(|(at, _)| same(*at, square))
        };
        if all(|one, other| one.row == other.row) {
            Some(Direction::Across)
        } else if all(|one, other| one.column == other.column) {
            Some(Direction::Down)
        } else {
            None
        }
    }

    /// Takes the tile up that was laid last; `false` if none is laid.
    pub fn take_up(&mut self) -> bool {
        if self.held.take().is_some() {
            return true;
        }
        match self.laid.pop() {
            Some((square, _)) => {
                self.cursor = square;
                true
            }
            None => false,
        }
    }

    /// Takes the tile up that is laid on a square; `false` if none is.
    pub fn take_from(&mut self, square: Square) -> bool {
        let before = self.laid.len();
        self.laid.retain(|(at, _)| *at != square);
        self.cursor = if self.laid.len() < before { square } else { self.cursor };
        self.laid.len() < before
    }

    /// Lays all tiles of a play.
    pub fn show(&mut self, view: &View, play: Play) {
        self.laid = play.laid().collect();
        self.held = None;
        self.direction = play.direction();
        self.cursor = play.start();
        let next = self.next_free(view, play.start());
        self.go_to(view, next);
    }

    /// Whether all tiles lie in one line.
    pub fn is_line(&self) -> bool {
        self.is_empty() || self.written().is_some()
    }

    /// What is laid, as an action.
    ///
    /// # Errors
    /// If nothing is laid, the tiles are not in one line, or no position allows the play.
    pub fn action(&self) -> Result<Action, ActionError> {
        let written = self.written().ok_or(NotationError::NoTiles)?;
        Ok(Action::Play(Play::try_from(&written)?))
    }

    fn written(&self) -> Option<Written> {
        Written::from_laid(self.laid.iter().copied())
    }

    /// What is laid, judged: its score, or why it is not legal. `None` if nothing is laid in a line.
    pub fn judged(&self, view: &View) -> Option<(Written, Result<Verdict, Refusal>)> {
        let (written, public) = (self.written()?, view.public());
        let verdict = judge(public.edition(), public.board(), view.rack(), &written);
        Some((written, verdict))
    }

    /// The legal plays that contain what is laid.
    pub(super) fn agreeing(&self) -> impl Iterator<Item = Play> {
        let agrees = |play: &Play| self.laid.iter().all(|laid| play.laid().any(|each| each == *laid));
        self.plays.iter().map(|scored| scored.play).filter(agrees)
    }

    /// What the legal plays that contain what is laid lay besides.
    fn to_lay(&self) -> impl Iterator<Item = (Square, Tile)> {
        self.agreeing().flat_map(Play::laid).filter(|(square, _)| self.tile_on(*square).is_none())
    }

    /// The squares on which a tile could be laid so that a legal play comes of it and what is laid already; with a tile in
    /// hand, that tile.
    pub fn reach(&self) -> BTreeSet<Square> {
        let fits = |(_, tile): &(Square, Tile)| self.held.is_none_or(|held| held == *tile);
        self.to_lay().filter(fits).map(|(square, _)| square).collect()
    }

    /// Whether a tile of the rack can be laid somewhere so that a legal play comes of it and what is laid already.
    pub fn fits(&self, tile: Tile) -> bool {
        self.to_lay().any(|(_, other)| other == tile)
    }

    /// The board with what is laid.
    pub(super) fn board(&self, view: &View) -> Board {
        let mut board = *view.public().board();
        for (square, tile) in &self.laid {
            // A view that has just come may have filled the square; what was begun is forgotten then.
            let _ = board.put(*square, *tile);
        }
        board
    }

    /// Whether the player has no legal play.
    pub fn must_pass(&self, view: &View) -> bool {
        view.rack().is_some() && view.is_mover() && self.plays.is_empty()
    }
}
