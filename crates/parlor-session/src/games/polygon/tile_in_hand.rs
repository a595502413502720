//! The tile in hand: where it may be laid, and what it would score there.

use parlor_polygon::{Placement, Public, Refusal, Space, Task, Tile, best_total, for_each_turn};

/// The tile of the turn that the player is about to lay. At a real table, that of whoever's turn it is.
pub struct TileInHand<'a> {
    public: &'a Public,
    task: &'a Task,
    tile: Tile,
    best: Option<Best>,
}

/// P15, at a table that asks for the best score.
struct Best {
    /// The highest total of the turn.
    total: u16,
    /// Where the tile goes in the turns that reach it.
    places: Vec<Option<Space>>,
}

impl<'a> TileInHand<'a> {
    /// The tile at this place among those that are still to be laid; `None` if there is none.
    pub fn new(public: &'a Public, place: usize) -> Option<TileInHand<'a>> {
        let task = public.task()?;
        let tile = *task.tiles().get(place)?;
        let best = public.options().best_score_required.then(|| Best::new(public, task, tile));
        Some(TileInHand { public, task, tile, best })
    }

    /// The tile.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    pub(super) const fn task(&self) -> &Task {
        self.task
    }

    /// What laying it on a space, or putting it out of the game, would score; or why that is illegal.
    pub fn judge(&self, space: Option<Space>) -> Result<Placement, Refusal> {
        let (edition, board) = (self.public.edition(), self.public.board());
        match space {
            Some(space) => self.task.check(edition, board, self.tile, space)?,
            None => self.task.check_out(edition, board, self.tile)?,
        }
        if let Some(best) = self.best.as_ref().filter(|best| !best.places.contains(&space)) {
            return Err(Refusal::NotBest { best: best.total });
        }
        Ok(self.task.placement(edition, board, self.tile, space))
    }

    /// Where it may be laid, as people read the board.
    pub fn spaces(&self) -> Vec<Space> {
        let spaces = self.public.edition().spaces().iter().copied();
        spaces.filter(|space| self.judge(Some(*space)).is_ok()).collect()
    }
}

impl Best {
    fn new(public: &Public, task: &Task, tile: Tile) -> Best {
        let (edition, board) = (public.edition(), public.board());
        let total = best_total(edition, board, task);
        let mut places = Vec::new();
        for_each_turn(edition, board, task, |turn| {
            let (first, place) = turn.first;
            if first == tile && turn.total() == total && !places.contains(&place) {
                places.push(place);
            }
        });
        Best { total, places }
    }
}
