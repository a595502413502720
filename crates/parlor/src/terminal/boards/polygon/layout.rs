//! Where the spaces of a board are on the screen.
//!
//! A drawing has lines and columns of its own, with 0,0 around its origin; the screen shows a part of it, or all.

use parlor_polygon::{Edition, Space};
use ratatui::layout::{Position, Rect, Size};

/// How large spaces are drawn. A row of them takes a line for the outline above it, and its own lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    /// From the middle of a space to its side.
    half: i32,
    /// From the outline above a space to the one below it.
    lines: i32,
}

/// The least room between the sides of a space that has its name in it.
const LEAST_ROOM: usize = 7;

impl Scale {
    /// As small as it can be: a space shows its tile.
    pub(super) const COMPACT: Scale = Scale { half: 3, lines: 2 };

    /// Spaces show their names above their tiles.
    pub(super) fn large(edition: &Edition) -> Scale {
        let room = |space: &Space| name(edition, *space).len();
        let widest = edition.spaces().iter().map(room).fold(LEAST_ROOM, usize::max);
        // Between the sides there is an odd number of columns.
        Scale { half: i32::try_from(widest / 2 + 1).expect("a few columns"), lines: 3 }
    }

    /// Whether spaces show their names.
    pub(super) const fn has_names(self) -> bool {
        self.lines > Self::COMPACT.lines
    }

    /// From the middle of a space to its side.
    pub(super) const fn half(self) -> i32 {
        self.half
    }

    /// The column of a space's middle.
    pub(super) fn middle(self, space: Space) -> i32 {
        self.half * (2 * i32::from(space.q) + i32::from(space.r))
    }

    /// The line of the outline above a space.
    pub(super) fn top(self, space: Space) -> i32 {
        self.lines * i32::from(space.r)
    }

    /// The line of the outline below a space.
    pub(super) fn bottom(self, space: Space) -> i32 {
        self.top(space) + self.lines
    }

    /// The room that a whole board takes.
    pub(super) fn size(self, edition: &Edition) -> Size {
        let (columns, lines) = self.extent(edition);
        let length = |span: Span| u16::try_from(span.length()).expect("the largest board has fewer columns");
        Size::new(length(columns), length(lines))
    }

    /// The columns and the lines of a whole board.
    fn extent(self, edition: &Edition) -> (Span, Span) {
        let span = |place: &dyn Fn(Space) -> i32| {
            let places = edition.spaces().iter().map(|space| place(*space));
            places.clone().min().zip(places.max()).expect("a board has spaces")
        };
        let (left, right) = span(&|space| self.middle(space));
        let (top, bottom) = span(&|space| self.top(space));
        (Span(left - self.half, right + self.half), Span(top, bottom + self.lines))
    }
}

/// The name of a space; that of START has asterisks around it.
pub(super) fn name(edition: &Edition, space: Space) -> String {
    if space == edition.start() { format!("*{space}*") } else { space.to_string() }
}

/// From here to there, both included.
#[derive(Clone, Copy)]
struct Span(i32, i32);

impl Span {
    const fn length(self) -> i32 {
        self.1 - self.0 + 1
    }

    /// What of it is shown first where there is so much room: it is in the middle, and if it is too long, the part in the
    /// middle is shown unless that is not where one looks. The outline at either end may be cut off.
    fn first_shown(self, look: Span, room: u16) -> i32 {
        let (room, Span(first, last)) = (i32::from(room), self);
        let over = self.length() - room;
        if over <= 0 {
            return first + over / 2;
        }
        let inside = |place: i32| place.clamp(first + 1, last - 1);
        (first + (over + 1) / 2).min(inside(look.0)).max(inside(look.1) + 1 - room)
    }
}

/// A drawing on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    scale: Scale,
    area: Rect,
    /// The column and the line of the drawing that are in the upper left corner of the area.
    left: i32,
    top: i32,
}

impl Layout {
    /// Shows a board in an area; if there is not enough room, what is around a space.
    pub(super) fn new(edition: &Edition, scale: Scale, area: Rect, around: Space) -> Layout {
        let (columns, lines) = scale.extent(edition);
        let (middle, top) = (scale.middle(around), scale.top(around));
        // The neighbours are to be seen as well.
        let left = columns.first_shown(Span(middle - 3 * scale.half, middle + 3 * scale.half), area.width);
        let top = lines.first_shown(Span(top - scale.lines, top + 2 * scale.lines), area.height);
        Layout { scale, area, left, top }
    }

    /// How large spaces are.
    pub(super) const fn scale(&self) -> Scale {
        self.scale
    }

    /// Where a place of the drawing is on the screen; `None` if it is not shown.
    pub(super) fn position(&self, line: i32, column: i32) -> Option<Position> {
        let x = u16::try_from(column - self.left).ok().filter(|x| *x < self.area.width)?;
        let y = u16::try_from(line - self.top).ok().filter(|y| *y < self.area.height)?;
        Some(Position::new(self.area.x + x, self.area.y + y))
    }

    /// The space that is seen at a place of the screen.
    pub(super) fn space_at(&self, edition: &Edition, at: Position) -> Option<Space> {
        if !self.area.contains(at) {
            return None;
        }
        let column = self.left + i32::from(at.x - self.area.x);
        let line = self.top + i32::from(at.y - self.area.y);
        let scale = self.scale;
        let is_at = |space: &Space| {
            (column - scale.middle(*space)).abs() < scale.half
                && scale.top(*space) < line
                && line < scale.bottom(*space)
        };
        edition.spaces().iter().copied().find(is_at)
    }
}
