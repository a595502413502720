//! The pages, handed out by this program to a browser on the same computer.
//!
//! What is answered is decided by [`respond`], a function of the request and the files; all that touches the network is in
//! [`serve`].

mod assets;
mod encoding;
mod respond;
mod serve;

pub(crate) use assets::{Assets, Pages};
pub(crate) use serve::Server;
