//! Studying: analysis, hints, puzzles.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::game::GameId;

/// Arguments of `analyse`.
#[derive(Debug, ClapArgs)]
pub struct AnalyseArgs {
    /// A record, or a view as JSON; - for standard input.
    pub file: PathBuf,
    /// Which game a view belongs to, if it doesn't say.
    #[arg(long, value_parser = GameId)]
    pub game: Option<String>,
    /// Rollouts per decision.
    #[arg(long, default_value_t = crate::analysis::ROLLOUTS)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=i64::from(parlor_bots::MAX_ROLLOUTS)))]
    pub rollouts: u32,
    /// List every move, not only the biggest mistakes.
    #[arg(long)]
    pub all: bool,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
    /// Write the report as a self-contained web page with charts.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Arguments of `hint`.
#[derive(Debug, ClapArgs)]
pub struct HintArgs {
    /// A record, or a view as JSON; - for standard input.
    pub file: PathBuf,
    /// Which game a view belongs to, if it doesn't say.
    #[arg(long, value_parser = GameId)]
    pub game: Option<String>,
    /// Which move of the record to ask about, counting from 1 [default: the next one]
    #[arg(long = "move", value_name = "NUMBER")]
    pub number: Option<usize>,
    /// Which bot to ask: random (very easy), casual (easy), greedy (medium), steady (hard), expert (very hard), or expert
    /// with its rollouts, such as expert:2000.
    #[arg(long, default_value = "expert")]
    pub player: String,
    /// Print the view itself as JSON, for 'parlor analyse', the referee or another program.
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
    /// The day, such as 2026-11-16; everyone gets the same puzzle on the same day [default: today, in universal time]
    #[arg(long, value_name = "DATE")]
    pub date: Option<String>,
    /// Your answer, in the game's notation [default: you will be asked]
    #[arg(long, value_name = "MOVE")]
    pub answer: Option<String>,
    /// Print the solution.
    #[arg(long, conflicts_with = "answer")]
    pub solution: bool,
    /// Print the puzzle and its solution as JSON.
    #[arg(long)]
    pub json: bool,
}
