//! What is said about all games.

mod edition;
mod happening;
mod log;
mod outcome;
mod refusal;
mod set_up;
mod small;
mod table;
mod untrusted_view;

pub(crate) use happening::{for_first_turn, in_all, left, lots};
pub(crate) use log::by_rules;
pub use log::{cited, entry};
pub use outcome::outcome;
pub(crate) use refusal::{not_playing, over, turn_of, turn_of_nobody};
pub use table::{PileHolds, TableText};
