//! Finds every text for people.

use std::fs;
use std::path::{Path, PathBuf};

use crate::text::{Language, Text, Words};
use crate::{prose, rust};

type Reader = fn(&str) -> Vec<(Language, Words)>;

/// Where texts are: a file, or a folder with all files in it that end like this. The toy is for tests, not for people; what people
/// type is read, not said; and what pictures show is data.
const SOURCES: &[(&str, &str, Reader)] = &[
    ("crates/parlor-words/src", ".rs", rust::texts),
    ("crates/parlor/src/args", ".rs", rust::help),
    ("crates/parlor-web/assets/index.html", "", prose::html),
    ("crates/parlor-web/assets/manifest.webmanifest", "", prose::manifest),
    ("crates/parlor-fives/editions", ".toml", prose::comments),
    ("crates/parlor-polygon/editions", ".toml", prose::comments),
    ("crates/parlor-scorzo/editions", ".toml", prose::comments),
    ("README.md", "", prose::markdown),
    ("CHANGELOG.md", "", prose::markdown),
    ("docs", ".md", prose::markdown),
];

/// Every text for people, by files and lines.
pub(crate) fn texts() -> Vec<Text> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut texts = Vec::new();
    for (source, ending, read) in SOURCES {
        for path in files(&root, source, ending) {
            let source = fs::read_to_string(root.join(&path)).expect("the file can be read");
            texts.extend(read(&source).into_iter().map(|(language, words)| Text {
                language,
                path: path.clone(),
                words,
            }));
        }
    }
    texts.retain(|text| text.words.text.contains(char::is_alphabetic));
    texts
}

/// The files at a path, from the root, in order.
fn files(root: &Path, path: &str, ending: &str) -> Vec<String> {
    if root.join(path).is_file() {
        let unsaid = ["toy.rs", "typed.rs", "pictures/fives.rs", "pictures/polygon.rs", "pictures/scorzo.rs"];
        let is_text = path.ends_with(ending)
            && !unsaid.iter().any(|file| path == format!("crates/parlor-words/src/{file}"));
        return if is_text { vec![path.to_owned()] } else { Vec::new() };
    }
    let inside = fs::read_dir(root.join(path)).expect("the folder is there");
    let mut inside: Vec<PathBuf> =
        inside.map(|entry| entry.expect("the folder can be read").path()).collect();
    inside.sort();
    let names =
        inside.iter().map(|path| path.file_name().and_then(|name| name.to_str()).expect("plain names"));
    names.flat_map(|name| files(root, &format!("{path}/{name}"), ending)).collect()
}
