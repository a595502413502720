//! Records: reading, writing, playing again, verifying.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

#[path = "records/docs.rs"]
mod docs;
#[path = "records/format_1.rs"]
mod format_1;
#[path = "records/lenient.rs"]
mod lenient;
#[path = "records/lot.rs"]
mod lot;
#[path = "records/problems.rs"]
mod problems;
#[path = "records/replay.rs"]
mod replay;
#[path = "records/round_trip.rs"]
mod round_trip;
