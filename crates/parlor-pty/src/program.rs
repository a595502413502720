//! What to run.

use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

use portable_pty::CommandBuilder;

use crate::PtyError;

/// How long things may take before waiting for them fails, if nothing else is said.
const LIMIT: Duration = Duration::from_secs(20);

/// A program to be run, and its surroundings.
///
/// Nothing of our own environment reaches it but `PATH`, so that it does the same everywhere: it finds
/// `TERM=xterm-256color`, `SHELL=/bin/sh` and what [`env`](Program::env) gives.
#[derive(Clone, Debug)]
pub struct Program<'a> {
    path: &'a OsStr,
    arguments: Vec<&'a OsStr>,
    environment: Vec<(&'a OsStr, &'a OsStr)>,
    folder: Option<&'a Path>,
    pub(crate) columns: u16,
    pub(crate) lines: u16,
    pub(crate) limit: Duration,
}

impl<'a> Program<'a> {
    /// A program by its path, or by its name if it is in `PATH`; in 80 columns and 24 lines.
    pub fn new(path: &'a (impl AsRef<OsStr> + ?Sized)) -> Program<'a> {
        Program {
            path: path.as_ref(),
            arguments: Vec::new(),
            environment: Vec::new(),
            folder: None,
            columns: 80,
            lines: 24,
            limit: LIMIT,
        }
    }

    /// With these arguments after those it has.
    pub fn args<S: AsRef<OsStr> + ?Sized + 'a>(
        mut self,
        arguments: impl IntoIterator<Item = &'a S>,
    ) -> Program<'a> {
        self.arguments.extend(arguments.into_iter().map(AsRef::as_ref));
        self
    }

    /// With a variable in its environment.
    pub fn env(
        mut self,
        name: &'a (impl AsRef<OsStr> + ?Sized),
        value: &'a (impl AsRef<OsStr> + ?Sized),
    ) -> Program<'a> {
        self.environment.push((name.as_ref(), value.as_ref()));
        self
    }

    /// In a terminal of this size.
    pub fn size(self, columns: u16, lines: u16) -> Program<'a> {
        Program { columns, lines, ..self }
    }

    /// Started in this folder instead of ours.
    pub fn folder(self, folder: &'a (impl AsRef<Path> + ?Sized)) -> Program<'a> {
        Program { folder: Some(folder.as_ref()), ..self }
    }

    /// Waited for so long instead of 20 seconds.
    pub fn limit(self, limit: Duration) -> Program<'a> {
        Program { limit, ..self }
    }

    /// The program's name, for messages.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    pub(crate) fn command(&self) -> Result<CommandBuilder, PtyError> {
        let mut command = CommandBuilder::new(self.path);
        command.args(&self.arguments);
        command.env_clear();
        if let Some(path) = std::env::var_os("PATH") {
            command.env("PATH", path);
        }
        command.env("TERM", "xterm-256color");
        // Left out, it would be taken from the system's list of users.
        command.env("SHELL", "/bin/sh");
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        // Left out, or not there, it would be the user's home.
        let folder = match self.folder {
            Some(folder) => folder.to_owned(),
            None => std::env::current_dir().map_err(|error| PtyError::System(error.into()))?,
        };
        if !folder.is_dir() {
            return Err(PtyError::Folder(folder));
        }
        command.cwd(folder);
        Ok(command)
    }
}
