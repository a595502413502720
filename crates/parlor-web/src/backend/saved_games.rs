//! The games that this browser keeps. Each has its record and the time of its last change; a game that is over stays until
//! somebody throws it away.

use std::cmp::Reverse;
use std::time::Duration;

use parlor_core::BySeat;
use parlor_core::record::{Record, RecordError};

use crate::browser::{now, random, storage};

/// How the keys of games begin.
const GAME: &str = "parlor.game.";
/// How the keys of their points begin: lists show them without any code of the game.
const POINTS: &str = "parlor.points.";

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SavedGame {
    /// Its name among all kept games.
    pub(crate) id: String,
    /// When it changed last, since 1970.
    pub(crate) changed: Duration,
    /// The text of its record.
    pub(crate) text: String,
}

impl SavedGame {
    /// The game of this name.
    pub(crate) fn get(id: &str) -> Option<SavedGame> {
        SavedGame::read(id, &storage::get(&key(id))?)
    }

    fn read(id: &str, kept: &str) -> Option<SavedGame> {
        let (changed, text) = kept.split_once('\n')?;
        let changed = Duration::from_millis(changed.parse().ok()?);
        Some(SavedGame { id: id.to_owned(), changed, text: text.to_owned() })
    }

    /// All games, the latest first.
    pub(crate) fn all() -> Vec<SavedGame> {
        let mut all: Vec<SavedGame> =
            storage::keys(GAME).iter().filter_map(|id| SavedGame::get(id)).collect();
        all.sort_by_key(|game| Reverse(game.changed));
        all
    }

    /// Its record.
    pub(crate) fn record(&self) -> Result<Record, RecordError> {
        Record::read(&self.text).map(|(record, _)| record)
    }
}

fn key(id: &str) -> String {
    format!("{GAME}{id}")
}

/// Saves a game under an id.
///
/// # Errors
/// If the browser's storage is full or switched off.
pub(crate) fn save(id: &str, record: &str) -> Result<(), storage::StorageError> {
    storage::set(&key(id), &format!("{}\n{record}", now().as_millis()))
}

/// Saves a game for the first time; its id.
///
/// # Errors
/// If the browser's storage is full or switched off.
pub(crate) fn begin(record: &str) -> Result<String, storage::StorageError> {
    let id = random::new_id().ok_or(storage::StorageError)?;
    save(&id, record).map(|()| id)
}

/// Throws a game away.
pub(crate) fn remove(id: &str) {
    storage::remove(&key(id));
    storage::remove(&format!("{POINTS}{id}"));
}

/// Notes the points of a game, so that lists can show them. If that fails, they do without.
pub(crate) fn note_points(id: &str, points: &BySeat<i32>) {
    let words: Vec<String> = points.iter().map(|(_, points)| points.to_string()).collect();
    let _ = storage::set(&format!("{POINTS}{id}"), &words.join(" "));
}

/// The points of a game, seat by seat, as they were last noted.
pub(crate) fn points(id: &str) -> Option<Vec<i32>> {
    read_points(&storage::get(&format!("{POINTS}{id}"))?)
}

fn read_points(words: &str) -> Option<Vec<i32>> {
    words.split(' ').map(|word| word.parse().ok()).collect()
}

/// Whether this is where a game of this name is kept.
pub(crate) fn is_key_of(key_seen: &str, id: &str) -> bool {
    key_seen == key(id)
}
