//! What other commands print, as lines of a screen: there, styles are codes within the text.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// Begins a code; `m` ends it.
const CODE: &str = "\u{1b}[";

/// The colors in the order of their codes.
const COLORS: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// The lines of a text with the styles that it asks for.
pub(crate) fn styled(text: &str) -> Vec<Line<'static>> {
    text.lines().map(styled_line).collect()
}

fn styled_line(text: &str) -> Line<'static> {
    let mut parts = text.split(CODE);
    let mut spans: Vec<Span<'static>> =
        parts.next().into_iter().map(|part| Span::raw(part.to_owned())).collect();
    let mut style = Style::new();
    for part in parts {
        let (code, rest) = part.split_once('m').unwrap_or(("", part));
        style = code.parse().map_or(style, |code| with_code(style, code));
        spans.push(Span::styled(rest.to_owned(), style));
    }
    spans.retain(|span| !span.content.is_empty());
    Line::from(spans)
}

/// A style with what a code adds to it: those that our drawings use.
fn with_code(style: Style, code: usize) -> Style {
    let color = |index: usize| COLORS.get(index).copied().unwrap_or_default();
    match code {
        0 => Style::new(),
        1 => style.add_modifier(Modifier::BOLD),
        2 => style.add_modifier(Modifier::DIM),
        30..=37 => style.fg(color(code - 30)),
        40..=47 => style.bg(color(code - 40)),
        90..=97 => style.fg(color(code - 90 + 8)),
        100..=107 => style.bg(color(code - 100 + 8)),
        _ => style,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{FAINT, picture};
    use crate::terminal::theme;

    #[test]
    fn codes_become_styles() {
        let lines = styled(&format!("a {FAINT}b{FAINT:#}\nc"));
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0], Line::from(vec![Span::raw("a "), Span::styled("b", theme::FAINT)]));
    }

    #[test]
    fn no_code_is_left_in_a_picture() {
        for each in parlor_words::Picture::ALL {
            let drawn = picture(each);
            let lines = styled(&drawn);
            let texts: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let plain = anstream::adapter::strip_str(&drawn).to_string();
            assert!(texts.iter().map(String::as_str).eq(plain.lines()), "{each:?}");
            assert!(lines.iter().flat_map(|line| &line.spans).any(|span| span.style != Style::new()));
        }
    }
}
