//! Where squares lie on the screen. On a small screen they touch; where there is room, lines are drawn between them. A
//! board that is larger than the screen shows the part around the cursor.

use parlor_fives::Square;
use ratatui::layout::{Position, Rect, Size};

/// A board on the screen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Grid {
    /// Where the first square that is shown lies.
    origin: Position,
    /// From one square to the next.
    step: Size,
    /// The first square that is shown.
    first: (u8, u8),
    /// How many columns and rows are shown.
    shown: (u8, u8),
}

/// What a square takes.
const SQUARE: Size = Size::new(3, 1);
/// The names of rows at both sides.
const SIDES: u16 = 6;
/// What is left to what stands beside the board.
const BESIDE: u16 = 29;
/// What stands below the board.
const BELOW: u16 = 4;

impl Grid {
    /// Whether there is room for lines between squares.
    fn has_lines(squares: u8, area: Size) -> bool {
        let squares = u16::from(squares);
        area.width > squares * 4 + SIDES && area.height >= squares * 2 + 3 + BELOW
    }

    const fn step_of(has_lines: bool) -> Size {
        if has_lines { Size::new(4, 2) } else { SQUARE }
    }

    /// How much room a board takes, with what stands below it.
    pub(super) fn size(squares: u8, room: Size) -> Size {
        let area = Size::new(room.width.saturating_sub(BESIDE), room.height);
        let has_lines = Grid::has_lines(squares, area);
        let width = u16::from(squares) * Grid::step_of(has_lines).width + SIDES + u16::from(has_lines);
        Size::new(width.min(area.width), area.height)
    }

    /// Divides an area.
    pub(super) fn new(squares: u8, area: Rect, cursor: Square) -> Grid {
        let has_lines = Grid::has_lines(squares, area.as_size());
        let step = Grid::step_of(has_lines);
        let lines = u16::from(has_lines);
        let fits =
            |room: u16, step: u16| u8::try_from((room / step).min(u16::from(squares))).unwrap_or(squares);
        let shown = (
            fits(area.width.saturating_sub(SIDES + lines), step.width),
            fits(area.height.saturating_sub(BELOW + 2 + lines), step.height),
        );
        let begin = |cursor: u8, shown: u8| cursor.saturating_sub(shown / 2).min(squares - shown);
        Grid {
            origin: Position::new(area.x + SIDES / 2 + lines, area.y + 1 + lines),
            step,
            first: (begin(cursor.column, shown.0), begin(cursor.row, shown.1)),
            shown,
        }
    }

    /// Whether lines are drawn between squares.
    pub(super) const fn lines(&self) -> bool {
        self.step.height > 1
    }

    /// The squares that are shown, with their places.
    pub(super) fn squares(&self) -> impl Iterator<Item = (Square, Rect)> + use<> {
        let grid = *self;
        let rows = grid.first.1..grid.first.1 + grid.shown.1;
        rows.flat_map(move |row| {
            let columns = grid.first.0..grid.first.0 + grid.shown.0;
            columns.map(move |column| {
                let square = Square { column, row };
                (square, grid.place(square))
            })
        })
    }

    fn place(&self, square: Square) -> Rect {
        let (column, row) = (square.column - self.first.0, square.row - self.first.1);
        Rect {
            x: self.origin.x + u16::from(column) * self.step.width,
            y: self.origin.y + u16::from(row) * self.step.height,
            width: SQUARE.width,
            height: SQUARE.height,
        }
    }

    /// The square at a place; the line to its right or below belongs to it.
    pub(super) fn square_at(&self, at: Position) -> Option<Square> {
        let reaches = |place: Rect| Rect { width: self.step.width, height: self.step.height, ..place };
        self.squares().find(|(_, place)| reaches(*place).contains(at)).map(|(square, _)| square)
    }

    /// The board with its outer lines, without the names around it.
    pub(super) fn outline(&self) -> Rect {
        let lines = u16::from(self.lines());
        Rect {
            x: self.origin.x - lines,
            y: self.origin.y - lines,
            width: u16::from(self.shown.0) * self.step.width + lines,
            height: u16::from(self.shown.1) * self.step.height + lines,
        }
    }

    /// The first line below the board and its names.
    pub(super) fn bottom(&self) -> u16 {
        self.outline().bottom() + 1
    }
}
