//! A folder that goes away.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use crate::ProcessError;

/// How many this program has made: each has its own number.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A new folder among the temporary ones, taken away when this is dropped.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Makes a folder, whose name begins with this.
    ///
    /// # Errors
    /// If it can't be made.
    pub fn new(name: &str) -> Result<Folder, ProcessError> {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("{name}-{}-{number}", std::process::id()));
        match fs::create_dir(&path) {
            Ok(()) => Ok(Folder { path }),
            Err(error) => Err(ProcessError::File { path, error }),
        }
    }

    /// Writes a file, and makes the folders that it needs.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write(&self, name: &str, text: &str) -> Result<(), ProcessError> {
        let path = self.path.join(name);
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(&path, text)).map_err(|error| ProcessError::File { path, error })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A program that is just ending may still write: then the folder is taken away at another try, or stays.
        for _ in 0..20 {
            if fs::remove_dir_all(&self.path).is_ok() {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_goes_away_with_all_that_is_in_it() {
        let new = || Folder::new("parlor-process").unwrap();
        let (one, other) = (new(), new());
        assert_ne!(one.path(), other.path());
        one.write("in/it", "something").unwrap();
        assert!(one.path().join("in/it").is_file());
        let path = one.path().to_owned();
        drop(one);
        assert!(!path.exists() && other.path().exists());
    }
}
