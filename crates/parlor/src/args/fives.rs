//! Questions about Scrambled 5's.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args as ClapArgs, Subcommand};

use super::EditionArgs;

/// A position of Scrambled 5's.
#[derive(Debug, ClapArgs)]
pub struct PositionArgs {
    /// The board: a file with one line per row, and a dot or a digit per square; - for standard input
    /// [default: an empty board]
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// Print the answer as JSON, like the referee.
    #[arg(long)]
    pub json: bool,
}

/// What can be done with Scrambled 5's.
#[derive(Debug, Subcommand)]
pub enum FivesCommand {
    /// List every legal play for a rack, best first.
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

    /// Judge a play: is it legal, what does it score, and why?
    #[command(after_help = "\
Examples:
  parlor fives judge '8F 415'
  parlor fives judge 'H7 7.3' --board table.txt --rack 7311
  parlor fives judge pass --board table.txt --rack 55

A play is the square of its first tile, then its tiles in order: '8F 41.5' goes across row 8 from F, with a dot for a \
tile that is already there; 'H7 7.3' goes down column H. The exit code is 1 if the play is not legal.")]
    Judge {
        /// The play, such as '8F 415', or pass.
        #[arg(required = true, num_args = 1..=2)]
        play: Vec<String>,
        /// Your tiles; if left out, any tiles may be played.
        #[arg(long, allow_negative_numbers = true)]
        rack: Option<String>,
        /// The position.
        #[command(flatten)]
        position: PositionArgs,
    },

    /// Check and show an edition: the old spelling of 'parlor edition fives'.
    #[command(
        hide = true,
        after_help = "\
Examples:
  parlor fives edition
  parlor fives edition classic --toml > ours.toml
  parlor fives edition ours.toml"
    )]
    Edition(EditionArgs),
}
