//! A game that is over, in one row: its record, and its log without the keys of submissions. A house has very many of these, and most
//! are never looked at again.

use parlor_wire::TableId;
use rusqlite::{Connection, OptionalExtension as _, Result, params};

use super::read;
use super::statements::{Answered, last};
use crate::store::{Appended, StoreError, archived, number};
use crate::table::StoredEntry;

/// What is in the row of a table.
pub(super) struct Archived {
    pub(super) record: String,
    pub(super) entries: Vec<StoredEntry>,
}

/// The row of a table, if it has one.
pub(super) fn read(
    connection: &Connection,
    table: TableId,
) -> std::result::Result<Option<Archived>, StoreError> {
    let found = connection
        .prepare_cached("SELECT text, log, chains FROM records WHERE table_id = ?1")?
        .query_row([table.as_str()], |row| {
            Ok((row.get(0)?, row.get::<_, String>(1)?, row.get::<_, Vec<u8>>(2)?))
        })
        .optional()?;
    let Some((record, log, chains)) = found else { return Ok(None) };
    let entries = archived::read(&log, &chains);
    let entries = entries.ok_or_else(|| StoreError::Corrupt("the log of a record".to_owned()))?;
    Ok(Some(Archived { record, entries }))
}

/// Puts the whole log of a table into its row, with the record of its game, if the log is exactly so long.
pub(super) fn write(
    connection: &Connection,
    table: TableId,
    version: u64,
    record: &str,
) -> Result<Answered<Appended>> {
    let ended_at = match last(connection, table)? {
        Some((found, ended_at)) if found == number(version) => ended_at,
        _ => return Ok(Ok(Appended::Stale)),
    };
    let entries = match read::entries(connection, table) {
        Ok((_, entries)) => entries,
        Err(error) => return Ok(Err(error)),
    };
    let (log, chains) = archived::write(&entries);
    let id = table.as_str();
    connection.prepare_cached("DELETE FROM records WHERE table_id = ?1")?.execute([id])?;
    connection
        .prepare_cached(
            "INSERT INTO records (table_id, text, log, chains, ended_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![id, record, log, chains, ended_at])?;
    connection.prepare_cached("DELETE FROM entries WHERE table_id = ?1")?.execute([id])?;
    connection.prepare_cached("UPDATE tables SET due_at = NULL WHERE id = ?1")?.execute([id])?;
    Ok(Ok(Appended::Done))
}
