//! A sheet on which signs are put anywhere, in any order.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::Style;

/// Signs with their styles, by line and column. Both may be negative; where nothing is put, there is a blank.
#[derive(Default)]
pub(super) struct Canvas {
    signs: BTreeMap<(i32, i32), (char, Style)>,
}

impl Canvas {
    /// Puts a text where it begins; what was there before is covered.
    pub(super) fn put(&mut self, line: i32, column: i32, text: &str, style: Style) {
        for (sign, column) in text.chars().zip(column..) {
            self.signs.insert((line, column), (sign, style));
        }
    }

    /// Puts a text around a column.
    pub(super) fn put_around(&mut self, line: i32, column: i32, text: &str, style: Style) {
        let width = i32::try_from(text.chars().count()).expect("a short text");
        self.put(line, column - width / 2, text, style);
    }

    /// Whether there is anything at a place.
    pub(super) fn has(&self, line: i32, column: i32) -> bool {
        self.signs.contains_key(&(line, column))
    }

    /// The whole sheet; neither blank lines nor blank columns are around it.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let Some(((first_line, _), _)) = self.signs.first_key_value() else { return text };
        let left = self.signs.keys().map(|(_, column)| *column).min().expect("there is a first sign");
        let (mut line, mut column, mut style) = (*first_line, left, Style::new());
        for ((at_line, at_column), (sign, sign_style)) in &self.signs {
            if *sign_style != style || (*at_line, *at_column) != (line, column) {
                let _ = write!(text, "{style:#}");
                while line < *at_line {
                    text.push('\n');
                    (line, column) = (line + 1, left);
                }
                while column < *at_column {
                    text.push(' ');
                    column += 1;
                }
                style = *sign_style;
                let _ = write!(text, "{style}");
            }
            text.push(*sign);
            column += 1;
        }
        let _ = writeln!(text, "{style:#}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_stands_where_it_was_put_with_blanks_between() {
        let mut canvas = Canvas::default();
        assert_eq!(canvas.text(), "");
        let (plain, bold) = (Style::new(), Style::new().bold());
        canvas.put(2, -3, "ab", plain);
        canvas.put_around(-1, 0, "xyz", plain);
        canvas.put(2, 1, "c", bold);
        assert_eq!(canvas.text(), format!("  xyz\n\n\nab  {bold}c{bold:#}\n"));
        assert!(canvas.has(2, -2) && !canvas.has(2, -1));
    }
}
