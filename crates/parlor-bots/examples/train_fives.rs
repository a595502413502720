//! `cargo run --release -p parlor-bots --example train_fives`: learns by playing what kept tiles are worth and what openings
//! cost, and writes it down. It takes a few minutes, and writes the same files every time.
#![allow(clippy::unwrap_used, reason = "a tool for the bench")]

use parlor_bots::fives_training as training;
use parlor_fives::Edition;

fn main() {
    let write = |name: &str, text: String| {
        std::fs::write(format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR")), text).unwrap();
    };
    let edition = Edition::classic();
    write("fives-leaves.txt", training::leaves(&edition, "leaves", 4, 1_000).write());
    write("fives-openings.txt", training::openings(&edition, "openings", 300_000).write());
}
