//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::builder::Resettable::Reset;
use clap::{Args as ClapArgs, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use parlor_words::Lang;

/// Family table games: play, learn and study them.
#[derive(Debug, Parser)]
#[command(name = "parlor", version, about, long_about = None, max_term_width = 100, after_help = AFTER_HELP)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// When to use colours; NO_COLOR and CLICOLOR are honoured.
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    pub color: Color,

    /// The language [default: what LC_ALL, LC_MESSAGES or LANG ask for, or else en]
    #[arg(long, global = true, value_enum)]
    pub lang: Option<Language>,
}

const AFTER_HELP: &str = "\
Examples:
  parlor play                                    play in this terminal
  parlor resume                                  go on with a game
  parlor keep fives --seats Ana,Ben              keep the score of a real table
  parlor watch scorzo --seats greedy,greedy,random
  parlor fives plays --rack 41532                every opening play, best first
  parlor scorzo melds 7S 8S 9S W 3H              what a hand counts, and what to discard
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor rules fives F8                          what rule F8 says
  parlor selfplay fives --games 1000 --seats greedy,random

Exit codes:
  0  done; where there was a question, the answer is yes
  1  the answer is no: a play is not legal, a record does not hold
  2  called wrongly, or given something that can't be understood
  3  a file or a stream can't be opened, read or written";

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal that shows them.
    #[value(help = Reset)]
    Auto,
    /// Always.
    #[value(help = Reset)]
    Always,
    /// Never.
    #[value(help = Reset)]
    Never,
}

/// The languages that Parlor speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English.
    #[value(help = Reset)]
    En,
    /// Spanish (español).
    #[value(help = Reset)]
    Es,
}

impl Args {
    /// Reads the command line. Where that can't be, or help is asked for, says so in the colours asked for, and ends the
    /// program.
    #[must_use]
    pub fn of_command_line() -> Args {
        let words: Vec<OsString> = std::env::args_os().collect();
        let mut command = Args::command().color(asked_for(&words).into());
        let matches = command.try_get_matches_from_mut(words).unwrap_or_else(|error| error.exit());
        Args::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit())
    }
}

/// The colours that a command line asks for, whether or not the rest of it can be understood.
fn asked_for(words: &[OsString]) -> Color {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
    let mut values =
        words.iter().enumerate().filter_map(|(index, word)| match word.strip_prefix("--color")? {
            "" => words.get(index + 1).copied(),
            rest => rest.strip_prefix('='),
        });
    values.find_map(|value| Color::from_str(value, false).ok()).unwrap_or(Color::Auto)
}

impl From<Color> for ColorChoice {
    fn from(color: Color) -> ColorChoice {
        match color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        }
    }
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::English,
            Language::Es => Lang::Spanish,
        }
    }
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in this terminal: alone against bots, or with others at the same keyboard.
    #[command(after_help = "\
Examples:
  parlor play                               choose a game and who sits at the table
  parlor play fives                         against a greedy bot
  parlor play scorzo --seats me,greedy,greedy
  parlor play polygon --seats Ana,Ben       two people at one keyboard
  parlor play fives --seats greedy,greedy   look on

A seat is 'me', a bot (random, casual, greedy, steady, expert) or a name that begins with a capital letter. Every game is recorded as it is \
played: 'parlor resume' goes on with one that was interrupted.")]
    Play(PlayArgs),

    /// Go on with a game that was interrupted; without a number, choose one from a list.
    #[command(after_help = "\
Examples:
  parlor resume
  parlor resume 7

Games are kept in the folder that PARLOR_DATA names, or else where programs of this system keep their data.")]
    Resume(ResumeArgs),

    /// Keep the score of a game on a real table: legality, points, the sheet and a record.
    #[command(after_help = "\
Examples:
  parlor keep fives --seats Ana,Ben,Carla
  parlor keep polygon --seats Ana,Ben

Enter what happens on the table as it happens. What only the table knows, such as a roll of the die, is asked for; what \
breaks a rule is refused with the rule; a mistake is struck out with u.")]
    Keep(KeepArgs),

    /// Watch bots play a game, printed move by move.
    #[command(after_help = "\
Examples:
  parlor watch
  parlor watch scorzo --seats greedy,random,greedy --seed 42
  parlor watch --brief --record game.parlor")]
    Watch(WatchArgs),

    /// Scrambled 5's: find and judge plays.
    #[command(
        subcommand,
        after_help = "\
Examples:
  parlor fives plays --rack 41532
  parlor fives judge '8F 415'
  parlor fives edition"
    )]
    Fives(FivesCommand),

    /// Scorzo: arrange cards in melds.
    #[command(
        subcommand,
        after_help = "\
Examples:
  parlor scorzo melds 7S 8S 9S W 3H
  parlor scorzo edition"
    )]
    Scorzo(ScorzoCommand),

    /// Polygon: find and judge turns.
    #[command(
        subcommand,
        after_help = "\
Examples:
  parlor polygon turns --stack '0,0 3' --roll star --tiles 4,W
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor polygon edition"
    )]
    Polygon(PolygonCommand),

    /// Check a record to the last move, and print the game.
    #[command(after_help = "\
