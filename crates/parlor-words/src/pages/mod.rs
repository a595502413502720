//! The pages in the browser: headings, buttons, what they ask and answer.

pub mod fives;
pub mod polygon;
pub mod scorzo;
mod text;
mod told;

pub use text::Text;
pub use told::{hand_over, i_am, not_saved, points_word, turn_of, waiting_for};

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
