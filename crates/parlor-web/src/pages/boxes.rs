//! Editions of people's own, as this browser keeps them.

use parlor_core::{CLASSIC, Edition as _, Game};

use crate::browser::storage::{self, StorageError};

fn prefix<G: Game>() -> String {
    format!("parlor.edition.{}.", G::ID)
}

/// The names of the kept editions of a game, in order.
pub(super) fn names<G: Game>() -> Vec<String> {
    let mut names = storage::keys(&prefix::<G>());
    names.sort();
    names
}

/// A kept edition.
pub(super) fn get<G: Game>(name: &str) -> Option<G::Edition> {
    G::Edition::read(&storage::get(&format!("{}{name}", prefix::<G>()))?).ok()
}

/// Whether an edition has just what the built-in one has, under whatever name.
pub(super) fn is_classic<G: Game>(edition: &G::Edition) -> bool {
    let renamed = edition.write().replacen(&format!("{:?}", edition.name()), &format!("{CLASSIC:?}"), 1);
    renamed == G::Edition::classic().write()
}

/// Keeps an edition under its name, in the place of what had that name before.
///
/// # Errors
/// If the browser's storage is full or turned off: then it is kept as long as the page.
pub(super) fn keep<G: Game>(edition: &G::Edition) -> Result<(), StorageError> {
    storage::set(&format!("{}{}", prefix::<G>(), edition.name()), &edition.write())
}

/// Throws an edition away. Games that are played with it have it in their records.
pub(super) fn remove<G: Game>(name: &str) {
    storage::remove(&format!("{}{name}", prefix::<G>()));
}