Example:
  parlor replay game.parlor

The exit code is 1 if the record breaks a rule or its scores are wrong.")]
    Replay(ReplayArgs),

    /// Check that a record's deal is the one that the house had committed to.
    #[command(after_help = "\
Example:
  parlor verify game.parlor

The exit code is 1 if the deal was not the one committed to, or if that can't be told yet.")]
    Verify {
        /// The record; - for standard input.
        file: PathBuf,
    },

    /// Read the rules of a game, all or one.
    #[command(after_help = "\
Examples:
  parlor rules fives
  parlor rules scorzo Z13
  parlor rules fives F8 --lang es")]
    Rules {
        /// The game: fives, scorzo or polygon.
        game: String,
        /// The id of a rule, such as F8; all rules if left out.
        rule: Option<String>,
    },

    /// Let bots play many games on all cores.
    #[command(after_help = "\
Examples:
  parlor selfplay fives --games 1000 --seats greedy,random
  parlor selfplay fives --games 10 --seed 42 --json
  parlor selfplay fives --records games --seed 42

The same seed gives the same games. Game number 7 of seed S is the game of seed S/7.")]
    Selfplay(SelfplayArgs),

    /// Find out which players are stronger: pairs of games on the same deal with seats exchanged, on all cores.
    #[command(after_help = "\
Examples:
  parlor arena fives steady greedy
  parlor arena polygon expert:500 steady greedy --games 400 --seed 42
  parlor arena scorzo steady greedy --json

A match ends when a sequential test has settled it, or after --games. A player is a level (random, casual, greedy, steady, \
expert), or expert with its rollouts for a decision, such as expert:2000. Ctrl-C prints what there is. The same seed \
gives the same games.")]
    Arena(ArenaArgs),

    /// Answer requests of other programs, one JSON object a line.
    #[command(after_help = "\
Reads requests from standard input and answers each with one line on standard output. docs/referee.md \
describes them.

Example:
  echo '{\"op\":\"hello\"}' | parlor referee")]
    Referee,

    /// Write completions for a shell.
    #[command(after_help = "\
Example:
  parlor completions bash > ~/.local/share/bash-completion/completions/parlor")]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },

    /// Write the manual page, in the form that man reads.
    #[command(after_help = "\
Examples:
  parlor man | man -l -
  parlor man --folder ~/.local/share/man/man1")]
    Man {
        /// Write this page and one for each command into a folder.
        #[arg(long)]
        folder: Option<PathBuf>,
    },
}

/// What a table chooses.
#[derive(Debug, ClapArgs)]
pub struct TableArgs {
    /// An edition: a built-in name or a file (see 'parlor fives edition' and the like).
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
    /// The game: fives, scorzo or polygon; a menu if left out.
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
    /// How long a bot's turn is waited for, in milliseconds.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub pace: u64,
}

/// What is played at a table.
#[derive(Debug, ClapArgs)]
pub struct BoxArgs {
    /// An edition: a built-in name or a file (see 'parlor fives edition' and the like).
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
    /// How long a bot's turn is waited for, in milliseconds.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub pace: u64,
}

/// Arguments of `keep`.
#[derive(Debug, ClapArgs)]
pub struct KeepArgs {
    /// The game: fives, scorzo or polygon.
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
    /// The game: fives, scorzo or polygon.
    #[arg(default_value = "fives")]
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
    /// The game: fives, scorzo or polygon.
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
    /// The game: fives, scorzo or polygon.
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

/// A position of Scrambled 5's.
#[derive(Debug, ClapArgs)]
pub struct PositionArgs {
    /// The board: a file with a line for each row, a dot or a digit for each square; - for standard input
    /// [default: an empty board]
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// Print the answer as JSON, as the referee does.
    #[arg(long)]
    pub json: bool,
}

/// What can be done with Scrambled 5's.
#[derive(Debug, Subcommand)]
pub enum FivesCommand {
    /// List every legal play of a rack, best first.
    #[command(after_help = "\
Examples:
  parlor fives plays --rack 41532
  parlor fives plays --rack 41532 --board table.txt --all")]
    Plays {
        /// The tiles, such as 41532.
        #[arg(long, allow_negative_numbers = true)]
        rack: String,
        /// The position.
        #[command(flatten)]
        position: PositionArgs,
        /// How many plays to list.
        #[arg(long, default_value_t = 20, allow_negative_numbers = true)]
        #[arg(value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
        top: usize,
        /// List all plays.
        #[arg(long, conflicts_with = "top")]
        all: bool,
    },

    /// Judge a play: is it legal, what does it score, and why.
    #[command(after_help = "\
Examples:
  parlor fives judge '8F 415'
  parlor fives judge 'H7 7.3' --board table.txt --rack 7311
  parlor fives judge pass --board table.txt --rack 55

A play is where its first tile lies and its tiles in order: '8F 41.5' runs along row 8 from F, with a dot for a \
tile that lies there already; 'H7 7.3' runs down column H. The exit code is 1 if the play is not legal.")]
    Judge {
        /// The play, such as '8F 415', or pass.
        #[arg(required = true, num_args = 1..=2)]
        play: Vec<String>,
        /// The tiles on the rack; any tiles if left out.
        #[arg(long, allow_negative_numbers = true)]
        rack: Option<String>,
        /// The position.
        #[command(flatten)]
        position: PositionArgs,
    },

