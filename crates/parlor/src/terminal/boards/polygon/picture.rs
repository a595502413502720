//! The board: its spaces, what lies on them, and the symbols where three of them meet.

use parlor_polygon::{Board, Edition, Space, Symbol};
use ratatui::style::{Color, Modifier, Style};

use super::canvas::Canvas;
use super::layout::name;
use super::{content, outline};
use crate::draw::sign;
use crate::terminal::theme;

/// What is to be seen of a board.
pub(super) struct Picture<'a> {
    pub(super) edition: &'a Edition,
    pub(super) board: &'a Board,
    /// The symbol that counts; all if nothing is rolled.
    pub(super) roll: Option<Symbol>,
    /// Where tiles of this turn or, while it has none, of the last one lie.
    pub(super) laid: Vec<Space>,
    /// Where the tile in hand may be laid.
    pub(super) legal: Vec<Space>,
    /// Where the cursor stands.
    pub(super) cursor: Option<Space>,
}

impl Picture<'_> {
    /// Draws it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>) {
        outline::draw(self.edition, canvas);
        for space in self.edition.spaces() {
            Symbol::ALL.iter().for_each(|symbol| self.symbol(*space, *symbol, canvas));
            self.space(*space, canvas);
        }
        // Last, because the symbol of the grouping has signs beside it.
        if let (Some(space), Some(roll)) = (self.cursor, self.roll) {
            self.meeting(space, roll, canvas);
        }
    }

    /// P2: a symbol stands where the three spaces of its grouping meet. The wall of boxes leaves those out where a space
    /// meets no other: nothing can ever come of them.
    fn symbol(&self, space: Space, symbol: Symbol, canvas: &mut Canvas<'_>) {
        let spaces = self.edition.grouping(space, symbol).len();
        if spaces > 1 || canvas.layout.scale().has_names() {
            let (line, column) = corner(space, symbol, canvas);
            canvas.put(line, column, sign(symbol, self.counts(symbol, spaces)), self.style(symbol, spaces));
        }
    }

    /// Whether a symbol where this many spaces meet can score in this turn.
    fn counts(&self, symbol: Symbol, spaces: usize) -> bool {
        spaces == 3 && self.roll.is_none_or(|roll| roll == symbol)
    }

    fn style(&self, symbol: Symbol, spaces: usize) -> Style {
        let style = color(symbol);
        match (self.counts(symbol, spaces), self.roll) {
            (false, _) => style.add_modifier(Modifier::DIM),
            (true, None) => style,
            (true, Some(_)) => style.add_modifier(Modifier::BOLD),
        }
    }

    /// The rolled symbol of the cursor's space: what is laid there scores with what meets here.
    fn meeting(&self, space: Space, roll: Symbol, canvas: &mut Canvas<'_>) {
        let spaces = self.edition.grouping(space, roll).len();
        if spaces > 1 {
            let (line, column) = corner(space, roll, canvas);
            let text = format!(">{}<", sign(roll, spaces == 3));
            canvas.put(
                line,
                column - 1,
                &text,
                color(roll).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            );
        }
    }

    /// What a space shows, and its name if there is room for it.
    fn space(&self, space: Space, canvas: &mut Canvas<'_>) {
        let scale = canvas.layout.scale();
        let (middle, top, bottom) = (scale.middle(space), scale.top(space), scale.bottom(space));
        if scale.has_names() {
            // What is faint could hardly be read under the cursor.
            let stands_out = space == self.edition.start() || self.cursor == Some(space);
            let style = if stands_out { theme::HEADING } else { theme::FAINT };
            canvas.put_around(top + 1, middle, &name(self.edition, space), style);
        }
        let mut column = middle - 2;
        for (text, style) in content::of(self, space) {
            canvas.put(bottom - 1, column, &text, style);
            column += i32::try_from(text.chars().count()).expect("a short text");
        }
        if self.cursor == Some(space) {
            let room = scale.half() - 1;
            (top + 1..bottom).for_each(|line| canvas.tint(line, middle - room, middle + room, theme::CURSOR));
        }
    }
}

/// P2: the corner of a space that has a symbol.
fn corner(space: Space, symbol: Symbol, canvas: &Canvas<'_>) -> (i32, i32) {
    let scale = canvas.layout.scale();
    let (middle, half) = (scale.middle(space), scale.half());
    let own = i32::from(space.q) - i32::from(space.r);
    match (symbol as i32 - own).rem_euclid(3) {
        0 => (scale.bottom(space), middle + half),
        1 => (scale.top(space), middle),
        _ => (scale.bottom(space), middle - half),
    }
}

/// P1: gold, red and blue.
pub(super) const fn color(symbol: Symbol) -> Style {
    Style::new().fg(match symbol {
        Symbol::Star => Color::LightYellow,
        Symbol::Diamond => Color::LightRed,
        Symbol::Circle => Color::LightBlue,
    })
}
