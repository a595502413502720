//! What can go wrong.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use parlor_process::ProcessError;
use thirtyfour::error::WebDriverError;
use thiserror::Error;

/// What can go wrong with a browser.
#[derive(Error)]
pub enum BrowserError {
    /// A program can't be started, or a folder can't be made.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// There is no port for a program.
    #[error("there is no free port: {error}")]
    Port {
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// An engine that is none.
    #[error("there is no engine {name:?}: it is chromium, firefox or webkit")]
    Engine {
        /// What it was called.
        name: String,
    },
    /// A window does not take the size that its page needs.
    #[error("a page of {wanted:?} points is not to be had: it has {found:?}")]
    Size {
        /// Width and height, as they should be.
        wanted: (u32, u32),
        /// As they are.
        found: (u32, u32),
    },
    /// A file or folder can't be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// The browser refuses something.
    #[error("{0}")]
    Driver(#[from] WebDriverError),
    /// A script in the page gave an answer that makes no sense.
    #[error("the page answered {answer}")]
    Answer {
        /// The answer.
        answer: String,
    },
    /// What was waited for did not happen in time.
    #[error("waiting until {what}: not after {limit:?}; the last page was {url} and said:\n{text}")]
    Late {
        /// What was waited for.
        what: String,
        /// How long.
        limit: Duration,
        /// Where the page was.
        url: String,
        /// The text of the page.
        text: String,
    },
}

/// The same as the message, so that a test that fails by `unwrap` can be read.
impl fmt::Debug for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
