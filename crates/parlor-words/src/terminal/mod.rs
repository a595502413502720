//! Playing in the terminal: keys, headings, what the program asks and answers there.

mod fives;
mod keeper;
mod keys;
mod notice;
pub mod polygon;
pub mod scorzo;
mod text;

pub use fives::{
    bonus_squares, keys as fives_keys, lay_first, lay_hint, no_line, points, reach as fives_reach, tiles_held,
};
pub use keeper::{bad_answer, observed};
pub use keys::{keeper_keys, online_keys, shell_keys};
pub use notice::Notice;
pub use polygon::keys as polygon_keys;
pub use scorzo::keys as scorzo_keys;
pub use text::Text;

/// A key, or several that do the same, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    /// The keys as they are called on a keyboard.
    pub keys: &'static str,
    /// One or two words for the line below the board; nothing if the key is not that important.
    pub short: &'static str,
    /// What they do.
    pub meaning: &'static str,
}

impl KeyHelp {
    pub(crate) const fn new(keys: &'static str, meaning: &'static str) -> KeyHelp {
        KeyHelp { keys, short: "", meaning }
    }

    pub(crate) const fn short(self, short: &'static str) -> KeyHelp {
        KeyHelp { short, ..self }
    }
}
