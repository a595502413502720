//! The check "pages", and `cargo xtask browser`: the pages in a real browser, as `crates/parlor-browser` drives it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::{tools, web};

/// What looks at pages with the eyes of those who use them in other ways than most.
const AXE: &str = "axe-core";
const AXE_VERSION: &str = "4.14.0";

/// Sees to a browser and what drives it.
pub(crate) fn set_up() -> Result<(), Failure> {
    tools::system_program("chromium", "chromium")?;
    tools::system_program("chromedriver", "chromium-driver")?;
    axe_source().map(drop)
}

/// Builds the pages and the program that hands them out, and lets the browser loose on them.
pub(crate) fn run_tests() -> Result<(), Failure> {
    let axe = axe_source()?;
    web::build_and_weigh(&web::default_folder())?;
    // Unoptimised, it reads the pages from the disk: nothing is built again because of them.
    run(&mut cargo(["build", "--package", "parlor"]))?;
    let target = tools::target_folder()?;
    let binary = target.join("debug").join("parlor").with_extension(std::env::consts::EXE_EXTENSION);
    let shots = std::env::var_os("PARLOR_SHOTS").map_or_else(|| target.join("shots"), PathBuf::from);
    let mut tests = cargo(["test", "--package", "parlor-browser", "--features", "browser"]);
    run(tests.env("PARLOR_BINARY", binary).env("AXE_SOURCE", axe).env("PARLOR_SHOTS", shots))
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
