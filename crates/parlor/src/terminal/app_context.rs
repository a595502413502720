//! What all tables of one run of the program have in common.

use std::time::Duration;

use parlor_core::PlayerName;
use parlor_words::Lang;

use crate::saved::SavedGames;

/// Where games are kept, how fast bots play, who plays here, and in which language.
#[derive(Clone, Debug)]
pub(crate) struct AppContext {
    /// Where games are kept.
    pub(crate) games: SavedGames,
    /// How long a bot's turn is waited for.
    pub(crate) pace: Duration,
    /// Whether people are told after a turn what would have been better.
    pub(crate) tells_better_moves: bool,
    /// What whoever runs the program is called.
    pub(crate) me: PlayerName,
    /// The language.
    pub(crate) lang: Lang,
}
