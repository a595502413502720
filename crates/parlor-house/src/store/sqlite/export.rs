//! A whole house, read from its file to be moved elsewhere.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use parlor_wire::TableId;
use rusqlite::{Connection, Result};

use super::{CopyError, FILE, connect, lock, read, schema};
use crate::store::{StoreError, StoredTable};

/// A house that nobody else uses as long as this is there.
pub(crate) struct Export {
    connection: Connection,
    file: PathBuf,
    _lock: File,
}

/// A guest, as they are stored.
pub(crate) struct ExportedPerson {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) created_at: i64,
}

/// A session, as it is stored.
pub(crate) struct ExportedSession {
    pub(crate) hash: Vec<u8>,
    pub(crate) person: i64,
    pub(crate) created_at: i64,
}

/// What is stored of a table beside its log.
pub(crate) struct ExportedTable {
    pub(crate) id: TableId,
    pub(crate) stage: String,
    pub(crate) due_at: Option<i64>,
    pub(crate) changed_at: i64,
    /// When the game was over, if its log is in one row.
    pub(crate) ended_at: Option<i64>,
}

impl Export {
    /// Opens the house in a folder, and brings it up to date.
    pub(crate) fn open(folder: &Path) -> std::result::Result<Export, CopyError> {
        let file = folder.join(FILE);
        if !file.is_file() {
            return Err(CopyError::NoHouse);
        }
        let lock = lock(folder)?;
        let connection = connect(&file)?;
        schema::migrate(&connection)?;
        Ok(Export { connection, file, _lock: lock })
    }

    pub(crate) fn people(&self) -> Result<Vec<ExportedPerson>> {
        let mut statement = self.connection.prepare("SELECT id, name, created_at FROM people ORDER BY id")?;
        let people = statement.query_map([], |row| {
            Ok(ExportedPerson { id: row.get(0)?, name: row.get(1)?, created_at: row.get(2)? })
        })?;
        people.collect()
    }

    pub(crate) fn sessions(&self) -> Result<Vec<ExportedSession>> {
        let mut statement = self.connection.prepare("SELECT hash, person, created_at FROM sessions")?;
        let sessions = statement.query_map([], |row| {
            Ok(ExportedSession { hash: row.get(0)?, person: row.get(1)?, created_at: row.get(2)? })
        })?;
        sessions.collect()
    }

    pub(crate) fn tables(&self) -> std::result::Result<Vec<ExportedTable>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT id, stage, due_at, changed_at, ended_at FROM tables LEFT JOIN records ON table_id = id ORDER BY id",
        )?;
        let tables = statement.query_map([], |row| {
            Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
        })?;
        let table = |found| {
            let (id, stage, due_at, changed_at, ended_at): (String, _, _, _, _) = found;
            let id = id.parse().map_err(|_| StoreError::Corrupt("the id of a table".to_owned()))?;
            Ok(ExportedTable { id, stage, due_at, changed_at, ended_at })
        };
        tables.map(|found| table(found?)).collect()
    }

    /// A table with its whole log.
    pub(crate) fn table(&self, id: TableId) -> std::result::Result<StoredTable, StoreError> {
        read::table(&self.connection, id)?.ok_or_else(|| StoreError::Corrupt("a table".to_owned()))
    }

    /// The house is elsewhere now: its file is left as `house.sqlite.moved`, and no program takes it for a house by mistake.
    pub(crate) fn set_aside(self) -> std::result::Result<(), CopyError> {
        // All of it in one file.
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        let mut moved = self.file.as_os_str().to_owned();
        moved.push(".moved");
        drop(self.connection);
        Ok(fs::rename(&self.file, moved)?)
    }
}
