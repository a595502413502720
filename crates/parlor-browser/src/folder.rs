//! A folder that goes away.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::BrowserError;

/// How many this program has made: each has its own number.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A folder for one browser, taken away when it is dropped.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
}

impl Folder {
    pub(crate) fn new() -> Result<Folder, BrowserError> {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("parlor-browser-{}-{number}", std::process::id()));
        match std::fs::create_dir(&path) {
            Ok(()) => Ok(Folder { path }),
            Err(error) => Err(BrowserError::File { path, error }),
        }
    }

    /// Writes a file, and makes the folders that it needs.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<(), BrowserError> {
        let path = self.path.join(name);
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder.and_then(|()| std::fs::write(&path, text)).map_err(|error| BrowserError::File { path, error })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser that is just ending may still write: then the folder is taken away at the second try, or stays.
        for _ in 0..20 {
            if std::fs::remove_dir_all(&self.path).is_ok() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_goes_away_with_all_that_is_in_it() {
        let (one, other) = (Folder::new().unwrap(), Folder::new().unwrap());
        assert_ne!(one.path(), other.path());
        one.write("in/it", "something").unwrap();
        assert!(one.path().join("in/it").is_file());
        let path = one.path().to_owned();
        drop(one);
        assert!(!path.exists() && other.path().exists());
    }
}
