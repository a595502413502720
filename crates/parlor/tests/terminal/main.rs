//! Playing in a real pseudo-terminal, by keys, as people do.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may stop where they stand")]

mod endings;
mod fair;
mod keeping;
mod player;
mod resuming;
mod seats;
mod whole_games;
