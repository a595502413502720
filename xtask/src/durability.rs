//! Whether anything that was acknowledged can get lost: a house is killed again and again while people play.

use std::process::Command;

use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::{browser, tools};

/// How often the house is killed before a change lands.
pub(crate) const KILLS: u32 = 100;

/// Kills a house while people play at a hundred tables, and checks that nothing is lost.
pub(crate) fn storm(kills: u32) -> Result<(), Failure> {
    // About a fifth of a second each, on a machine that has nothing else to do.
    let limit = 300 + 2 * kills;
    let mut storm = program("storm")?;
    run(storm.args(["--kills", &kills.to_string(), "--limit", &limit.to_string()]))
}

/// The program that does it, with the one that it does it to.
fn program(task: &str) -> Result<Command, Failure> {
    let binary = browser::debug_binary()?;
    run(&mut cargo(["build", "--package", "parlor-storm"]))?;
    let storm = tools::target_folder()?.join("debug").join("parlor-storm");
    let mut command = crate::process::program(storm.with_extension(std::env::consts::EXE_EXTENSION));
    command.arg(task).arg("--binary").arg(binary);
    Ok(command)
}
