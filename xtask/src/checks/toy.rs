//! A fourth game: the toy, behind its feature, goes through every layer; and how many files had to learn of it is counted.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process::{cargo, root, run};
use crate::tools;

/// This many files may know of a game, outside those that are its own.
const MOST: usize = 12;

/// Plays the toy through the walk over requests and through the terminal's screens, checks that the pages compile with it,
/// and shows which files know of it.
pub(super) fn check() -> Result<(), Failure> {
    let tests = ["test", "--package", "parlor-session", "--package", "parlor", "--lib"];
    run(cargo(tests).args(["--features", "parlor/toy", "--", "toy", "games::tests", "worker::tests"]))?;
    // The toy can panic: a house stops its table, and no other.
    let house = ["test", "--package", "parlor-house", "--test", "house", "--features", "parlor-session/toy"];
    run(cargo(house).args(["--", "--ignored", "toy"]))?;
    run(&mut cargo(["check", "--package", "parlor-web", "--features", "toy", "--target", tools::WASM]))?;
    let files = registrations()
        .map_err(|error| Failure::File { path: root().to_owned(), problem: error.to_string() })?;
    println!("\n{} files outside its own know about the fourth game (at most {MOST} may):", files.len());
    files.iter().for_each(|file| println!("  {}", file.display()));
    Ok(())
}

/// The files of production that mention the toy and are not its own: sources, styles, scripts and manifests, whatever the
/// mention is for. Tests, benchmarks and documents do not count, nor does `Cargo.lock`, which nobody writes.
fn registrations() -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(root(), &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    const NOT_PRODUCTION: &[&str] =
        &["target", "dist", "docs", "fuzz", "tests", "benches", "examples", "data", "toy", "parlor-toy"];
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let named = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let (name, stem, kind) = (named(path.file_name()), named(path.file_stem()), named(path.extension()));
        if path.is_dir() {
            let is_hidden = name.starts_with('.') && name != ".cargo";
            if !is_hidden && !NOT_PRODUCTION.contains(&name.as_str()) {
                collect(&path, found)?;
            }
        } else if ["rs", "toml", "js", "css", "html"].contains(&kind.as_str())
            && !NOT_PRODUCTION.contains(&stem.as_str())
            && mentions(&fs::read_to_string(&path)?)
        {
            found.push(path.strip_prefix(root()).unwrap_or(&path).to_owned());
        }
    }
    Ok(())
}

/// Whether the toy is mentioned: as a word, or as a part of a name between underscores.
fn mentions(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word.eq_ignore_ascii_case("toy"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_registered_in_few_files() {
        let files = registrations().unwrap();
        // The list of games and a module in each layer have to be there, or else nothing was counted.
        for known in ["crates/parlor-session/src/games/mod.rs", "crates/parlor-web/src/games/mod.rs"] {
            assert!(files.contains(&PathBuf::from(known)), "{files:#?}");
        }
        assert!(
            files.len() <= MOST,
            "{} files know about the toy, but at most {MOST} may: {files:#?}",
            files.len()
        );
    }

    #[test]
    fn a_mention_is_a_word_or_a_part_of_a_name() {
        assert!(["mod toy;", "parlor_toy::Toy", "parlor-toy", "TOY"].iter().all(|text| mentions(text)));
        assert!(!["toys", "history", "Toyota", ""].iter().any(|text| mentions(text)));
    }
}
