//! Deals that were written down, for tests: two houses can then differ in nothing but what is hidden. No program has the feature.

use std::fmt;
use std::sync::Arc;

use parlor_core::{Commitment, Script, Seed};

use super::{PlayedGame, Secrets};

/// What a test puts in a game's place, around the game.
pub type Double = Arc<dyn Fn(Box<dyn PlayedGame>) -> Box<dyn PlayedGame> + Send + Sync>;

/// A deal that a test wrote down. The house goes on to publish what it had committed to before.
#[derive(Clone)]
pub struct Scripted {
    pub(super) deal: Script,
    pub(super) commitment: Commitment,
    pub(super) bots_commitment: Commitment,
    pub(super) double: Option<Double>,
}

impl Secrets {
    /// The same table with another deal and other seeds, of which the house publishes the same as before.
    #[must_use]
    pub fn scripted(
        self,
        deal: Script,
        house_seed: Seed,
        bots_seed: Seed,
        double: Option<Double>,
    ) -> Secrets {
        let (commitment, bots_commitment) = (self.commitment(), self.bots_commitment());
        let scripted = Some(Arc::new(Scripted { deal, commitment, bots_commitment, double }));
        let mut secrets = Secrets::new(house_seed, bots_seed, *self.invite());
        secrets.scripted = scripted;
        secrets
    }
}

impl PartialEq for Scripted {
    fn eq(&self, other: &Scripted) -> bool {
        self.deal == other.deal && self.commitment == other.commitment
    }
}

impl Eq for Scripted {}

impl fmt::Debug for Scripted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Scripted(hidden)")
    }
}
