//! Checks and measures Parlor: `cargo xtask` says what there is.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

mod args;
mod bench;
mod browser;
mod checks;
mod dependencies;
mod dev;
mod durability;
mod failure;
mod fuzz;
mod mutants;
mod number;
mod pictures;
mod play;
mod postgres;
mod process;
mod simulator;
mod strength;
mod table;
mod tools;
mod train;
#[cfg(test)]
mod walks;
mod web;

use std::process::ExitCode;

use args::{Arguments, Task};
use clap::Parser as _;
use failure::Failure;

fn main() -> ExitCode {
    match perform(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 1 })
        }
    }
}

fn perform(task: Task) -> Result<(), Failure> {
    match task {
        Task::Test(options) => checks::run_all(options),
        Task::TestPostgres => postgres::check(),
        Task::TestWeb { engine } => browser::test(engine),
        Task::Bench => bench::run_all(),
        Task::BenchWeb => browser::set_up().and_then(|()| browser::measure()),
        Task::Dev => dev::develop(),
        Task::Fuzz { seconds, targets } => fuzz::run_targets(seconds, targets),
        Task::Novice { seeds } => browser::set_up().and_then(|()| browser::play_as_novices(seeds)),
        Task::Play => play::play(),
        Task::Screenshots => pictures::draw_all(),
        Task::Simulate { seeds, from } => simulator::simulate(seeds, from),
        Task::Storm { kills } => durability::storm(kills),
        Task::Power => durability::set_up().and_then(|()| durability::power()),
        Task::Strength(options) => strength::run(&options.selection()?),
        Task::Train => train::run_all(),
        Task::Web { folder, quick: false } => {
            let folder = folder.map_or_else(web::default_folder, |name| web::seen_from_here(&name));
            web::build_and_weigh(&folder)
        }
        Task::Web { folder, quick: true } => {
            let folder = folder.map_or_else(web::quick_folder, |name| Ok(web::seen_from_here(&name)))?;
            web::build(&folder, web::Build::Quick)?;
            println!("\nThe pages are in {0}: `parlor serve --pages {0}`.", folder.display());
            Ok(())
        }
        Task::Mutants { arguments } => mutants::run_mutants(&arguments),
    }
}
