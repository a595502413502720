//! What can go wrong.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

/// What can go wrong with a program in a terminal.
///
/// Where something was waited for in vain, the last screen is part of the message.
#[derive(Error)]
pub enum PtyError {
    /// A terminal has at least one column and one line.
    #[error("a terminal can't have {columns} columns and {lines} lines")]
    Size {
        /// The columns asked for.
        columns: u16,
        /// The lines asked for.
        lines: u16,
    },
    /// The working directory is not there.
    #[error("{} is not a folder to start a program in", .0.display())]
    Folder(PathBuf),
    /// The system refuses something about the pseudo-terminal itself.
    #[error("the pseudo-terminal: {0}")]
    System(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The program can't be started.
    #[error("{program} could not be started: {error}")]
    Start {
        /// Its path.
        program: String,
        /// The system's reason.
        #[source]
        error: Box<dyn std::error::Error + Send + Sync>,
    },
    /// No key of a keyboard gives this control character.
    #[error("Ctrl and {0:?} together are no key")]
    Key(char),
    /// What was pressed can't reach the program.
    #[error("what was pressed did not reach the program: {0}")]
    Press(#[source] io::Error),
    /// A signal can't be sent.
    #[error("the signal {name} was not sent: {problem}")]
    Signal {
        /// The signal.
        name: String,
        /// Why not.
        problem: String,
    },
    /// The system does not say how the program is.
    #[error("the program can't be watched: {0}")]
    Watch(#[source] io::Error),
    /// What was waited for did not happen in time.
    #[error("waiting for {what}: nothing after {limit:?}; the last screen:\n{screen}")]
    Late {
        /// What was waited for.
        what: String,
        /// How long.
        limit: Duration,
        /// The text of the last screen.
        screen: String,
    },
    /// The program ended before what was waited for happened.
    #[error("waiting for {what}: the program ended; the last screen:\n{screen}")]
    Ended {
        /// What was waited for.
        what: String,
        /// The text of the last screen.
        screen: String,
    },
}

/// The same as the message, so that a test that fails by `unwrap` shows the last screen as it was.
impl fmt::Debug for PtyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
