//! One card, from a few characters in a line to a box of five lines.

use parlor_scorzo::{Card, Suit};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

use super::pen::Pen;
use crate::draw::card_text;
use crate::terminal::paint;
use crate::terminal::theme;

/// The border of the card that the cursor is on; the card itself keeps the colour of its suit.
const CURSOR_BORDER: Style = Style::new().fg(Color::LightCyan).add_modifier(Modifier::BOLD);
/// What a wild shows: it is of all suits at once.
const ALL_SIGNS: &str = "★■▲●♥";

/// How large cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// One line, as other commands print them.
    Text,
    /// Boxes of three lines, side by side with one line between them.
    Small,
    /// Boxes of five lines that cover a part of each other.
    Fan,
    /// Boxes of five lines, side by side.
    Open,
    /// Boxes of seven lines, side by side.
    Large,
}

impl Scale {
    /// How many lines a card takes.
    pub(super) const fn height(self) -> u16 {
        match self {
            Scale::Text => 1,
            Scale::Small => 3,
            Scale::Fan | Scale::Open => 5,
            Scale::Large => 7,
        }
    }

    /// How wide a card is; one that another covers shows less of itself. A border that two share counts for both.
    pub(super) fn width(self, card: Card, covered: bool) -> u16 {
        match self {
            Scale::Text => paint::width(&card_text(card)) + 2,
            Scale::Fan if covered => 6,
            Scale::Small => 6,
            Scale::Fan | Scale::Open => 7,
            Scale::Large => 9,
        }
    }

    /// How many columns a card and the next one share.
    pub(super) const fn shared(self) -> u16 {
        match self {
            Scale::Text | Scale::Open | Scale::Large => 0,
            Scale::Small | Scale::Fan => 1,
        }
    }
}

/// What is to be seen of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Face {
    /// The card.
    Up(Card),
    /// Its back.
    Down,
    /// There is none.
    Missing,
}

/// What is special about a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// The cursor is on it.
    pub(super) cursor: bool,
    /// It has just been taken.
    pub(super) new: bool,
    /// It lies below others.
    pub(super) faint: bool,
}

/// The colours of a card, which are those of the other commands.
pub(super) fn card_style(card: Card) -> Style {
    theme::TILE.bg(match card.suit() {
        Some(Suit::Stars) => Color::LightYellow,
        Some(Suit::Squares) => Color::LightGreen,
        Some(Suit::Triangles) => Color::LightMagenta,
        Some(Suit::Circles) => Color::LightCyan,
        Some(Suit::Hearts) => Color::LightRed,
        None => Color::Gray,
    })
}

/// Draws a card so large as the place is.
pub(super) fn draw_card(pen: &mut Pen<'_>, place: Rect, face: Face, mark: Mark) {
    let style = match face {
        Face::Up(card) if !mark.faint => card_style(card),
        _ => theme::FAINT,
    };
    if place.height < Scale::Small.height() {
        return draw_text(pen, place, face, mark, style);
    }
    draw_border(pen, place, face, mark);
    let width = usize::from(place.width.saturating_sub(2));
    for (row, content) in (1..).zip(content(face, width, place.height)) {
        pen.text(place.x + 1, place.y + row, &content, style);
    }
}

/// Draws a card in one line: arrows around it under the cursor, a plus behind a new card.
fn draw_text(pen: &mut Pen<'_>, place: Rect, face: Face, mark: Mark, style: Style) {
    let text = match face {
        Face::Up(card) => card_text(card),
        Face::Down => "▒▒▒".to_owned(),
        Face::Missing => "–".to_owned(),
    };
    let before = if mark.cursor { '>' } else { ' ' };
    let after = match mark {
        Mark { new: true, .. } => '+',
        Mark { cursor: true, .. } => '<',
        _ => ' ',
    };
    let style = if mark.cursor { style.patch(theme::CURSOR) } else { style };
    pen.text(place.x, place.y, &format!("{before}{text}{after}"), style);
}

/// Draws the border: double under the cursor, dashed where no card is, with a plus on top of a new card.
fn draw_border(pen: &mut Pen<'_>, place: Rect, face: Face, mark: Mark) {
    let (lines, style) = match (mark, face) {
        (Mark { cursor: true, .. }, _) => (border::DOUBLE, CURSOR_BORDER),
        (_, Face::Missing) => (border::LIGHT_DOUBLE_DASHED, theme::FAINT),
        (Mark { faint: true, .. }, _) => (border::ROUNDED, theme::FAINT),
        _ => (border::ROUNDED, Style::new()),
    };
    let flat = usize::from(place.width.saturating_sub(2));
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    let top = [lines.top_left, &lines.horizontal_top.repeat(flat), lines.top_right].concat();
    pen.text(place.x, place.y, &top, style);
    for y in place.y + 1..bottom {
        pen.text(place.x, y, lines.vertical_left, style);
        pen.text(right, y, lines.vertical_right, style);
    }
    let below = [lines.bottom_left, &lines.horizontal_bottom.repeat(flat), lines.bottom_right].concat();
    pen.text(place.x, bottom, &below, style);
    if mark.new {
        pen.text(place.x + 2, place.y, "+", style.add_modifier(Modifier::BOLD));
    }
}

/// What is within the border, row by row.
fn content(face: Face, width: usize, height: u16) -> Vec<String> {
    let rows = usize::from(height.saturating_sub(2));
    let card = match face {
        Face::Up(card) => card,
        Face::Down => return vec!["▒".repeat(width); rows],
        Face::Missing => return vec![" ".repeat(width); rows],
    };
    if height <= Scale::Small.height() {
        return vec![format!("{:^width$}", card_text(card))];
    }
    let name = card.to_string();
    let covered = width < 5;
    let all = if covered { "" } else { ALL_SIGNS };
    let sign = card.suit().map_or(all, parlor_words::scorzo::suit_symbol);
    // Of a card that is partly covered, the lower corner is not seen.
    let lower = if covered { "" } else { &name };
    let mut content = vec![" ".repeat(width); rows];
    content[0] = format!("{name:<width$}");
    content[rows / 2] = format!("{sign:^width$}");
    content[rows - 1] = format!("{lower:>width$}");
    content
}
