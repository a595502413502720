//! What stands below the board: the roll, the tiles to be laid, and what the tile in hand would do where the cursor is.

use parlor_polygon::{Public, Space, Symbol, Tile};
use parlor_words::program::Label;
use parlor_words::terminal::polygon as words;
use parlor_words::{Lang, polygon};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::PUT_OUT;
use super::picture::color;
use crate::draw::sign;
use crate::terminal::theme;
use parlor_session::polygon::TileInHand;

/// The fewest lines, and the most that are of any use: with three, the cursor's space has one of its own.
pub(super) const LINES: (u16, u16) = (2, 3);
/// How wide a tile is.
const TILE: u16 = 5;

/// What stands below the board.
pub(super) struct Below<'a> {
    pub(super) table: &'a Public,
    pub(super) lang: Lang,
    /// The symbol that counts.
    pub(super) roll: Option<Symbol>,
    /// The place of the tile in hand, and the cursor's space, while somebody at the screen is to act.
    pub(super) chosen: Option<usize>,
    pub(super) cursor: Option<Space>,
}

impl Below<'_> {
    /// Draws it, and says where the tiles are.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Vec<Rect> {
        let mut pen = Pen { area, buffer, at: area.as_position() };
        if let Some(roll) = self.roll {
            pen.write(&format!("{}: ", Label::Roll.text(self.lang)), Style::new());
            pen.write(sign(roll, true), color(roll).add_modifier(Modifier::BOLD));
            pen.write(&format!(" {}", polygon::symbol(roll, self.lang)), Style::new());
        }
        let to_lay = self.table.task().map_or(&[][..], |task| task.tiles());
        let tiles =
            to_lay.iter().enumerate().map(|(place, tile)| self.tile(place, *tile, &mut pen)).collect();
        let Some(space) = self.cursor else { return tiles };
        match area.height {
            ..=2 => pen.leave_blank(3),
            _ => pen.new_line(),
        }
        pen.write(&self.what_lies(space), theme::FAINT);
        pen.new_line();
        let (text, style) = self.judged(space);
        pen.write(&text, style);
        tiles
    }

    /// A tile that is to be laid; the one in hand looks as the cursor does.
    fn tile(&self, place: usize, tile: Tile, pen: &mut Pen<'_>) -> Rect {
        let face = tile.to_string();
        pen.leave_blank(if place == 0 { 3 } else { 1 });
        let at = pen.at;
        if self.chosen == Some(place) {
            pen.write(&format!(">{face:^3}<"), theme::CURSOR);
        } else {
            pen.write(&format!(" {face:^3} "), theme::TILE);
        }
        Rect::new(at.x, at.y, TILE, 1).intersection(pen.area)
    }

    fn what_lies(&self, space: Space) -> String {
        let stack: Vec<Tile> = self.table.board().stack(space).collect();
        words::what_lies(space, &stack, self.table.edition().printed(space), self.lang)
    }

    /// What the tile in hand would score, or why it can't be laid.
    fn judged(&self, space: Space) -> (String, Style) {
        let Some(hand) = self.chosen.and_then(|place| TileInHand::new(self.table, place)) else {
            return Default::default();
        };
        if hand.judge(None).is_ok() {
            return (words::no_legal_space(hand.tile(), PUT_OUT, self.lang).to_string(), theme::WRONG);
        }
        match hand.judge(Some(space)) {
            Ok(placement) => {
                let style = if placement.score() > 0 { theme::SCORE } else { Style::new() };
                (words::would_score(placement.combination.as_ref(), self.lang), style)
            }
            Err(refusal) => (words::brief_refusal(&refusal, self.lang).to_string(), theme::WRONG),
        }
    }
}

/// Writes line by line; what is too long ends in an ellipsis.
struct Pen<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
    at: Position,
}

impl Pen<'_> {
    fn write(&mut self, text: &str, style: Style) {
        let room = usize::from(self.area.right().saturating_sub(self.at.x));
        if room == 0 || self.at.y >= self.area.bottom() {
            return;
        }
        let is_long = text.chars().count() > room;
        let shown: String = text.chars().take(room - usize::from(is_long)).collect();
        let end = if is_long { "…" } else { "" };
        let (x, _) = self.buffer.set_stringn(self.at.x, self.at.y, shown + end, room, style);
        self.at.x = x;
    }

    /// Leaves this many columns blank between two things.
    fn leave_blank(&mut self, columns: u16) {
        if self.at.x > self.area.x {
            self.at.x = self.at.x.saturating_add(columns).min(self.area.right());
        }
    }

    fn new_line(&mut self) {
        self.at = Position::new(self.area.x, self.at.y.saturating_add(1));
    }
}
