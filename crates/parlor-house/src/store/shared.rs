//! A store that several parts of a program hold.

use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_wire::TableId;

use super::{Appended, Person, Store, StoreError, StoredTable, Summary, TokenHash};
use crate::metrics::MetricsText;
use crate::table::{PersonId, StoredEntry};

impl<S: Store> Store for Arc<S> {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        S::create_table(self, table, summary).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        S::load(self, table).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        S::append(self, table, entry, summary).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        S::set_due(self, table, due_at).await
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        S::due(self, now, limit).await
    }

    async fn add_person(&self, name: PlayerName, token: TokenHash, now: u64) -> Result<PersonId, StoreError> {
        S::add_person(self, name, token, now).await
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        S::rename(self, person, name).await
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        S::person(self, token).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        S::check(self).await
    }

    fn write_metrics(&self, text: &mut MetricsText) {
        S::write_metrics(self, text);
    }
}
