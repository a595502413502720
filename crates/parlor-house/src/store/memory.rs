//! A store in memory, for tests.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use parlor_core::PlayerName;
use parlor_wire::TableId;

use super::{Appended, Person, Store, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

/// A store in memory: what is in it is gone with the process.
#[derive(Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    tables: HashMap<TableId, (StoredTable, Summary)>,
    people: Vec<Person>,
    sessions: HashMap<TokenHash, PersonId>,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nothing panics while it holds the lock")
    }
}

impl Store for MemoryStore {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        let id = table.set_up.id;
        let mut kept = self.kept();
        if kept.tables.contains_key(&id) {
            return Err(StoreError::Storage("there is such a table".to_owned()));
        }
        kept.tables.insert(id, (table, summary));
        Ok(())
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.kept().tables.get(&table).map(|(table, _)| table.clone()))
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        let mut kept = self.kept();
        let Some((stored, known)) = kept.tables.get_mut(&table) else {
            return Err(StoreError::Storage("there is no such table".to_owned()));
        };
        if u64::try_from(stored.entries.len()).expect("a log is short") + 1 != entry.version {
            return Ok(Appended::Stale);
        }
        let is_same = |other: &StoredEntry| {
            let key = |entry: &StoredEntry| {
                entry.submission.as_ref().map(|submission| (submission.person, submission.key))
            };
            key(other).is_some() && key(other) == key(&entry)
        };
        if stored.entries.iter().any(is_same) {
            return Ok(Appended::Stale);
        }
        if stored.entries.last().is_some_and(|last| entry.at_ms < last.at_ms) {
            return Err(StoreError::Storage("the entry is older than the one before".to_owned()));
        }
        stored.entries.push(entry);
        *known = summary;
        Ok(Appended::Done)
    }

    async fn archive(&self, table: TableId, version: u64, record: String) -> Result<Appended, StoreError> {
        let mut kept = self.kept();
        let length = |stored: &StoredTable| u64::try_from(stored.entries.len()).expect("a log is short");
        let found = kept.tables.get_mut(&table).filter(|(stored, _)| length(stored) == version);
        let Some((stored, summary)) = found else { return Ok(Appended::Stale) };
        stored.entries.iter_mut().for_each(|entry| entry.submission = None);
        stored.record = Some(record);
        summary.due_at = None;
        Ok(Appended::Done)
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        if let Some((_, summary)) = self.kept().tables.get_mut(&table) {
            summary.due_at = Some(due_at);
        }
        Ok(())
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let kept = self.kept();
        let due = kept.tables.iter().filter_map(|(id, (_, summary))| Some((summary.due_at?, *id)));
        let mut due: Vec<(u64, TableId)> = due.filter(|(at, _)| *at <= now).collect();
        due.sort_unstable();
        due.truncate(usize::try_from(limit).expect("a limit is small"));
        Ok(due.into_iter().map(|(_, id)| id).collect())
    }

    async fn add_person(
        &self,
        name: PlayerName,
        token: TokenHash,
        _now: u64,
    ) -> Result<PersonId, StoreError> {
        let mut kept = self.kept();
        let id = PersonId(i64::try_from(kept.people.len()).expect("few people") + 1);
        kept.people.push(Person { id, name });
        kept.sessions.insert(token, id);
        Ok(id)
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        if let Some(known) = self.kept().people.iter_mut().find(|known| known.id == person) {
            known.name = name;
        }
        Ok(())
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        let kept = self.kept();
        let id = kept.sessions.get(&token);
        Ok(id.and_then(|id| kept.people.iter().find(|person| person.id == *id)).cloned())
    }
}
