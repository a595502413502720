//! The command line.

mod copy;
mod fives;
mod game;
#[cfg(feature = "load")]
mod load;
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

#[cfg(feature = "postgres")]
pub use copy::MoveArgs;
pub use copy::{BackupArgs, RestoreArgs};
pub use fives::{FivesCommand, PositionArgs};
#[cfg(feature = "load")]
pub use load::LoadArgs;
pub use polygon::{PolygonCommand, StacksArgs, TurnArgs};
pub use scorzo::ScorzoCommand;
pub use serve::{LogArg, ServeArgs};
pub use study::{AnalyseArgs, HintArgs, PuzzleArgs};
pub use tables::{
    ArenaArgs, BoxArgs, JoinArgs, PlayArgs, ReplayArgs, ResumeArgs, ScoreArgs, ScreenArgs, SelfplayArgs,
    TableArgs, WatchArgs,
};

/// Family table games: play, learn and study them.
#[derive(Debug, Parser)]
#[command(name = "parlor", version, about, long_about = None, max_term_width = 100, after_help = AFTER_HELP)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// When to use color (NO_COLOR and CLICOLOR are respected).
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    pub color: Color,

    /// The language [default: the one in LC_ALL, LC_MESSAGES or LANG, or else en]
    #[arg(long, global = true, value_enum)]
    pub lang: Option<Language>,
}

const AFTER_HELP: &str = "\
Examples:
  parlor serve --open                            play in your browser
  parlor play                                    play in this terminal
  parlor join LINK                               play at a friend's table
  parlor resume                                  continue a game
  parlor score fives --seats Ana,Ben             keep score for a game on your own table
  parlor watch scorzo --seats greedy,greedy,random
  parlor fives plays --rack 41532                every opening play, best first
  parlor scorzo melds 7S 8S 9S W 3H              the melds in a hand, and what to discard
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor rules fives F8                          what rule F8 says
  parlor analyse game.parlor --html report.html  what the players could have done better
  parlor puzzle polygon                          the puzzle of the day
  parlor selfplay fives --games 1000 --seats greedy,random

Exit codes:
  0  done; where there was a question, the answer is yes
  1  the answer is no: the play is not legal, the record fails its check
  2  wrong usage, or input that can't be read
  3  a file or a stream can't be opened, read or written

Español: esta ayuda está en inglés; con --lang es, Parlor habla español.";

/// When to use color.
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
    /// Reads the command line. If it is invalid, or asks for help, says so in the colors it asks for, and ends the program.
    #[must_use]
    pub fn from_command_line() -> Args {
        let words: Vec<OsString> = std::env::args_os().collect();
        let mut command = Args::command().color(asked_for(&words).into());
        let matches = command.try_get_matches_from_mut(words).unwrap_or_else(|error| error.exit());
        Args::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit())
    }
}

/// The colors that a command line asks for, whether or not the rest of it can be read.
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
    /// Play in your browser, alone or with friends on other devices; press Ctrl-C to stop.
    #[command(after_help = "\
Examples:
  parlor serve --open                                 this computer only
  parlor serve --lan                                  phones and tablets in your home network too
  parlor serve --public-url https://parlor.example --trusted-proxy 127.0.0.1
                                                      behind a proxy that everyone can reach

Nothing is loaded from the internet. Tables survive when you stop Parlor: start it again, and everyone plays on. \
docs/operations.md says how to run it for many people.")]
    Serve(ServeArgs),

    /// Load a Parlor on this computer with people who play, and measure what it takes.
    #[cfg(feature = "load")]
    #[command(after_help = "\
Examples:
  parlor load
  parlor load --tables 100 --seconds 5 --sockets 1000
  parlor load --house http://127.0.0.1:5055/ --process 4242

Only a Parlor on this computer is loaded.")]
    Load(LoadArgs),

    /// Back up the online tables, also while 'parlor serve' is running.
    #[command(after_help = "\
