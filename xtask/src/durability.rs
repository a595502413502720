//! Whether a house holds: it is killed again and again while people play, and loses its power, and nothing that was acknowledged gets
//! lost; many connect and never read, and nobody else notices.

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

/// Sees to what writes down what a house does to its files.
pub(crate) fn set_up() -> Result<(), Failure> {
    tools::system_program("strace", "strace")
}

/// Takes the power from a house, as far as its files can tell, and checks that nothing is lost.
pub(crate) fn power() -> Result<(), Failure> {
    run(&mut program("power")?)
}

/// Has 500 people connect who never read, and checks that the others play on and the memory of the house stays flat.
pub(crate) fn stalled() -> Result<(), Failure> {
    run(&mut program("stalled")?)
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
