//! The server: people at different devices play at one table.
//!
//! A table's log is the only truth. Everything that has an effect is an entry in it: it is decided by a pure [`table::HouseTable`],
//! stored durably, acknowledged, and only then published. No process owns a table: whoever folds the log may decide, and an entry is
//! appended only if the log is still as long as it was.

mod actor;
mod admission;
mod connection;
mod house;
pub mod http;
mod limits;
mod log;
pub mod metrics;
mod names;
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
