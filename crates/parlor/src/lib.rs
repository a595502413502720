//! The Parlor program: everything but `main`, so that tests and fuzzers can call it.

mod analysis;
pub mod args;
mod commands;
mod draw;
mod editions;
mod failure;
mod games;
mod output;
mod pages;
mod positions;
pub mod referee;
mod saved;
#[cfg(test)]
mod scratch;
mod seeds;
mod stacks;
mod terminal;
mod text_file;

pub use failure::Exit;

use args::Args;
use output::Output;

/// Runs the program with these arguments, and says how it ended.
#[must_use]
pub fn run(args: &Args) -> Exit {
    let output = Output::new(args);
    let ended = commands::run(&args.command, &output);
    output.conclude(ended)
}

/// Panics while the terminal is taken over: for the test that it is given back then.
///
/// # Errors
/// If there is no terminal to play in.
#[doc(hidden)]
pub fn panic_on_screen() -> std::io::Result<Option<String>> {
    terminal::panic_on_screen()
}

/// The README's examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
