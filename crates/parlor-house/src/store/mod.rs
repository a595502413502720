//! Where tables, their logs and people are kept.
//!
//! A store answers only after what it was given is durable. An append succeeds only if the log is exactly as long as the caller
//! thought, so whoever decides on an old log learns it, and decides again.

mod archived;
#[cfg(feature = "doubles")]
mod double;
mod memory;
#[cfg(feature = "postgres")]
mod postgres;
mod rows;
mod sqlite;

use std::sync::Arc;

#[cfg(feature = "doubles")]
pub use double::{Doubled, StoreDouble};
pub use memory::MemoryStore;
#[cfg(feature = "postgres")]
pub use postgres::{MoveError, PostgresError, PostgresStore, move_house};
pub use rows::Rows;
pub use sqlite::{Checked, CopyError, OpenError, SqliteStore, back_up, restore};

use parlor_core::PlayerName;
use parlor_wire::{InviteSecret, Stage, TableId};

use crate::metrics::MetricsText;
use crate::table::{PersonId, Secrets, StoredEntry, TableSetUp};

/// A hash of a session's token: the token itself is not kept.
pub type TokenHash = [u8; 32];

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// What it began with.
    pub set_up: Arc<TableSetUp>,
    /// What nobody but the house knows.
    pub secrets: Secrets,
    /// Its log.
    pub entries: Vec<StoredEntry>,
    /// The record of its game, if that was over an hour ago.
    pub record: Option<String>,
}

impl StoredTable {
    /// The version of its last entry.
    #[must_use]
    pub fn version(&self) -> u64 {
        u64::try_from(self.entries.len()).expect("a log is short")
    }
}

/// What lists and sweeps have to know of a table without folding its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far it is.
    pub stage: Stage,
    /// When the house has to look after it, in milliseconds since 1970.
    pub due_at: Option<u64>,
}

/// What came of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Done,
    /// The log is longer than the caller thought: read it and decide again.
    Stale,
}

/// A guest of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: PlayerName,
}

/// What a table looks like from other processes that share the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Which table.
    pub table: TableId,
    /// The version of its last entry.
    pub version: u64,
    /// Who looks or has looked at it there; for how long they have been away, in milliseconds, or `None` if they are there.
    pub people: Vec<(PersonId, Option<u64>)>,
}

/// Somebody has come to a table in this process, or has left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attended {
    /// Which table.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// Whether they are there now.
    pub is_here: bool,
}

/// The store could not do it. Nothing has changed, or nobody knows whether it has: whoever asked reads again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// It could not be saved, such as on a full disk.
    #[error("it could not be saved: {0}")]
    Storage(String),
    /// What is stored can't be read.
    #[error("what is stored can't be read: {0}")]
    Corrupt(String),
    /// The store has stopped.
    #[error("the store has stopped")]
    Stopped,
}

/// Where tables, their logs and people are kept.
pub trait Store: Send + Sync + 'static {
    /// Stores a new table with its first entries.
    fn create_table(
        &self,
        table: StoredTable,
        summary: Summary,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Reads a table and its whole log.
    fn load(&self, table: TableId) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send;

    /// Appends an entry, if the log has exactly the entries before it.
    fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// Puts the log of a game that is over into one place, with its record, if the log is exactly so long. Keys of submissions are
    /// forgotten, and the house has not to look after the table any more.
    fn archive(
        &self,
        table: TableId,
        version: u64,
        record: String,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// Says when the house has to look after a table next.
    fn set_due(&self, table: TableId, due_at: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Tables that the house has to look after by now, the longest due first.
    fn due(&self, now: u64, limit: u32) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// A new guest with a session.
    fn add_person(
        &self,
        name: PlayerName,
        token: TokenHash,
        now: u64,
    ) -> impl Future<Output = Result<PersonId, StoreError>> + Send;

    /// Gives a guest another name.
    fn rename(
        &self,
        person: PersonId,
        name: PlayerName,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Whose session this is.
    fn person(&self, token: TokenHash) -> impl Future<Output = Result<Option<Person>, StoreError>> + Send;

    /// The entries of a log after this version.
    fn entries_after(
        &self,
        table: TableId,
        version: u64,
    ) -> impl Future<Output = Result<Vec<StoredEntry>, StoreError>> + Send {
        async move {
            let entries = self.load(table).await?.map(|stored| stored.entries).unwrap_or_default();
            Ok(entries.into_iter().filter(|entry| entry.version > version).collect())
        }
    }

    /// Whether other processes write to it too. If not, a process knows all that is stored.
    fn is_shared(&self) -> bool {
        false
    }

    /// What other processes know of these tables.
    fn elsewhere(
        &self,
        _tables: Vec<TableId>,
    ) -> impl Future<Output = Result<Vec<Elsewhere>, StoreError>> + Send {
        async { Ok(Vec::new()) }
    }

    /// Tells other processes who has come to tables in this one, and who has left.
    fn attend(&self, _attended: Vec<Attended>) -> impl Future<Output = Result<(), StoreError>> + Send {
        async { Ok(()) }
    }

    /// How far the store's clock is ahead of this computer's, in milliseconds. Entries have the store's time, whichever process decides.
    fn clock_offset(&self) -> i64 {
        0
    }

    /// Ends when everything that was accepted is stored. What comes later is refused.
    fn close(&self) -> impl Future<Output = ()> + Send {
        async {}
    }

    /// Whether it can be read and written right now.
    fn check(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        async { self.due(0, 1).await.map(drop) }
    }

    /// Adds what the store counts of itself to the text of the metrics.
    fn write_metrics(&self, _text: &mut MetricsText) {}
}

/// A number as databases have it.
pub(crate) fn number(number: u64) -> i64 {
    i64::try_from(number).expect("versions and times are far below that")
}

pub(crate) const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Abandoned => "abandoned",
        Stage::Closed => "closed",
        Stage::Stopped => "stopped",
    }
}

/// The secrets of a table as they are stored.
#[derive(Clone)]
pub(crate) struct SecretTexts {
    pub(crate) house_seed: String,
    pub(crate) bots_seed: String,
    pub(crate) invite: String,
}

impl SecretTexts {
    pub(crate) fn write(secrets: &Secrets) -> SecretTexts {
        SecretTexts {
            house_seed: secrets.house_seed().to_hex(),
            bots_seed: secrets.bots_seed().to_hex(),
            invite: secrets.invite().as_str().to_owned(),
        }
    }

    pub(crate) fn read(&self) -> Option<Secrets> {
        let seed = |text: &str| parlor_core::Seed::from_hex(text).ok();
        let invite: InviteSecret = self.invite.parse().ok()?;
        Some(Secrets::new(seed(&self.house_seed)?, seed(&self.bots_seed)?, invite))
    }
}
