//! One board a game.

mod fives;
mod polygon;
mod scorzo;
#[cfg(feature = "toy")]
mod toy;
