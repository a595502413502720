//! Parlor: family table games in one program.

use std::process::ExitCode;

use parlor::args::Args;

fn main() -> ExitCode {
    parlor::run(&Args::from_command_line()).into()
}
