//! Beginning a game in this browser.

use std::cell::RefCell;
use std::sync::Arc;

use parlor_bots::GameSeed;
use parlor_core::{BySeat, Chance, Edition as _, HouseDeal, Log, SetUp, SetUpError};
use parlor_session::{SeatChoice, record, recorded, seated};
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};

use super::games::is_played;
use crate::backend::saved_games::{self, SavedGame};
use crate::browser::random::{house_seed, new_seed};
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
    /// The browser has no chance of its own, so nothing can be dealt.
    #[error("the browser has no chance of its own")]
    NoChance,
}

impl Say for BeginError {
    fn say(&self, lang: Lang) -> String {
        match self {
            BeginError::SetUp(error) => error.say(lang),
            BeginError::GameChunk(error) => error.say(lang),
            BeginError::NoChance => Text::NoChance.say(lang),
        }
    }
}

/// Begins a game with the usual box and options; its name among the kept games.
///
/// # Errors
/// If there are too many or too few players, or the browser has no chance of its own.
pub(crate) fn begin_usual<G: WebGame>(seat_choices: &BySeat<SeatChoice>) -> Result<String, BeginError> {
    begin::<G>(G::Edition::classic().into(), G::Options::default(), seat_choices)
}

/// Begins a game and keeps it; its name among the kept games.
///
/// # Errors
/// If there are too many or too few players, or the browser has no chance of its own.
pub(crate) fn begin<G: WebGame>(
    edition: Arc<G::Edition>,
    options: G::Options,
    seat_choices: &BySeat<SeatChoice>,
) -> Result<String, BeginError> {
    let seeds = GameSeed::new(&new_seed().ok_or(BeginError::NoChance)?);
    let (house_seed, players) = (house_seed().ok_or(BeginError::NoChance)?, seat_choices.seats());
    let chance = Chance::Fair(HouseDeal::without_contributions(house_seed, players).into());
    let log = Log::<G>::begin(SetUp { edition, options, players, chance })?;
    let text =
        record(&log, &recorded::<G>(&seated(seat_choices, &seeds))).map_err(|_| BeginError::NoChance)?;
    let id = saved_games::begin(&text).ok_or(BeginError::NoChance)?;
    let before = LATEST.replace(Some(id.clone()));
    drop_if_unplayed(before);
    Ok(id)
}

thread_local! {
    /// The game that was begun last on this page.
    static LATEST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Deletes the game that was begun last, if no person has done anything in it: somebody has only looked.
pub(super) fn drop_unplayed() {
    drop_if_unplayed(LATEST.take());
}

fn drop_if_unplayed(id: Option<String>) {
    let game = id.and_then(|id| SavedGame::get(&id));
    if let Some(game) = game.filter(|game| game.record().is_ok_and(|record| !is_played(&record))) {
        saved_games::remove(&game.id);
    }
}
