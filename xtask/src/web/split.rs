//! Modules that are loaded when they are needed: what only one game needs is taken out of the module of the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use wasm_split_cli_support::{Options, transform};

use crate::failure::Failure;
use crate::web::bundle::{File, bundled};
use crate::web::link::Source;
use crate::web::loader::{LOADER, Loader};
use crate::web::{order, trim};

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
    let made = transform(options).map_err(|error| failure(format!("it can't be split: {error:#}")))?;
    let needed: BTreeMap<String, Vec<String>> = made.prefetch_map.into_iter().collect();
    let mut files = Vec::new();
    for path in &made.split_modules {
        let name = path.file_stem().expect("it is a file").to_string_lossy().into_owned();
        let small = trim::trimmed(&read(path)?).and_then(|module| order::alike_together(&module));
        let bytes = small.map_err(|problem| failure(format!("{name}: {problem}")))?;
        let parts = needed.iter().filter(|(_, files)| files.contains(&name));
        let needed_by: BTreeSet<String> = parts.map(|(part, _)| part.clone()).collect();
        files.push(File { name, bytes, needed_by });
    }
    // What the compiler found to be the same as something else leaves an empty file behind.
    files.retain(|file| !file.needed_by.is_empty());
    let bundles = bundled(name, files);
    let parts: Vec<&str> = needed.keys().map(String::as_str).collect();
    let loader = Loader::new(&parts, &bundles).ok_or_else(|| failure("it has too many parts".to_owned()))?;
    let needs = |part: &str| {
        let needed = bundles.iter().filter(|bundle| bundle.is_needed_by(part));
        (part.to_owned(), needed.map(|bundle| bundle.name.clone()).collect())
    };
    let parts = parts.into_iter().map(needs).collect();
    let later = bundles.iter().map(|bundle| Source::new(bundle.name.clone(), bundle.bytes())).collect();
    Ok(Split { main: read(&main)?, later, loader, parts })
}
