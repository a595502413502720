//! Questions about Scorzo.

use clap::Subcommand;

use super::EditionArgs;

/// What can be done with Scorzo.
#[derive(Debug, Subcommand)]
pub enum ScorzoCommand {
    /// Find the melds that leave the fewest points, and the best discard.
    #[command(after_help = "\
Examples:
  parlor scorzo melds 7S 8S 9S W 3H
  parlor scorzo melds 7s,8s,9s,w,3h --json

A card is a number from 1 to 10 and the letter of its suit: S stars, Q squares, T triangles, C circles, H hearts. W \
is a wild card. Lowercase letters and commas work too.")]
    Melds {
        /// The cards, from 1 to 20, such as 7S 8S 9S W 3H.
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
