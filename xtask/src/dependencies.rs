//! The check "dependencies": whose code is in the build, where it comes from, and under which license.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};
use toml::de::DeTable;

use crate::failure::Failure;
use crate::process::{cargo, output, root, shown};

/// The file that says which licenses are allowed. cargo-deny reads it too.
const RULES: &str = "deny.toml";

/// What cargo calls the default registry, even where its settings put a mirror in its place.
const DEFAULT_REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A crate that we don't accept, and why.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    name: String,
    version: String,
    fault: Fault,
}

/// What is wrong with a crate.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    NoLicence,
    UnreadableLicence { stated: String, reason: String },
    LicenceNotAllowed { stated: String },
    ForeignSource { source: String },
    ForeignFolder { manifest: PathBuf },
    AnyVersion { dependency: String },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.name, self.version, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoLicence => write!(f, "it states no license"),
            Fault::UnreadableLicence { stated, reason } => {
                write!(f, "its license \"{stated}\" is not an SPDX expression: {reason}")
            }
            Fault::LicenceNotAllowed { stated } => {
                write!(f, "its license \"{stated}\" is not allowed by {RULES}")
            }
            Fault::ForeignSource { source } => {
                write!(f, "it comes from {source}, not from the default registry")
            }
            Fault::ForeignFolder { manifest } => {
                write!(f, "it comes from {}, outside this repository", manifest.display())
            }
            Fault::AnyVersion { dependency } => {
                write!(f, "it accepts any version of {dependency}")
            }
        }
    }
}

/// What cargo says about a workspace and all that it depends on.
#[derive(Deserialize)]
struct Metadata {
    workspace_root: PathBuf,
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for a crate that is a folder on this machine.
    source: Option<String>,
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// Nothing for a crate that is a folder on this machine.
    source: Option<String>,
    #[serde(rename = "req")]
    versions: String,
}

/// The licenses that we accept.
struct Licences(Vec<Licensee>);

/// Checks every crate that a build can contain, on any platform and with any features.
pub(crate) fn check() -> Result<(), Failure> {
    let allowed = allowed_licences()?;
    let main = metadata("Cargo.toml")?;
    let fuzz = metadata("fuzz/Cargo.toml")?;
    let problems = problems(&[&main, &fuzz], &main.workspace_root, &allowed);
    if problems.is_empty() { Ok(()) } else { Err(Failure::Dependencies(problems)) }
}

/// The licenses that the file allows.
fn allowed_licences() -> Result<Licences, Failure> {
    let failure = |problem| Failure::File { path: RULES.into(), problem };
    let text = fs::read_to_string(root().join(RULES)).map_err(|error| failure(error.to_string()))?;
    Licences::read(&text).map_err(failure)
}

/// Asks cargo what a workspace depends on.
fn metadata(manifest: &str) -> Result<Metadata, Failure> {
    let mut command = cargo(["metadata", "--format-version", "1", "--locked", "--all-features"]);
    let text = output(command.args(["--manifest-path", manifest]))?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::Answer { command: shown(&command), problem: error.to_string() })
}

impl Licences {
    fn read(text: &str) -> Result<Licences, String> {
        let table = DeTable::parse(text).map_err(|error| error.to_string())?;
        let section = table.get_ref().get("licenses").and_then(|section| section.get_ref().as_table());
        let list = section.and_then(|section| section.get("allow")?.get_ref().as_array());
        let licences = list.ok_or("it has no list of allowed licenses")?.iter().map(|licence| {
            let name = licence.get_ref().as_str().ok_or("an allowed license is not text")?;
            Licensee::parse(name).map_err(|error| format!("{name} is not an SPDX license: {}", error.reason))
        });
        licences.collect::<Result<_, String>>().map(Licences)
    }

    /// What is wrong with the license that a crate states.
    fn fault(&self, stated: Option<&str>) -> Option<Fault> {
        let Some(stated) = stated else { return Some(Fault::NoLicence) };
        // Old crates have a slash for OR.
        match Expression::parse_mode(stated, ParseMode::LAX) {
            Ok(expression) => {
                let allowed =
                    expression.evaluate(|needed| self.0.iter().any(|licence| licence.satisfies(needed)));
                (!allowed).then(|| Fault::LicenceNotAllowed { stated: stated.to_owned() })
            }
            Err(error) => {
                Some(Fault::UnreadableLicence { stated: stated.to_owned(), reason: error.reason.to_string() })
            }
        }
    }
}

impl Package {
    /// All that is wrong with a crate, given our own folder and the licenses that we accept.
    fn problems(&self, ours: &Path, allowed: &Licences) -> Vec<Problem> {
        let licence = allowed.fault(self.license.as_deref());
        let faults = licence.into_iter().chain(self.source_fault(ours)).chain(self.wildcards());
        faults
            .map(|fault| Problem { name: self.name.clone(), version: self.version.clone(), fault })
            .collect()
    }

    /// What is wrong with where the crate comes from.
    fn source_fault(&self, ours: &Path) -> Option<Fault> {
        match &self.source {
            Some(source) if source == DEFAULT_REGISTRY => None,
            Some(source) => Some(Fault::ForeignSource { source: source.clone() }),
            None if self.manifest_path.starts_with(ours) => None,
            None => Some(Fault::ForeignFolder { manifest: self.manifest_path.clone() }),
        }
    }

