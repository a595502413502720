//! Signs on the screen, at places of a drawing.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::layout::Layout;

/// A drawing on the screen. What is put where nothing is shown is left out.
pub(super) struct Canvas<'a> {
    pub(super) layout: Layout,
    pub(super) buffer: &'a mut Buffer,
}

impl Canvas<'_> {
    /// Puts a text where it begins; what was there before is covered.
    pub(super) fn put(&mut self, line: i32, column: i32, text: &str, style: Style) {
        for (sign, column) in text.chars().zip(column..) {
            let cell = self.layout.position(line, column).and_then(|at| self.buffer.cell_mut(at));
            if let Some(cell) = cell {
                cell.reset();
                cell.set_char(sign).set_style(style);
            }
        }
    }

    /// Puts a text around a column.
    pub(super) fn put_around(&mut self, line: i32, column: i32, text: &str, style: Style) {
        let width = i32::try_from(text.chars().count()).expect("a short text");
        self.put(line, column - width / 2, text, style);
    }

    /// Adds a style to what is there, from one column to another.
    pub(super) fn tint(&mut self, line: i32, from: i32, to: i32, style: Style) {
        for column in from..=to {
            let cell = self.layout.position(line, column).and_then(|at| self.buffer.cell_mut(at));
            if let Some(cell) = cell {
                cell.set_style(style);
            }
        }
    }
}
