//! What the fuzz targets share.

mod fuzzed;
mod hand;
mod place;
mod position;
mod stacks;

pub use fuzzed::Fuzzed;
pub use hand::{AnyHand, brute};
pub use place::is_within;
pub use position::Position;
pub use stacks::{Stacked, naive};
