//! Runs the simulator: `cargo xtask simulate` says how.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

use std::process::ExitCode;

use clap::Parser;
use parlor_sim::{Bug, Depth, Failure, Tally, find, run};

/// How far a planted bug may hide, as a part of the depth.
const FOUND_WITHIN: u64 = 10;

/// Simulates a house from seeds, with every fault that we can think of.
#[derive(Debug, Parser)]
#[command(name = "parlor-sim")]
struct Arguments {
    /// The first seed
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    from: u64,
    /// How many worlds to simulate
    #[arg(long, value_name = "N", default_value_t = 100, conflicts_with = "answered")]
    seeds: u64,
    /// Simulate until so many submissions were answered; then find every planted bug in a tenth of that
    #[arg(long, value_name = "N")]
    answered: Option<u64>,
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
    let depth = arguments.answered.map_or(Depth::Seeds(arguments.seeds), Depth::Answered);
    let tally = match run(arguments.from, depth, arguments.bug) {
        Ok(tally) => tally,
        Err(failure) => {
            report(&failure);
            return ExitCode::FAILURE;
        }
    };
    println!("{tally}");
    match arguments.answered {
        Some(answered) if !(is_deep(&tally, answered) && finds_bugs(answered / FOUND_WITHIN)) => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

/// Prints what is wrong, and how to see it again.
fn report(failure: &Failure) {
    for line in &failure.trace {
        eprintln!("{line}");
    }
    eprintln!("\n{failure}\nAgain: cargo xtask simulate --seeds 1 --from {}", failure.seed);
}

/// Whether enough of everything has happened to believe the result.
fn is_deep(tally: &Tally, answered: u64) -> bool {
    let needed = [
        ("submissions answered", tally.answered, answered),
        ("of them accepted", tally.accepted, tally.answered * 3 / 10),
        ("races lost", tally.races_lost, answered / 100),
        ("crashes between append and answer", tally.crashes_before_answer, answered / 100),
    ];
    let lacking: Vec<_> = needed.into_iter().filter(|(_, is, least)| is < least).collect();
    for (what, is, least) in &lacking {
        eprintln!("Too few {what}: {is} of {least}");
    }
    lacking.is_empty()
}

/// Whether every planted bug is found within so many submissions.
fn finds_bugs(within: u64) -> bool {
    let mut finds_all = true;
    for bug in Bug::ALL {
        match find(bug, within) {
            Some((answered, failure)) => println!("{bug:?}: found after {answered} submissions. {failure}"),
            None => {
                finds_all = false;
                eprintln!("{bug:?}: not found in {within} submissions");
            }
        }
    }
    finds_all
}
