//! Instructions that gungraun counted.

use std::path::Path;
use std::time::SystemTime;

use serde_json::Value;

use super::files::{read_json, written_since};
use super::measure::{Measure, Unit};
use crate::failure::Failure;

/// What makes gungraun leave its counts in files.
pub(super) const ARGUMENT: &str = "--save-summary=json";

/// What gungraun wrote since then: a `summary.json` for each benchmark.
pub(super) fn collect(folder: &Path, since: SystemTime) -> Result<Vec<Measure>, Failure> {
    let files = written_since(folder, "summary.json", since)?;
    let measures = files.iter().map(|path| {
        measure(&read_json(path)?).ok_or_else(|| Failure::File {
            path: path.clone(),
            problem: "callgrind's count is missing".to_owned(),
        })
    });
    measures.collect()
}

/// The benchmark is named by group and function, and the case if it has several.
fn measure(summary: &Value) -> Option<Measure> {
    let path = summary["module_path"].as_str()?;
    // The path begins with the name of the file, which is the same for all.
    let path = path.split_once("::").map_or(path, |(_, rest)| rest);
    let name = summary["id"].as_str().map_or_else(|| path.to_owned(), |id| format!("{path}::{id}"));
    let profile = summary["profiles"].as_array()?.iter().find(|profile| profile["tool"] == "Callgrind")?;
    let value = profile["data"]["total"]["metrics"]["Ir"]["values"]["new"].as_f64()?;
    Some(Measure { name: name.replace("::", "/"), unit: Unit::Instructions, value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn summary(id: &Value) -> Value {
        let metrics =
            json!({"Ir": {"values": {"new": 221_508, "old": 7}}, "TotalRW": {"values": {"new": 315_849}}});
        json!({
            "module_path": "instructions::fives::plays",
            "function_name": "plays",
            "id": id,
            "kind": "LibraryBenchmark",
            "profiles": [
                {"tool": "DHAT", "data": {"total": {"metrics": {}}}},
                {"tool": "Callgrind", "data": {"parts": [], "total": {"metrics": metrics, "regressions": []}}}
            ],
            "version": "7"
        })
    }

    #[test]
    fn the_new_count_of_instructions_is_what_counts() {
        let count =
            |name: &str| Some(Measure { name: name.to_owned(), unit: Unit::Instructions, value: 221_508.0 });
        assert_eq!(measure(&summary(&json!("rich"))), count("fives/plays/rich"));
        assert_eq!(measure(&summary(&Value::Null)), count("fives/plays"));
        assert_eq!(measure(&json!({})), None);
    }
}
