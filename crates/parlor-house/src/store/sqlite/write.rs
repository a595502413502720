//! The one thread that writes: it takes everything that waits, and stores it with one sync.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_wire::TableId;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::archive;
use super::checkpoint::Checkpoints;
use super::statements::{self, Answered};
use super::stats::Stats;
use super::{connect, remember_much};
use crate::store::{Appended, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

/// How much is stored with one sync at most.
const GROUP: usize = 512;

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be stored.
pub(super) enum Write {
    CreateTable {
        table: Box<StoredTable>,
        summary: Summary,
        answer: Answer<()>,
    },
    Append {
        table: TableId,
        entry: Box<StoredEntry>,
        summary: Summary,
        answer: Answer<Appended>,
    },
    Archive {
        table: TableId,
        version: u64,
        record: String,
        answer: Answer<Appended>,
    },
    SetDue {
        table: TableId,
        due_at: u64,
        answer: Answer<()>,
    },
    AddPerson {
        name: PlayerName,
        token: TokenHash,
        now: u64,
        answer: Answer<PersonId>,
    },
    Rename {
        person: PersonId,
        name: PlayerName,
        answer: Answer<()>,
    },
    /// Writes something without an effect: can the file be written?
    Probe {
        answer: Answer<()>,
    },
    /// Everything before it is stored, and nothing after it.
    Close,
}

/// Tells whoever waits for a write what came of it, once the group is on the disk or has failed.
type Tell = Box<dyn FnOnce(Result<(), StoreError>)>;

/// What the thread has.
pub(super) struct Writer {
    path: PathBuf,
    /// `None` after a failure of the disk: it is opened again before the next group.
    connection: Option<Connection>,
    checkpoints: Checkpoints,
    stats: Arc<Stats>,
}

impl Writer {
    pub(super) fn new(
        path: PathBuf,
        connection: Connection,
        checkpoints: Checkpoints,
        stats: Arc<Stats>,
    ) -> Writer {
        Writer { path, connection: Some(connection), checkpoints, stats }
    }

    /// Writes until it is told to close, or nobody can ask for anything any more.
    pub(super) fn run(mut self, mut waiting: mpsc::Receiver<Write>) {
        let (mut group, mut held) = (Vec::with_capacity(GROUP), None);
        let mut is_closing = false;
        while !is_closing && let Some(first) = held.take().or_else(|| waiting.blocking_recv()) {
            let mut appended_to = HashSet::new();
            let mut next = Some(first);
            while let Some(write) = next.take() {
                match write {
                    Write::Close => is_closing = true,
                    // The log of a table is changed once in a group, so that none of it depends on what may yet fail.
                    Write::Append { table, .. } | Write::Archive { table, .. }
                        if !appended_to.insert(table) =>
                    {
                        held = Some(write);
                    }
                    write => group.push(write),
                }
                if !is_closing && held.is_none() && group.len() < GROUP {
                    next = waiting.try_recv().ok();
                }
            }
            self.store_all(&mut group);
        }
    }

    fn store_all(&mut self, group: &mut Vec<Write>) {
        if group.is_empty() {
            return;
        }
        self.checkpoints.wait();
        let size = group.len();
        let mut tell = Vec::with_capacity(size);
        let stored = self.store(&mut group.drain(..), &mut tell);
        match &stored {
            Ok(()) => {
                self.stats.stored(size);
                self.checkpoints.written(size);
            }
            Err(_) => self.stats.failed(),
        }
        tell.into_iter().for_each(|tell| tell(stored.clone()));
    }

    /// Stores a group: all of it with one sync, or nothing. If the file can't take something, the whole group fails, because nobody
    /// knows what a disk that is full has taken.
    fn store(
        &mut self,
        group: &mut impl Iterator<Item = Write>,
        tell: &mut Vec<Tell>,
    ) -> Result<(), StoreError> {
        let stored = self.try_to_store(group, tell);
        tell.extend(group.map(Write::untried));
        stored
    }

    fn try_to_store(
        &mut self,
        group: &mut impl Iterator<Item = Write>,
        tell: &mut Vec<Tell>,
    ) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.path).and_then(|connection| {
                remember_much(&connection)?;
                Ok(connection)
            })?,
        };
        let stored = commit(&mut connection, group, tell);
        // After a sync that failed, nobody knows what the system still has: it is read from the disk again.
        if !stored.as_ref().is_err_and(is_of_the_disk) {
            self.connection = Some(connection);
        }
        Ok(stored?)
    }
}

fn commit(
    connection: &mut Connection,
    group: &mut impl Iterator<Item = Write>,
    tell: &mut Vec<Tell>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for write in group {
        let (performed, told) = write.perform(&transaction);
        tell.push(told);
        performed?;
    }
    transaction.commit()
}

/// Whether the disk failed, rather than being full.
fn is_of_the_disk(error: &rusqlite::Error) -> bool {
    !matches!(error.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy))
}

/// What came of a write, and how to tell it: its own answer if the group is stored.
fn telling<T: 'static>(
    answer: Answer<T>,
    done: rusqlite::Result<Answered<T>>,
) -> (rusqlite::Result<()>, Tell) {
    match done {
        // Whoever asked may be gone.
        Ok(answered) => (Ok(()), Box::new(move |stored| drop(answer.send(stored.and(answered))))),
        Err(error) => (Err(error), untried(answer)),
    }
}

/// Tells that it is not stored, because the group has failed.
fn untried<T: 'static>(answer: Answer<T>) -> Tell {
    Box::new(move |stored| drop(answer.send(Err(stored.err().unwrap_or(StoreError::Stopped)))))
}

impl Write {
    /// Tells that it was not tried, because something before it in the group has failed.
    fn untried(self) -> Tell {
        match self {
            Write::CreateTable { answer, .. }
            | Write::SetDue { answer, .. }
            | Write::Rename { answer, .. }
            | Write::Probe { answer } => untried(answer),
            Write::Close => Box::new(|_| ()),
            Write::Append { answer, .. } | Write::Archive { answer, .. } => untried(answer),
            Write::AddPerson { answer, .. } => untried(answer),
        }
    }

    /// Does it as part of a group.
    fn perform(self, connection: &Connection) -> (rusqlite::Result<()>, Tell) {
        match self {
            Write::CreateTable { table, summary, answer } => {
                telling(answer, statements::create_table(connection, &table, summary))
            }
            Write::Append { table, entry, summary, answer } => {
                telling(answer, statements::append(connection, table, &entry, summary))
            }
            Write::Archive { table, version, record, answer } => {
                telling(answer, archive::write(connection, table, version, &record))
            }
            Write::SetDue { table, due_at, answer } => {
                telling(answer, statements::set_due(connection, table, due_at).map(Ok))
            }
            Write::AddPerson { name, token, now, answer } => {
                telling(answer, statements::add_person(connection, &name, &token, now).map(Ok))
            }
            Write::Rename { person, name, answer } => {
                telling(answer, statements::rename(connection, person, &name).map(Ok))
            }
            Write::Probe { answer } => telling(answer, statements::probe(connection).map(Ok)),
            Write::Close => (Ok(()), Box::new(|_| ())),
        }
    }
}
