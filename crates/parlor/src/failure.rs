//! How the program ends.

use std::io;
use std::process::ExitCode;

use parlor_words::program::{Problem, file_cause};
use parlor_words::{Lang, Say};

/// How the program ends, as scripts see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: done, and where there was a question, the answer is yes.
    Yes,
    /// 1: the answer is no: a play is not legal, a record does not hold.
    No,
    /// 2: the program was called in a way it does not understand, or was given something that it can't read.
    Misuse,
    /// 3: a file or a stream can't be read or written, or this version can't tell.
    Trouble,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Yes => 0,
            Exit::No => 1,
            Exit::Misuse => 2,
            Exit::Trouble => 3,
        })
    }
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What it was given makes no sense; the text says why.
    Misuse(String),
    /// A file can't be read or written; the text says why.
    File(String),
    /// Standard output can't be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn misuse(problem: &impl Say, lang: Lang) -> Failure {
        Failure::Misuse(problem.say(lang))
    }

    /// Why, as a clause.
    pub(crate) fn text(self) -> String {
        match self {
            Failure::Misuse(text) | Failure::File(text) => text,
            Failure::Output(error) => error.to_string(),
        }
    }

    pub(crate) fn cannot_read(path: &str, error: &io::Error, lang: Lang) -> Failure {
        Failure::File(Problem::CannotRead { path, cause: &file_cause(error, lang) }.say(lang))
    }

    pub(crate) fn cannot_write(path: &str, error: &io::Error, lang: Lang) -> Failure {
        Failure::File(Problem::CannotWrite { path, cause: &file_cause(error, lang) }.say(lang))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
