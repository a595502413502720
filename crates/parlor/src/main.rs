//! Parlor: three family table games in one program.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    parlor::run(&parlor::args::Args::parse()).into()
}
