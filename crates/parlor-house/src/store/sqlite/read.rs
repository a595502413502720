//! What is read from the file.

use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_wire::TableId;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::archive::{self, Archived};
use crate::store::{Person, SecretTexts, StoreError, StoredTable, TokenHash, number};
use crate::table::{PersonId, StoredEntry, Submission};

fn corrupt(what: &str) -> StoreError {
    StoreError::Corrupt(what.to_owned())
}

/// A table and its whole log, as they were at one moment.
pub(super) fn table(connection: &Connection, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    // Both queries see the same file, whatever is written in between.
    let transaction = connection.unchecked_transaction()?;
    let mut statement = transaction.prepare_cached(
        "SELECT set_up, house_seed, bots_seed, invite FROM tables JOIN secrets ON table_id = id WHERE id = ?1",
    )?;
    let found = statement
        .query_row([id.as_str()], |row| {
            let secrets =
                SecretTexts { house_seed: row.get(1)?, bots_seed: row.get(2)?, invite: row.get(3)? };
            Ok((row.get::<_, String>(0)?, secrets))
        })
        .optional()?;
    let Some((set_up, secrets)) = found else { return Ok(None) };
    let set_up = serde_json::from_str(&set_up).map_err(|_| corrupt("a set-up"))?;
    let secrets = secrets.read().ok_or_else(|| corrupt("secrets"))?;
    let (record, entries) = entries(&transaction, id)?;
    Ok(Some(StoredTable { set_up: Arc::new(set_up), secrets, entries, record }))
}

/// The whole log of a table: what is in one row by now, and what came after. With the record, if there is one.
pub(super) fn entries(
    connection: &Connection,
    id: TableId,
) -> Result<(Option<String>, Vec<StoredEntry>), StoreError> {
    let (record, mut entries) = match archive::read(connection, id)? {
        Some(Archived { record, entries }) => (Some(record), entries),
        None => (None, Vec::new()),
    };
    let mut statement = connection.prepare_cached(
        "SELECT version, at_ms, person, key, content, line, chain FROM entries WHERE table_id = ?1 ORDER BY version",
    )?;
    for entry in statement.query_map([id.as_str()], entry)? {
        entries.push(entry?);
    }
    Ok((record, entries))
}

fn entry(row: &Row<'_>) -> rusqlite::Result<StoredEntry> {
    let person: Option<i64> = row.get(2)?;
    let key: Option<String> = row.get(3)?;
    let content: Option<[u8; 8]> = row.get(4)?;
    let submission = match (person, key.map(|key| key.parse()), content) {
        (Some(person), Some(Ok(key)), Some(content)) => {
            Some(Submission { person: PersonId(person), key, content })
        }
        _ => None,
    };
    let number = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
    Ok(StoredEntry {
        version: number(0)?,
        at_ms: number(1)?,
        submission,
        line: row.get(5)?,
        chain: row.get(6)?,
    })
}

/// All tables.
pub(super) fn all(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut statement = connection.prepare("SELECT id FROM tables ORDER BY id")?;
    let ids = statement.query_map([], |row| row.get::<_, String>(0))?;
    ids.map(|id| id?.parse().map_err(|_| corrupt("the id of a table"))).collect()
}

pub(super) fn due(connection: &Connection, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT id FROM tables WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2")?;
    let ids = statement.query_map(params![number(now), limit], |row| row.get::<_, String>(0))?;
    ids.map(|id| id?.parse().map_err(|_| corrupt("the id of a table"))).collect()
}

pub(super) fn person(connection: &Connection, token: TokenHash) -> Result<Option<Person>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT people.id, name FROM sessions JOIN people ON people.id = person WHERE hash = ?1",
    )?;
    let found = statement
        .query_row([&token[..]], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))
        .optional()?;
    let Some((id, name)) = found else { return Ok(None) };
    let name = PlayerName::new(&name).map_err(|_| corrupt("a name"))?;
    Ok(Some(Person { id: PersonId(id), name }))
}
