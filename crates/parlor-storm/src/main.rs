//! Durability, tried out: a house is killed while people play, again and again, and nothing that was acknowledged is lost.
//!
//! `cargo xtask storm` runs it. Everything happens on this computer, in folders that go away, and ends within a limit.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

mod args;
mod error;
mod figures;
mod flaws;
mod ledger;
mod log_check;
mod people;
mod power;
mod server;
mod stalled;
mod storm;

use std::process::ExitCode;

use args::{Arguments, Task};
use clap::Parser as _;

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Storm(options) => storm::run(&options),
        Task::Power(options) => power::run(&options),
        Task::Stalled(options) => stalled::run(&options),
        Task::House(options) => flaws::serve(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("parlor-storm: {error}");
            ExitCode::FAILURE
        }
    }
}
