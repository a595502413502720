//! What is written to the file, one statement after the other. What the file can't take is an error, and the whole group fails; what
//! doesn't fit what is stored is an answer.

use parlor_core::PlayerName;
use parlor_wire::TableId;
use rusqlite::{Connection, OptionalExtension as _, Result, params};

use crate::store::{Appended, SecretTexts, StoreError, StoredTable, Summary, TokenHash, number, stage_name};
use crate::table::{PersonId, StoredEntry};

/// The answer to whoever asked.
pub(super) type Answered<T> = std::result::Result<T, StoreError>;

pub(super) fn create_table(
    connection: &Connection,
    table: &StoredTable,
    summary: Summary,
) -> Result<Answered<()>> {
    let id = table.set_up.id.as_str();
    if last(connection, table.set_up.id)?.is_some() {
        return Ok(Err(StoreError::Storage("there is such a table".to_owned())));
    }
    let set_up = serde_json::to_string(&*table.set_up).expect("texts and numbers");
    let changed_at = table.entries.last().map_or(0, |entry| entry.at_ms);
    connection
        .prepare_cached(
            "INSERT INTO tables (id, set_up, version, stage, due_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            id,
            set_up,
            i64::try_from(table.entries.len()).expect("a log is short"),
            stage_name(summary.stage),
            summary.due_at.map(number),
            number(changed_at)
        ])?;
    let secrets = SecretTexts::write(&table.secrets);
    connection
        .prepare_cached(
            "INSERT INTO secrets (table_id, house_seed, bots_seed, invite) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![id, secrets.house_seed, secrets.bots_seed, secrets.invite])?;
    table.entries.iter().try_for_each(|entry| insert(connection, table.set_up.id, entry))?;
    Ok(Ok(()))
}

/// The version of a table, and when its last entry was decided; `None` if there is no such table.
pub(super) fn last(connection: &Connection, table: TableId) -> Result<Option<(i64, i64)>> {
    connection
        .prepare_cached("SELECT version, changed_at FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

/// Whether an entry with the same key is stored.
fn has_key(connection: &Connection, table: TableId, entry: &StoredEntry) -> Result<bool> {
    let Some(submission) = &entry.submission else { return Ok(false) };
    connection
        .prepare_cached("SELECT 1 FROM entries WHERE table_id = ?1 AND person = ?2 AND key = ?3")?
        .exists(params![table.as_str(), submission.person.0, submission.key.as_str()])
}

pub(super) fn append(
    connection: &Connection,
    table: TableId,
    entry: &StoredEntry,
    summary: Summary,
) -> Result<Answered<Appended>> {
    if has_key(connection, table, entry)? {
        return Ok(Ok(Appended::Stale));
    }
    let updated = connection
        .prepare_cached(
            "UPDATE tables SET version = ?2, stage = ?3, due_at = ?4, changed_at = ?5 \
             WHERE id = ?1 AND version = ?2 - 1 AND changed_at <= ?5",
        )?
        .execute(params![
            table.as_str(),
            number(entry.version),
            stage_name(summary.stage),
            summary.due_at.map(number),
            number(entry.at_ms)
        ])?;
    if updated == 0 {
        return Ok(match last(connection, table)? {
            Some((version, _)) if version == number(entry.version) - 1 => {
                Err(StoreError::Storage("the entry is older than the one before".to_owned()))
            }
            _ => Ok(Appended::Stale),
        });
    }
    insert(connection, table, entry)?;
    Ok(Ok(Appended::Done))
}

fn insert(connection: &Connection, table: TableId, entry: &StoredEntry) -> Result<()> {
    let submission = entry.submission.as_ref();
    connection
        .prepare_cached(
            "INSERT INTO entries (table_id, version, at_ms, person, key, content, line, chain) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            table.as_str(),
            number(entry.version),
            number(entry.at_ms),
            submission.map(|submission| submission.person.0),
            submission.map(|submission| submission.key.as_str()),
            submission.map(|submission| submission.content),
            entry.line,
            entry.chain,
        ])?;
    Ok(())
}

pub(super) fn set_due(connection: &Connection, table: TableId, due_at: u64) -> Result<()> {
    connection
        .prepare_cached("UPDATE tables SET due_at = ?2 WHERE id = ?1")?
        .execute(params![table.as_str(), number(due_at)])?;
    Ok(())
}

pub(super) fn add_person(
    connection: &Connection,
    name: &PlayerName,
    token: &TokenHash,
    now: u64,
) -> Result<PersonId> {
    connection
        .prepare_cached("INSERT INTO people (name, created_at) VALUES (?1, ?2)")?
        .execute(params![name.as_str(), number(now)])?;
    let person = connection.last_insert_rowid();
    connection
        .prepare_cached("INSERT INTO sessions (hash, person, created_at) VALUES (?1, ?2, ?3)")?
        .execute(params![&token[..], person, number(now)])?;
    Ok(PersonId(person))
}

pub(super) fn rename(connection: &Connection, person: PersonId, name: &PlayerName) -> Result<()> {
    connection
        .prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?
        .execute(params![person.0, name.as_str()])?;
    Ok(())
}

/// Writes the number of the schema again, as it is.
pub(super) fn probe(connection: &Connection) -> Result<()> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    connection.pragma_update(None, "user_version", version)
}
