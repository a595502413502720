//! What a store in memory holds: the plain meaning of [`Store`](super::Store), without time, faults or locks.

use std::collections::BTreeMap;

use parlor_core::PlayerName;
use parlor_wire::TableId;

use super::{Appended, Person, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

/// Tables, people and sessions in memory.
#[derive(Default)]
pub struct Rows {
    tables: BTreeMap<TableId, (StoredTable, Summary)>,
    people: Vec<Person>,
    sessions: BTreeMap<TokenHash, PersonId>,
}

impl Rows {
    /// All tables, in the order of their ids.
    pub fn tables(&self) -> &BTreeMap<TableId, (StoredTable, Summary)> {
        &self.tables
    }

    /// As [`Store::create_table`](super::Store::create_table).
    ///
    /// # Errors
    /// There is a table with this id.
    pub fn create_table(&mut self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        let id = table.set_up.id;
        if self.tables.contains_key(&id) {
            return Err(StoreError::Storage("there is such a table".to_owned()));
        }
        self.tables.insert(id, (table, summary));
        Ok(())
    }

    /// A table with its log.
    #[must_use]
    pub fn load(&self, table: TableId) -> Option<StoredTable> {
        self.tables.get(&table).map(|(table, _)| table.clone())
    }

    /// As [`Store::append`](super::Store::append), but a key may come twice: the simulator has to find out by itself.
    ///
    /// # Errors
    /// There is no such table.
    pub fn append(
        &mut self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        let Some((stored, known)) = self.tables.get_mut(&table) else {
            return Err(StoreError::Storage("there is no such table".to_owned()));
        };
        if stored.version() + 1 != entry.version {
            return Ok(Appended::Stale);
        }
        stored.entries.push(entry);
        *known = summary;
        Ok(Appended::Done)
    }

    /// As [`Store::archive`](super::Store::archive).
    pub fn archive(&mut self, table: TableId, version: u64, record: String) -> Appended {
        let found = self.tables.get_mut(&table).filter(|(stored, _)| stored.version() == version);
        let Some((stored, summary)) = found else { return Appended::Stale };
        stored.entries.iter_mut().for_each(|entry| entry.submission = None);
        stored.record = Some(record);
        summary.due_at = None;
        Appended::Done
    }

    /// As [`Store::set_due`](super::Store::set_due).
    pub fn set_due(&mut self, table: TableId, due_at: u64) {
        if let Some((_, summary)) = self.tables.get_mut(&table) {
            summary.due_at = Some(due_at);
        }
    }

    /// As [`Store::due`](super::Store::due).
    #[must_use]
    pub fn due(&self, now: u64, limit: u32) -> Vec<TableId> {
        let due = self.tables.iter().filter_map(|(id, (_, summary))| Some((summary.due_at?, *id)));
        let mut due: Vec<(u64, TableId)> = due.filter(|(at, _)| *at <= now).collect();
        due.sort_unstable();
        due.truncate(usize::try_from(limit).expect("a limit is small"));
        due.into_iter().map(|(_, id)| id).collect()
    }

    /// As [`Store::add_person`](super::Store::add_person).
    pub fn add_person(&mut self, name: PlayerName, token: TokenHash) -> PersonId {
        let id = PersonId(i64::try_from(self.people.len()).expect("few people") + 1);
        self.people.push(Person { id, name });
        self.sessions.insert(token, id);
        id
    }

    /// As [`Store::rename`](super::Store::rename).
    pub fn rename(&mut self, person: PersonId, name: PlayerName) {
        if let Some(known) = self.people.iter_mut().find(|known| known.id == person) {
            known.name = name;
        }
    }

    /// As [`Store::person`](super::Store::person).
    #[must_use]
    pub fn person(&self, token: TokenHash) -> Option<Person> {
        let id = self.sessions.get(&token)?;
        self.people.iter().find(|person| person.id == *id).cloned()
    }
}
