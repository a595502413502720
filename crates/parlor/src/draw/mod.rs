//! Games drawn with characters.

mod fives;

use parlor_core::Game;
use parlor_words::Lang;

pub(crate) use fives::{board, legend};

/// A game that can be drawn.
pub(crate) trait Draw: Game {
    /// A viewer's picture of the game: board and piles, and marked on it what happened last.
    fn draw(view: &Self::View, lang: Lang) -> String;

    /// What an event scored, explained line by line; empty if there is nothing to explain.
    fn explain(before: &Self::View, seen: &Self::Seen, lang: Lang) -> Vec<String>;
}
