//! The store of a house with several processes: PostgreSQL.
//!
//! The primary is the truth, and nothing is read from replicas. An append is one statement, which does nothing if the log is longer than
//! the caller thought. A connection that is lost while it appends leaves a question: it is answered from the database, once the process
//! there that had the statement is gone.

mod append;
mod archive;
mod import;
mod pool;
mod presence;
mod read;
mod schema;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use parlor_core::PlayerName;
use parlor_wire::TableId;
use tokio::task::JoinHandle;
use tokio_postgres::Config;
use tokio_postgres::error::SqlState;

use super::{
    Appended, Attended, Elsewhere, Person, SecretTexts, Store, StoreError, StoredTable, Summary, TokenHash,
    number, stage_name,
};
use crate::metrics::MetricsText;
use crate::table::{PersonId, StoredEntry};
pub use import::{MoveError, move_house};
use pool::{Backend, Pool};

/// How many connections a process has at most. Commits that wait at the same time share a sync of the disk.
const CONNECTIONS: usize = 16;

/// A database can't be used.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    /// The address can't be read. It may contain a password, so it is not said.
    #[error("the address of the database is not one of PostgreSQL (postgres://USER:PASSWORD@HOST:PORT/NAME)")]
    Address,
    /// It can't be reached, or refuses something.
    #[error("{}", describe(.0))]
    Database(#[from] tokio_postgres::Error),
    /// A newer version of Parlor has written it.
    #[error("a newer version of Parlor has used this database (schema {found}, this version knows {known})")]
    Newer {
        /// The number that was found.
        found: i32,
        /// The newest that this version knows.
        known: i32,
    },
    /// It would confirm what it may lose.
    #[error("the database has {name} = {value}, and could lose what it has confirmed: set it to on")]
    NotDurable {
        /// The setting.
        name: &'static str,
        /// What it is set to.
        value: String,
    },
    /// It is a standby.
    #[error("the database is a standby: a house needs the primary")]
    Standby,
    /// It can be read, and then not any more.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What went wrong, with the cause that the error itself leaves out, and without what was asked.
fn describe(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(database), _) => format!("{} ({})", database.message(), database.code().code()),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        StoreError::Storage(describe(&error))
    }
}

fn is_duplicate(error: &tokio_postgres::Error) -> bool {
    error.code() == Some(&SqlState::UNIQUE_VIOLATION)
}

/// A store in PostgreSQL. Every process of a house has one of its own.
pub struct PostgresStore {
    shared: Arc<Shared>,
    heart: JoinHandle<()>,
}

struct Shared {
    pool: Pool,
    /// The name of this process.
    process: String,
    clock_offset: AtomicI64,
    /// Processes of the database that may still have an append of ours which nobody has heard of.
    unfenced: Mutex<Vec<Backend>>,
}

impl Shared {
    fn unfenced(&self) -> MutexGuard<'_, Vec<Backend>> {
        self.unfenced.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PostgresStore {
    /// Opens a database by its address, and brings it up to date.
    ///
    /// # Errors
    /// If it can't be reached or written, a newer version of Parlor has written it, or it could lose what it confirms.
    pub async fn open(address: &str) -> Result<PostgresStore, PostgresError> {
        let config: Config = address.parse().map_err(|_| PostgresError::Address)?;
        let pool = Pool::new(config, CONNECTIONS);
        let mut connected = pool.connect().await?;
        schema::migrate(connected.client()).await?;
        let shared = Arc::new(Shared {
            pool,
            process: presence::new_process(),
            clock_offset: AtomicI64::new(0),
            unfenced: Mutex::default(),
        });
        shared.beat().await?;
        let heart = tokio::spawn(presence::keep_beating(Arc::clone(&shared)));
        Ok(PostgresStore { shared, heart })
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.heart.abort();
    }
}

impl Store for PostgresStore {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.shared.create_table(&table, summary).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.shared.fence_all().await?;
        self.shared.load(table).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        self.shared.append(table, &entry, summary).await
    }

    async fn archive(&self, table: TableId, version: u64, record: String) -> Result<Appended, StoreError> {
        self.shared.archive(table, version, &record).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET due_at = $2 WHERE id = $1";
        self.shared.pool.ask(sql, &[&table.as_str(), &number(due_at)]).await.map(drop)
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.shared.due(now, limit).await
    }

