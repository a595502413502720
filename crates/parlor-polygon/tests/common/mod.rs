//! What the tests share.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::panic, reason = "test helpers")]

pub mod naive;
pub mod vectors;
