//! `cargo xtask train`: trains the players again. The same seeds give the same files.

use crate::failure::Failure;
use crate::process::{cargo, run};

/// The programs that learn; each writes its files into `crates/parlor-bots/data`.
const TRAINERS: &[&str] = &["train_fives"];

pub(crate) fn run_all() -> Result<(), Failure> {
    TRAINERS.iter().try_for_each(|trainer| {
        run(&mut cargo(["run", "--release", "--package", "parlor-bots", "--example", trainer]))
    })
}
