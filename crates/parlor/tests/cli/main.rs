//! The program as people use it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may stop where they stand")]

#[path = "../common/mod.rs"]
mod common;

mod arena;
mod color;
mod database;
mod document;
mod help;
mod house;
mod input;
mod language;
mod pipes;
mod records;
mod report;
mod shells;
mod terminal;
mod transcripts;
