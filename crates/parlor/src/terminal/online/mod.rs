//! Playing at a table in a house.
//!
//! ```text
//! JoinScreen ─▶ TableScreen ─▶ HouseBackend ─▶ HouseTable ─▶ Link ─▶ a thread with the socket
//! ```

mod backend;
mod join;
mod link;
mod lobby;
mod patience;
mod table;
#[cfg(test)]
mod tests;
mod tokens;

pub(crate) use backend::HouseBackend;
pub(crate) use join::JoinScreen;
pub(crate) use table::Incoming;
