//! Games drawn with characters.

mod fives;
mod names;
mod picture;
mod polygon;
mod scorzo;

use anstyle::Style;
use parlor_core::BySeat;
use parlor_session::SessionGame;
use parlor_words::{Lang, Name, Spans};

pub(crate) use fives::board;
pub(crate) use names::{longest, shortened};
pub(crate) use picture::picture;
pub(crate) use polygon::{Marks, board as hexagons, sign, to_do};
pub(crate) use scorzo::{card, card_text, rows};

/// How what is less important looks.
pub(crate) const FAINT: Style = Style::new().dimmed();

/// A line about something that happened.
pub(crate) enum Narration {
    /// What, in a sentence.
    Event(Spans),
    /// What explains it.
    Detail(Spans),
    /// Hands that were shown, drawn.
    Drawn(String),
}

/// A game that can be drawn. Players are called by `names`.
pub(crate) trait TextGame: SessionGame {
    /// Whether the parts of the game are its turns: their headings say which they are, and they need no other numbers.
    const SECTIONS_ARE_TURNS: bool = false;

    /// A viewer's picture of the game: board, cards and piles, and marked on it what happened last.
    fn draw(view: &Self::View, names: &BySeat<Name>, lang: Lang) -> String;

    /// What happened, in lines: the sentence first, then what explains it.
    fn narrate(before: &Self::View, seen: &Self::Seen, names: &BySeat<Name>, lang: Lang) -> Vec<Narration> {
        let details = Self::details(before, seen, names, lang).into_iter().map(Narration::Detail);
        std::iter::once(Narration::Event(Self::event(seen, names, lang))).chain(details).collect()
    }

    /// What is in the box.
    fn draw_edition(edition: &Self::Edition, lang: Lang) -> String;

    /// Every round or turn of a finished game with its points; `None` while it goes on, and in games whose pictures say
    /// enough.
    fn score_sheet(_view: &Self::View, _names: &BySeat<Name>, _lang: Lang) -> Option<String> {
        None
    }
}
