//! The files of the pages.

use std::borrow::Cow;
use std::path::PathBuf;

use rust_embed::RustEmbed;
use rust_embed::utils::read_file_from_fs;

/// The page that opens all others.
pub(super) const INDEX: &str = "index.html";

/// A file, as it lies in the folder.
#[derive(Clone, Debug)]
pub(crate) struct Asset {
    pub(super) bytes: Cow<'static, [u8]>,
    /// Different for different bytes.
    pub(super) tag: String,
}

/// Files by their names.
pub(crate) trait Assets: Send + Sync + 'static {
    /// The file of this name, if there is one.
    fn get(&self, name: &str) -> Option<Asset>;

    /// Whether the pages were built.
    fn are_built(&self) -> bool {
        self.get(INDEX).is_some()
    }
}

/// The files that `cargo xtask web` builds: part of the program in a release build, read from the disk otherwise.
#[derive(Clone, Copy, Debug, RustEmbed)]
#[folder = "../../dist"]
#[exclude = ".*"]
#[allow_missing = true]
struct Folder;

/// The pages that are handed out.
#[derive(Clone, Debug)]
pub(crate) enum Pages {
    /// Those of this program.
    BuiltIn,
    /// Those in a folder, as they are when they are asked for.
    In(PathBuf),
}

impl Assets for Pages {
    fn get(&self, name: &str) -> Option<Asset> {
        let file = match self {
            Pages::BuiltIn => Folder::get(name)?,
            Pages::In(folder) if is_plain(name) => read_file_from_fs(&folder.join(name)).ok()?,
            Pages::In(_) => return None,
        };
        let tag = file.metadata.sha256_hash().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { bytes: file.data, tag })
    }
}

/// Whether this is the name of a file in the folder itself, and of none that is hidden there.
fn is_plain(name: &str) -> bool {
    let is_usual = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    !name.starts_with('.') && name.bytes().all(is_usual)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_own_files_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("parlor-pages-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("inner")).unwrap();
        for name in [INDEX, ".hidden", "inner/a.js"] {
            std::fs::write(folder.join(name), name).unwrap();
        }
        let pages = Pages::In(folder.clone());
        assert!(pages.are_built());
        assert_eq!(pages.get(INDEX).unwrap().bytes, INDEX.as_bytes());
        let inside = folder.join(INDEX).display().to_string();
        for name in ["", ".", "..", ".hidden", "inner", "inner/a.js", "../index.html", "none.js", &inside] {
            assert!(pages.get(name).is_none(), "{name}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(!pages.are_built());
    }
}
