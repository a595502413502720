//! Writing on a part of the screen, and never beside it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Writes on one area; places are counted from its upper left corner, and what would not fit is cut off.
pub(super) struct Pen<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl<'a> Pen<'a> {
    /// A pen for this area, as far as it is on the screen.
    pub(super) fn new(area: Rect, buffer: &'a mut Buffer) -> Pen<'a> {
        Pen { area: area.intersection(buffer.area), buffer }
    }

    /// How many columns there are.
    pub(super) const fn width(&self) -> u16 {
        self.area.width
    }

    /// How many lines there are.
    pub(super) const fn height(&self) -> u16 {
        self.area.height
    }

    /// Writes a text.
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if x < self.area.width && y < self.area.height {
            let room = usize::from(self.area.width - x);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
    }

    /// Writes a line that has styles of its own.
    pub(super) fn line(&mut self, x: u16, y: u16, line: &Line<'_>) {
        if x < self.area.width && y < self.area.height {
            self.buffer.set_line(self.area.x + x, self.area.y + y, line, self.area.width - x);
        }
    }

    /// Where a part of the area is on the screen; empty if it was cut off.
    pub(super) fn on_screen(&self, part: Rect) -> Rect {
        let (x, y) = (self.area.x.saturating_add(part.x), self.area.y.saturating_add(part.y));
        Rect { x, y, ..part }.intersection(self.area)
    }
}
