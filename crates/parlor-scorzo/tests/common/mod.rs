//! What several tests share: a slow reading of the rules, vectors, random hands.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    reason = "every test file uses its own part of this"
)]

pub mod brute;
pub mod hands;
pub mod vectors;
