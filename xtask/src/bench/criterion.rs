//! Times that criterion measured.

use std::path::Path;
use std::time::SystemTime;

use serde_json::Value;

use super::files::{read_json, written_since};
use super::measure::{Measure, Unit};
use crate::failure::Failure;

/// What criterion wrote since then. Each benchmark has a folder `new`: `benchmark.json` names it, `estimates.json`
/// has the times.
pub(super) fn collect(folder: &Path, since: SystemTime) -> Result<Vec<Measure>, Failure> {
    let files = written_since(folder, "new/estimates.json", since)?;
    let measures = files.iter().map(|path| {
        let benchmark = read_json(&path.with_file_name("benchmark.json"))?;
        measure(&benchmark, &read_json(path)?).ok_or_else(|| Failure::File {
            path: path.clone(),
            problem: "the mean time is missing".to_owned(),
        })
    });
    measures.collect()
}

fn measure(benchmark: &Value, estimates: &Value) -> Option<Measure> {
    let name = benchmark["full_id"].as_str()?.to_owned();
    let value = estimates["mean"]["point_estimate"].as_f64()?;
    Some(Measure { name, unit: Unit::Nanoseconds, value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_mean_is_what_counts() {
        let benchmark = json!({
            "group_id": "fives", "function_id": "plays", "value_str": "rich", "throughput": null,
            "full_id": "fives/plays/rich", "directory_name": "fives/plays/rich", "title": "fives/plays/rich"
        });
        let estimate = |value: f64| {
            let interval = json!({"confidence_level": 0.95, "lower_bound": 167.7, "upper_bound": 177.2});
            json!({"confidence_interval": interval, "point_estimate": value, "standard_error": 2.4})
        };
        let estimates = json!({"mean": estimate(172.5), "median": estimate(167.5), "slope": null});
        let name = "fives/plays/rich".to_owned();
        let expected = Measure { name, unit: Unit::Nanoseconds, value: 172.5 };
        assert_eq!(measure(&benchmark, &estimates), Some(expected));
        assert_eq!(measure(&benchmark, &json!({})), None);
        assert_eq!(measure(&json!({}), &estimates), None);
    }
}
