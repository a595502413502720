//! A store in memory, for tests.

use std::sync::{Mutex, MutexGuard};

use parlor_core::PlayerName;
use parlor_wire::TableId;

use super::{Appended, Person, Rows, Store, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

/// A store in memory: what is in it is gone with the process.
#[derive(Default)]
pub struct MemoryStore {
    rows: Mutex<Rows>,
}

impl MemoryStore {
    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().expect("nothing panics while it holds the lock")
    }
}

impl Store for MemoryStore {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.rows().create_table(table, summary)
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.rows().load(table))
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        let mut rows = self.rows();
        if let Some((stored, _)) = rows.tables().get(&table)
            && stored.version() + 1 == entry.version
        {
            let key = |entry: &StoredEntry| {
                entry.submission.as_ref().map(|submission| (submission.person, submission.key))
            };
            if key(&entry).is_some() && stored.entries.iter().any(|other| key(other) == key(&entry)) {
                return Ok(Appended::Stale);
            }
            if stored.entries.last().is_some_and(|last| entry.at_ms < last.at_ms) {
                return Err(StoreError::Storage("the entry is older than the one before".to_owned()));
            }
        }
        rows.append(table, entry, summary)
    }

    async fn archive(&self, table: TableId, version: u64, record: String) -> Result<Appended, StoreError> {
        Ok(self.rows().archive(table, version, record))
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        self.rows().set_due(table, due_at);
        Ok(())
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.rows().due(now, limit))
    }

    async fn add_person(
        &self,
        name: PlayerName,
        token: TokenHash,
        _now: u64,
    ) -> Result<PersonId, StoreError> {
        Ok(self.rows().add_person(name, token))
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        self.rows().rename(person, name);
        Ok(())
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        Ok(self.rows().person(token))
    }
}
