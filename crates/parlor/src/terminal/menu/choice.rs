//! Lists to choose from.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::terminal::paint;
use crate::terminal::theme::{CURSOR, FAINT, HEADING};

/// Something that can be chosen: a title, and what it is about.
pub(super) struct Item {
    pub(super) title: String,
    pub(super) about: String,
}

/// A list with one item chosen.
#[derive(Default)]
pub(super) struct Choice {
    chosen: usize,
    /// Where the items were drawn.
    places: Vec<(Rect, usize)>,
}

impl Choice {
    pub(super) const fn chosen(&self) -> usize {
        self.chosen
    }

    /// A key that moves within a list of `count` items; `false` if the key does anything else.
    pub(super) fn key(&mut self, key: KeyCode, items: usize) -> bool {
        let last = items.saturating_sub(1);
        match key {
            KeyCode::Up | KeyCode::Char('k') => {
                self.chosen = self.chosen.checked_sub(1).unwrap_or(last);
            }
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.chosen = if self.chosen >= last { 0 } else { self.chosen + 1 };
            }
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = last,
            _ => return false,
        }
        true
    }

    /// A click; `true` if it is on the item that was chosen already.
    pub(super) fn click(&mut self, at: Position) -> bool {
        let Some((_, index)) = self.places.iter().find(|(place, _)| place.contains(at)) else { return false };
        let again = self.chosen == *index;
        self.chosen = *index;
        again
    }

    /// Draws the list, each item with what it is about; if it is too long, the part around what is chosen.
    pub(super) fn draw(&mut self, items: &[Item], area: Rect, buffer: &mut Buffer) {
        self.places.clear();
        self.chosen = self.chosen.min(items.len().saturating_sub(1));
        let width = area.width.saturating_sub(4);
        let mut rows: Vec<(usize, Line<'static>)> = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let is_chosen = index == self.chosen;
            let mark = if is_chosen { "▶ " } else { "  " };
            let title = paint::fitted(&format!("{mark}{} ", item.title), usize::from(area.width));
            rows.push((index, Line::styled(title, if is_chosen { CURSOR } else { HEADING })));
            for line in textwrap::wrap(&item.about, usize::from(width)).iter().filter(|line| !line.is_empty())
            {
                rows.push((index, Line::styled(format!("    {line}"), FAINT)));
            }
            // Those that need explaining stand apart.
            if !item.about.is_empty() {
                rows.push((index, Line::default()));
            }
        }
        let room = usize::from(area.height);
        let at = rows.iter().position(|(index, _)| *index == self.chosen).unwrap_or(0);
        let first = (at + 3).saturating_sub(room).min(rows.len().saturating_sub(room));
        for ((index, line), y) in rows.into_iter().skip(first).zip(area.y..area.bottom()) {
            buffer.set_line(area.x, y, &line, area.width);
            self.places.push((Rect { y, height: 1, ..area }, index));
        }
    }
}
