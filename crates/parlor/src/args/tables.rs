//! Tables: who plays, what, and where it is written down.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::game::GameId;
use crate::games::GAME_IDS;

/// What a table chooses.
#[derive(Debug, ClapArgs)]
pub struct TableArgs {
    /// An edition: a built-in name or a file (see 'parlor edition').
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// An option of the game, such as free_pass=yes; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Who plays: one bot a seat, separated by commas (random, casual, greedy, steady, expert).
    #[arg(long, default_value = "greedy,greedy", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
}

/// Arguments of `play`.
#[derive(Debug, ClapArgs)]
pub struct PlayArgs {
    /// The game; a menu if left out.
    #[arg(value_parser = GameId)]
    pub game: Option<String>,
    /// Who plays, separated by commas: me, a bot (random, casual, greedy, steady, expert), or a name.
    #[arg(long, default_value = "me,greedy", value_delimiter = ',', requires = "game")]
    pub seats: Vec<String>,
    /// The box.
    #[command(flatten)]
    pub rules: BoxArgs,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, allow_negative_numbers = true, requires = "game")]
    pub seed: Option<String>,
    /// How bots play along.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// How a table plays in the terminal.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub struct ScreenArgs {
    /// How long a bot's turn is waited for, in milliseconds.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub pace: u64,
    /// After each of your turns, say what would have been better.
    #[arg(long)]
    pub better_moves: bool,
}

/// What is played at a table.
#[derive(Debug, ClapArgs)]
pub struct BoxArgs {
    /// An edition: a built-in name or a file (see 'parlor edition').
    #[arg(long, default_value = "classic", requires = "game")]
    pub edition: String,
    /// An option of the game, such as free_pass=yes; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game")]
    pub options: Vec<String>,
}

/// Arguments of `resume`.
#[derive(Debug, ClapArgs)]
pub struct ResumeArgs {
    /// The number of the game.
    pub number: Option<u32>,
    /// How bots play along.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Arguments of `score`.
#[derive(Debug, ClapArgs)]
pub struct ScoreArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// Who plays, by name, separated by commas and in the order of play.
    #[arg(long, required = true, value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The box.
    #[command(flatten)]
    pub rules: BoxArgs,
}

/// Arguments of `watch`.
#[derive(Debug, ClapArgs)]
pub struct WatchArgs {
    /// The game.
    #[arg(value_parser = GameId, default_value = GAME_IDS[0])]
    pub game: String,
    /// The table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Print the moves without pictures, but for one at the end.
    #[arg(long)]
    pub brief: bool,
    /// Keep the game's record in this file.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Arguments of `replay`.
#[derive(Debug, ClapArgs)]
pub struct ReplayArgs {
    /// The record; - for standard input.
    pub file: PathBuf,
    /// Print the moves without pictures, but for one at the end.
    #[arg(long)]
    pub brief: bool,
    /// Print nothing but the verdict.
    #[arg(long, conflicts_with = "brief")]
    pub quiet: bool,
}

/// Arguments of `selfplay`.
#[derive(Debug, ClapArgs)]
pub struct SelfplayArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// How many games.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Print one JSON object a game, and the summary as the last one.
    #[arg(long)]
    pub json: bool,
    /// Write every game's record into this folder.
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
}

/// Arguments of `arena`.
#[derive(Debug, ClapArgs)]
pub struct ArenaArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// The players, two or more.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    pub players: Vec<String>,
    /// The most games of a match.
    #[arg(long, default_value_t = 1_000, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(2..=100_000_000))]
    pub games: u64,
    /// Play all games, though the question is settled.
    #[arg(long)]
    pub all: bool,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// An option of the game, such as free_pass=yes; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}
