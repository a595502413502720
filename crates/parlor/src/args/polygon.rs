//! Questions about Polygon.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args as ClapArgs, Subcommand};

use super::EditionArgs;

/// What is on a Polygon board.
#[derive(Debug, ClapArgs)]
#[group(required = true, multiple = true)]
pub struct StacksArgs {
    /// The board: a file with one line per space that has tiles, such as '1,0 2x3 W', the bottom tile first; - for
    /// standard input.
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// A space and its tiles, such as '1,0 2x3 W'; can be repeated, and combined with --board.
    #[arg(long = "stack", value_name = "STACK", allow_hyphen_values = true)]
    pub stacks: Vec<String>,
}

/// A position of Polygon.
#[derive(Debug, ClapArgs)]
pub struct TurnArgs {
    /// What is on the board.
    #[command(flatten)]
    pub stacks: StacksArgs,
    /// The symbol that was rolled: star, diamond or circle.
    #[arg(long)]
    pub roll: String,
    /// An edition: a built-in name or a file.
    #[arg(long, default_value = "classic")]
    pub edition: String,
    /// Print the answer as JSON, like the referee.
    #[arg(long)]
    pub json: bool,
}

const STACKS_HELP: &str = "\
Write a space as in the picture: two numbers with a comma between them. Move right: the first number goes up by 1. Move \
down and to the right: the second number goes up by 1. A tile is a number from 1 to 5, with its X number if it has one, \
such as 4x3, or W for a WILD. A board file has one line per space with tiles, from bottom to top:

  # What is on the table; lines that start with # are ignored.
  0,0 3
  1,0 2x3 W

Leave out tiles that are printed on the board: they come with the edition.";

/// What can be done with Polygon.
#[derive(Debug, Subcommand)]
pub enum PolygonCommand {
    /// List every legal turn for a roll and its tiles, best first.
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

    /// Judge a turn: is it legal, what does it score, and why?
    #[command(after_help = format!("\
Examples:
  parlor polygon judge '4 1,0; W 0,1' --stack '0,0 3' --roll star
  parlor polygon judge 'W -1,0; 4x2 out' --board table.txt --roll circle --tiles W,4x2

Write the tiles in the order you place them, each with its space, or 'out' if it is set aside. The exit code is 1 if the \
turn is not legal.

{STACKS_HELP}"))]
    Judge {
        /// The turn, in quotes, such as '4 1,0; W 0,1'.
        #[arg(required = true)]
        turn: Vec<String>,
        /// The tiles that were drawn; if left out, the tiles of the turn.
        #[arg(long)]
        tiles: Option<String>,
        /// The position.
        #[command(flatten)]
        position: TurnArgs,
    },

    /// Check and show an edition: the old spelling of 'parlor edition polygon'.
    #[command(
        hide = true,
        after_help = "\
Examples:
  parlor polygon edition
  parlor polygon edition classic --toml > ours.toml
  parlor polygon edition ours.toml"
    )]
    Edition(EditionArgs),
}
