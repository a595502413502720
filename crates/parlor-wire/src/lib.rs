//! What a house and its clients say to each other.
//!
//! One WebSocket carries all tables of a tab, as JSON text: a client sends [`ClientMessage`]s and gets [`ServerMessage`]s. What is a
//! plain request (a guest's name, a new table) goes over HTTP ([`http`]). This crate has no I/O and builds for WebAssembly, so
//! that house, pages, terminal and load generator share every type.
//!
//! ```
//! use parlor_wire::{ClientMessage, Key, ServerMessage, TableId};
//!
//! let act = ClientMessage::Act {
//!     table: "0123456789".parse()?,
//!     key: Key::from_random([7; 26]),
//!     at: 12,
//!     action: "8F 415".to_owned(),
//! };
//! let json = act.to_json();
//! assert_eq!(ClientMessage::from_json(&json)?, act);
//!
//! // What is not a message is an error, never a guess.
//! assert!(ClientMessage::from_json(r#"{"act":{"table":"0123456789"}}"#).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod client;
mod from_text;
pub mod http;
mod id;
mod raw;
mod read;
mod server;
mod table;
mod write;

pub use chain::{BadChain, Chain};
pub use client::{AbsenceCommand, ClientMessage, Known, LobbyCommand};
pub use id::{IdError, InviteSecret, Key, SessionToken, TableId};
pub use read::WireError;
pub use server::{Body, ByeReason, Presence, Refused, ServerMessage, Why};
pub use table::{EditionChoice, HouseBot, SeatState, Stage, TableInfo};

/// The protocol that this build speaks. It goes up when an older client could not follow any more.
pub const PROTOCOL: u32 = 1;

/// The most bytes of one message from a client.
pub const MAX_CLIENT_MESSAGE: usize = 16 * 1024;

/// The most rollouts that a bot does for a decision in a house.
pub const MAX_HOUSE_ROLLOUTS: u32 = 10_000;

/// The most undos of one game. More would make a record that nobody can read.
pub const MAX_UNDOS: u32 = 500;

/// The most undos between two moves that stand.
pub const MAX_UNDOS_IN_A_ROW: u32 = 10;

/// The most changes of a table before its game begins; it can still begin then.
pub const MAX_LOBBY_CHANGES: u64 = 2_000;

/// How often a client says that it is there, in milliseconds.
pub const PING_EVERY_MS: u64 = 15_000;
