//! What is said about all games.

mod edition;
mod happening;
mod hint;
mod log;
mod outcome;
mod refusal;
mod set_up;
mod small;
mod table;
mod untrusted_view;

pub(crate) use happening::{for_first_turn, left, lots, total};
pub use hint::{hint, thinking};
pub(crate) use log::with_rules;
pub use log::{cited, entry};
pub use outcome::outcome;
pub(crate) use refusal::{not_playing, over, player_from_1_to, turn_of, turn_of_nobody};
pub use table::{PileHolds, TableText};
