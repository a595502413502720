//! The vectors, which were computed by a separate reading of the rules.

mod fives;
mod polygon;
mod scorzo;

use serde_json::Value;

/// Requests and what their answers must hold.
fn vectors(lines: &str) -> Vec<(Value, Value)> {
    let vector = |line| {
        let mut vector: Value = serde_json::from_str(line).unwrap();
        (vector["request"].take(), vector["answer"].take())
    };
    lines.lines().map(vector).collect()
}
