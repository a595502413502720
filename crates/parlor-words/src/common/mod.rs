//! What is said about all games.

mod log;
mod outcome;
mod set_up;
mod small;

pub use log::{cited, entry};
pub use outcome::outcome;
