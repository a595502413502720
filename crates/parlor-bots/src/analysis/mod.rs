//! What the players of a game could have done: every decision is searched as an expert would, on what its player could see
//! and nothing else.
//!
//! A [`Study`] is one decision that is being searched, a value that is advanced; a [`Review`] is what came of it.
//! [`decisions`] lists the decisions of a whole game, and [`summaries`] adds reviews up for each player. Luck is kept apart:
//! what a draw or a roll was worth against its average ([`crate::BotGame::luck`]).

mod decisions;
mod study;
mod summary;

pub use decisions::{Decision, decisions};
pub use study::{Review, Study};
pub use summary::{Reviewed, Summary, summaries};
