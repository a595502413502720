//! Checkpoints: what is in the write-ahead log goes into the file itself, on a connection and a thread of their own, so nobody's
//! move waits for it.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use rusqlite::{Connection, Result};

/// After how many writes there is a checkpoint. Each syncs two files, while moves wait for the same disk: so there are few.
const EVERY: usize = 4_000;
/// If the log has more pages than this, which happens only when somebody writes all the time, writing waits until all of it is in
/// the file, and begins again at its start. It is not cut off: a log that does not have to grow is written and synced faster.
const MOST_PAGES: i64 = 16 * 1024;

/// Says when it is time for a checkpoint.
pub(super) struct Checkpoints {
    due: SyncSender<()>,
    written: usize,
}

impl Checkpoints {
    /// What says it, and what the thread of checkpoints waits for.
    pub(super) fn new() -> (Checkpoints, Receiver<()>) {
        let (due, waiting) = sync_channel(1);
        (Checkpoints { due, written: 0 }, waiting)
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

/// Makes checkpoints until nobody writes any more.
pub(super) fn run(connection: &Connection, due: &Receiver<()>) {
    while due.recv().is_ok() {
        // What can't be done now, such as on a full disk, is done next time. Nothing is lost: it is in the log.
        let pages = checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)");
        if pages.is_ok_and(|pages| pages > MOST_PAGES) {
            let _ = checkpoint(connection, "PRAGMA wal_checkpoint(RESTART)");
        }
    }
}

/// How many pages the log had.
fn checkpoint(connection: &Connection, pragma: &str) -> Result<i64> {
    connection.query_row(pragma, [], |row| row.get(1))
}
