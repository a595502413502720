//! The referee as other programs use it: `docs/referee.md` describes the language.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may stop where they stand")]

#[path = "../common/mod.rs"]
mod common;

mod document;
mod errors;
mod framing;
mod garbage;
mod ids;
mod selfplay;
mod stream;
mod vectors;
