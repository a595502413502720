//! Folders for tests, beside what is built: the next run finds and empties them.

use std::path::{Path, PathBuf};

/// An empty folder for the test of this name.
pub(crate) fn folder(test: &str) -> PathBuf {
    let program = std::env::current_exe().unwrap();
    let built = program.ancestors().nth(2).unwrap_or(Path::new("."));
    let folder = built.join("tmp").join("unit").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