Examples:
  parlor backup tables.sqlite
  parlor backup /mnt/usb --data /var/lib/parlor

The backup has everything up to one moment, and every game in it is checked. Keep it private: it has what players \
can't see. 'parlor restore' brings it back.")]
    Backup(BackupArgs),

    /// Bring online tables back from a backup.
    #[command(after_help = "\
Examples:
  parlor restore tables.sqlite
  parlor restore tables.sqlite --data /var/lib/parlor --replace

Stop 'parlor serve' first. The backup is checked, and every game in it, before anything changes. The exit code is 1 if \
there are games that this version can't continue.")]
    Restore(RestoreArgs),

    /// Move the online tables into a PostgreSQL database, which several Parlors can share.
    #[cfg(feature = "postgres")]
    #[command(after_help = "\
Examples:
  parlor move postgres://parlor@127.0.0.1/parlor
  PARLOR_DATABASE=postgres://parlor:secret@db.example/parlor parlor move --data /var/lib/parlor

Stop 'parlor serve' first. The database has to be empty. Every game is read back and compared before anything counts; the \
old file is left as house.sqlite.moved. Then start 'parlor serve --database ADDRESS'.")]
    Move(MoveArgs),

    /// Play in this terminal, against bots or with others at the same keyboard.
    #[command(after_help = "\
Examples:
  parlor play                               choose a game and the players
  parlor play fives                         against Casual (easy)
  parlor play scorzo --seats me,greedy,greedy
  parlor play polygon --seats Ana,Ben       two people at one keyboard
  parlor play fives --seats greedy,greedy   just watch

A name starts with a capital letter. Every game is saved as you play: 'parlor resume' continues one that isn't over.")]
    Play(PlayArgs),

    /// Play at a friend's table in this terminal, with the link that you were sent.
    #[command(after_help = "\
Examples:
  parlor join 'http://192.0.2.7:5055/#/join/7m3k0q9x2c/1r5v9z3d7h1m5q9t3x7b1f5k9p'
  parlor join LINK --name Ana

Quote the link: # has a meaning in some shells. The same link leads back to your place. With https://, the server needs a \
certificate that your system trusts; SSL_CERT_FILE names a file with others to trust.")]
    Join(JoinArgs),

    /// Continue a saved game. Without a number, choose one from a list.
    #[command(after_help = "\
Examples:
  parlor resume
  parlor resume 7

Games are saved in the folder that PARLOR_DATA names, or else in this system's usual place for program data.")]
    Resume(ResumeArgs),

    /// Keep score for a game on your own table: checks moves, adds up points, saves the game.
    #[command(
        alias = "keep",
        after_help = "\
Examples:
  parlor score fives --seats Ana,Ben,Carla
  parlor score polygon --seats Ana,Ben

Type what happens on your table as it happens. Parlor asks for what it can't see, such as a die roll; it stops moves \
that break a rule and names the rule; u undoes an entry."
    )]
    Score(ScoreArgs),

    /// Watch bots play a game, printed move by move.
    #[command(after_help = "\
Examples:
  parlor watch
  parlor watch scorzo --seats greedy,random,greedy --seed 42
  parlor watch --brief --record game.parlor

Without --seed, the deal is locked in before the first move, and 'parlor verify' can check it in the record.")]
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

    /// Check a record move by move and print the game.
    #[command(after_help = "\
Example:
  parlor replay game.parlor

The exit code is 1 if the record breaks a rule or its scores are wrong.")]
    Replay(ReplayArgs),

    /// Analyze a game: what the players could have done better and what it cost. Or analyze one position.
    #[command(
        visible_alias = "analyze",
        after_help = "\
Examples:
  parlor analyse game.parlor
  parlor analyse game.parlor --html report.html
  parlor analyse view.json --rollouts 50000
  parlor watch --brief --record game.parlor && parlor analyse game.parlor --all

