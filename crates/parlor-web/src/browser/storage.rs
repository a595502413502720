//! Text that outlives the page. What the browser does not save is held in memory, so that it lives as long as the page.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::window;
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};
use web_sys::Storage;

thread_local! {
    /// What could not be saved, by its key. It is newer than what is saved under that key.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// A text is not saved: it lives as long as the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum StorageError {
    /// There is no room for more.
    #[error("the browser's storage is full")]
    Full,
    /// The browser lets us save nothing.
    #[error("the browser's storage is turned off")]
    Off,
}

impl Say for StorageError {
    fn say(&self, lang: Lang) -> String {
        match self {
            StorageError::Full => Text::StorageFull.say(lang),
            StorageError::Off => Text::StorageOff.say(lang),
        }
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether something is saved that could be deleted to make room.
pub(crate) fn has_texts() -> bool {
    storage().is_some_and(|storage| storage.length().is_ok_and(|length| length > 0))
}

/// What is kept under a key.
pub(crate) fn get(key: &str) -> Option<String> {
    let held = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    held.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Keeps a text under a key.
///
/// # Errors
/// If the storage is full or turned off: then it is held in memory.
pub(crate) fn set(key: &str, text: &str) -> Result<(), StorageError> {
    let is_saved = storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
    MEMORY.with_borrow_mut(|memory| {
        if is_saved {
            memory.remove(key);
            return Ok(());
        }
        memory.insert(key.to_owned(), text.to_owned());
        // Browsers that allow nothing have room for nothing, and say so.
        Err(if has_texts() { StorageError::Full } else { StorageError::Off })
    })
}

/// Whether what is kept under a key is not saved.
pub(crate) fn is_only_held(key: &str) -> bool {
    MEMORY.with_borrow(|memory| memory.contains_key(key))
}

/// Forgets what is kept under a key.
pub(crate) fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
    if let Some(storage) = storage() {
        // There is nothing to be done if that fails.
        let _ = storage.remove_item(key);
    }
}

/// All keys that begin so, without that beginning.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let mut keys = MEMORY.with_borrow(|memory| memory.keys().cloned().collect::<Vec<_>>());
    if let Some(storage) = storage() {
        let saved = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        keys.extend(saved.filter(|key| !is_only_held(key)));
    }
    keys.iter().filter_map(|key| key.strip_prefix(prefix).map(str::to_owned)).collect()
}
