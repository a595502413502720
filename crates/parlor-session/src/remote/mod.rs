//! A table in a house, seen from one client: a page, or a terminal.
//!
//! ```text
//! screen ─▶ Request ─▶ RemoteBackend ─▶ Command ─▶ RemoteTable ─▶ ClientMessage ─▶ house
//! screen ◀─ Snapshot ◀─ RemoteBackend ◀─ GameNews ◀─ RemoteTable ◀─ ServerMessage ◀─ house
//! ```
//!
//! [`RemoteTable`] knows the protocol and no game: what came, what was missed, what is not answered yet. [`RemoteBackend`] knows the
//! game and no protocol. Neither has a clock, a socket or chance of its own: whoever holds them gives them keys and messages, and
//! sends what they say.

mod backend;
mod table;
#[cfg(test)]
mod tests;

pub use backend::{Answered, RemoteBackend, RemoteError, RemoteQuestion, WhyNot, set_up, why_text};
pub use table::{Command, GameNews, Heard, NotAnswered, RemoteTable};
