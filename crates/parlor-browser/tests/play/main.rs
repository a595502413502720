//! Whole games in a real browser: by mouse and by keyboard alone, on a phone, with several people, in Spanish, and without a
//! server. `cargo xtask test` runs this with all that it needs, and `cargo xtask test-web` runs it alone.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

#[path = "../../../parlor-house/tests/house/document/allowed.rs"]
mod allowed;
mod bugs;
mod document;
mod engines;
mod fair;
mod fit;
mod fives;
mod guest;
mod lessons;
mod novice;
mod online;
mod polygon;
mod relay;
mod rulebook;
mod scorzo;
mod shelf;
mod sight;
mod table;
mod updates;
