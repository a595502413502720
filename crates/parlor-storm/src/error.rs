//! What can go wrong, and what must not have happened.

use std::io;
use std::time::Duration;

use parlor_client::ClientError;
use parlor_process::ProcessError;
use parlor_wire::{Key, TableId, Why};

/// The storm could not be held, or it has found something.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StormError {
    /// Something that must never happen did.
    #[error("{0}")]
    Found(Violation),
    /// A flaw was planted, and the checks have not noticed.
    #[error("a house with a planted flaw was not caught: these checks find nothing")]
    NotCaught,
    /// Not enough has happened for the result to mean anything.
    #[error("too little has happened: {what} was {found}, and has to be at least {least}")]
    TooLittle { what: &'static str, found: u64, least: u64 },
    /// It takes too long.
    #[error("it is not over after {0:?}: {1}")]
    TooLong(Duration, String),
    /// The house could not be started.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The house has ended by itself.
    #[error("the house ended by itself")]
    Ended,
    /// Somebody who did nothing wrong was not served.
    #[error("somebody who did nothing wrong was not served")]
    Disturbed,
    /// The house takes up more and more memory.
    #[error("the house has {by} bytes more in memory, where {most} is the most")]
    Grew { by: u64, most: u64 },
    /// A client was refused something for good.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The trace can't be read.
    #[error("this line of the trace can't be read: {0}")]
    Trace(String),
    /// The trace does not tell of all that was done to a file.
    #[error("the trace does not tell of all that was done to {0}")]
    TraceMisses(&'static str),
    /// The file of the house can't be read.
    #[error("the file of the house can't be read: {0}")]
    File(#[from] rusqlite::Error),
    /// Something else could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Something that must never happen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Violation {
    /// An acknowledged submission is not in the log where it was said to be.
    #[error("table {table}: {key} was acknowledged as entry {said}, and the log has it at {found:?}")]
    Lost { table: TableId, key: Key, said: u64, found: Vec<u64> },
    /// A submission has two different answers.
    #[error("table {table}: {key} was acknowledged as entry {first}, and then as {second}")]
    TwoAnswers { table: TableId, key: Key, first: u64, second: u64 },
    /// Somebody was told of an entry, and later there was no such entry.
    #[error("table {table}: somebody knew {known} entries, and was then told of {told}")]
    WentBack { table: TableId, known: u64, told: u64 },
    /// A submission that was refused is in the log.
    #[error("table {table}: {key} was refused ({why:?}), and is entry {found:?}")]
    RefusedButThere { table: TableId, key: Key, why: Why, found: Vec<u64> },
    /// A submission is in the log that nobody made.
    #[error("table {table}: nobody submitted entry {version}")]
    Nobodys { table: TableId, version: u64 },
    /// The log has a gap, or time goes back in it.
    #[error("table {table}: the log is broken at entry {version}")]
    BrokenLog { table: TableId, version: u64 },
    /// What was acknowledged before something else was submitted comes after it.
    #[error("table {table}: entry {version} comes before one that was acknowledged before it was submitted")]
    Order { table: TableId, version: u64 },
    /// A submission never got an answer.
    #[error("table {table}: {key} was never answered")]
    NoAnswer { table: TableId, key: Key },
    /// Something that was acknowledged is gone with the power.
    #[error("{what} was acknowledged, and is gone with the power ({unsynced})")]
    GoneWithPower { what: String, unsynced: &'static str },
    /// The folder can't be used after the power was lost.
    #[error("after the power was lost, the folder can't be used ({unsynced}): {problem}")]
    Broken { problem: String, unsynced: &'static str },
    /// The record of a game is wrong.
    #[error("table {table}: the record is wrong: {problem}")]
    Record { table: TableId, problem: String },
}

impl From<Violation> for StormError {
    fn from(violation: Violation) -> StormError {
        StormError::Found(violation)
    }
}
