//! Reading the static files and writing the folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process::root;
use crate::tools;
use crate::web::compress::Packed;
use crate::web::hash;
use crate::web::link::Source;

/// Where the static files are.
const ASSETS: &str = "crates/parlor-web/assets";

/// All style sheets in one.
const STYLE: &str = "style.css";

/// Where the pages go if nothing else is said, and where `parlor serve` takes them from.
pub(crate) fn default_folder() -> PathBuf {
    root().join("dist")
}

/// Where the quick pages go: they are for this computer, and never part of a program that is installed.
pub(crate) fn quick_folder() -> Result<PathBuf, Failure> {
    Ok(tools::target_folder()?.join("quick-pages"))
}

/// The folder that the user names, seen from where the user is.
pub(crate) fn seen_from_here(name: &str) -> PathBuf {
    std::env::current_dir().unwrap_or_else(|_| root().to_owned()).join(name)
}

/// The static files.
pub(super) fn assets() -> Result<Vec<Source>, Failure> {
    let folder = root().join(ASSETS);
    let read = || {
        let mut sources = Vec::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.path().is_file() {
                let (name, bytes) =
                    (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?);
                let is_script = name.ends_with(".js");
                sources.push(Source::new(name, if is_script { plain_script(&bytes) } else { bytes }));
            }
        }
        sources.push(Source::new(STYLE, joined(&folder.join("style"))?));
        Ok(sources)
    };
    read().map_err(|error| failure(&folder, &error))
}

/// The style sheets of a folder one after the other, by their names.
fn joined(folder: &Path) -> io::Result<Vec<u8>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    paths.sort();
    let files: Vec<String> = paths.iter().map(fs::read_to_string).collect::<io::Result<_>>()?;
    Ok(files.iter().map(|file| plain_style(file)).collect::<String>().into_bytes())
}

/// A style sheet without what only people read: comments, line breaks, and spaces that separate nothing. No text in a style sheet
/// holds what begins a comment, or a space behind a colon.
fn plain_style(style: &str) -> String {
    let mut pieces = style.split("/*");
    let first = pieces.next().expect("at least one piece");
    let behind_comments = pieces.filter_map(|piece| piece.split_once("*/").map(|(_, behind)| behind));
    let said: String = [first].into_iter().chain(behind_comments).collect();
    let lines = said.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .flat_map(|line| [line, "\n"])
        .collect::<String>()
        .replace(": ", ":")
        .replace(" {", "{")
        .replace(";\n", ";")
}

/// A script without what only people read: comments that have lines of their own, and spaces around lines. None of the scripts, ours
/// or those of wasm-bindgen, has a text of several lines.
pub(super) fn plain_script(script: &[u8]) -> Vec<u8> {
    let script = String::from_utf8_lossy(script);
    let mut in_comment = false;
    let is_said = |line: &&str| {
        let is_comment = in_comment || line.starts_with("/*");
        in_comment = is_comment && !line.ends_with("*/");
        !(is_comment || line.is_empty() || line.starts_with("//"))
    };
    let said = script.lines().map(str::trim).filter(is_said);
    said.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

/// Writes all files and their twins, and takes those of earlier builds away.
pub(super) fn write(folder: &Path, files: &[Packed]) -> Result<(), Failure> {
    let write = || {
        fs::create_dir_all(folder)?;
        let mut written = Vec::new();
        let mut put = |name: String, bytes: &[u8]| {
            fs::write(folder.join(&name), bytes)?;
            written.push(name);
            io::Result::Ok(())
        };
        for Packed { file, twins } in files {
            put(file.name.clone(), &file.bytes)?;
            if let Some(twins) = twins {
                put(format!("{}.br", file.name), &twins.brotli)?;
                put(format!("{}.gz", file.name), &twins.gzip)?;
            }
        }
        // The twins of a file that has none now are of an earlier build. Whatever else is in the folder is not ours to remove.
        let is_twin = |name: &str| {
            let file = name.strip_suffix(".br").or_else(|| name.strip_suffix(".gz"));
            file.is_some_and(|file| written.iter().any(|written| written == file))
        };
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if (hash::is_named(&name) || is_twin(&name)) && !written.contains(&name) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    };
    write().map_err(|error| failure(folder, &error))
}

fn failure(folder: &Path, error: &io::Error) -> Failure {
    Failure::File { path: folder.to_owned(), problem: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::{compress, link};

    #[test]
    fn the_static_files_fit_together() {
        let mut sources = assets().unwrap();
        sources.extend(
            ["parlor.js", "parlor.wasm", "expert.js", "expert.wasm"]
                .map(|name| Source::new(name, Vec::new())),
        );
        let linked = link::link(sources).unwrap();
        assert!(linked.iter().any(|file| file.name == "index.html"));
        for file in linked.iter().filter(|file| !file.name.ends_with(".png")) {
            let text = String::from_utf8_lossy(&file.bytes).replace("\"/>", "\">");
            assert!(!text.contains("{{"), "{}", file.name);
            assert!(!text.contains("\"/") && !text.contains("'/"), "{} has an absolute address", file.name);
        }
    }

    #[test]
    fn styles_travel_without_comments() {
        let style = "/* All of\n   it. */\na {\n    b: c; /* why */\n}\n\n/* More. */\nd { e: f }\n";
        assert_eq!(plain_style(style), "a{\nb:c;}\nd{ e:f }\n");
    }

    #[test]
    fn scripts_travel_without_comments() {
        let script = b"// All of it.\nif (a) {\n    // Why.\n    b('//c'); // d\n}\n\ne();";
        assert_eq!(plain_script(script), b"if (a) {\nb('//c'); // d\n}\ne();\n");
        let script = b"/** What. */\na();\n/**\n * Of what?\n * e();\n */\nb(2\n* 3);\n";
        assert_eq!(plain_script(script), b"a();\nb(2\n* 3);\n");
    }

    #[test]
    fn only_files_of_earlier_builds_are_taken_away() {
        let folder = std::env::temp_dir().join(format!("parlor-xtask-web-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["boot.0123456789abcdef.js.br", "index.html.gz", "notes.txt", ".gitignore"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let sources = ["boot.js", "index.html"].map(|name| Source::new(name, b"1".to_vec()));
        let linked = link::link(sources.into()).unwrap();
        let pack = |file: link::Linked| match file.name.as_str() {
            "index.html" => Packed { file, twins: None },
            _ => compress::pack(file),
        };
        let files: Vec<Packed> = linked.into_iter().map(pack).collect();
        write(&folder, &files).unwrap();
        let mut names: Vec<String> = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        fs::remove_dir_all(&folder).unwrap();
        let new = &files[0].file.name;
        let expected = [
            ".gitignore".to_owned(),
            new.clone(),
            format!("{new}.br"),
            format!("{new}.gz"),
            "index.html".to_owned(),
            "notes.txt".to_owned(),
        ];
        assert_eq!(names, expected);
    }
}
