//! Beginning a game in this browser.

use std::sync::Arc;

use parlor_bots::GameSeed;
use parlor_core::{BySeat, Chance, Edition as _, Log, SetUp, SetUpError};
use parlor_session::{SeatChoice, record, recorded, seated};
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};

use crate::backend::saved_games;
use crate::browser::random::new_seed;
use crate::chunk::ChunkError;
use crate::game::WebGame;

/// A game could not be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BeginError {
    /// The set-up is invalid.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The code of the game is not there.
    #[error(transparent)]
    GameChunk(#[from] ChunkError),
    /// The browser keeps nothing, or has no chance of its own.
    #[error("the browser keeps no games")]
    Browser,
}

impl Say for BeginError {
    fn say(&self, lang: Lang) -> String {
        match self {
            BeginError::SetUp(error) => error.say(lang),
            BeginError::GameChunk(error) => error.say(lang),
            BeginError::Browser => Text::StorageFull.say(lang),
        }
    }
}

/// Begins a game with the usual box and options; its name among the kept games.
///
/// # Errors
/// If there are too many or too few players, or the browser does not save the game.
pub(crate) fn begin_usual<G: WebGame>(seat_choices: &BySeat<SeatChoice>) -> Result<String, BeginError> {
    begin::<G>(G::Edition::classic().into(), G::Options::default(), seat_choices)
}

/// Begins a game and keeps it; its name among the kept games.
///
/// # Errors
/// If there are too many or too few players, or the browser does not save the game.
pub(crate) fn begin<G: WebGame>(
    edition: Arc<G::Edition>,
    options: G::Options,
    seat_choices: &BySeat<SeatChoice>,
) -> Result<String, BeginError> {
    let seeds = GameSeed::new(&new_seed().ok_or(BeginError::Browser)?);
    let chance = Chance::Seed(seeds.deal());
    let log = Log::<G>::begin(SetUp { edition, options, players: seat_choices.seats(), chance })?;
    let text =
        record(&log, &recorded::<G>(&seated(seat_choices, &seeds))).map_err(|_| BeginError::Browser)?;
    saved_games::begin(&text).map_err(|_| BeginError::Browser)
}
