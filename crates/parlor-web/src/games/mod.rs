//! The tables of the games: how each is drawn from a view, and what pointer and keys do there.

mod fives;
mod polygon;
mod scorzo;
#[cfg(feature = "toy")]
mod toy;

pub(crate) use fives::play_picture;
pub(crate) use polygon::spaces_picture;
pub(crate) use scorzo::meld_picture;
