//! One of several, by a player's own seed.

use parlor_core::{PlayerRng, PlayerSeed};

/// One of several, each equally likely; `decision` tells the player's decisions apart, so that each is a new throw.
pub(crate) fn one_of<'a, T>(items: &'a [T], seed: &PlayerSeed, decision: u64) -> Option<&'a T> {
    match items {
        [] => None,
        [only] => Some(only),
        _ => items.get(PlayerRng::new(seed, decision).index(items.len())),
    }
}
