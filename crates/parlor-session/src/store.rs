//! Where the record of a game is saved.

use parlor_words::Lang;

/// Where the record of a game is saved: a file, the browser's storage.
pub trait RecordStore {
    /// Saves the record, in place of what was saved before.
    ///
    /// # Errors
    /// If it could not be saved; the reason, as a clause in this language. The game goes on, and the next save that works
    /// writes everything.
    fn save(&mut self, record: &str, lang: Lang) -> Result<(), String>;
}
