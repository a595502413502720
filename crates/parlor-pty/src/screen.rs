//! What a person would see at one moment.

use std::fmt;

use vt100::{Cell, MouseProtocolMode};

use crate::ansi;

/// What a person would see at one moment. Columns and lines are counted from 0, from the top left corner.
#[derive(Clone)]
pub struct Screen(pub(crate) vt100::Screen);

impl Screen {
    /// The text of every line, without blanks at its end.
    pub fn lines(&self) -> Vec<String> {
        let line = |number| self.cells(number).map(|(_, cell)| shown(cell)).collect::<String>();
        self.line_numbers().map(|number| line(number).trim_end().to_owned()).collect()
    }

    /// The lines one below the other, without empty ones at the end.
    pub fn text(&self) -> String {
        self.lines().join("\n").trim_end().to_owned()
    }

    /// Whether this text is in one of the lines.
    pub fn contains(&self, text: &str) -> bool {
        self.find(text).is_some()
    }

    /// The column and line in which this text begins, the first time that it is in a line.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        self.line_numbers().find_map(|number| Some((self.find_in_line(text, number)?, number)))
    }

    /// Whether the program shows a screen of its own, which leaves the shell's alone.
    pub fn is_alternate(&self) -> bool {
        self.0.alternate_screen()
    }

    /// Whether the cursor is hidden.
    pub fn cursor_hidden(&self) -> bool {
        self.0.hide_cursor()
    }

    /// The column and line of the cursor.
    pub fn cursor(&self) -> (u16, u16) {
        let (line, column) = self.0.cursor_position();
        (column, line)
    }

    /// Whether the program wants to know of clicks.
    pub fn mouse_on(&self) -> bool {
        self.0.mouse_protocol_mode() != MouseProtocolMode::None
    }

    /// Whether anything on the screen has a colour.
    pub fn has_colors(&self) -> bool {
        let plain = vt100::Color::Default;
        let mut cells = self.line_numbers().flat_map(|line| self.cells(line));
        cells.any(|(_, cell)| cell.fgcolor() != plain || cell.bgcolor() != plain)
    }

    /// How many columns and lines there are.
    pub fn size(&self) -> (u16, u16) {
        let (lines, columns) = self.0.size();
        (columns.get(), lines.get())
    }

    /// The lines with their colours as escape codes: nothing but text, line feeds and colours, so that whatever draws
    /// pictures of coloured text can draw it. All lines are there, without blanks that have no colour at their end.
    pub fn ansi(&self) -> String {
        let line = |number| ansi::line(self.cells(number).map(|(_, cell)| cell));
        self.line_numbers().map(line).collect::<Vec<String>>().join("\n")
    }

    fn line_numbers(&self) -> std::ops::Range<u16> {
        0..self.size().1
    }

    /// The cells of a line with their columns. A wide character is one cell, in the first of its two columns.
    fn cells(&self, line: u16) -> impl Iterator<Item = (u16, &Cell)> {
        let cell = move |column| Some((column, self.0.cell(line, column)?));
        (0..self.size().0).filter_map(cell).filter(|(_, cell)| !cell.is_wide_continuation())
    }

    fn find_in_line(&self, text: &str, line: u16) -> Option<u16> {
        let (mut written, mut columns) = (String::new(), Vec::new());
        for (column, cell) in self.cells(line) {
            columns.push((written.len(), column));
            written.push_str(shown(cell));
        }
        let place = written.find(text)?;
        columns.into_iter().rev().find(|(begin, _)| *begin <= place).map(|(_, column)| column)
    }
}

/// The lines in a frame, so that a failing test shows the screen.
impl fmt::Debug for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (columns, lines) = self.size();
        write!(f, "{columns} × {lines}")?;
        self.lines().iter().try_for_each(|line| write!(f, "\n│ {line}"))
    }
}

/// What a cell shows: most are empty, and look like a blank.
pub(crate) fn shown(cell: &Cell) -> &str {
    if cell.has_contents() { cell.contents() } else { " " }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The screen of a terminal of 20 columns and 4 lines after this output.
    pub(crate) fn after(output: &str) -> Screen {
        let mut parser = vt100::Parser::new(4.try_into().unwrap(), 20.try_into().unwrap(), 0);
        parser.process(output.as_bytes());
        Screen(parser.screen().clone())
    }

    #[test]
    fn lines_have_no_blanks_at_their_end() {
        let screen = after("one  \r\n\r\n  three\x1b[3;12Hx");
        assert_eq!(screen.lines(), ["one", "", "  three    x", ""]);
        assert_eq!(screen.text(), "one\n\n  three    x");
        assert_eq!(screen.size(), (20, 4));
        assert_eq!(format!("{screen:?}"), "20 × 4\n│ one\n│ \n│   three    x\n│ ");
    }

    #[test]
    fn text_is_found_where_a_person_sees_it() {
        let screen = after("größer ♠\r\n日本 go\x1b[3;8Hgo");
        assert_eq!(screen.find("ß"), Some((3, 0)));
        assert_eq!(screen.find("♠"), Some((7, 0)));
        assert_eq!(screen.find("本 go"), Some((2, 1)));
        assert_eq!(screen.find("  go"), Some((5, 2)));
        assert_eq!(screen.find("日本go"), None);
        assert!(screen.contains("go") && !screen.contains("stop"));
    }

    #[test]
    fn modes_are_seen() {
        let plain = after("");
        assert!(!plain.is_alternate() && !plain.cursor_hidden() && !plain.mouse_on());
        let full = after("\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[2;5H");
        assert!(full.is_alternate() && full.cursor_hidden() && full.mouse_on());
        assert_eq!(full.cursor(), (4, 1));
    }
}
