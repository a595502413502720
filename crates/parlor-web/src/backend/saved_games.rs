//! The games that this browser keeps. Each has its record and the time of its last change; a game that is over stays until
//! somebody throws it away. What the browser does not save is kept as long as the page (`browser::storage`).

use std::cmp::Reverse;
use std::time::Duration;

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

    /// Saves it again as it was, after it was thrown away.
    pub(crate) fn restore(&self) {
        // Its table says so if it is not saved.
        let _ = storage::set(&key(&self.id), &format!("{}\n{}", self.changed.as_millis(), self.text));
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
/// If the browser's storage is full or turned off: then the game is kept as long as the page.
pub(crate) fn save(id: &str, record: &str) -> Result<(), storage::StorageError> {
    storage::set(&key(id), &format!("{}\n{record}", now().as_millis()))
}

/// Keeps a game for the first time, saved if it can be; its id. `None` if the browser has no chance of its own.
pub(crate) fn begin(record: &str) -> Option<String> {
    let id = random::new_id()?;
    // Its table says that it is not saved.
    let _ = save(&id, record);
    Some(id)
}

/// Whether a game, or the last of it, is not saved.
pub(crate) fn is_unsaved(id: &str) -> bool {
    storage::is_only_held(&key(id))
}

/// The game that has this very record, if there is one: the same line ends do not matter.
pub(crate) fn with_record(record: &str) -> Option<String> {
    SavedGame::all().into_iter().find(|game| game.text.lines().eq(record.lines())).map(|game| game.id)
}

/// Throws a game away.
pub(crate) fn remove(id: &str) {
    storage::remove(&key(id));
    storage::remove(&format!("{POINTS}{id}"));
}

/// Notes the points of a game, so that lists can show them. If that fails, they do without.
pub(crate) fn note_points(id: &str, points: &[i32]) {
    let words: Vec<String> = points.iter().map(i32::to_string).collect();
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
