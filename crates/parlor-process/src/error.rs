//! What can go wrong.

use std::io;
use std::path::PathBuf;

/// What can go wrong with a program or a folder.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// A program can't be started.
    #[error("{program} could not be started: {error}")]
    Start {
        /// Its path.
        program: String,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// A program does not say that it is ready.
    #[error("{program} did not say where it can be reached; it said: {said:?}")]
    NotReady {
        /// Its path.
        program: String,
        /// What it said instead.
        said: Vec<String>,
    },
    /// A file or folder can't be written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
}
