//! Seeds from the machine's own chance.

use std::io;

use parlor_bots::GameSeed;
use parlor_core::{Chance, HouseDeal, Seed};

/// A seed that nobody can guess, short enough to be typed again.
pub(crate) fn new_seed() -> io::Result<String> {
    Ok(random::<16>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// How a game is dealt, and the seeds of its bots. Without a seed that was asked for, this device is the house: it draws a
/// seed and commits to it, and the bots' seeds have nothing to do with that one.
pub(crate) fn deal(seed: Option<&str>, seats: u8) -> io::Result<(Chance, GameSeed)> {
    Ok(if let Some(seed) = seed {
        let seeds = GameSeed::new(seed);
        (Chance::Seed(seeds.deal()), seeds)
    } else {
        let house = HouseDeal::without_contributions(Seed::new(random()?), seats);
        (Chance::Fair(house.into()), GameSeed::new(&new_seed()?))
    })
}

fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