    /// Check and show an edition, or write it out for a copy of your own.
    #[command(after_help = "\
Examples:
  parlor fives edition
  parlor fives edition classic --toml > ours.toml
  parlor fives edition ours.toml")]
    Edition(EditionArgs),
}

/// What can be done with Scorzo.
#[derive(Debug, Subcommand)]
pub enum ScorzoCommand {
    /// Arrange a hand in melds so that the fewest points are left, and find the best discard.
    #[command(after_help = "\
Examples:
  parlor scorzo melds 7S 8S 9S W 3H
  parlor scorzo melds 7s,8s,9s,w,3h --json

A card is a number from 1 to 10 and the letter of its suit: S stars, Q squares, T triangles, C circles, H hearts. W \
is a wild. Small letters will do, and so will commas.")]
    Melds {
        /// The cards, 1 to 20 of them, such as 7S 8S 9S W 3H.
        #[arg(required = true, value_name = "CARD")]
        cards: Vec<String>,
        /// Print the answer as JSON, with the fields of the referee's 'melds' and 'discards'.
        #[arg(long)]
        json: bool,
    },

    /// Check and show an edition, or write it out for a copy of your own.
    #[command(after_help = "\
Examples:
  parlor scorzo edition
  parlor scorzo edition classic --toml > ours.toml
  parlor scorzo edition ours.toml")]
    Edition(EditionArgs),
}

/// What lies on a board of Polygon.
#[derive(Debug, ClapArgs)]
#[group(required = true, multiple = true)]
pub struct StacksArgs {
    /// The board: a file with a line for each space that has tiles, such as '1,0 2x3 W', the bottom tile first; - for
    /// standard input.
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// A space and its tiles, such as '1,0 2x3 W'; may be given several times, and beside a file.
    #[arg(long = "stack", value_name = "STACK", allow_hyphen_values = true)]
    pub stacks: Vec<String>,
}

/// A position of Polygon.
#[derive(Debug, ClapArgs)]
pub struct TurnArgs {
    /// What lies on the board.
    #[command(flatten)]
    pub stacks: StacksArgs,
    /// The symbol that was rolled: star, diamond or circle.
    #[arg(long)]
    pub roll: String,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// Print the answer as JSON, as the referee does.
    #[arg(long)]
    pub json: bool,
}

const STACKS_HELP: &str = "\
A space is written as in the picture: two numbers with a comma between them, the first counted to the right, the second \
down to the right. A tile is a number from 1 to 5, perhaps with its factor, such as 4x3, or W. A board file has a line for \
each space with tiles, from bottom to top:

  # What lies on the table; lines that begin like this one don't count.
  0,0 3
  1,0 2x3 W

What is printed on the board is not written: it comes with the edition.";

/// What can be done with Polygon.
#[derive(Debug, Subcommand)]
pub enum PolygonCommand {
    /// List every legal turn of a roll and its tiles, best first.
    #[command(after_help = format!("\
Examples:
  parlor polygon turns --stack '0,0 3' --roll star --tiles 4,W
  parlor polygon turns --board table.txt --roll circle --tiles '4x2 5' --all

{STACKS_HELP}"))]
    Turns {
        /// The tiles that were drawn, one or two, such as 4,W.
        #[arg(long)]
        tiles: String,
        /// The position.
        #[command(flatten)]
        position: TurnArgs,
        /// How many turns to list.
        #[arg(long, default_value_t = 20, allow_negative_numbers = true)]
        #[arg(value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
        top: usize,
        /// List all turns.
        #[arg(long, conflicts_with = "top")]
        all: bool,
    },

    /// Judge a turn: is it legal, what does it score, and why.
    #[command(after_help = format!("\
Examples:
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor polygon judge 'W -1,0; 4x2 out' --board table.txt --roll circle --tiles W,4x2

A turn is its tiles in the order of laying, each with its space, or with 'out' if it goes out of the game. The exit code \
is 1 if the turn is not legal.

{STACKS_HELP}"))]
    Judge {
        /// The turn, in quotes, such as '4 1,0; W 0,1'.
        #[arg(required = true)]
        turn: Vec<String>,
        /// The tiles that were drawn; those of the turn if left out.
        #[arg(long)]
        tiles: Option<String>,
        /// The position.
        #[command(flatten)]
        position: TurnArgs,
    },

    /// Check and show an edition, or write it out for a copy of your own.
    #[command(after_help = "\
Examples:
  parlor polygon edition
  parlor polygon edition classic --toml > ours.toml
  parlor polygon edition ours.toml")]
    Edition(EditionArgs),
}

/// Arguments of a game's `edition`.
#[derive(Debug, ClapArgs)]
pub struct EditionArgs {
    /// A built-in name or a file.
    #[arg(default_value = "classic")]
    pub edition: String,
    /// Write it as an edition file.
    #[arg(long)]
    pub toml: bool,
}
