//! Text that outlives the page.

use leptos::prelude::window;
use web_sys::Storage;

/// Nothing can be kept: the browser allows no storage here, or it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the browser keeps nothing")]
pub(crate) struct StorageError;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key.
///
/// # Errors
/// If the storage is full or switched off; what was there before still is.
pub(crate) fn set(key: &str, text: &str) -> Result<(), StorageError> {
    storage().ok_or(StorageError)?.set_item(key, text).map_err(|_| StorageError)
}

/// Forgets what is kept under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // There is nothing to be done if that fails.
        let _ = storage.remove_item(key);
    }
}

/// All keys that begin so, without that beginning.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let key = |index| storage.key(index).ok().flatten();
    (0..storage.length().unwrap_or(0))
        .filter_map(key)
        .filter_map(|key| key.strip_prefix(prefix).map(str::to_owned))
        .collect()
}
