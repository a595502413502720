//! The simulator of the house: in full depth as a step of `cargo xtask test`, and for as long as one likes.

use crate::failure::Failure;
use crate::process::{cargo, run};

/// Simulates until a million submissions were answered, and finds every planted bug in a tenth of that. As a test of the whole
/// workspace it shares every dependency with the tests before it: optimizing them further would take longer than it saves.
pub(crate) fn check() -> Result<(), Failure> {
    run(&mut cargo(["test", "--workspace", "--test", "simulator", "--", "--ignored", "--nocapture"]))
}

/// Simulates worlds from a seed on.
pub(crate) fn simulate(seeds: u64, from: u64) -> Result<(), Failure> {
    let (seeds, from) = (seeds.to_string(), from.to_string());
    run(&mut cargo(["run", "--package", "parlor-sim", "--", "--seeds", &seeds, "--from", &from]))
}
