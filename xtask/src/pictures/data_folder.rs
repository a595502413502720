//! A folder for what the program keeps while its picture is taken.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// A new folder of our own, gone when this is dropped: pictures show no games of whoever draws them.
pub(super) struct DataFolder(PathBuf);

impl DataFolder {
    /// Makes the folder, with this name and our process's number in the system's folder for such things.
    pub(super) fn new(name: &str) -> Result<DataFolder, Failure> {
        let path = std::env::temp_dir().join(format!("parlor-{name}-{}", std::process::id()));
        fs::create_dir(&path)
            .map_err(|error| Failure::File { path: path.clone(), problem: error.to_string() })?;
        Ok(DataFolder(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        // What is left over is left to the system, which clears that place now and then.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_new_and_does_not_stay() {
        let folder = DataFolder::new("test").unwrap();
        let path = folder.path().to_owned();
        assert_eq!(fs::read_dir(&path).unwrap().count(), 0);
        assert!(DataFolder::new("test").is_err(), "never somebody else's");
        fs::write(path.join("file"), "text").unwrap();
        drop(folder);
        assert!(!path.exists());
    }
}
