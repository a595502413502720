//! Where the record of a game is saved.

use parlor_words::Lang;

/// Where the record of a game is saved: a file, the browser's storage. What the game began with is in it already.
pub trait RecordStore {
    /// Adds whole lines to the end of the record.
    ///
    /// # Errors
    /// If they could not be saved; the reason, as a clause in this language. The game goes on, and the next call brings these
    /// lines again, with those that came after them.
    fn append(&mut self, lines: &str, lang: Lang) -> Result<(), String>;

    /// Saves another record in place of what was saved before: something was struck out of it.
    ///
    /// # Errors
    /// As [`RecordStore::append`].
    fn replace(&mut self, record: &str, lang: Lang) -> Result<(), String>;
}

/// A record in memory.
impl RecordStore for String {
    fn append(&mut self, lines: &str, _: Lang) -> Result<(), String> {
        self.push_str(lines);
        Ok(())
    }

    fn replace(&mut self, record: &str, _: Lang) -> Result<(), String> {
        record.clone_into(self);
        Ok(())
    }
}
