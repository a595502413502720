//! Modules that are loaded when they are needed: what only one game needs is taken out of the module of the pages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use wasm_split_cli_support::{Options, transform};

use crate::failure::Failure;
use crate::web::link::Source;
use crate::web::trim;

/// What the script that loads the parts is called as long as it is a file. It becomes a piece of the module's own script:
/// each of the two asks for the other, and then neither could have a hash in its name.
const LOADER: &str = "./loader.js";
/// The module's script, as that script calls it.
const SCRIPT: &str = "./script.js";

/// Which files each part needs besides the module: its own and those it shares with others.
pub(super) type Parts = BTreeMap<String, Vec<String>>;

/// A module in pieces.
pub(super) struct Split {
    /// What is always loaded, still to be given its script.
    pub(super) main: Vec<u8>,
    /// What is loaded later.
    pub(super) later: Vec<Source>,
    /// What loads it.
    pub(super) loader: Loader,
    /// Which of it belongs together.
    pub(super) parts: Parts,
}

/// Takes a module apart. It has to be linked with `--emit-relocs`: that says which function needs which.
pub(super) fn split(name: &str, compiled: &Path, scratch: &Path) -> Result<Split, Failure> {
    let failure =
        |problem: String| Failure::File { path: compiled.file_name().expect("it is a file").into(), problem };
    let read = |path: &Path| fs::read(path).map_err(|error| failure(error.to_string()));
    let whole = read(compiled)?;
    let main = scratch.join("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = scratch;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = SCRIPT;
    let made = transform(options).map_err(|error| failure(format!("it can't be split: {error:#}")))?;
    let mut later = Vec::new();
    let mut named = BTreeMap::new();
    for path in &made.split_modules {
        let stem = path.file_stem().expect("it is a file").to_string_lossy().into_owned();
        let file = part_name(name, &stem);
        let bytes = trim::trimmed(&read(path)?).map_err(|problem| failure(format!("{stem}: {problem}")))?;
        later.push(Source::new(file.clone(), bytes));
        named.insert(stem, file);
    }
    let name_of = |stem: &String| named.get(stem).cloned();
    let parts = made
        .prefetch_map
        .into_iter()
        .map(|(part, stems)| (part, stems.iter().filter_map(name_of).collect()))
        .collect();
    let text = String::from_utf8(read(&scratch.join(LOADER))?).map_err(|error| failure(error.to_string()))?;
    let loader =
        Loader::new(&text, &named).ok_or_else(|| failure("its loader has an unknown form".to_owned()))?;
    Ok(Split { main: read(&main)?, later, loader, parts })
}

/// What a part is called, by what the splitter calls it: `split_` and what the sources call it, or `chunk_` and a number.
fn part_name(name: &str, stem: &str) -> String {
    match stem.split_once('_') {
        Some(("split", part)) => format!("{name}-{part}.wasm"),
        Some((_, number)) => format!("{name}-shared-{number}.wasm"),
        None => format!("{name}-{stem}.wasm"),
    }
}

/// The script that loads parts, as an expression: an object with a function for each of them.
#[derive(Debug)]
pub(super) struct Loader(String);

impl Loader {
    /// Makes an expression of the script and lets it ask for files by the names that they will have; `None` if the script
    /// is not of the form that is known.
    fn new(script: &str, named: &BTreeMap<String, String>) -> Option<Loader> {
        let import = format!("import {{ initSync }} from \"{SCRIPT}\";");
        let mut body = script.trim_start().strip_prefix(&import)?.to_owned();
        for (stem, file) in named {
            let asked = format!("\"./{stem}.wasm\"");
            if !body.contains(&asked) {
                return None;
            }
            body = body.replace(&asked, &format!("\"./{{{{{file}}}}}\""));
        }
        const EXPORT: &str = "export const ";
        let exported = body.split(EXPORT).skip(1).filter_map(|rest| rest.split_whitespace().next());
        let exported = exported.collect::<Vec<_>>().join(", ");
        let body = body.replace(EXPORT, "const ");
        Some(Loader(format!("(() => {{{body}\nreturn {{ {exported} }};\n}})()")))
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

    #[test]
    fn the_loader_becomes_a_piece_of_the_script() {
        let named = BTreeMap::from([
            ("chunk_1".to_owned(), part_name("parlor", "chunk_1")),
            ("split_fives".to_owned(), part_name("parlor", "split_fives")),
        ]);
        let script = "import { initSync } from \"./script.js\";\n\nconst shared = load(\"./chunk_1.wasm\");\n\
                      export const fives = load(\"./split_fives.wasm\", shared);\n";
        let loader = Loader::new(script, &named).unwrap();
        let script =
            "import * as import1 from \"./loader.js\"\nimport * as import2 from \"./loader.js\"\n\nlet wasm;";
        let joined = loader.put_into(script).unwrap();
        assert_eq!(
            joined,
            "const import1 = (() => {\n\nconst shared = load(\"./{{parlor-shared-1.wasm}}\");\n\
             const fives = load(\"./{{parlor-fives.wasm}}\", shared);\n\nreturn { fives };\n})();\n\
             const import2 = import1;\n\nlet wasm;\n"
        );
    }

    #[test]
    fn scripts_of_another_form_are_noticed() {
        let named = BTreeMap::from([("split_fives".to_owned(), "parlor-fives.wasm".to_owned())]);
        assert!(Loader::new("import { init } from \"./script.js\";", &BTreeMap::new()).is_none());
        assert!(Loader::new("import { initSync } from \"./script.js\";", &named).is_none());
        let loader = Loader::new("import { initSync } from \"./script.js\";", &BTreeMap::new()).unwrap();
        assert!(loader.put_into("let wasm;").is_none());
    }
}
