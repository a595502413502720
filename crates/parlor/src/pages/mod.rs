//! The pages and the house, served by this program.
//!
//! What is answered is decided by [`respond`], a function of the request and the files; all that touches the network is in
//! [`serve`].

mod assets;
mod encoding;
mod respond;
mod serve;

pub(crate) use assets::{Assets, Pages};
pub(crate) use serve::{Served, Server, lan_address};
