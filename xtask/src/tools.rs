//! The programs that the tasks need: found, installed where that is ours to do, or asked for.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde::Deserialize;

use crate::failure::Failure;
use crate::process::{answer, cargo, program, run_within, shown};

/// The target of the pages.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// How long a download of a few megabytes may take.
const DOWNLOAD_LIMIT: Duration = Duration::from_secs(300);
/// How long the system's package manager may take, with another of its runs before ours.
const PACKAGE_LIMIT: Duration = Duration::from_secs(600);
/// How long a tool may take to be built from source.
const BUILD_LIMIT: Duration = Duration::from_secs(1_800);

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> Result<PathBuf, Failure> {
    #[derive(Deserialize)]
    struct Metadata {
        target_directory: PathBuf,
    }
    let mut command = cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let found: Option<Metadata> =
        answer(&mut command).and_then(|metadata| serde_json::from_str(&metadata).ok());
    let problem = || "it doesn't say where builds go".to_owned();
    found
        .map(|metadata| metadata.target_directory)
        .ok_or_else(|| Failure::Answer { command: shown(&command), problem: problem() })
}

/// Sees to a part of the toolchain that comes as a cargo command, such as `fmt` in the component `rustfmt`.
pub(crate) fn component(subcommand: &str, component: &'static str) -> Result<(), Failure> {
    if has(&mut cargo([subcommand, "--version"])) {
        return Ok(());
    }
    let add = ["component", "add", component];
    from_rustup(component, &add, &format!("Install your toolchain's {component}."))
}

/// Sees to the standard library for WebAssembly.
pub(crate) fn wasm_target() -> Result<(), Failure> {
    // This asks the compiler rather than rustup, so that a toolchain from elsewhere will do too.
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = answer(program(rustc).args(["--print", "target-libdir", "--target", WASM]));
    if folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    let what = "the standard library for WebAssembly";
    from_rustup(what, &["target", "add", WASM], &format!("Install the target {WASM} for your compiler."))
}

fn from_rustup(what: &'static str, arguments: &[&str], otherwise: &str) -> Result<(), Failure> {
    if !has(program("rustup").arg("--version")) {
        return Err(Failure::Missing { what, remedy: otherwise.to_owned() });
    }
    run_within(program("rustup").args(arguments), DOWNLOAD_LIMIT).map_err(|failure| Failure::Missing {
        what,
        remedy: format!("Couldn't add it: {failure}. Try it yourself."),
    })
}

/// Sees to a program of the system, from its Debian package.
pub(crate) fn system_program(name: &'static str, package: &str) -> Result<(), Failure> {
    from_debian(name, package, || has(program(name).arg("--version")))
}

/// Sees to a file of the system, such as a program that can't say its version, from its Debian package.
pub(crate) fn system_file(path: &'static str, package: &str) -> Result<(), Failure> {
    from_debian(path, package, || Path::new(path).is_file())
}

/// Sees to something of the system that can be found in its own way, from its Debian package.
pub(crate) fn system(what: &'static str, package: &str, there: impl Fn() -> bool) -> Result<(), Failure> {
    from_debian(what, package, there)
}

