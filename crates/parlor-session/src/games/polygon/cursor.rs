//! The cursor, and how it goes over the spaces of a board of any shape.

use std::cmp::Reverse;

use parlor_polygon::{Edition, Space};

/// Where the cursor stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cursor {
    space: Option<Space>,
    /// The column that going up and down keeps to, so that it goes straight though the rows are shifted.
    column: i32,
}

/// Where an arrow points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

impl Cursor {
    /// Its space; START as long as it has not been anywhere on this board.
    pub fn space(&self, edition: &Edition) -> Space {
        self.space.filter(|space| edition.has(*space)).unwrap_or_else(|| edition.start())
    }

    /// Puts it on a space.
    pub fn put(&mut self, space: Space) {
        *self = Cursor { space: Some(space), column: column(space) };
    }

    /// Goes to the nearest space in the row, or to the next row that has any: so every space can be reached, whatever
    /// gaps there are. Where the board ends it stays.
    pub fn go(&mut self, edition: &Edition, direction: Direction) {
        let from = self.space(edition);
        if self.space != Some(from) {
            self.put(from);
        }
        let spaces = || edition.spaces().iter().copied();
        let row = || spaces().filter(|space| space.r == from.r);
        let rows = || spaces().map(|space| space.r);
        let to = match direction {
            Direction::Left => row().filter(|space| space.q < from.q).max_by_key(|space| space.q),
            Direction::Right => row().filter(|space| space.q > from.q).min_by_key(|space| space.q),
            Direction::Up => rows().filter(|r| *r < from.r).max().and_then(|r| self.nearest(edition, r)),
            Direction::Down => rows().filter(|r| *r > from.r).min().and_then(|r| self.nearest(edition, r)),
        };
        match (to, direction) {
            (Some(space), Direction::Left | Direction::Right) => self.put(space),
            (Some(space), Direction::Up | Direction::Down) => self.space = Some(space),
            (None, _) => {}
        }
    }

    /// The space of a row that is nearest to the column; the right one of two.
    fn nearest(&self, edition: &Edition, row: i8) -> Option<Space> {
        let row = edition.spaces().iter().copied().filter(|space| space.r == row);
        row.min_by_key(|space| ((column(*space) - self.column).abs(), Reverse(space.q)))
    }

    /// Goes to the next of some spaces, as people read them, and from the last to the first; or the other way.
    pub fn go_on(&mut self, edition: &Edition, spaces: &[Space], is_forward: bool) {
        let from = self.space(edition);
        let place = |space: &Space| (space.r, space.q);
        let next = if is_forward {
            spaces.iter().find(|space| place(space) > place(&from)).or(spaces.first())
        } else {
            spaces.iter().rfind(|space| place(space) < place(&from)).or(spaces.last())
        };
        if let Some(space) = next {
            self.put(*space);
        }
    }
}

/// The column of a space, in halves of spaces.
fn column(space: Space) -> i32 {
    2 * i32::from(space.q) + i32::from(space.r)
}
