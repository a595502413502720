//! References between the files: `{{style.css}}` in one file is the name of another, with its hash.

use std::collections::BTreeMap;

use crate::failure::Failure;
use crate::web::hash;

/// Files that are asked for by their names: browsers look for them there again and again, so their names can't change.
const PLAIN: &[&str] = &["index.html", "manifest.webmanifest", "sw.js"];
/// The file that lists all others.
const LISTING: &str = "sw.js";
/// The page: it is listed under the folder's address.
const PAGE: &str = "index.html";
/// The endings of files that can name others.
const TEXTS: &[&str] = &[".css", ".html", ".js", ".webmanifest"];

/// A file as it was written or made.
#[derive(Clone, Debug)]
pub(super) struct Source {
    name: String,
    bytes: Vec<u8>,
}

impl Source {
    pub(super) fn new(name: impl Into<String>, bytes: Vec<u8>) -> Source {
        Source { name: name.into(), bytes }
    }
}

/// A file as it is handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Linked {
    /// As it was written, for people.
    pub(super) source: String,
    /// Its name in the folder.
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// Gives all files their names and writes these names where they are asked for.
pub(super) fn link(sources: Vec<Source>) -> Result<Vec<Linked>, Failure> {
    let (listing, mut open): (Vec<Source>, Vec<Source>) =
        sources.into_iter().partition(|source| source.name == LISTING);
    open.sort_by(|one, other| one.name.cmp(&other.name));
    let mut names = BTreeMap::new();
    let mut linked = Vec::new();
    // A file gets its name when all files that it names have theirs.
    while !open.is_empty() {
        let mut later = Vec::new();
        let before = open.len();
        for source in open {
            match filled(&source, &names) {
                Ok(bytes) => linked.push(give_name(source.name, bytes, &mut names)),
                Err(_) => later.push(source),
            }
        }
        if later.len() == before {
            let problems = later.iter().filter_map(|source| Some((source, filled(source, &names).err()?)));
            let said = problems.map(|(source, missing)| format!("{} asks for {missing:?}", source.name));
            let problem =
                format!("no such file, or files ask for each other: {}", said.collect::<Vec<_>>().join(", "));
            return Err(Failure::File {
                path: later.into_iter().next().map_or_else(String::new, |first| first.name).into(),
                problem,
            });
        }
        open = later;
    }
    for source in listing {
        // What has no hash in its name counts for the version all the same, the listing itself as well.
        let counted = linked.iter().map(|file| (file.name.as_str(), file.bytes.as_slice()));
        let all = counted.chain([(source.name.as_str(), source.bytes.as_slice())]);
        let contents: String = all.map(|(name, bytes)| format!("{name} {}\n", hash::short(bytes))).collect();
        let is_plain = |file: &&Linked| PLAIN.contains(&file.name.as_str());
        names.insert("version".to_owned(), hash::short(contents.as_bytes()));
        names.insert("hashed".to_owned(), list(linked.iter().filter(|file| !is_plain(file))));
        names.insert(
            "plain".to_owned(),
            list(linked.iter().filter(is_plain).filter(|file| file.name != PAGE)),
        );
        match filled(&source, &names) {
            Ok(bytes) => linked.push(give_name(source.name, bytes, &mut names)),
            Err(missing) => {
                return Err(Failure::File {
                    path: source.name.into(),
                    problem: format!("unknown name {missing:?}"),
                });
            }
        }
    }
    linked.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(linked)
}

fn give_name(source: String, bytes: Vec<u8>, names: &mut BTreeMap<String, String>) -> Linked {
    let name = if PLAIN.contains(&source.as_str()) { source.clone() } else { hash::named(&source, &bytes) };
    names.insert(source.clone(), name.clone());
    Linked { source, name, bytes }
}

/// Names as a list in JavaScript.
fn list<'a>(files: impl Iterator<Item = &'a Linked>) -> String {
    let mut names: Vec<String> = files.map(|file| format!("{:?}", file.name)).collect();
    names.sort();
    format!("[{}]", names.join(", "))
}

/// A file with all that it asks for filled in, or the first name that is not known yet.
fn filled(source: &Source, names: &BTreeMap<String, String>) -> Result<Vec<u8>, String> {
    let is_text = TEXTS.iter().any(|ending| source.name.ends_with(ending));
    let Some(text) = str::from_utf8(&source.bytes).ok().filter(|_| is_text) else {
        return Ok(source.bytes.clone());
    };
    let mut parts = text.split("{{");
    let mut done = parts.next().expect("at least one part").to_owned();
    for part in parts {
        match part.split_once("}}").filter(|(name, _)| is_name(name)) {
            Some((name, rest)) => {
                done.push_str(names.get(name).ok_or_else(|| name.to_owned())?);
                done.push_str(rest);
            }
            // Not ours: the script of the module, for one, may have braces of its own.
            None => {
                done.push_str("{{");
                done.push_str(part);
            }
        }
    }
    Ok(done.into_bytes())
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(name: &str, text: &str) -> Source {
        Source::new(name, text.as_bytes().to_vec())
    }

    fn text<'a>(files: &'a [Linked], name: &str) -> &'a str {
        let file = files.iter().find(|file| file.source == name).unwrap();
        str::from_utf8(&file.bytes).unwrap()
    }

    #[test]
    fn files_name_each_other_by_names_with_a_hash() {
        let page = |style: &str| {
            let sources = vec![
                source("index.html", "<link href={{style.css}}><script src={{boot.js}}>{{}} {{ not ours }}"),
                source("boot.js", "import '{{other.js}}'"),
                source("other.js", ""),
                source("style.css", style),
                source("sw.js", "{{version}} {{hashed}} {{plain}}"),
                source("manifest.webmanifest", "{}"),
            ];
            link(sources).unwrap()
        };
        let files = page("a");
        assert_eq!(text(&files, "boot.js"), "import 'other.e3b0c44298fc1c14.js'");
        let style = files.iter().find(|file| file.source == "style.css").unwrap().name.clone();
        assert!(style != "style.css" && text(&files, "index.html").contains(&style));
        assert!(text(&files, "index.html").ends_with("{{}} {{ not ours }}"));
        let listing = text(&files, "sw.js");
        assert!(listing.ends_with(" [\"manifest.webmanifest\"]") && listing.contains(&style), "{listing}");
        assert_eq!(page("a"), files);
        assert_ne!(text(&page("b"), "sw.js").get(..16), listing.get(..16), "a new style is a new version");
    }

    #[test]
    fn a_name_that_is_not_there_and_names_in_a_circle_are_found() {
        let unknown = link(vec![source("boot.js", "{{nothing.js}}")]).unwrap_err().to_string();
        assert!(unknown.contains("boot.js asks for \"nothing.js\""), "{unknown}");
        let circle = link(vec![source("a.js", "{{b.js}}"), source("b.js", "{{a.js}}")]);
        assert!(circle.is_err());
        assert!(link(vec![source("sw.js", "{{versoin}}")]).is_err());
    }
}
