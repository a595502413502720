//! A real house on a real port, and clients with real sockets.

mod absence;
mod bad_input;
mod client;
mod host;
mod play;
