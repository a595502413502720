//! The check "pages", and `cargo xtask test-web`: the pages in a real browser, as `crates/parlor-browser` drives it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;
use serde_json::Value;

use crate::failure::Failure;
use crate::process::{cargo, root, run};
use crate::{tools, web};

/// Checks whether everyone can use the pages, with a screen reader or the keyboard too.
const AXE: &str = "axe-core";
const AXE_VERSION: &str = "4.14.0";

/// What drives Firefox.
const GECKODRIVER: &str = "geckodriver";
const GECKODRIVER_VERSION: &str = "0.37.1";

/// What a browser is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    /// That of Chromium, Chrome and Edge: all tests
    Chromium,
    /// That of Firefox: a game of each kind by pointer and by keyboard, with a reload and offline
    Firefox,
    /// That of Safari: the same
    #[value(name = "webkit")]
    WebKit,
    /// All three at one table, for a game of each kind
    All,
}

/// What the names of the tests contain that are run in other engines: whole games by pointer and by keyboard, games that go on after a
/// reload and offline, and what the engines differ in.
const GAMES: [&str; 3] = ["a_whole_game", "a_game_goes_on", "engines::"];

/// The tests that need several engines at once.
const TOGETHER: [&str; 2] = ["--ignored", "online::together::"];

/// Sees to a browser and what drives it.
pub(crate) fn set_up() -> Result<(), Failure> {
    tools::system_program("chromium", "chromium")?;
    tools::system_program("chromedriver", "chromium-driver")?;
    axe_source().map(drop)
}

/// Builds the pages and the program that serves them, and runs the browser tests on them.
pub(crate) fn run_tests() -> Result<(), Failure> {
    let axe = axe_source()?;
    web::build_and_weigh(&web::default_folder())?;
    run(&mut tests(&axe)?)
}

/// Runs all tests in Chromium; in a browser of another engine those that play a game of each kind; in all together those at one
/// table.
pub(crate) fn test(engine: Engine) -> Result<(), Failure> {
    let (names, engine, driver): (&[&str], _, _) = match engine {
        Engine::Chromium => return set_up().and_then(|()| run_tests()),
        Engine::Firefox => (&GAMES, "firefox", Some(set_up_firefox()?)),
        Engine::WebKit => {
            set_up_webkit()?;
            (&GAMES, "webkit", None)
        }
        Engine::All => {
            set_up()?;
            set_up_webkit()?;
            (&TOGETHER, "chromium", Some(set_up_firefox()?))
        }
    };
    web::build(&web::default_folder(), web::Build::Small)?;
    let mut tests = tests(&axe_source()?)?;
    tests.args(["--test", "play", "--"]).args(names).env("PARLOR_ENGINE", engine);
    run(tests.envs(driver.map(|path| ("GECKODRIVER", path))))
}

/// Sees to Firefox and what drives it, which Debian has no package of.
fn set_up_firefox() -> Result<PathBuf, Failure> {
    tools::system_program("firefox-esr", "firefox-esr")?;
    tools::own_program(GECKODRIVER, GECKODRIVER_VERSION)
}

/// Sees to WebKit's driver and small browser, and to a screen for it.
fn set_up_webkit() -> Result<(), Failure> {
    tools::system_file("/usr/bin/WebKitWebDriver", "webkit2gtk-driver")?;
    tools::system_file("/usr/bin/Xvfb", "xvfb")
}

/// The browser tests, with all that they need; the program that serves the pages is built.
fn tests(axe: &Path) -> Result<Command, Failure> {
    let (binary, target) = (debug_binary()?, tools::target_folder()?);
    let shots = std::env::var_os("PARLOR_SHOTS").map_or_else(|| target.join("shots"), PathBuf::from);
    let mut tests = cargo(["test", "--package", "parlor-browser", "--features", "browser"]);
    tests.env("PARLOR_BINARY", binary).env("AXE_SOURCE", axe).env("PARLOR_SHOTS", shots);
    Ok(tests)
}

/// Builds the pages and a program that contains them, and measures how fast they are.
pub(crate) fn measure() -> Result<(), Failure> {
    web::build(&web::default_folder(), web::Build::Small)?;
    run(&mut cargo(["build", "--release", "--package", "parlor"]))?;
    let binary = tools::target_folder()?.join("release").join("parlor");
    let mut figures =
        cargo(["run", "--quiet", "--release", "--package", "parlor-browser", "--example", "figures"]);
    run(figures.env("PARLOR_BINARY", binary.with_extension(std::env::consts::EXE_EXTENSION)))
}

/// Builds the pages and the program that serves them, and lets novices play there.
pub(crate) fn play_as_novices(seeds: u32) -> Result<(), Failure> {
    web::build(&web::default_folder(), web::Build::Small)?;
    let mut novices = cargo(["run", "--quiet", "--package", "parlor-browser", "--example", "novice", "--"]);
    run(novices.arg(seeds.to_string()).env("PARLOR_BINARY", debug_binary()?))
}

/// Builds the program that serves the pages, unoptimized: it reads them from disk, so nothing has to be built again when they
/// change.
pub(crate) fn debug_binary() -> Result<PathBuf, Failure> {
    run(&mut cargo(["build", "--package", "parlor"]))?;
    Ok(tools::target_folder()?.join("debug").join("parlor").with_extension(std::env::consts::EXE_EXTENSION))
}

/// The pictures of the README that the browser tests have taken, and where they go.
const PICTURES: [(&str, &str); 3] = [
    ("fives-hint-desktop-light.png", "docs/pictures/fives-page.png"),
    ("scorzo-hint-desktop-light.png", "docs/pictures/scorzo-page.png"),
    ("polygon-hint-desktop-light.png", "docs/pictures/polygon-page.png"),
];

/// Takes over what the browser tests have last seen.
pub(crate) fn take_pictures() -> Result<(), Failure> {
    let shots = tools::target_folder()?.join("shots");
    for (from, to) in PICTURES {
        fs::copy(shots.join(from), root().join(to)).map_err(|error| Failure::File {
            path: shots.join(from),
            problem: format!("{error}; `cargo xtask test-web` takes this picture"),
        })?;
        println!("{to}");
    }
    Ok(())
}

/// The source of axe-core, which is fetched if it is not there in the right version.
fn axe_source() -> Result<PathBuf, Failure> {
    let folder = tools::target_folder()?.join("axe");
    let package = folder.join("node_modules").join(AXE);
    if version_in(&package.join("package.json")).as_deref() != Some(AXE_VERSION) {
        tools::npm_package(AXE, AXE_VERSION, &folder)?;
    }
    Ok(package.join("axe.min.js"))
}

/// The version of a package, if it is there.
fn version_in(description: &Path) -> Option<String> {
    let description: Value = serde_json::from_str(&fs::read_to_string(description).ok()?).ok()?;
    description["version"].as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_says_its_version() {
        let path = std::env::temp_dir().join(format!("parlor-xtask-package-{}.json", std::process::id()));
        fs::write(&path, r#"{"name": "some", "version": "1.2.3"}"#).unwrap();
        assert_eq!(version_in(&path).as_deref(), Some("1.2.3"));
        fs::remove_file(&path).unwrap();
        assert_eq!(version_in(&path), None);
    }
}
