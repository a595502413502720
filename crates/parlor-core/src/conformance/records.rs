//! A game's record reads back and replays.

use super::failure::{Finding, Promise};
use super::walk::Walk;
use super::{Conform, replay};
use crate::record::{self, Record, RecordedChance};
use crate::{BySeat, Chance, Log, PlayerName, SetUp};

/// Records the game as it stands, open and sealed, and reads that back. If the tests can write the deals down, so for the
/// same game dealt from a script.
pub(super) fn check<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    check_log::<C>(walk.log())?;
    if let Some(script) = walk.script() {
        let chance = Chance::Dealt(script.clone());
        let set_up = SetUp { chance, ..walk.log().set_up().clone() };
        check_log::<C>(&replay::fold_log::<C>(set_up, walk.log().entries())?)?;
    }
    Ok(())
}

fn check_log<C: Conform>(log: &Log<C::Game>) -> Result<(), Finding> {
    let record = record_of::<C>(log, RecordedChance::open(&log.set_up().chance))?;
    let replay =
        record::replay::<C::Game>(&read_back(&record)?).map_err(|error| broken(error.to_string()))?;
    let played = replay.played.ok_or_else(|| broken("an open record could not be played"))?;
    if played.log.state() != log.state() {
        return Err(broken("the record replays to another state"));
    }
    if played.log.entries() != log.entries() {
        return Err(broken("the record replays other entries"));
    }
    let sealed = record_of::<C>(log, RecordedChance::Sealed)?;
    if sealed != record.sealed() {
        return Err(broken("the sealed record is another than the open one sealed"));
    }
    record::replay::<C::Game>(&read_back(&sealed)?).map_err(|error| broken(error.to_string()))?;
    Ok(())
}

fn record_of<C: Conform>(log: &Log<C::Game>, chance: RecordedChance) -> Result<Record, Finding> {
    let name = PlayerName::new("somebody").map_err(|error| broken(error.to_string()))?;
    let names = BySeat::new(log.set_up().players, |_| name.clone().into());
    Record::from_log(log, names, chance).map_err(|error| broken(error.to_string()))
}

/// Writes a record and reads it again.
fn read_back(record: &Record) -> Result<Record, Finding> {
    let read: Record = record.to_string().parse().map_err(|error| broken(format!("{error}")))?;
    if read == *record { Ok(read) } else { Err(broken("the record reads back as another one")) }
}

fn broken(what: impl Into<String>) -> Finding {
    Finding::new(Promise::RecordsReadBack, what)
}
