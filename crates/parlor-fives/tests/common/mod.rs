//! What several tests share: a slow reading of the rules, vectors, random positions.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    reason = "every test file uses its own part of this"
)]

pub mod drawn;
pub mod naive;
pub mod positions;
pub mod table;
pub mod vectors;
