//! What can go wrong.

use std::io;
use std::time::Duration;

use parlor_client::ClientError;
use parlor_house::store::{OpenError, StoreError};
use parlor_process::ProcessError;

/// A house could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The house is elsewhere.
    #[error("only a house on this computer is loaded, at an address such as http://127.0.0.1:5055/")]
    Elsewhere,
    /// What the system says about the house can't be read.
    #[error("the system does not say what process {0} uses")]
    NoUsage(u32),
    /// A process can't have enough connections.
    #[error(
        "this needs {needed} open files, and the system allows {allowed}: try `ulimit -n {needed}` first"
    )]
    Files {
        /// How many.
        needed: u64,
        /// How many there may be.
        allowed: u64,
    },
    /// Something takes too long.
    #[error("{what} is not done after {limit:?}")]
    TooLong {
        /// What.
        what: &'static str,
        /// How long.
        limit: Duration,
    },
    /// The house says something that makes no sense.
    #[error("the house answered what a client does not understand")]
    Answer,
    /// Nobody plays any more.
    #[error("a player is gone: {0}")]
    Gone(#[from] tokio::task::JoinError),
    /// The house can't be started.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The folder can't be filled.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The folder can't be filled.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The house refused something, or is gone.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// Something could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}