fn from_debian(what: &'static str, package: &str, there: impl Fn() -> bool) -> Result<(), Failure> {
    if there() {
        return Ok(());
    }
    let missing =
        || Failure::Missing { what, remedy: format!("Install it: on Debian, `apt-get install {package}`.") };
    let is_root = answer(program("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if !is_root || !has(program("apt-get").arg("--version")) {
        return Err(missing());
    }
    let apt = |arguments: &[&str]| {
        // Another run of the package manager is waited for.
        let mut command = program("apt-get");
        command.args(["-o", "DPkg::Lock::Timeout=300"]).args(arguments);
        run_within(command.env("DEBIAN_FRONTEND", "noninteractive"), PACKAGE_LIMIT)
    };
    apt(&["update"])?;
    apt(&["install", "--yes", "--no-install-recommends", package])?;
    if there() { Ok(()) } else { Err(missing()) }
}

/// Puts a package of npm into a folder.
pub(crate) fn npm_package(name: &'static str, version: &str, folder: &Path) -> Result<(), Failure> {
    system_program("npm", "npm")?;
    let mut command = program("npm");
    command.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(folder);
    run_within(command.arg(format!("{name}@{version}")), DOWNLOAD_LIMIT).map_err(|failure| Failure::Missing {
        what: name,
        remedy: format!("Couldn't download it: {failure}. Try it yourself."),
    })
}

/// Puts a package of PyPI into an environment of its own, and gives the Python that has it.
pub(crate) fn python_package(name: &'static str, version: &str) -> Result<PathBuf, Failure> {
    system_program("python3", "python3")?;
    from_debian("Python's venv", "python3-venv", || {
        has(program("python3").args(["-m", "ensurepip", "--version"]))
    })?;
    let folder = target_folder()?.join("python");
    let python = folder.join("bin").join("python");
    let check = format!("import {name}; assert {name}.__version__ == '{version}'");
    if has(program(&python).args(["-c", &check])) {
        return Ok(python);
    }
    let install = || {
        run_within(program("python3").args(["-m", "venv"]).arg(&folder), DOWNLOAD_LIMIT)?;
        let mut pip = program(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        run_within(pip.arg(format!("{name}=={version}")), DOWNLOAD_LIMIT)
    };
    install().map_err(|failure| Failure::Missing {
        what: name,
        remedy: format!("Couldn't download it: {failure}. Try it yourself."),
    })?;
    Ok(python)
}

/// Whether a cargo command is installed.
fn has_cargo_command(subcommand: &str) -> bool {
    has(&mut cargo([subcommand, "--version"]))
}

/// Sees to a cargo command, from the package that has it.
pub(crate) fn installed_cargo_command(subcommand: &str, package: &str) -> Result<(), Failure> {
    if has_cargo_command(subcommand) {
        return Ok(());
    }
    run_within(&mut cargo(["install", package, "--locked"]), BUILD_LIMIT)
}

/// Asks for a cargo command that the user has to choose to install.
pub(crate) fn cargo_command(subcommand: &str, what: &'static str) -> Result<(), Failure> {
    if has_cargo_command(subcommand) {
        Ok(())
    } else {
        Err(Failure::Missing { what, remedy: format!("Install it: `cargo install {what} --locked`.") })
    }
}

/// Asks for the nightly compiler.
pub(crate) fn nightly() -> Result<(), Failure> {
    let toolchains = answer(program("rustup").args(["toolchain", "list"]));
    if toolchains.is_some_and(|text| text.lines().any(|line| line.starts_with("nightly"))) {
        Ok(())
    } else {
        let remedy = "Install it: `rustup toolchain install nightly --profile minimal`.".to_owned();
        Err(Failure::Missing { what: "the nightly compiler", remedy })
    }
}

/// Sees to a program of exactly this version, from the crate of the same name.
pub(crate) fn crate_program(name: &'static str, version: &str) -> Result<(), Failure> {
    let found = answer(program(name).arg("--version"));
    if found.is_some_and(|text| text.trim() == format!("{name} {version}")) {
        return Ok(());
    }
    run_within(&mut cargo(["install", name, "--version", &format!("={version}"), "--locked"]), BUILD_LIMIT)
}

/// Sees to a program of exactly this version that only our tests use, from the crate of the same name; and where it is.
pub(crate) fn own_program(name: &str, version: &str) -> Result<PathBuf, Failure> {
    let folder = target_folder()?.join("tools");
    let path = folder.join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    let found = answer(program(&path).arg("--version"));
    // Some say more than that.
    if !found.is_some_and(|text| text.split_whitespace().take(2).eq([name, version])) {
        // Unoptimized: that halves the time it takes, and it is quick enough.
        let mut install =
            cargo(["install", name, "--version", &format!("={version}"), "--locked", "--debug"]);
        run_within(install.arg("--root").arg(folder), BUILD_LIMIT)?;
    }
    Ok(path)
}

fn has(command: &mut Command) -> bool {
    answer(command).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_comes_with_a_remedy() {
        assert!(!has_cargo_command("no-such-command"));
        let failure = cargo_command("no-such-command", "cargo-no-such-command").unwrap_err();
        let text =
            "cargo-no-such-command is missing. Install it: `cargo install cargo-no-such-command --locked`.";
        assert_eq!(failure.to_string(), text);
    }
}
