//! The server: people at different devices play at one table.
//!
//! A table's log is the only truth. Everything that has an effect is an entry in it: it is decided by a pure [`table::HouseTable`],
//! stored durably, acknowledged, and only then published. No process owns a table: whoever folds the log may decide, and an entry is
//! appended only if the log is still as long as it was.
//!
//! # Nothing that a client believes is taken from it
//!
//! A client says what it wants to do, in the game's notation, and nothing else of the game:
//!
//! ```
//! use parlor_house::table::Command;
//!
//! let play = Command::Act(7, "8F 415".to_owned());
//! ```
//!
//! What a viewer knows goes out, and does not come back. A request can't contain a view, because nothing reads one:
//!
//! ```compile_fail,E0277
//! use parlor_core::Game;
//!
//! fn body_of_a_request<T: serde::de::DeserializeOwned>() {}
//! body_of_a_request::<<parlor_fives::Fives as Game>::View>();
//! ```
//!
//! ```
//! // What it does read compiles.
//! fn body_of_a_request<T: serde::de::DeserializeOwned>() {}
//! body_of_a_request::<parlor_wire::http::NewTable>();
//! body_of_a_request::<parlor_wire::ClientMessage>();
//! ```
//!
//! And a table can't be made of one, nor of what a player imagines:
//!
//! ```compile_fail,E0308
//! use parlor_core::Game;
//! use parlor_fives::Fives;
//!
//! fn table(view: <Fives as Game>::View) -> parlor_session::Table<Fives> {
//!     parlor_session::Table::new(view)
//! }
//! ```
//!
//! ```compile_fail,E0308
//! use parlor_core::Imagined;
//! use parlor_fives::Fives;
//!
//! fn table(imagined: Imagined<Fives>) -> parlor_session::Table<Fives> {
//!     parlor_session::Table::new(imagined)
//! }
//! ```

mod actor;
mod admission;
mod connection;
mod elsewhere;
mod house;
pub mod http;
mod limits;
mod log;
pub mod metrics;
mod names;
pub mod notices;
mod outbox;
mod runtime;
pub mod store;
pub mod table;

pub use connection::{BUILD, Connection};
pub use house::{GuestError, House, HouseOptions};
pub use limits::Limits;
pub use log::{Event, Log, LogLevel};
pub use outbox::{OUTBOX, Outbox, Outgoing, Sending};
pub use runtime::{Runtime, TokioRuntime};
