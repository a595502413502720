//! The pages in the browser: headings, buttons, what they ask and answer.

pub mod fives;
pub mod polygon;
pub mod scorzo;
mod text;
mod told;

use crate::keys::keys;

pub use text::Text;
pub use told::{
    hand_over, hints_instead, i_am, not_saved, play_against, plays_instead, points_word, ready_for, turn_of,
    waiting_for,
};

/// A key, or several that do alike, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    /// The keys as they are called on a keyboard.
    pub keys: &'static str,
    /// What they do.
    pub meaning: &'static str,
}

impl KeyHelp {
    pub(crate) const fn new(keys: &'static str, meaning: &'static str) -> KeyHelp {
        KeyHelp { keys, meaning }
    }
}

keys! {
    /// The keys of every table.
    table_keys: KeyHelp;

    "h": "get a hint", "pedir una pista";
    "u": "undo", "deshacer";
    "?": "see how to play", "ver cómo se juega";
}
