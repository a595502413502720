//! Questions about Scorzo.

use clap::Subcommand;

use super::EditionArgs;

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

    /// Check and show an edition: the old spelling of 'parlor edition scorzo'.
    #[command(
        hide = true,
        after_help = "\
Examples:
  parlor scorzo edition
  parlor scorzo edition classic --toml > ours.toml
  parlor scorzo edition ours.toml"
    )]
    Edition(EditionArgs),
}
