//! Backups: a copy of a house's file, made while the house runs, and a house made from such a copy.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::{FILE, OpenError, lock, make_private, private_file, read, schema};
use crate::store::{StoreError, StoredTable};
use crate::table::HouseTable;

/// A copy can't be made or used.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is no house in the folder.
    #[error("there is no house in this folder")]
    NoHouse,
    /// Where the copy is to be, something else is.
    #[error("there is a file already")]
    Exists,
    /// The file is not a copy of a house, or it is damaged.
    #[error("the file is not a copy of a house, or it is damaged: {0}")]
    Damaged(String),
    /// The folder can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
}

impl From<io::Error> for CopyError {
    fn from(error: io::Error) -> CopyError {
        OpenError::from(error).into()
    }
}

impl From<rusqlite::Error> for CopyError {
    fn from(error: rusqlite::Error) -> CopyError {
        OpenError::from(error).into()
    }
}

/// What is in a copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables.
    pub tables: u64,
    /// How many guests.
    pub people: u64,
    /// How many of the tables have a log that does not fold into what it folded into before: they will be stopped.
    pub stopped: u64,
}

/// Copies the house in a folder into a new file, all of it as it is at one moment. The house may be in use.
///
/// # Errors
/// If there is no house in the folder, something is in the place of the copy, or it can't be written.
pub fn back_up(folder: &Path, to: &Path) -> Result<Checked, CopyError> {
    let from = folder.join(FILE);
    if !from.is_file() {
        return Err(CopyError::NoHouse);
    }
    if to.exists() {
        return Err(CopyError::Exists);
    }
    let part = part_of(to);
    let copied = copy(&from, &part);
    finish(copied, &part, to)
}

/// Makes a house in a folder from a copy. A house that is there is replaced only if that is asked for, and is left beside the new
/// one as `house.sqlite.replaced`.
///
/// # Errors
/// If the file is not a copy of a house, the folder is in use or has a house in it, or it can't be written.
pub fn restore(from: &Path, folder: &Path, replaces: bool) -> Result<Checked, CopyError> {
    if !from.is_file() {
        return Err(io::Error::from(io::ErrorKind::NotFound).into());
    }
    make_private(folder)?;
    let _lock = lock(folder)?;
    let to = folder.join(FILE);
    if to.exists() && !replaces {
        return Err(CopyError::Exists);
    }
    let part = part_of(&to);
    let copied = copy(from, &part);
    if copied.is_ok() && to.exists() {
        set_aside(&to)?;
    }
    finish(copied, &part, &to)
}

fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    path.with_file_name(name)
}

/// Puts what was copied into its place, or away if that failed.
fn finish(copied: Result<Checked, CopyError>, part: &Path, to: &Path) -> Result<Checked, CopyError> {
    let checked = match copied {
        Ok(checked) => checked,
        Err(error) => {
            // What is left of it is of no use; that it can't be removed is not the problem.
            let _ = fs::remove_file(part);
            return Err(error);
        }
    };
    fs::File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        sync_folder(folder)?;
    }
    Ok(checked)
}

/// A new name is durable when its folder is.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Copies a file and checks the copy.
fn copy(from: &Path, to: &Path) -> Result<Checked, CopyError> {
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // An older copy that was not finished is of no use.
    drop(fs::remove_file(to));
    private_file(to)?;
    let mut copy = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // In one step: a house that writes between two would have it begin again.
    let step = Backup::new(&source, &mut copy)?.step(-1).map_err(damaged)?;
    if !matches!(step, StepResult::Done) {
        return Err(OpenError::Locked.into());
    }
    drop(source);
    // One file, and nothing beside it.
    copy.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(())).map_err(damaged)?;
    check(&copy)
}

fn damaged(error: impl Into<StoreError>) -> CopyError {
    CopyError::Damaged(error.into().to_string())
}

/// Checks that a copy is whole, brings it up to date, and folds every log in it.
fn check(copy: &Connection) -> Result<Checked, CopyError> {
    let found: u32 = copy.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(damaged)?;
    if found == 0 {
        return Err(CopyError::Damaged("there is nothing of a house in it".to_owned()));
    }
    let integrity: String =
        copy.pragma_query_value(None, "integrity_check", |row| row.get(0)).map_err(damaged)?;
    if integrity != "ok" {
        return Err(CopyError::Damaged(integrity));
    }
    schema::migrate(copy)?;
    let people =
        copy.query_row("SELECT count(*) FROM people", [], |row| row.get::<_, i64>(0)).map_err(damaged)?;
    let mut checked = Checked { people: people.unsigned_abs(), ..Checked::default() };
    for id in read::all(copy).map_err(damaged)? {
        checked.tables += 1;
        checked.stopped += u64::from(!folds(read::table(copy, id)));
    }
    Ok(checked)
}

/// Whether the log of a table folds into what it folded into before.
pub(crate) fn folds(stored: Result<Option<StoredTable>, StoreError>) -> bool {
    let Ok(Some(StoredTable { set_up, secrets, entries, .. })) = stored else { return false };
    // Nothing of a fold that panicked is used.
    let folded =
        catch_unwind(AssertUnwindSafe(|| HouseTable::fold(set_up, secrets, &entries, |_, _| ()).is_ok()));
    folded.unwrap_or(false)
}

/// Puts the file of a house away, with all that is in its write-ahead log.
fn set_aside(file: &Path) -> Result<(), CopyError> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // A house that is damaged is put away as it is.
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    drop(connection);
    let beside = |ending: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    fs::rename(file, beside(".replaced"))?;
    for ending in ["-wal", "-shm"] {
        // They belong to the old file; most often there are none.
        let _ = fs::rename(beside(ending), beside(&format!(".replaced{ending}")));
    }
    Ok(())
}
