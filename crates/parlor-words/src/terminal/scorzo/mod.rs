//! Scorzo in the terminal.

mod keys;
mod label;
mod round;
mod turn;

pub use keys::{keeper_keys, keys};
pub use label::{BoardLabel, left_caption, meld_caption, points_left};
pub use round::{announce_call, announce_decider, announce_round, has_called, progress, tied};
pub use turn::{TopOf, after_discard, after_taking, ask_discarded, ask_taken, cry, has_to};
