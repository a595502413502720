//! One file a command.

mod analyse;
mod arena;
mod copy;
mod edition;
mod fives;
mod game_printer;
mod hint;
mod join;
#[cfg(feature = "load")]
mod load;
mod manual;
mod play;
mod polygon;
mod puzzle;
mod record_file;
mod referee;
mod replay;
mod resume;
mod rules;
mod score;
mod scorzo;
mod selfplay;
mod serve;
mod table;
mod terminal;
mod verify;
mod watch;

use crate::args::Command;
use crate::failure::{Exit, Failure};
use crate::output::Output;

pub(crate) fn run(command: &Command, output: &Output) -> Result<Exit, Failure> {
    match command {
        Command::Serve(args) => serve::run(args, output),
        #[cfg(feature = "load")]
        Command::Load(args) => load::run(args, output),
        #[cfg(feature = "postgres")]
        Command::Move(args) => copy::run_move(args, output),
        Command::Backup(args) => copy::run_backup(args, output),
        Command::Restore(args) => copy::run_restore(args, output),
        Command::Play(args) => play::run(args, output),
        Command::Join(args) => join::run(args, output),
        Command::Resume(args) => resume::run(args, output),
        Command::Score(args) => score::run(args, output),
        Command::Watch(args) => watch::run(args, output),
        Command::Fives(command) => fives::run(command, output),
        Command::Scorzo(command) => scorzo::run(command, output),
        Command::Polygon(command) => polygon::run(command, output),
        Command::Replay(args) => replay::run(args, output),
        Command::Analyse(args) => analyse::run(args, output),
        Command::Hint(args) => hint::run(args, output),
        Command::Puzzle(args) => puzzle::run(args, output),
        Command::Verify { file, bots } => verify::run(file, *bots, output),
        Command::Rules { game, rule } => rules::run(game, rule.as_deref(), output),
        Command::Edition { game, edition } => edition::run(game, edition, output),
        Command::Selfplay(args) => selfplay::run(args, output),
        Command::Arena(args) => arena::run(args, output),
        Command::Referee => referee::run(output),
        Command::Completions { shell } => manual::completions(*shell, output),
        Command::Man { folder } => manual::run(folder.as_deref(), output),
    }
}
