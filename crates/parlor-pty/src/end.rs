//! How a program ended.

use portable_pty::ExitStatus;

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, with this exit code.
    Code(u32),
    /// By a signal, in the system's words: `Killed`, `Terminated`, `Interrupt`.
    Signal(String),
}

impl End {
    /// Whether the program ended by itself and all was well.
    pub fn is_success(&self) -> bool {
        *self == End::Code(0)
    }
}

impl From<ExitStatus> for End {
    fn from(status: ExitStatus) -> End {
        match status.signal() {
            Some(signal) => End::Signal(signal.to_owned()),
            None => End::Code(status.exit_code()),
        }
    }
}
