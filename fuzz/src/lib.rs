//! What the fuzz targets share.

mod entries;
mod fuzzed;
mod hand;
mod place;
mod position;
mod stacks;
mod wire;

pub use entries::{check_entries, played};
pub use fuzzed::Fuzzed;
pub use hand::{AnyHand, brute};
pub use place::is_within;
pub use position::Position;
pub use stacks::{Stacked, naive};
pub use wire::{check_client_message, check_server_messages, conversation, examples};
