//! What a game adds to be played in the terminal: its board, and what keys and clicks do there.
//!
//! The shell around it is the same for all games. It knows the keys `?`, `F1`, `q`, `u`, `h`, `R`, `:`, `Esc`, `Tab`, `Page up`
//! and `Page down` itself, and at a real table `r`, `X` and in Scorzo `c`; every other key goes to the board.

use parlor_core::{BySeat, Refusal};
use parlor_words::terminal::KeyHelp;
use parlor_words::{Lang, Name, Say, Spans, cited};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect, Size};
use ratatui::text::Line;

use crate::draw::TextGame;

/// A game that can be played in the terminal.
pub(crate) trait TerminalGame: TextGame {
    /// Its board.
    type Board: Board<Self>;
}

/// What is before the player: all that drawing needs.
pub(crate) struct Scene<'a, G: TerminalGame> {
    /// What the viewer knows.
    pub(crate) view: &'a G::View,
    /// What the players are called.
    pub(crate) names: &'a BySeat<Name>,
    /// The language.
    pub(crate) lang: Lang,
    /// Whether the one at the screen is to act: only then there is a cursor, and what may be done is marked.
    pub(crate) acts: bool,
}

/// What came of a key or a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Response<A> {
    /// The board has no use for it.
    Ignored,
    /// Something changed on the board, or there was nothing to change.
    Done,
    /// The player wants to do this.
    Act(A),
    /// It can't be: why, as a sentence.
    Refused(Spans),
    /// The player has begun to type a move in notation.
    Type(String),
}

impl<A> Response<A> {
    /// The rules forbid it.
    pub(crate) fn refused<R: Refusal + Say>(refusal: &R, lang: Lang) -> Response<A> {
        Response::Refused(cited(refusal, lang).sentence())
    }

    /// There is nothing that the rules could be asked about.
    pub(crate) fn cannot(text: impl Into<Spans>) -> Response<A> {
        Response::Refused(text.into())
    }
}

/// A page beside the board: unseen tiles, a score sheet.
pub(crate) struct Page {
    /// Its heading.
    pub(crate) title: String,
    /// Its lines, no wider than what the board leaves beside it.
    pub(crate) lines: Vec<Line<'static>>,
    /// Whether it grows as the game goes on: where there is no room for all of it, the first line and the latest ones are
    /// shown.
    pub(crate) grows: bool,
}

/// The board of a game: how it looks, and what a player has begun to do on it.
pub(crate) trait Board<G: TerminalGame>: Default {
    /// How much of the room the board takes, with what belongs below it. At least 25 columns are left to what stands beside
    /// it; 55 columns and 21 lines have to be enough for the board.
    fn size(view: &G::View, room: Size) -> Size;

    /// The view is another one: what was begun is forgotten, and the cursor stands where something can be done.
    fn renew(&mut self, view: &G::View);

    /// A key that the shell has no use for, while the one at the screen is to act.
    fn key(&mut self, view: &G::View, key: KeyEvent, lang: Lang) -> Response<G::Action>;

    /// A click of the left mouse button within the area that was last drawn, while the one at the screen is to act.
    fn click(&mut self, view: &G::View, at: Position, lang: Lang) -> Response<G::Action>;

    /// Takes the last thing back that was begun and not yet done; `false` if nothing was.
    fn step_back(&mut self, view: &G::View) -> bool;

    /// Begins an action without doing it, so that the player sees it and can confirm it: a hint.
    fn propose(&mut self, view: &G::View, action: &G::Action);

    /// Draws the board and what belongs below it.
    fn draw(&mut self, scene: &Scene<'_, G>, area: Rect, buffer: &mut Buffer);

    /// Pages beside the board.
    fn pages(scene: &Scene<'_, G>) -> Vec<Page>;

    /// The keys of this board, the most important ones first.
    fn keys(lang: Lang) -> &'static [KeyHelp];

    /// The keys that this game has at a real table only.
    fn keeper_keys(_lang: Lang) -> &'static [KeyHelp] {
        &[]
    }
}
