//! Small things that all screens draw.

use parlor_words::capitalized;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Widget as _};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::theme::{BAR, FAINT, HEADING, WRONG};

/// The least size that everything fits in.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// A bar over the whole width, with a text at its left and one at its right, which begins with a capital letter.
pub(crate) fn bar(left: &str, right: &str, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, BAR);
    let room = usize::from(area.width.saturating_sub(2));
    let right = fitted(&capitalized(right), room);
    let left = fitted(left, room.saturating_sub(right.width() + 2));
    buffer.set_string(area.x + 1, area.y, left, BAR.patch(HEADING));
    let column = area.right().saturating_sub(1 + width(&right));
    buffer.set_string(column, area.y, right, BAR);
}

/// A bar that says what keys do.
pub(crate) fn keys(text: &str, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, BAR);
    let text = fitted(text, usize::from(area.width.saturating_sub(2)));
    buffer.set_string(area.x + 1, area.y, text, BAR);
}

/// A text that is cut where there is no more room, which a sign tells.
pub(crate) fn fitted(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    let mut fitted = String::new();
    for c in text.chars() {
        if fitted.width() + c.width().unwrap_or(0) >= room {
            break;
        }
        fitted.push(c);
    }
    fitted.push('…');
    fitted
}

/// A text filled up with blanks to this many columns.
pub(crate) fn padded(text: &str, columns: u16) -> String {
    let missing = columns.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(usize::from(missing)))
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    cells(text.width())
}

/// How many columns the widest of these texts takes.
pub(crate) fn widest(texts: impl IntoIterator<Item: AsRef<str>>) -> u16 {
    texts.into_iter().map(|text| width(text.as_ref())).max().unwrap_or(0)
}

/// This many columns or lines, as far as a screen can count.
pub(crate) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// A blank at which no line ends.
const JOINED: char = '\u{a0}';

/// A name that no line ends within.
pub(crate) fn joined(name: &str) -> String {
    name.replace(' ', &JOINED.to_string())
}

/// A text in lines no wider than this. What makes sense only together is not torn apart: “3 X2”, “rule P16”, “35 × 2”.
pub(crate) fn wrapped(text: &str, width: u16, indent: &str) -> Vec<Line<'static>> {
    let options = textwrap::Options::new(usize::from(width.max(1))).subsequent_indent(indent);
    let text = held_together(text);
    textwrap::wrap(&text, options).into_iter().map(|line| Line::from(line.replace(JOINED, " "))).collect()
}

fn held_together(text: &str) -> String {
    let mut words = text.split(' ').peekable();
    let mut joined = String::with_capacity(text.len());
    while let Some(word) = words.next() {
        joined.push_str(word);
        if let Some(next) = words.peek() {
            let names_rule = matches!(word.trim_start_matches('('), "rule" | "rules" | "regla" | "reglas");
            let multiplies = next.starts_with("X2") || next.starts_with("X3");
            let is_product = word == "×" || *next == "×";
            joined.push(if names_rule || multiplies || is_product { JOINED } else { ' ' });
        }
    }
    joined
}

/// What went wrong, as a sentence behind a sign.
pub(crate) fn problem(clause: &str, area: Rect, buffer: &mut Buffer) {
    let text = wrapped(&format!("✗ {}", parlor_words::sentence(clause)), area.width, "  ");
    let text: Vec<Line<'static>> = text.into_iter().map(|line| line.style(WRONG)).collect();
    lines(&text, area, buffer);
}

/// Draws lines, as many as there is room for.
pub(crate) fn lines(lines: &[Line<'_>], area: Rect, buffer: &mut Buffer) {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buffer.set_line(area.x, y, line, area.width);
    }
}

/// A heading with a line behind it.
pub(crate) fn heading(text: &str, area: Rect, buffer: &mut Buffer) {
    buffer.set_string(area.x, area.y, "─".repeat(usize::from(area.width)), FAINT);
    let text = fitted(&format!(" {text} "), usize::from(area.width.saturating_sub(2)));
    buffer.set_string(area.x + 1, area.y, text, HEADING);
}

/// A box in the middle of an area, over whatever is there, with lines in it; its last line says what keys do.
pub(crate) fn boxed(title: &str, content: &[Line<'_>], keys: &str, area: Rect, buffer: &mut Buffer) {
    let least = keys.width().max(title.width() + 2);
    let widest = content.iter().map(Line::width).fold(least, usize::max);
    let wide = cells(widest + 4).min(area.width);
    let below = if keys.is_empty() { 0 } else { 2 };
    let high = cells(content.len()).saturating_add(2 + below).min(area.height);
    let place = area.centered(wide.into(), high.into());
    let inner = frame(title, place, buffer);
    lines(content, Rect { height: inner.height.saturating_sub(below), ..inner }, buffer);
    buffer.set_stringn(inner.x, inner.bottom().saturating_sub(1), keys, usize::from(inner.width), FAINT);
}

/// An empty box with a title; what is left inside is returned.
pub(crate) fn frame(title: &str, place: Rect, buffer: &mut Buffer) -> Rect {
    Clear.render(place, buffer);
    let block = Block::new().borders(Borders::ALL).title(format!(" {title} ")).title_style(HEADING);
    let inner = block.inner(place);
    block.border_style(Style::new()).render(place, buffer);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_do_not_end_within_a_tile_a_rule_or_a_name() {
        let lines = |text: &str, width| -> Vec<String> {
            wrapped(text, width, "").iter().map(ToString::to_string).collect()
        };
        assert_eq!(lines("Ana places 4 X3 on START.", 14), ["Ana places", "4 X3 on START."]);
        assert_eq!(lines("No score (rule P16).", 14), ["No score", "(rule P16)."]);
        assert_eq!(lines("3, 4, 5, worth 35 × 2.", 20), ["3, 4, 5, worth", "35 × 2."]);
        let text = format!("Ana drew 9, {} drew 5.", joined("Greedy 2"));
        assert_eq!(lines(&text, 19), ["Ana drew 9,", "Greedy 2 drew 5."]);
    }
}