Every decision is judged by what that player could see at the time, with luck kept separate. docs/analysis.md explains \
the figures, and docs/referee.md the JSON of a view."
    )]
    Analyse(AnalyseArgs),

    /// Ask what a good player would do next.
    #[command(after_help = "\
Examples:
  parlor hint game.parlor --move 12
  parlor hint game.parlor --move 12 --player steady
  parlor hint game.parlor --move 12 --view > view.json
  parlor hint view.json --player expert:50000")]
    Hint(HintArgs),

    /// Solve a puzzle: find the one move that is much better than all the others.
    #[command(after_help = "\
Examples:
  parlor puzzle polygon
  parlor puzzle fives --date 2026-11-16
  parlor puzzle scorzo --solution

Everyone gets the same puzzle on the same day. The exit code is 1 if the answer is not the best.")]
    Puzzle(PuzzleArgs),

    /// Check that the deal in a record was fair.
    #[command(after_help = "\
Examples:
  parlor verify game.parlor
  parlor verify game.parlor --bots

The deal was fair if its seed is the one that was locked in before the game. The exit code is 1 if it is not, if the game \
isn't over, or if nothing was locked in, as with --seed.

Bots of an online game draw from a seed that was locked in too: with --bots, each of their moves is thought again. The exit \
code is 1 if one is different, and 3 if one can't be checked because the bot is of another version.")]
    Verify {
        /// The record; - for standard input.
        file: PathBuf,
        /// Also think every move of every bot again, and compare.
        #[arg(long)]
        bots: bool,
    },

    /// Read a game's rules: all of them, or just one.
    #[command(after_help = "\
Examples:
  parlor rules fives
  parlor rules scorzo Z13
  parlor rules fives F8 --lang es")]
    Rules {
        /// The game.
        #[arg(value_parser = GameId)]
        game: String,
        /// A rule, such as F8; all rules if left out.
        rule: Option<String>,
    },

    /// Check and show an edition, or print it so you can edit your own copy.
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

    /// Let bots play many games, using all cores.
    #[command(after_help = "\
Examples:
  parlor selfplay fives --games 1000 --seats greedy,random
  parlor selfplay fives --games 10 --seed 42 --json
  parlor selfplay fives --records games --seed 42

The same seed gives the same games. Game number 7 of seed S is the game of seed S/7.")]
    Selfplay(SelfplayArgs),

    /// Find out which bots are stronger: they play each deal twice, with seats swapped, using all cores.
    #[command(after_help = "\
Examples:
  parlor arena fives steady greedy
  parlor arena polygon expert:500 steady greedy --games 400 --seed 42
  parlor arena scorzo steady greedy --json

A match ends when the result is clear (by a sequential test), or after --games. The bots are random (very easy), casual \
(easy), greedy (medium), steady (hard) and expert (very hard); expert can be given its rollouts per decision, such as \
expert:2000. Press Ctrl-C to stop and print the results so far. The same seed gives the same games.")]
    Arena(ArenaArgs),

    /// Answer requests from other programs, one JSON object per line.
    #[command(after_help = "\
Reads requests from standard input and answers each with one line on standard output. docs/referee.md \
describes them.

Example:
  echo '{\"op\":\"hello\"}' | parlor referee")]
    Referee,

    /// Write shell completions.
    #[command(after_help = "\
Example:
  parlor completions bash > ~/.local/share/bash-completion/completions/parlor")]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },

    /// Write the manual page (man format).
    #[command(after_help = "\
Examples:
  parlor man | man -l -
  parlor man --folder ~/.local/share/man/man1")]
    Man {
        /// Write this page and one page per command into a folder.
        #[arg(long)]
        folder: Option<PathBuf>,
    },
}

/// Arguments of `edition`, except the game.
#[derive(Debug, ClapArgs)]
pub struct EditionArgs {
    /// A built-in name or a file.
    #[arg(default_value = "classic")]
    pub edition: String,
    /// Write it as an edition file.
    #[arg(long)]
    pub toml: bool,
}
