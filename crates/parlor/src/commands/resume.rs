//! `parlor resume`: go on with a game.

use std::io::Write as _;

use super::terminal;
use crate::args::ResumeArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::terminal::{SavedList, resume};

pub(super) fn run(args: &ResumeArgs, output: &Output) -> Result<Exit, Failure> {
    let context = terminal::context(args.screen, output)?;
    if let Some(number) = args.number {
        terminal::needed(output)?;
        return terminal::show(resume(number, &context)?, output);
    }
    let list = SavedList::new(context)?;
    // Without anything to choose from, or without a terminal to choose in, the list is just printed.
    if terminal::is_there() && !list.is_empty() {
        return terminal::show(Box::new(list), output);
    }
    let mut out = output.out();
    for line in list.lines() {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}
