//! Playing in a real pseudo-terminal, by keys, as people do.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may stop where they stand")]

mod endings;
mod fair;
mod gone;
#[path = "../../../parlor-house/tests/house/host.rs"]
#[allow(dead_code, reason = "the house's own tests need more of it")]
mod host;
mod hosting;
mod keeping;
mod online;
mod player;
mod resuming;
mod seats;
mod secure;
mod whole_games;
