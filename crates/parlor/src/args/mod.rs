//! The command line.

mod fives;
mod game;
mod polygon;
mod scorzo;
mod serve;
mod study;
mod tables;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::Resettable::Reset;
use clap::{Args as ClapArgs, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use parlor_words::Lang;

use game::GameId;

pub use fives::{FivesCommand, PositionArgs};
pub use polygon::{PolygonCommand, StacksArgs, TurnArgs};
pub use scorzo::ScorzoCommand;
pub use serve::ServeArgs;
pub use study::{AnalyseArgs, HintArgs, PuzzleArgs};
pub use tables::{
    ArenaArgs, BoxArgs, PlayArgs, ReplayArgs, ResumeArgs, ScoreArgs, ScreenArgs, SelfplayArgs, TableArgs,
    WatchArgs,
};

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
  parlor serve --open                            play in the browser
  parlor play                                    play in this terminal
  parlor resume                                  go on with a game
  parlor score fives --seats Ana,Ben             keep the score of a real table
  parlor watch scorzo --seats greedy,greedy,random
  parlor fives plays --rack 41532                every opening play, best first
  parlor scorzo melds 7S 8S 9S W 3H              what a hand counts, and what to discard
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor rules fives F8                          what rule F8 says
  parlor analyse game.parlor --html report.html  what the players could have done
  parlor puzzle polygon                          the puzzle of the day
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
    /// Reads the command line. If it is invalid, or help is asked for, says so in the colours asked for, and ends the
    /// program.
    #[must_use]
    pub fn from_command_line() -> Args {
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
    /// Play in the browser: hands the pages out to this computer, until Ctrl-C.
    #[command(after_help = "\
Examples:
  parlor serve --open
  parlor serve --port 8080

No other computer can reach them, and they load nothing from anywhere else.")]
    Serve(ServeArgs),

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
    #[command(
        alias = "keep",
        after_help = "\
Examples:
  parlor score fives --seats Ana,Ben,Carla
  parlor score polygon --seats Ana,Ben

Enter what happens on the table as it happens. What only the table knows, such as a roll of the die, is asked for; what \
breaks a rule is refused with the rule; a mistake is struck out with u."
    )]
    Score(ScoreArgs),

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
  parlor fives judge '8F 415'"
    )]
    Fives(FivesCommand),

    /// Scorzo: arrange cards in melds.
    #[command(
        subcommand,
        after_help = "\
Examples:
  parlor scorzo melds 7S 8S 9S W 3H"
    )]
    Scorzo(ScorzoCommand),

    /// Polygon: find and judge turns.
    #[command(
        subcommand,
        after_help = "\
Examples:
  parlor polygon turns --stack '0,0 3' --roll star --tiles 4,W
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star"
    )]
    Polygon(PolygonCommand),

    /// Check a record to the last move, and print the game.
    #[command(after_help = "\
Example:
  parlor replay game.parlor

The exit code is 1 if the record breaks a rule or its scores are wrong.")]
    Replay(ReplayArgs),

    /// Find out what the players of a game could have done, and what their moves cost; or what there is to do in a position.
    #[command(after_help = "\
Examples:
  parlor analyse game.parlor
  parlor analyse game.parlor --html report.html
  parlor analyse view.json --rollouts 50000
  parlor watch --brief --record game.parlor && parlor analyse game.parlor --all

Every decision is judged by what its player could see then, and luck is kept apart. docs/analysis.md describes the \
figures, and docs/referee.md the JSON of a view.")]
    Analyse(AnalyseArgs),

    /// Ask what a good player would do next.
    #[command(after_help = "\
Examples:
  parlor hint game.parlor --move 12
  parlor hint game.parlor --move 12 --player steady
  parlor hint game.parlor --move 12 --view > view.json
  parlor hint view.json --player expert:50000")]
    Hint(HintArgs),

    /// Solve a puzzle: a position in which one move is far better than all others.
    #[command(after_help = "\
Examples:
  parlor puzzle polygon
  parlor puzzle fives --date 2026-11-16
  parlor puzzle scorzo --solution

The puzzle of a day is the same for everybody. The exit code is 1 if the answer is not the best.")]
    Puzzle(PuzzleArgs),

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
        /// The game.
        #[arg(value_parser = GameId)]
        game: String,
        /// The id of a rule, such as F8; all rules if left out.
        rule: Option<String>,
    },

    /// Check and show an edition of a game, or write it out for a copy of your own.
    #[command(after_help = "\
Examples:
  parlor edition fives
  parlor edition scorzo classic --toml > ours.toml
  parlor edition scorzo ours.toml")]
    Edition {
        /// The game.
        #[arg(value_parser = GameId)]
        game: String,
        /// The edition.
        #[command(flatten)]
        edition: EditionArgs,
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

/// Arguments of `edition`, but for the game.
#[derive(Debug, ClapArgs)]
pub struct EditionArgs {
    /// A built-in name or a file.
    #[arg(default_value = "classic")]
    pub edition: String,
    /// Write it as an edition file.
    #[arg(long)]
    pub toml: bool,
}
