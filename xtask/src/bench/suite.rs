//! Which benchmarks there are.

use std::path::PathBuf;

use serde_json::Value;

/// What measures a benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Criterion,
    Gungraun,
}

impl Tool {
    /// What the benchmarks of this tool are called.
    pub(super) const fn bench(self) -> &'static str {
        match self {
            Tool::Criterion => "speed",
            Tool::Gungraun => "instructions",
        }
    }
}

/// One crate's benchmarks of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Suite {
    pub(super) package: String,
    pub(super) tool: Tool,
}

/// What there is to know about the workspace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Workspace {
    /// Where cargo builds, and criterion and gungraun leave their files.
    pub(super) target: PathBuf,
    pub(super) suites: Vec<Suite>,
    /// Benchmarks whose names do not say what measures them.
    pub(super) others: Vec<String>,
}

/// Reads what `cargo metadata` prints.
pub(super) fn workspace(metadata: &str) -> Option<Workspace> {
    let metadata: Value = serde_json::from_str(metadata).ok()?;
    let (mut suites, mut others) = (Vec::new(), Vec::new());
    for package in metadata["packages"].as_array()? {
        let package_name = package["name"].as_str()?;
        for target in package["targets"].as_array()? {
            if !target["kind"].as_array()?.iter().any(|kind| kind == "bench") {
                continue;
            }
            let name = target["name"].as_str()?;
            match [Tool::Criterion, Tool::Gungraun].into_iter().find(|tool| tool.bench() == name) {
                Some(tool) => suites.push(Suite { package: package_name.to_owned(), tool }),
                None => others.push(format!("{package_name}: {name}")),
            }
        }
    }
    Some(Workspace { target: metadata["target_directory"].as_str()?.into(), suites, others })
}

/// The version of a package in a Cargo.lock.
pub(super) fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn benchmarks_are_known_by_name() {
        let metadata = r#"{
            "packages": [
                {"name": "a", "targets": [
                    {"kind": ["lib"], "name": "speed"},
                    {"kind": ["bench"], "name": "speed"},
                    {"kind": ["bench"], "name": "instructions"},
                    {"kind": ["bench"], "name": "other"}
                ]},
                {"name": "b", "targets": [{"kind": ["bin"], "name": "b"}]}
            ],
            "target_directory": "/here/target"
        }"#;
        let suite = |tool| Suite { package: "a".to_owned(), tool };
        let suites = vec![suite(Tool::Criterion), suite(Tool::Gungraun)];
        let others = vec!["a: other".to_owned()];
        assert_eq!(workspace(metadata), Some(Workspace { target: "/here/target".into(), suites, others }));
        assert_eq!(workspace("{}"), None);
        assert_eq!(workspace("?"), None);
    }

    #[test]
    fn versions_are_read_from_the_lock() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"0.9.1\"\n\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\nsource = \"x\"\n";
        assert_eq!(locked_version(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked_version(lock, "gun"), None);
    }
}
