//! What can go wrong.

use std::io;
use std::time::Duration;

use parlor_client::ClientError;

/// A house could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The house is elsewhere.
    #[error("only a house on this computer is loaded, at an address such as http://127.0.0.1:5055/")]
    Elsewhere,
    /// The house does not say where it is.
    #[error("the house did not start")]
    NotStarted,
    /// What the system says about the house can't be read.
    #[error("the system does not say what process {0} uses")]
    NoUsage(u32),
    /// Setting up takes too long.
    #[error("people are not at their tables after {0:?}")]
    TooLong(Duration),
    /// The house refused something, or is gone.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// Something could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}
