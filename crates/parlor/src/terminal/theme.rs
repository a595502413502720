//! How things look. Colours say again what signs say already, never more: where they are not wanted,
//! [`without_colors`] takes them all away.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// Headings.
pub(crate) const HEADING: Style = Style::new().add_modifier(Modifier::BOLD);
/// What is less important.
pub(crate) const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
/// A tile or a card.
pub(crate) const TILE: Style = Style::new().fg(Color::Black).bg(Color::White).add_modifier(Modifier::BOLD);
/// What was laid last, or is being laid.
pub(crate) const LAID: Style =
    Style::new().fg(Color::Black).bg(Color::LightYellow).add_modifier(Modifier::BOLD);
/// Where the cursor stands; put on top of another style.
pub(crate) const CURSOR: Style =
    Style::new().fg(Color::Black).bg(Color::LightCyan).add_modifier(Modifier::BOLD);
/// What may be done.
pub(crate) const LEGAL: Style = Style::new().fg(Color::LightGreen).add_modifier(Modifier::BOLD);
/// What can't be done.
pub(crate) const WRONG: Style = Style::new().fg(Color::LightRed);
/// What counts: live scores.
pub(crate) const SCORE: Style = Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD);
/// The lines above and below everything.
pub(crate) const BAR: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Takes all colours away. What stood out by its background is shown reversed.
pub(crate) fn without_colors(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.bg != Color::Reset {
            cell.modifier.insert(Modifier::REVERSED);
        }
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}
