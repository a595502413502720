//! A house that moves from a folder into a database.

use std::path::Path;

use tokio_postgres::{Config, Transaction};

use super::pool::Pool;
use super::{PostgresError, read, schema};
use crate::store::sqlite::{Export, ExportedTable, folds};
use crate::store::{Checked, CopyError, SecretTexts, StoreError, StoredTable, archived, number};
use crate::table::StoredEntry;

/// A house can't be moved. It is where it was.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The folder can't be read.
    #[error(transparent)]
    Folder(#[from] CopyError),
    /// The database can't be written.
    #[error(transparent)]
    Database(#[from] PostgresError),
    /// There is a house in the database already.
    #[error("there are tables or guests in the database already")]
    Taken,
    /// A table in the database is not what it was in the folder.
    #[error("table {0} came out different")]
    Different(String),
}

impl From<tokio_postgres::Error> for MoveError {
    fn from(error: tokio_postgres::Error) -> MoveError {
        MoveError::Database(error.into())
    }
}

impl From<StoreError> for MoveError {
    fn from(error: StoreError) -> MoveError {
        MoveError::Folder(CopyError::Damaged(error.to_string()))
    }
}

impl From<rusqlite::Error> for MoveError {
    fn from(error: rusqlite::Error) -> MoveError {
        MoveError::Folder(error.into())
    }
}

/// Moves the house in a folder into an empty database: everything or nothing. Every table is read back and compared, entry by entry and
/// hash by hash, before anything counts. The file in the folder is left as `house.sqlite.moved`.
///
/// # Errors
/// If the folder is in use or has no house in it, the database has one or can't be written, or a table came out different.
pub async fn move_house(folder: &Path, address: &str) -> Result<Checked, MoveError> {
    let config: Config = address.parse().map_err(|_| PostgresError::Address)?;
    let export = Export::open(folder)?;
    let mut connected = Pool::new(config, 1).connect().await?;
    schema::migrate(connected.client()).await?;
    let transaction = connected.client().transaction().await?;
    let sql = "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM people)";
    if transaction.query_one(sql, &[]).await?.get(0) {
        return Err(MoveError::Taken);
    }
    let people = export.people()?;
    let sql = "INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)";
    for person in &people {
        transaction.execute(sql, &[&person.id, &person.name, &person.created_at]).await?;
    }
    // Numbers that were given are not given again.
    let last = people.last().map_or(0, |person| person.id);
    transaction.execute("SELECT setval(pg_get_serial_sequence('people', 'id'), $1)", &[&last.max(1)]).await?;
    let sql = "INSERT INTO sessions (hash, person, created_at) VALUES ($1, $2, $3)";
    for session in export.sessions()? {
        transaction.execute(sql, &[&session.hash, &session.person, &session.created_at]).await?;
    }
    let mut checked =
        Checked { people: u64::try_from(people.len()).expect("few people"), ..Checked::default() };
    for exported in export.tables()? {
        let stored = export.table(exported.id)?;
        insert(&transaction, &exported, &stored).await?;
        let copied = read::table(&transaction.query(read::TABLE, &[&exported.id.as_str()]).await?)?;
        if !copied.is_some_and(|copied| is_same(&copied, &stored)) {
            return Err(MoveError::Different(exported.id.as_str().to_owned()));
        }
        checked.tables += 1;
        checked.stopped += u64::from(!folds(Ok(Some(stored))));
    }
    transaction.commit().await?;
    export.set_aside()?;
    Ok(checked)
}

fn is_same(one: &StoredTable, other: &StoredTable) -> bool {
    one.set_up == other.set_up
        && one.secrets == other.secrets
        && one.entries == other.entries
        && one.record == other.record
}

/// Stores a table with its log, as one row if it was one.
async fn insert(
    transaction: &Transaction<'_>,
    exported: &ExportedTable,
    stored: &StoredTable,
) -> Result<(), MoveError> {
    let id = exported.id.as_str();
    let set_up = serde_json::to_string(&*stored.set_up).expect("texts and numbers");
    let sql =
        "INSERT INTO tables (id, set_up, version, stage, due_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6)";
    let version = number(stored.version());
    transaction
        .execute(sql, &[&id, &set_up, &version, &exported.stage, &exported.due_at, &exported.changed_at])
        .await?;
    let secrets = SecretTexts::write(&stored.secrets);
    let sql = "INSERT INTO secrets (table_id, house_seed, bots_seed, invite) VALUES ($1, $2, $3, $4)";
    transaction.execute(sql, &[&id, &secrets.house_seed, &secrets.bots_seed, &secrets.invite]).await?;
    // What came after the record was written has rows of its own.
    let in_record = match &stored.record {
        Some(_) => stored.entries.iter().take_while(|entry| entry.submission.is_none()).count(),
        None => 0,
    };
    let (archived, entries) = stored.entries.split_at(in_record);
    if let (Some(record), Some(ended_at)) = (&stored.record, exported.ended_at) {
        let (log, chains) = archived::write(archived);
        let sql = "INSERT INTO records (table_id, text, log, chains, ended_at) VALUES ($1, $2, $3, $4, $5)";
        transaction.execute(sql, &[&id, record, &log, &chains, &ended_at]).await?;
    }
    for entry in entries {
        insert_entry(transaction, id, entry).await?;
    }
    Ok(())
}

async fn insert_entry(
    transaction: &Transaction<'_>,
    table: &str,
    entry: &StoredEntry,
) -> Result<(), MoveError> {
    let sql = "INSERT INTO entries (table_id, version, at_ms, person, key, content, line, chain) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let made = entry.submission.as_ref();
    transaction
        .execute(
            sql,
            &[
                &table,
                &number(entry.version),
                &number(entry.at_ms),
                &made.map(|made| made.person.0),
                &made.map(|made| made.key.as_str()),
                &made.map(|made| made.content.to_vec()),
                &entry.line,
                &entry.chain.as_slice(),
            ],
        )
        .await?;
    Ok(())
}
