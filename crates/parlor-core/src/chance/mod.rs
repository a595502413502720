//! Chance has one door: every random fact of a game comes through a [`Chance`] source.
//!
//! `docs/chance.md` writes all of this down for other languages; golden tests pin it.

mod even;
mod fair;
mod hex;
mod player_rng;
mod script;
mod seed;
mod source;
mod stream;

pub use fair::{Commitment, Contribution, FairDeal, FairnessError, HouseDeal, MAX_CONTRIBUTION};
pub use player_rng::PlayerRng;
pub use script::Script;
pub use seed::{PlayerSeed, Seed, SeedTextError};
pub use source::{Chance, ChanceError};
pub use stream::ChanceStream;
