//! Finding the files in which measurements were left.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde_json::Value;

use crate::failure::Failure;

/// All files that end in this path, anywhere under a folder, written since then; in the order of their paths.
/// A folder that is not there holds none.
pub(super) fn written_since(folder: &Path, end: &str, since: SystemTime) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let problem = |error: io::Error| Failure::File { path: folder.clone(), problem: error.to_string() };
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder).map_err(problem)? {
            let entry = entry.map_err(problem)?;
            let metadata = entry.metadata().map_err(problem)?;
            if metadata.is_dir() {
                folders.push(entry.path());
            } else if entry.path().ends_with(end) && metadata.modified().map_err(problem)? >= since {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Reads a file of JSON.
pub(super) fn read_json(path: &Path) -> Result<Value, Failure> {
    let problem = |problem: String| Failure::File { path: path.to_owned(), problem };
    let text = fs::read_to_string(path).map_err(|error| problem(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| problem(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn files_are_found_by_the_end_of_their_path() {
        let here = root().join("xtask");
        let all = |end| written_since(&here, end, SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(all("bench/files.rs"), [here.join("src/bench/files.rs")]);
        assert!(all("files").is_empty());
        let tomorrow = SystemTime::now() + std::time::Duration::from_secs(86_400);
        assert!(written_since(&here, "files.rs", tomorrow).unwrap().is_empty());
        assert!(written_since(&here.join("nowhere"), "files.rs", SystemTime::UNIX_EPOCH).unwrap().is_empty());
    }
}