    async fn add_person(&self, name: PlayerName, token: TokenHash, now: u64) -> Result<PersonId, StoreError> {
        let sql = "WITH person AS (INSERT INTO people (name, created_at) VALUES ($1, $2) RETURNING id) \
                   INSERT INTO sessions (hash, person, created_at) SELECT $3, id, $2 FROM person RETURNING person";
        let rows = self.shared.pool.ask(sql, &[&name.as_str(), &number(now), &token.as_slice()]).await?;
        rows.first().map(|row| PersonId(row.get(0))).ok_or_else(|| read::corrupt("a new guest"))
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2 WHERE id = $1";
        self.shared.pool.ask(sql, &[&person.0, &name.as_str()]).await.map(drop)
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.shared.person(token).await
    }

    async fn entries_after(&self, table: TableId, version: u64) -> Result<Vec<StoredEntry>, StoreError> {
        self.shared.fence_all().await?;
        self.shared.entries_after(table, version).await
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn elsewhere(&self, tables: Vec<TableId>) -> Result<Vec<Elsewhere>, StoreError> {
        self.shared.elsewhere(&tables).await
    }

    async fn attend(&self, attended: Vec<Attended>) -> Result<(), StoreError> {
        self.shared.attend(&attended).await
    }

    fn clock_offset(&self) -> i64 {
        self.shared.clock_offset.load(Ordering::Relaxed)
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.shared.beat().await
    }

    async fn close(&self) {
        self.heart.abort();
        // If that fails, others notice in a few seconds that this process is silent.
        let _ = self.shared.leave().await;
        self.shared.pool.close();
    }

    fn write_metrics(&self, text: &mut MetricsText) {
        let made = self.shared.pool.made.load(Ordering::Relaxed);
        text.counter("parlor_database_connections_total", "Connections made to the database", made);
    }
}

impl Shared {
    /// Stores a new table with its first entries, in one statement.
    async fn create_table(&self, table: &StoredTable, summary: Summary) -> Result<(), StoreError> {
        let sql = "WITH made AS (INSERT INTO tables (id, set_up, version, stage, due_at, changed_at) \
                   VALUES ($1, $2, $3, $4, $5, $6) RETURNING id), \
                   hidden AS (INSERT INTO secrets (table_id, house_seed, bots_seed, invite) \
                   SELECT id, $7, $8, $9 FROM made) \
                   INSERT INTO entries (table_id, version, at_ms, person, key, content, line, chain) \
                   SELECT made.id, entry.* FROM made, unnest($10::bigint[], $11::bigint[], $12::bigint[], \
                   $13::text[], $14::bytea[], $15::text[], $16::bytea[]) AS entry";
        let set_up = serde_json::to_string(&*table.set_up).expect("texts and numbers");
        let secrets = SecretTexts::write(&table.secrets);
        let entries = &table.entries;
        let submissions = || entries.iter().map(|entry| entry.submission.as_ref());
        let versions: Vec<i64> = entries.iter().map(|entry| number(entry.version)).collect();
        let times: Vec<i64> = entries.iter().map(|entry| number(entry.at_ms)).collect();
        let people: Vec<Option<i64>> = submissions().map(|made| made.map(|made| made.person.0)).collect();
        let keys: Vec<Option<&str>> = submissions().map(|made| made.map(|made| made.key.as_str())).collect();
        let contents: Vec<Option<&[u8]>> =
            submissions().map(|made| made.map(|made| &made.content[..])).collect();
        let lines: Vec<&str> = entries.iter().map(|entry| entry.line.as_str()).collect();
        let chains: Vec<&[u8]> = entries.iter().map(|entry| &entry.chain[..]).collect();
        let stored = self
            .pool
            .lend()
            .await?
            .ask(
                sql,
                &[
                    &table.set_up.id.as_str(),
                    &set_up,
                    &number(table.version()),
                    &stage_name(summary.stage),
                    &summary.due_at.map(number),
                    &number(entries.last().map_or(0, |entry| entry.at_ms)),
                    &secrets.house_seed,
                    &secrets.bots_seed,
                    &secrets.invite,
                    &versions,
                    &times,
                    &people,
                    &keys,
                    &contents,
                    &lines,
                    &chains,
                ],
            )
            .await;
        match stored {
            Ok(_) => Ok(()),
            Err(error) if is_duplicate(&error) => {
                Err(StoreError::Storage("there is such a table".to_owned()))
            }
            Err(error) => Err(error.into()),
        }
    }
}
