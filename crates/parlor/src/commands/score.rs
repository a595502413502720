//! `parlor score`: keep the score of a game on a real table.

use super::play::{New, begin};
use super::terminal;
use crate::args::{ScoreArgs, ScreenArgs};
use crate::failure::{Exit, Failure};
use crate::output::Output;

pub(super) fn run(args: &ScoreArgs, output: &Output) -> Result<Exit, Failure> {
    terminal::needed(output)?;
    let context = terminal::context(ScreenArgs { pace: 0, better_moves: false }, output)?;
    let new = New { seats: &args.seats, rules: &args.rules, seed: None, is_real_table: true, context };
    terminal::show(begin(&args.game, new, output.lang())?, output)
}
