//! Colours as escape codes.

use vt100::{Cell, Color};

use crate::screen::shown;

/// One line of cells, as text with escape codes for nothing but colours and the like.
///
/// Cells are written out one by one because vt100's own way moves the cursor over blanks.
pub(crate) fn line<'a>(cells: impl Iterator<Item = &'a Cell>) -> String {
    let (mut text, mut style) = (String::new(), String::new());
    // Where the text ends if the plain blanks after it are left out, and how it looks there.
    let (mut end, mut end_style) = (0, String::new());
    for cell in cells {
        let wanted = style_of(cell);
        if wanted != style {
            text.push_str(&format!("\x1b[0{wanted}m"));
            style = wanted;
        }
        text.push_str(shown(cell));
        if !style.is_empty() || shown(cell) != " " {
            end = text.len();
            end_style.clone_from(&style);
        }
    }
    text.truncate(end);
    if !end_style.is_empty() {
        text.push_str("\x1b[0m");
    }
    text
}

/// All that sets a cell apart from plain text, each number after a semicolon.
fn style_of(cell: &Cell) -> String {
    let effects =
        [(cell.bold(), 1), (cell.dim(), 2), (cell.italic(), 3), (cell.underline(), 4), (cell.inverse(), 7)];
    let mut style: String =
        effects.iter().filter(|(on, _)| *on).map(|(_, number)| format!(";{number}")).collect();
    style.push_str(&color(cell.fgcolor(), 30));
    style.push_str(&color(cell.bgcolor(), 40));
    style
}

/// A colour of letters (from 30 on) or of what is behind them (from 40 on).
fn color(color: Color, from: u16) -> String {
    match color {
        Color::Default => String::new(),
        Color::Idx(index @ 0..8) => format!(";{}", from + u16::from(index)),
        // The bright ones.
        Color::Idx(index @ 8..16) => format!(";{}", from + 52 + u16::from(index)),
        Color::Idx(index) => format!(";{};5;{index}", from + 8),
        Color::Rgb(red, green, blue) => format!(";{};2;{red};{green};{blue}", from + 8),
    }
}

#[cfg(test)]
mod tests {
    use crate::screen::tests::after;

    fn first_line(output: &str) -> String {
        after(output).ansi().lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    fn plain_text_stays_plain() {
        assert_eq!(after("one\x1b[5Ctwo\r\n\n  three").ansi(), "one     two\n\n  three\n");
    }

    #[test]
    fn colours_come_as_they_went() {
        assert_eq!(first_line("a\x1b[31mred\x1b[m b"), "a\x1b[0;31mred\x1b[0m b");
        assert_eq!(first_line("\x1b[92;104mx"), "\x1b[0;92;104mx\x1b[0m");
        assert_eq!(first_line("\x1b[38;5;208;48;5;17mx"), "\x1b[0;38;5;208;48;5;17mx\x1b[0m");
        assert_eq!(first_line("\x1b[38;2;1;2;3;48;2;4;5;6mx"), "\x1b[0;38;2;1;2;3;48;2;4;5;6mx\x1b[0m");
    }

    #[test]
    fn effects_come_as_they_went() {
        for effect in 1..=4 {
            assert_eq!(first_line(&format!("\x1b[{effect}mx")), format!("\x1b[0;{effect}mx\x1b[0m"));
        }
        assert_eq!(first_line("\x1b[7;1;33mx"), "\x1b[0;1;7;33mx\x1b[0m");
    }

    #[test]
    fn blanks_at_the_end_stay_if_they_have_a_colour() {
        assert_eq!(first_line("\x1b[44mx  \x1b[m  "), "\x1b[0;44mx  \x1b[0m");
        assert_eq!(first_line("\x1b[44m\x1b[K").len(), "\x1b[0;44m\x1b[0m".len() + 20);
    }
}
