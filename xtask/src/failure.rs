//! Why a task stopped.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use parlor_pty::PtyError;

use crate::dependencies::Problem;

/// Why a task stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The words after `cargo xtask` make no sense.
    Usage(String),
    /// A program could not be started.
    Start { command: String, error: io::Error },
    /// A program ended badly.
    Ended { command: String, how: String },
    /// A program took too long and was stopped.
    TooSlow { command: String, limit: Duration },
    /// Something has to be installed, and could not be installed from here.
    Missing { what: &'static str, remedy: String },
    /// A check did not pass; the step says more above.
    Check { step: &'static str, cause: Box<Failure> },
    /// A file cannot be read or does not hold what it should.
    File { path: PathBuf, problem: String },
    /// A program's answer is not what it should be.
    Answer { command: String, problem: String },
    /// The program does not show what the picture should show.
    Screen { file: PathBuf, error: PtyError },
    /// Something is over its goal, or could not be measured.
    Measures(Vec<String>),
    /// Crates that are not allowed in the build.
    Dependencies(Vec<Problem>),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) => f.write_str(message),
            Failure::Start { command, error } => write!(f, "couldn't start `{command}`: {error}"),
            Failure::Ended { command, how } => write!(f, "`{command}` ended with {how}"),
            Failure::TooSlow { command, limit } => {
                write!(f, "`{command}` was stopped: it wasn't done after {} seconds", limit.as_secs())
            }
            Failure::Missing { what, remedy } => write!(f, "{what} is missing. {remedy}"),
            Failure::Check { step, cause } => write!(f, "the check \"{step}\" failed: {cause}"),
            Failure::File { path, problem } => write!(f, "{}: {problem}", path.display()),
            Failure::Answer { command, problem } => {
                write!(f, "`{command}` gave an unexpected answer: {problem}")
            }
            Failure::Screen { file, error } => {
                write!(f, "couldn't take the picture {}: {error}", file.display())
            }
            Failure::Measures(problems) => write!(f, "{}", problems.join("\n       ")),
            Failure::Dependencies(problems) => {
                f.write_str("not allowed in the build:")?;
                problems.iter().try_for_each(|problem| write!(f, "\n       {problem}"))
            }
        }
    }
}

impl std::error::Error for Failure {}
