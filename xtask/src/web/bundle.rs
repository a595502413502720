//! Bundles: what is loaded together is one file, because files compress better together than apart.
//!
//! A bundle is a WebAssembly module that does nothing: it has a section for each module that it contains. So servers and hosts treat it
//! like any other module, and browsers take it apart.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use walrus::{Module, ModuleConfig, RawCustomSection};

use crate::web::sizes::{BESIDES, ONLINE, is_game};

/// What the sections are called that contain a module.
pub(super) const SECTION: &str = "module";

/// The bundle that every game loads.
const GAMES: &str = "games";

/// A module that was taken out of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct File {
    /// What the splitter calls it.
    pub(super) name: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
    /// The parts that need it.
    pub(super) needed_by: BTreeSet<String>,
}

/// Modules that are one file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Bundle {
    /// What the file is called.
    pub(super) name: String,
    /// What is in it, one after the other.
    pub(super) files: Vec<File>,
}

impl Bundle {
    /// What is in the file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut config = ModuleConfig::new();
        config.generate_name_section(false).generate_producers_section(false);
        let mut module = Module::with_config(config);
        for file in &self.files {
            module.customs.add(RawCustomSection { name: SECTION.to_owned(), data: file.bytes.clone() });
        }
        module.emit_wasm()
    }

    /// Whether a part needs anything in it.
    pub(super) fn is_needed_by(&self, part: &str) -> bool {
        self.files.iter().any(|file| file.needed_by.contains(part))
    }
}

/// Puts each file into one bundle, the largest first: what is small then finds much that is like it.
pub(super) fn bundled(module: &str, files: Vec<File>) -> Vec<Bundle> {
    let mut bundles: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for file in files {
        bundles.entry(bundle_of(&file.needed_by)).or_default().push(file);
    }
    let bundle = |(name, mut files): (String, Vec<File>)| {
        files.sort_by_cached_key(|file| (Reverse(file.bytes.len()), file.name.clone()));
        Bundle { name: format!("{module}-{name}.wasm"), files }
    };
    bundles.into_iter().map(bundle).collect()
}

/// The bundle of a file, by the parts that need it. Each first game should load little that it does not need, and so should what comes
/// after it.
fn bundle_of(needed_by: &BTreeSet<String>) -> String {
    let games: Vec<&String> = needed_by.iter().filter(|part| is_game(part)).collect();
    let has_besides = needed_by.contains(BESIDES);
    match games[..] {
        // What a game shares with the rules of all games is apart: else these would need all of every game.
        [game] if needed_by.iter().all(|part| part == BESIDES || is_of(game, part)) => {
            if has_besides {
                format!("{game}-{BESIDES}")
            } else {
                game.clone()
            }
        }
        [_, ..] => GAMES.to_owned(),
        [] if needed_by.len() == 1 => needed_by.iter().next().expect("there is one").clone(),
        // A few kilobytes that rules, forms and online play share.
        [] if has_besides => GAMES.to_owned(),
        [] => ONLINE.to_owned(),
    }
}

/// Whether a part is this game, on one device or at several.
fn is_of(game: &str, part: &str) -> bool {
    part.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.strip_prefix('_') == Some(ONLINE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, size: usize, parts: &[&str]) -> File {
        let needed_by = parts.iter().map(|part| (*part).to_owned()).collect();
        File { name: name.to_owned(), bytes: vec![b'x'; size], needed_by }
    }

    #[test]
    fn the_parts_that_need_a_file_say_which_bundle_it_is_in() {
        let cases: [(&[&str], &str); 17] = [
            (&["fives"], "fives"),
            (&["fives", "fives_online"], "fives"),
            (&["extras", "fives"], "fives-extras"),
            (&["extras", "fives", "fives_online"], "fives-extras"),
            (&["fives", "scorzo"], "games"),
            (&["extras", "fives", "fives_online", "scorzo", "scorzo_online"], "games"),
            (&["fives", "fives_online", "online"], "games"),
            (&["fives", "fives_online", "scorzo_online"], "games"),
            (&["extras", "fives", "hosting"], "games"),
            (&["extras"], "extras"),
            (&["online"], "online"),
            (&["hosting"], "hosting"),
            (&["fives_online"], "fives_online"),
            (&["fives_online", "scorzo_online"], "online"),
            (&["hosting", "online"], "online"),
            (&["extras", "online"], "games"),
            (&["extras", "fives_online"], "games"),
        ];
        for (parts, bundle) in cases {
            assert_eq!(bundle_of(&file("", 0, parts).needed_by), bundle, "{parts:?}");
        }
    }

    #[test]
    fn each_file_is_in_one_bundle_behind_larger_ones() {
        let files = vec![
            file("a", 1, &["fives"]),
            file("b", 2, &["fives", "scorzo"]),
            file("c", 3, &["fives", "fives_online"]),
            file("d", 3, &["fives"]),
        ];
        let bundles = bundled("parlor", files);
        let named = bundles.iter().map(|bundle| {
            let files: Vec<&str> = bundle.files.iter().map(|file| file.name.as_str()).collect();
            (bundle.name.as_str(), files)
        });
        let expected = [("parlor-fives.wasm", vec!["c", "d", "a"]), ("parlor-games.wasm", vec!["b"])];
        assert_eq!(named.collect::<Vec<_>>(), expected);
        assert!(bundles[1].is_needed_by("scorzo") && !bundles[0].is_needed_by("scorzo"));
    }

    #[test]
    fn a_bundle_is_a_module_with_a_section_for_each_file() {
        let bundle = Bundle { name: String::new(), files: vec![file("", 200, &[]), file("", 1, &[])] };
        let header = b"\0asm\x01\0\0\0".as_slice();
        let first = [b"\0\xcf\x01\x06module".as_slice(), &[b'x'; 200]].concat();
        let second = b"\0\x08\x06modulex".as_slice();
        assert_eq!(bundle.bytes(), [header, &first, second].concat());
    }
}
