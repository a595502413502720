//! The script that loads what was taken out of a module.

use crate::web::bundle::{Bundle, SECTION};
use crate::web::folder::plain_script;

/// What the module calls the file that this script would be. It becomes a piece of the module's own script: each of the two asks for
/// the other, and then neither could have a hash in its name.
pub(super) const LOADER: &str = "./loader.js";

/// The script as it was written, without what is in which file.
const TEMPLATE: &[u8] = include_bytes!("loader.js");

/// As many parts as a number of the script has bits.
const MOST_PARTS: usize = 32;

/// The script, as an expression: an object with a function for each part.
#[derive(Debug)]
pub(super) struct Loader(String);

impl Loader {
    /// The script for these parts, of which the bundles contain what they need; `None` if there are too many.
    pub(super) fn new(parts: &[&str], bundles: &[Bundle]) -> Option<Loader> {
        let bits = |needed_by: &dyn Fn(&str) -> bool| {
            let bits = parts.iter().zip(0..).filter(|(part, _)| needed_by(part)).map(|(_, bit)| 1u32 << bit);
            bits.sum::<u32>().to_string()
        };
        let listed = |bundle: &Bundle| {
            let needs = bundle.files.iter().map(|file| bits(&|part| file.needed_by.contains(part)));
            let name = format!("\"./{{{{{}}}}}\"", bundle.name);
            format!("[{}]", [name].into_iter().chain(needs).collect::<Vec<_>>().join(","))
        };
        if parts.len() > MOST_PARTS {
            return None;
        }
        let bundles = bundles.iter().map(listed).collect::<Vec<_>>().join(",");
        let template = String::from_utf8(plain_script(TEMPLATE)).expect("it is text");
        let script = template
            .replace("SECTION", SECTION)
            .replace("BUNDLES", &format!("[{bundles}]"))
            .replace("PARTS", &format!("{parts:?}"));
        Some(Loader(script.trim_end().to_owned()))
    }

    /// The module's script with the expression in it, in place of what it asks of another file; `None` if it asks nothing.
    pub(super) fn put_into(&self, script: &str) -> Option<String> {
        let mut first: Option<&str> = None;
        let mut lines = Vec::new();
        for line in script.lines() {
            let asking = line
                .strip_prefix("import * as ")
                .and_then(|rest| rest.trim_end_matches(';').strip_suffix(&format!(" from \"{LOADER}\"")));
            lines.push(match (asking, first) {
                (None, _) => line.to_owned(),
                (Some(name), None) => {
                    first = Some(name);
                    format!("const {name} = {};", self.0)
                }
                (Some(name), Some(first)) => format!("const {name} = {first};"),
            });
        }
        lines.push(String::new());
        first.map(|_| lines.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::bundle::File;

    fn bundle(name: &str, files: &[&[&str]]) -> Bundle {
        let file = |parts: &&[&str]| File {
            name: String::new(),
            bytes: Vec::new(),
            needed_by: parts.iter().map(|part| (*part).to_owned()).collect(),
        };
        Bundle { name: name.to_owned(), files: files.iter().map(file).collect() }
    }

    #[test]
    fn the_script_knows_which_part_needs_which_file() {
        let bundles = [
            bundle("parlor-common.wasm", &[&["extras", "fives", "scorzo"], &["fives", "scorzo"]]),
            bundle("parlor-fives.wasm", &[&["fives"]]),
        ];
        let Loader(script) = Loader::new(&["extras", "fives", "scorzo"], &bundles).unwrap();
        let files = "= [[\"./{{parlor-common.wasm}}\",7,6],[\"./{{parlor-fives.wasm}}\",2]].flatMap(";
        assert!(script.contains(files), "{script}");
        assert!(script.contains("= [\"extras\", \"fives\", \"scorzo\"].map("), "{script}");
        assert!(script.contains(&format!("customSections(bundle, {SECTION:?})")), "{script}");
        assert!(script.starts_with("(() => {\n") && script.ends_with("})()"), "{script}");
    }

    #[test]
    fn the_script_has_a_bit_for_each_of_so_many_parts() {
        let names: Vec<String> = (0..=MOST_PARTS).map(|number| format!("part{number}")).collect();
        let parts: Vec<&str> = names.iter().map(String::as_str).collect();
        let (most, last) = (&parts[..MOST_PARTS], &parts[MOST_PARTS - 1..MOST_PARTS]);
        let Loader(script) = Loader::new(most, &[bundle("a.wasm", &[last])]).unwrap();
        assert!(script.contains("[\"./{{a.wasm}}\",2147483648]"), "{script}");
        assert!(Loader::new(&parts, &[]).is_none());
    }

    #[test]
    fn it_becomes_a_piece_of_the_script_of_the_module() {
        let loader = Loader("(() => {})()".to_owned());
        let script =
            "import * as import1 from \"./loader.js\"\nimport * as import2 from \"./loader.js\"\n\nlet wasm;";
        let joined = "const import1 = (() => {})();\nconst import2 = import1;\n\nlet wasm;\n";
        assert_eq!(loader.put_into(script).as_deref(), Some(joined));
        assert_eq!(loader.put_into("let wasm;"), None);
    }
}
