//! The tables of the games: how each is drawn from a view, and what pointer and keys do there.

mod fives;
mod polygon;
mod scorzo;
#[cfg(feature = "toy")]
mod toy;
