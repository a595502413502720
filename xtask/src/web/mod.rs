//! `cargo xtask web`: the pages as a folder of files that any web server can hand out.
//!
//! All names but three carry a hash of their content, so that browsers may keep them for ever, and beside each file that
//! gets smaller lie its compressed twins. All addresses are relative: the folder works under any path. The same sources
//! give the same bytes.

mod bindgen;
mod compress;
mod folder;
mod hash;
mod link;
mod sizes;

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::tools;

use compress::Packed;
pub(crate) use folder::{default_folder, seen_from_here};

/// The crates that become modules, under which names, and the profile that makes them small.
const MODULES: [(&str, &str); 2] = [("parlor-web", "parlor"), ("parlor-thinker", "thinker")];
const PROFILE: &str = "pages";

/// Builds the pages into a folder, prints what they weigh, and fails if a first visit loads too much.
pub(crate) fn build_and_weigh(folder: &Path) -> Result<(), Failure> {
    let files = build(folder)?;
    println!("\n{}", sizes::table(&files));
    println!("The pages are in {}.", folder.display());
    sizes::check(&files)
}

/// Builds the pages into a folder.
pub(crate) fn build(folder: &Path) -> Result<Vec<Packed>, Failure> {
    tools::wasm_target()?;
    let mut sources = folder::assets()?;
    for (package, name) in MODULES {
        run(&mut cargo([
            "build",
            "--lib",
            "--package",
            package,
            "--profile",
            PROFILE,
            "--target",
            tools::WASM,
        ]))?;
        sources.extend(bindgen::glue(name, &module(package)?)?);
    }
    let files: Vec<Packed> = link::link(sources)?.into_iter().map(compress::pack).collect();
    folder::write(folder, &files)?;
    Ok(files)
}

/// Where cargo puts the module of a crate.
fn module(package: &str) -> Result<PathBuf, Failure> {
    let file = format!("{}.wasm", package.replace('-', "_"));
    Ok(tools::target_folder()?.join(tools::WASM).join(PROFILE).join(file))
}
