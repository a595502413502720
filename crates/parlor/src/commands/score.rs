//! `parlor score`: keep the score of a game on a real table.

use std::time::Duration;

use super::play::{New, begin};
use super::terminal;
use crate::args::ScoreArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;

pub(super) fn run(args: &ScoreArgs, output: &Output) -> Result<Exit, Failure> {
    terminal::needed(output)?;
    let setting = terminal::setting(Duration::ZERO, output)?;
    let new = New { seats: &args.seats, rules: &args.rules, seed: None, is_real_table: true, setting };
    terminal::show(begin(&args.game, new, output.lang())?, output)
}
