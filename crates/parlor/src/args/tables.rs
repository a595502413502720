//! Who plays, what, and where the game is saved.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::game::GameId;
use crate::games::GAME_IDS;

/// The players and the rules of a game between bots.
#[derive(Debug, ClapArgs)]
pub struct TableArgs {
    /// An edition: a built-in name or a file (see 'parlor edition').
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// A house rule: free_pass=yes (fives), reshuffle=yes (scorzo) or best_score_required=yes (polygon).
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Who plays: one bot per seat, separated by commas. The bots are random (very easy), casual (easy), greedy (medium),
    /// steady (hard) and expert (very hard).
    #[arg(long, default_value = "greedy,greedy", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
}

/// Arguments of `play`.
#[derive(Debug, ClapArgs)]
pub struct PlayArgs {
    /// The game; if left out, choose from a menu.
    #[arg(value_parser = GameId)]
    pub game: Option<String>,
    /// Who plays, separated by commas: me, a name, or a bot. The bots are random (very easy), casual (easy), greedy
    /// (medium), steady (hard) and expert (very hard).
    #[arg(long, default_value = "me,casual", value_delimiter = ',', requires = "game")]
    pub seats: Vec<String>,
    /// The box.
    #[command(flatten)]
    pub rules: BoxArgs,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one, locked in before the first move]
    #[arg(long, allow_negative_numbers = true, requires = "game")]
    pub seed: Option<String>,
    /// How it is played.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Arguments of `join`.
#[derive(Debug, ClapArgs)]
pub struct JoinArgs {
    /// The link that you were sent: https://HOST/#/join/TABLE/SECRET
    pub link: String,
    /// Your name; if left out, Parlor asks for it.
    #[arg(long)]
    pub name: Option<String>,
    /// After each of your turns, show a better move that you missed, where hints are allowed.
    #[arg(long)]
    pub better_moves: bool,
}

/// How a game is played in the terminal.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub struct ScreenArgs {
    /// Pause before each bot move, in milliseconds.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub pace: u64,
    /// After each of your turns, show a better move that you missed.
    #[arg(long)]
    pub better_moves: bool,
}

/// The rules of a game.
#[derive(Debug, ClapArgs)]
pub struct BoxArgs {
    /// An edition: a built-in name or a file (see 'parlor edition').
    #[arg(long, default_value = "classic", requires = "game")]
    pub edition: String,
    /// A house rule: free_pass=yes (fives), reshuffle=yes (scorzo) or best_score_required=yes (polygon).
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game")]
    pub options: Vec<String>,
}

/// Arguments of `resume`.
#[derive(Debug, ClapArgs)]
pub struct ResumeArgs {
    /// The game's number.
    pub number: Option<u32>,
    /// How it is played.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Arguments of `score`.
#[derive(Debug, ClapArgs)]
pub struct ScoreArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// The players' names in the order of play, separated by commas.
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
    /// The players and the rules.
    #[command(flatten)]
    pub table: TableArgs,
    /// Print only the moves, with one picture of the board at the end.
    #[arg(long)]
    pub brief: bool,
    /// Save the game's record to this file.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Arguments of `replay`.
#[derive(Debug, ClapArgs)]
pub struct ReplayArgs {
    /// The record; - for standard input.
    pub file: PathBuf,
    /// Print only the moves, with one picture of the board at the end.
    #[arg(long)]
    pub brief: bool,
    /// Print only the verdict.
    #[arg(long, conflicts_with = "brief")]
    pub quiet: bool,
}

/// Arguments of `selfplay`.
#[derive(Debug, ClapArgs)]
pub struct SelfplayArgs {
    /// The game.
    #[arg(value_parser = GameId)]
    pub game: String,
    /// How many games to play.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The players and the rules.
    #[command(flatten)]
    pub table: TableArgs,
    /// Print one JSON object per game, then a summary.
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
    /// The bots, two or more.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    pub players: Vec<String>,
    /// Maximum number of games per match.
    #[arg(long, default_value_t = 1_000, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u64).range(2..=100_000_000))]
    pub games: u64,
    /// Play every game even if the result is already clear.
    #[arg(long)]
    pub all: bool,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// A house rule: free_pass=yes (fives), reshuffle=yes (scorzo) or best_score_required=yes (polygon).
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}
