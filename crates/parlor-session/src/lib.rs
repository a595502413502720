//! A table on one device: who sits where, what each viewer was told, bots' turns, whose turn it is to look at the screen,
//! and what a player has begun but not yet done. The terminal and the pages draw it; it knows nothing of screens, keys
//! and clocks.

pub mod fives;
mod front;
mod game;
mod host;
mod names;
mod player;
pub mod polygon;
mod question;
pub mod scorzo;
mod transcript;
mod waiting;

pub use front::Front;
pub use game::SessionGame;
pub use host::{BotTurn, Host, record, think};
pub use names::{CLASSIC, bot_name, default_edition, told_apart};
pub use player::{Player, SeatChoice, resumed, seated};
pub use question::{Question, answer};
pub use transcript::{Heard, Transcript};
pub use waiting::Waiting;
