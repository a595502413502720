//! Studying: analysis, hints, puzzles.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::game::GameId;

/// Arguments of `analyse`.
#[derive(Debug, ClapArgs)]
pub struct AnalyseArgs {
    /// A record, or a view as JSON; - for standard input.
    pub file: PathBuf,
    /// The game of a view that does not say it.
    #[arg(long, value_parser = GameId)]
    pub game: Option<String>,
    /// How many rollouts every decision gets.
    #[arg(long, default_value_t = crate::analysis::ROLLOUTS)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=i64::from(crate::analysis::MOST_ROLLOUTS)))]
    pub rollouts: u32,
    /// List every move, not only those that cost most.
    #[arg(long)]
    pub all: bool,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
    /// Write the report as a page with charts that stands alone.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Arguments of `hint`.
#[derive(Debug, ClapArgs)]
pub struct HintArgs {
    /// A record, or a view as JSON; - for standard input.
    pub file: PathBuf,
    /// The game of a view that does not say it.
    #[arg(long, value_parser = GameId)]
    pub game: Option<String>,
    /// Which move of the record is asked about, from 1 [default: the one that comes next]
    #[arg(long = "move", value_name = "NUMBER")]
    pub number: Option<usize>,
    /// Who is asked: a level, or expert with its rollouts, such as expert:2000.
    #[arg(long, default_value = "expert")]
    pub player: String,
    /// Print the view itself as JSON, for analyse, for the referee or for another program.
    #[arg(long)]
    pub view: bool,
    /// Print the answer as JSON.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `puzzle`.
#[derive(Debug, ClapArgs)]
pub struct PuzzleArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// The day, such as 2026-11-16; everybody gets the same puzzle on a day [default: today, in universal time]
    #[arg(long, value_name = "DATE")]
    pub date: Option<String>,
    /// Your answer, in the game's notation [default: asked for]
    #[arg(long, value_name = "MOVE")]
    pub answer: Option<String>,
    /// Print the solution.
    #[arg(long, conflicts_with = "answer")]
    pub solution: bool,
    /// Print puzzle and solution as JSON.
    #[arg(long)]
    pub json: bool,
}
