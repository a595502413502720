//! The simulator: a whole house in one thread from a seed. Processes, store, connections, clients and the clock are made up; the
//! code of the house and of its clients is the real one. Whatever goes wrong once goes wrong again with the same seed.
//!
//! ```text
//! Tab (the real RemoteTable and RemoteBackend) ◀─ link ─▶ Connection of the real House ─▶ SimStore ─▶ Disk
//!          └────────────▶ Oracle: what was sent, what was heard, what is on the disk ◀────────────────┘
//! ```

mod bugs;
mod editions;
mod executor;
mod habits;
mod link;
mod oracle;
mod plan;
mod player;
mod process;
mod run;
mod runtime;
mod store;
mod tab;
mod tally;
mod world;

pub use bugs::Bug;
pub use oracle::Finding;
pub use run::{Depth, find, run};
pub use tally::Tally;
pub use world::{Failure, simulate};
