//! One file on this computer.
//!
//! One thread writes. It takes everything that waits and stores it with one sync, so a busy house pays for a sync once and not for
//! every move. Another thread reads, so nobody who opens a table waits for the disk.

mod read;
mod schema;
mod write;

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use parlor_core::PlayerName;
use parlor_wire::TableId;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{Appended, Person, Store, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

use write::Write;

/// The file in the folder.
const FILE: &str = "house.sqlite";
/// Who has it open.
const LOCK: &str = "lock";
/// How much may wait for a thread. Whoever comes then waits too.
const QUEUE: usize = 4096;

/// A folder can't be opened as a house.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program has it open.
    #[error("another program has this folder open")]
    Locked,
    /// It was written by a newer version.
    #[error("the folder was written by a newer version (schema {found}; this version knows {known})")]
    Newer {
        /// What is there.
        found: u32,
        /// What this version knows.
        known: u32,
    },
    /// The folder can't be made, read or written.
    #[error(transparent)]
    Folder(#[from] io::Error),
    /// The file can't be opened.
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
}

/// A question for the thread that reads.
type Read = Box<dyn FnOnce(&Connection) + Send>;

/// A store in a folder of this computer.
pub struct SqliteStore {
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Read>,
    /// As long as it is open, no other program takes the folder.
    _lock: File,
    threads: Vec<thread::JoinHandle<()>>,
}

impl SqliteStore {
    /// Opens a folder, and makes it if there is none.
    ///
    /// # Errors
    /// If another program has it open, a newer version has written it, or it can't be read or written.
    pub fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        make_private(folder)?;
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        let writer = connect(&path)?;
        schema::migrate(&writer)?;
        let reader = connect(&path)?;
        let (writes, waiting_writes) = mpsc::channel(QUEUE);
        let (reads, waiting_reads) = mpsc::channel::<Read>(QUEUE);
        let threads = vec![
            thread::Builder::new()
                .name("store-write".to_owned())
                .spawn(move || write::run(writer, waiting_writes))?,
            thread::Builder::new()
                .name("store-read".to_owned())
                .spawn(move || answer(&reader, waiting_reads))?,
        ];
        Ok(SqliteStore { writes, reads, _lock: lock, threads })
    }

    /// Ends when everything that was accepted is stored.
    pub fn close(self) {
        let SqliteStore { writes, reads, threads, .. } = self;
        drop((writes, reads));
        for thread in threads {
            // What failed there was told to whoever asked.
            let _ = thread.join();
        }
    }

    async fn write<T>(
        &self,
        write: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Write,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writes.send(write(answer)).await.map_err(|_| StoreError::Stopped)?;
        answered.await.map_err(|_| StoreError::Stopped)?
    }

    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let read: Read = Box::new(move |connection| drop(answer.send(read(connection))));
        self.reads.send(read).await.map_err(|_| StoreError::Stopped)?;
        answered.await.map_err(|_| StoreError::Stopped)?
    }
}

fn answer(connection: &Connection, mut waiting: mpsc::Receiver<Read>) {
    while let Some(read) = waiting.blocking_recv() {
        read(connection);
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Storage(error.to_string())
    }
}

/// A folder that only this user can look into.
fn make_private(folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    fs::create_dir_all(folder)?;
    // A folder that was just made outlasts a loss of power once the one around it is synced.
    for made in missing {
        sync_folder(made.parent().unwrap_or(made))?;
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

fn sync_folder(folder: &Path) -> io::Result<()> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    // Elsewhere folders can't be opened as files, and the system sees to it.
    if cfg!(unix) { File::open(here)?.sync_all() } else { Ok(()) }
}

/// A file that only this user can read.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true).read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}

fn lock(folder: &Path) -> Result<File, OpenError> {
    let file = private_file(&folder.join(LOCK))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

#[cfg(feature = "flaws")]
static NEVER_SYNCS: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

impl SqliteStore {
    /// Plants a flaw: folders that this process opens from now on are not synced, and what was acknowledged is lost with the power.
    #[cfg(feature = "flaws")]
    pub fn never_sync() {
        NEVER_SYNCS.store(true, std::sync::atomic::Ordering::Relaxed);
    }
}

/// How long SQLite waits for the disk.
fn synchronous() -> &'static str {
    #[cfg(feature = "flaws")]
    if NEVER_SYNCS.load(std::sync::atomic::Ordering::Relaxed) {
        return "OFF";
    }
    "FULL"
}

fn connect(path: &PathBuf) -> Result<Connection, OpenError> {
    // SQLite gives its other files the rights of this one.
    private_file(path)?;
    let connection = Connection::open(path)?;
    connection.set_prepared_statement_cache_capacity(32);
    // A commit is on the disk when it returns, and readers don't wait for writers.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", synchronous())?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    Ok(connection)
}

impl Store for SqliteStore {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.write(|answer| Write::CreateTable { table: Box::new(table), summary, answer }).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.read(move |connection| read::table(connection, table)).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        self.write(|answer| Write::Append { table, entry: Box::new(entry), summary, answer }).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        self.write(|answer| Write::SetDue { table, due_at, answer }).await
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.read(move |connection| read::due(connection, now, limit)).await
    }

    async fn add_person(&self, name: PlayerName, token: TokenHash, now: u64) -> Result<PersonId, StoreError> {
        self.write(|answer| Write::AddPerson { name, token, now, answer }).await
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        self.write(|answer| Write::Rename { person, name, answer }).await
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.read(move |connection| read::person(connection, token)).await
    }
}
