//! Where the cursor can be.

use parlor_words::terminal::scorzo::TopOf;
use ratatui::layout::{Position, Rect};

/// What the cursor is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// A pile.
    Pile(TopOf),
    /// A card of the hand, counted as the hand is held.
    Card(usize),
}

impl Default for Focus {
    fn default() -> Focus {
        Focus::Pile(TopOf::DrawPile)
    }
}

/// Everything on the screen that the cursor can be on, as it was last drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Targets(Vec<(Focus, Rect)>);

impl Targets {
    /// Adds one, unless it was cut off.
    pub(super) fn add(&mut self, focus: Focus, place: Rect) {
        if !place.is_empty() {
            self.0.push((focus, place));
        }
    }

    /// The one at this place.
    pub(super) fn at(&self, position: Position) -> Option<Focus> {
        self.0.iter().find(|(_, place)| place.contains(position)).map(|(focus, _)| *focus)
    }

    /// The nearest one in the next row above or below.
    pub(super) fn beside(&self, focus: Focus, below: bool) -> Option<Focus> {
        let (_, from) = self.0.iter().find(|(other, _)| *other == focus)?;
        let rows = self.0.iter().filter(|(_, place)| if below { place.y > from.y } else { place.y < from.y });
        let nearest = rows.min_by_key(|(_, place)| (place.y.abs_diff(from.y), place.x.abs_diff(from.x)));
        nearest.map(|(focus, _)| *focus)
    }
}
