//! Runs the simulator: `cargo xtask simulate` says how.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

use std::process::ExitCode;

use clap::Parser;
use parlor_sim::{Bug, Depth, run};

/// Simulates a house from seeds, with every fault that we can think of.
#[derive(Debug, Parser)]
#[command(name = "parlor-sim")]
struct Arguments {
    /// The first seed
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    from: u64,
    /// How many worlds to simulate
    #[arg(long, value_name = "N", default_value_t = 100)]
    seeds: u64,
    /// Plant a bug: see whether it is found
    #[arg(long, value_name = "BUG", value_parser = read_bug)]
    bug: Option<Bug>,
}

fn read_bug(text: &str) -> Result<Bug, String> {
    let names = || Bug::ALL.map(|bug| format!("{bug:?}")).join(", ");
    Bug::ALL.into_iter().find(|bug| format!("{bug:?}").eq_ignore_ascii_case(text)).ok_or_else(names)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.from, Depth::Seeds(arguments.seeds), arguments.bug) {
        Ok(tally) => {
            println!("{tally}");
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("{}", failure.report());
            ExitCode::FAILURE
        }
    }
}