    /// Other people's crates that one of our crates accepts in any version.
    fn wildcards(&self) -> impl Iterator<Item = Fault> {
        let is_ours = self.source.is_none();
        let wild = self
            .dependencies
            .iter()
            .filter(move |dependency| is_ours && dependency.source.is_some() && dependency.versions == "*");
        wild.map(|dependency| Fault::AnyVersion { dependency: dependency.name.clone() })
    }
}

/// All that is wrong with the crates of these workspaces, each said once: most crates are in both.
fn problems(workspaces: &[&Metadata], ours: &Path, allowed: &Licences) -> Vec<Problem> {
    let mut problems = Vec::new();
    for package in workspaces.iter().flat_map(|workspace| &workspace.packages) {
        for problem in package.problems(ours, allowed) {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOW: &str = r#"licenses.allow = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"]"#;

    /// A crate of the default registry and one of ours that takes it.
    const GOOD: &str = r#"{
        "workspace_root": "/here",
        "packages": [
            {"name": "serde", "version": "1.0.1", "license": "MIT OR Apache-2.0",
             "source": "registry+https://github.com/rust-lang/crates.io-index",
             "manifest_path": "/registry/serde-1.0.1/Cargo.toml", "dependencies": []},
            {"name": "parlor", "version": "0.1.0", "license": "MIT", "source": null,
             "manifest_path": "/here/crates/parlor/Cargo.toml", "dependencies": [
                {"name": "parlor-core", "source": null, "req": "*"},
                {"name": "serde", "source": "registry+https://github.com/rust-lang/crates.io-index", "req": "^1"}]}
        ]
    }"#;

    /// What is said of the good workspace after one change to it.
    fn said_with(old: &str, new: &str) -> Vec<String> {
        assert!(GOOD.contains(old), "{old}");
        let metadata: Metadata = serde_json::from_str(&GOOD.replacen(old, new, 1)).unwrap();
        let allowed = Licences::read(ALLOW).unwrap();
        problems(&[&metadata], &metadata.workspace_root, &allowed).iter().map(ToString::to_string).collect()
    }

    fn is_allowed(licence: &str) -> bool {
        Licences::read(ALLOW).unwrap().fault(Some(licence)).is_none()
    }

    #[test]
    fn a_good_workspace_passes() {
        assert_eq!(said_with("", ""), [""; 0]);
    }

    #[test]
    fn a_licence_has_to_be_stated_and_allowed() {
        let licence = "\"MIT OR Apache-2.0\"";
        let bad = "serde 1.0.1: its license \"GPL-3.0-only\" is not allowed by deny.toml";
        assert_eq!(said_with(licence, "\"GPL-3.0-only\""), [bad]);
        assert_eq!(said_with(licence, "null"), ["serde 1.0.1: it states no license"]);
        let unknown = "serde 1.0.1: its license \"Mine\" is not an SPDX expression: unknown term";
        assert_eq!(said_with(licence, "\"Mine\""), [unknown]);
    }

    #[test]
    fn a_crate_comes_from_the_default_registry_or_from_us() {
        let source = "\"registry+https://github.com/rust-lang/crates.io-index\"";
        let git = "git+https://example.org/serde#0123";
        assert_eq!(
            said_with(source, &format!("\"{git}\"")),
            [format!("serde 1.0.1: it comes from {git}, not from the default registry")]
        );
        let other = "sparse+https://example.org/index/";
        assert_eq!(
            said_with(source, &format!("\"{other}\"")),
            [format!("serde 1.0.1: it comes from {other}, not from the default registry")]
        );
        assert_eq!(
            said_with(source, "null"),
            ["serde 1.0.1: it comes from /registry/serde-1.0.1/Cargo.toml, outside this repository"]
        );
    }

    #[test]
    fn our_crates_say_which_versions_they_take() {
        assert_eq!(said_with("\"^1\"", "\"*\""), ["parlor 0.1.0: it accepts any version of serde"]);
    }

    #[test]
    fn what_is_wrong_in_both_workspaces_is_said_once() {
        let metadata: Metadata = serde_json::from_str(GOOD).unwrap();
        let elsewhere = Path::new("/elsewhere");
        let allowed = Licences::read(ALLOW).unwrap();
        assert_eq!(problems(&[&metadata, &metadata], elsewhere, &allowed).len(), 1);
    }

    #[test]
    fn licences_are_weighed_as_expressions() {
        for good in [
            "MIT/Apache-2.0",
            "Apache-2.0 / GPL-3.0-only",
            "MIT or Apache-2.0",
            "GPL-3.0-only OR MIT",
            "(MIT OR GPL-3.0-only) AND Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_allowed(good), "{good}");
        }
        for bad in ["MIT AND GPL-3.0-only", "MIT OR", "", "MIT WITH LLVM-exception", "LicenseRef-MIT"] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn the_allowed_licences_are_those_of_the_file() {
        let licences = allowed_licences().unwrap();
        assert!(licences.fault(Some("MIT OR Apache-2.0")).is_none());
        assert!(licences.fault(Some("GPL-3.0-only")).is_some());
        for bad in [
            "",
            "[licenses]",
            "licenses.allow = 1",
            "licenses.allow = [1]",
            "licenses.allow = [\"Mine\"]",
            "=",
        ] {
            assert!(Licences::read(bad).is_err(), "{bad}");
        }
    }
}
