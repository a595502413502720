//! Checkpoints: what is in the write-ahead log goes into the file itself, on a connection and a thread of their own, so nobody's
//! move waits for it.
//!
//! SQLite begins the log anew when all of it is in the file. As long as somebody writes all the time it never is, and the log would
//! grow for ever: then the thread that writes waits at a gate for the rest to be copied.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, Result};

/// After how many writes there is a checkpoint.
const EVERY: usize = 500;
/// The log may have so many pages, which is 64 MB, before writing waits until all of it is in the file, and begins again at its
/// start. The log is not cut off then: one that does not have to grow is written and synced faster.
const MOST_PAGES: i64 = 16 * 1024;
/// Writing waits when at most this many pages are left to be copied, so it does not wait long; or after so many tries.
const FEW_PAGES: i64 = 512;
const TRIES: usize = 8;
/// How long somebody who reads is waited for.
pub(super) const PATIENCE: Duration = Duration::from_millis(200);

/// Where writing waits for a checkpoint.
#[derive(Default)]
struct Gate {
    is_closed: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    fn is_closed(&self) -> MutexGuard<'_, bool> {
        self.is_closed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends when it is open.
    fn pass(&self) {
        let is_closed = self.is_closed();
        drop(
            self.opened.wait_while(is_closed, |is_closed| *is_closed).unwrap_or_else(PoisonError::into_inner),
        );
    }

    /// Does something while nobody begins to write.
    fn closed<T>(&self, done: impl FnOnce() -> T) -> T {
        *self.is_closed() = true;
        let done = done();
        *self.is_closed() = false;
        self.opened.notify_all();
        done
    }
}

/// The writer's side: it says when it is time for a checkpoint.
pub(super) struct Checkpoints {
    due: SyncSender<()>,
    gate: Arc<Gate>,
    written: usize,
}

/// The side of the thread that makes them.
pub(super) struct Checkpointer {
    due: Receiver<()>,
    gate: Arc<Gate>,
}

impl Checkpoints {
    /// Both sides.
    pub(super) fn new() -> (Checkpoints, Checkpointer) {
        let (due, waiting) = sync_channel(1);
        let gate = Arc::<Gate>::default();
        let checkpointer = Checkpointer { due: waiting, gate: Arc::clone(&gate) };
        (Checkpoints { due, gate, written: 0 }, checkpointer)
    }

    /// Waits if the log has to be emptied before more is written.
    pub(super) fn wait(&self) {
        self.gate.pass();
    }

    /// So much more was written.
    pub(super) fn written(&mut self, writes: usize) {
        self.written += writes;
        if self.written >= EVERY {
            self.written = 0;
            // If one is due already, that one does it.
            let _ = self.due.try_send(());
        }
    }
}

impl Checkpointer {
    /// Makes checkpoints until nobody writes any more. What can't be done now, such as on a full disk or while a backup is made, is
    /// done next time. Nothing is lost: it is in the log.
    pub(super) fn run(&self, connection: &Connection) {
        while self.due.recv().is_ok() {
            if copy(connection).is_ok_and(|pages| pages > MOST_PAGES) {
                let _ = self.gate.closed(|| checkpoint(connection, "PRAGMA wal_checkpoint(RESTART)"));
            }
        }
    }
}

/// Copies what is in the log, and, if that is too much, what was written in the meantime; how many pages the log has.
fn copy(connection: &Connection) -> Result<i64> {
    let mut pages = 0;
    for _ in 0..TRIES {
        let before = pages;
        pages = checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)")?;
        if pages <= MOST_PAGES || pages - before <= FEW_PAGES {
            break;
        }
    }
    Ok(pages)
}

/// How many pages the log had.
fn checkpoint(connection: &Connection, pragma: &str) -> Result<i64> {
    connection.query_row(pragma, [], |row| row.get(1))
}
