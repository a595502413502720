//! `cargo xtask web`: the pages as a folder of files that any web server can serve.
//!
//! All names but three carry a hash of their content, so browsers may cache them forever, and each file that gets smaller
//! has its compressed twins beside it. All addresses are relative: the folder works under any path. The same sources
//! give the same bytes.

mod bindgen;
mod bundle;
mod compress;
mod folder;
mod hash;
mod link;
mod loader;
mod order;
mod sizes;
mod split;
mod trim;

use std::path::Path;

use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::tools;

use compress::Packed;
pub(crate) use folder::{default_folder, quick_folder, seen_from_here};
use link::Linked;
use split::{Parts, Split};

/// The pages, and what their files are called.
const PAGES: (&str, &str) = ("parlor-web", "parlor");
/// The worker.
const WORKER: (&str, &str) = ("parlor-web-worker", "expert");

/// How much work a build of the pages is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As they are shipped: small modules, with compressed twins.
    Small,
    /// For this computer only: built in a fraction of the time, several times as large.
    Quick,
}

impl Build {
    /// The profile that cargo builds the modules with.
    const fn profile(self) -> &'static str {
        match self {
            Build::Small => "pages",
            Build::Quick => "quick-pages",
        }
    }

    fn pack(self, file: Linked) -> Packed {
        match self {
            Build::Small => compress::pack(file),
            Build::Quick => Packed { file, twins: None },
        }
    }
}

/// The pages as they were built.
pub(crate) struct Built {
    files: Vec<Packed>,
    /// Which files a game needs besides the others.
    parts: Parts,
}

/// Builds the pages into a folder, prints their sizes, and fails if a first visit loads too much.
pub(crate) fn build_and_weigh(folder: &Path) -> Result<(), Failure> {
    let built = build(folder, Build::Small)?;
    println!("\n{}", sizes::table(&built));
    println!("The pages are in {}.", folder.display());
    sizes::check(&built)
}

/// Builds the pages into a folder.
pub(crate) fn build(folder: &Path, how: Build) -> Result<Built, Failure> {
    tools::wasm_target()?;
    let mut sources = folder::assets()?;
    let target = tools::target_folder()?.join(tools::WASM).join(how.profile());
    compile(how)?;
    let module = |package: &str| target.join(format!("{}.wasm", package.replace('-', "_")));
    let (package, name) = PAGES;
    let Split { main, later, loader, parts } = split::split(name, &module(package), &target.join("split"))?;
    sources.extend(later);
    sources.extend(bindgen::glue_split(name, main, &loader)?);
    let (package, name) = WORKER;
    sources.extend(bindgen::glue(name, &module(package))?);
    let files: Vec<Packed> = link::link(sources)?.into_iter().map(|file| how.pack(file)).collect();
    folder::write(folder, &files)?;
    Ok(Built { files, parts })
}

/// Compiles the pages and the worker. The pages are split by what the linker moved where.
fn compile(how: Build) -> Result<(), Failure> {
    let common = ["--lib", "--profile", how.profile(), "--target", tools::WASM];
    let ((pages, _), (worker, _)) = (PAGES, WORKER);
    match how {
        // Each with just what it needs of the crates that both use.
        Build::Small => {
            let mut compile = cargo(["rustc", "--package", pages]);
            run(compile.args(common).args(["--", "-Clink-arg=--emit-relocs"]))?;
            run(cargo(["rustc", "--package", worker]).args(common))
        }
        // Both at once: then what both use is compiled once.
        Build::Quick => {
            let relocations = format!("target.{}.rustflags = [\"-Clink-arg=--emit-relocs\"]", tools::WASM);
            run(cargo(["build", "--package", pages, "--package", worker])
                .args(common)
                .args(["--config", &relocations]))
        }
    }
}
