//! The files of the pages.

use std::borrow::Cow;

use rust_embed::RustEmbed;

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

/// The pages of this program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pages;

impl Assets for Pages {
    fn get(&self, name: &str) -> Option<Asset> {
        let file = Folder::get(name)?;
        let tag = file.metadata.sha256_hash().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { bytes: file.data, tag })
    }
}
