//! Checks and measures Parlor: `cargo xtask` says what there is.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

mod args;
mod bench;
mod browser;
mod checks;
mod dependencies;
mod failure;
mod fuzz;
mod mutants;
mod number;
mod pictures;
mod play;
mod process;
mod strength;
mod table;
mod tools;
mod train;
mod web;

use std::process::ExitCode;

use args::Task;
use failure::Failure;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match args::parse(&words).and_then(perform) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 1 })
        }
    }
}

fn perform(task: Task) -> Result<(), Failure> {
    match task {
        Task::Help => {
            print!("{}", args::HELP);
            Ok(())
        }
        Task::Test(options) => checks::run_all(options),
        Task::Figures => browser::set_up().and_then(|()| browser::measure()),
        Task::Browser => browser::set_up().and_then(|()| browser::run_tests()),
        Task::Bench => bench::run_all(),
        Task::Fuzz { seconds, targets } => fuzz::run_targets(seconds, targets),
        Task::Play => play::play(),
        Task::Pictures => pictures::draw_all(),
        Task::Strength(selection) => strength::run(&selection),
        Task::Train => train::run_all(),
        Task::Web { folder } => web::build_and_weigh(&folder),
        Task::Mutants(arguments) => mutants::run_mutants(&arguments),
    }
}
