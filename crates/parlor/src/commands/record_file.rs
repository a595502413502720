//! Keeping records of bots' games.

use std::path::Path;

use parlor_bots::{Bot, BotGame};
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{BySeat, Log};
use parlor_words::Lang;

use crate::failure::Failure;
use crate::games;

/// Writes the record of a finished game.
pub(super) fn write<G: BotGame>(
    path: &Path,
    log: &Log<G>,
    players: &BySeat<Bot>,
    lang: Lang,
) -> Result<(), Failure> {
    let chance = RecordedChance::open(&log.set_up().chance);
    let record = Record::from_log(log, games::recorded::<G>(players), chance)
        .map_err(|error| Failure::misuse(&error, lang))?;
    std::fs::write(path, record.to_string())
        .map_err(|error| Failure::cannot_write(&path.display().to_string(), &error, lang))
}
