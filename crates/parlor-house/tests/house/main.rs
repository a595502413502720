//! A real house on a real port, and clients with real sockets.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod absence;
mod archive;
mod bad_input;
mod bot;
mod client;
mod document;
mod faults;
mod fixture;
mod host;
mod operations;
mod play;
mod processes;
mod stopped;
mod take_backs;
mod unsure;
