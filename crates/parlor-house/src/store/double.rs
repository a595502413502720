//! A store that stands in front of another and does a few things differently: for tests.

use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_wire::TableId;

use super::{Appended, Attended, Elsewhere, Person, Store, StoreError, StoredTable, Summary, TokenHash};
use crate::metrics::MetricsText;
use crate::table::{PersonId, StoredEntry};

/// What is different. Whatever is not, the store behind it does.
pub trait StoreDouble: Send + Sync + 'static {
    /// The store behind it.
    type Behind: Store;

    /// The store behind it.
    fn behind(&self) -> &Self::Behind;

    /// [`Store::create_table`].
    fn create_table(
        &self,
        table: StoredTable,
        summary: Summary,
    ) -> impl Future<Output = Result<(), StoreError>> + Send {
        self.behind().create_table(table, summary)
    }

    /// [`Store::load`].
    fn load(&self, table: TableId) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send {
        self.behind().load(table)
    }

    /// [`Store::append`].
    fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send {
        self.behind().append(table, entry, summary)
    }

    /// [`Store::check`].
    fn check(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        self.behind().check()
    }
}

/// The store that several parts of a test hold.
impl<S: Store> StoreDouble for Arc<S> {
    type Behind = S;

    fn behind(&self) -> &S {
        self
    }
}

/// The store with what is different.
#[derive(Clone, Debug)]
pub struct Doubled<D>(pub D);

impl<D: StoreDouble> Store for Doubled<D> {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.0.create_table(table, summary).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.0.load(table).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        self.0.append(table, entry, summary).await
    }

    async fn archive(&self, table: TableId, version: u64, record: String) -> Result<Appended, StoreError> {
        self.0.behind().archive(table, version, record).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        self.0.behind().set_due(table, due_at).await
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.0.behind().due(now, limit).await
    }

    async fn add_person(&self, name: PlayerName, token: TokenHash, now: u64) -> Result<PersonId, StoreError> {
        self.0.behind().add_person(name, token, now).await
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        self.0.behind().rename(person, name).await
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.0.behind().person(token).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.0.check().await
    }

    async fn entries_after(&self, table: TableId, version: u64) -> Result<Vec<StoredEntry>, StoreError> {
        self.0.behind().entries_after(table, version).await
    }

    fn is_shared(&self) -> bool {
        self.0.behind().is_shared()
    }

    async fn elsewhere(&self, tables: Vec<TableId>) -> Result<Vec<Elsewhere>, StoreError> {
        self.0.behind().elsewhere(tables).await
    }

    async fn attend(&self, attended: Vec<Attended>) -> Result<(), StoreError> {
        self.0.behind().attend(attended).await
    }

    fn clock_offset(&self) -> i64 {
        self.0.behind().clock_offset()
    }

    async fn close(&self) {
        self.0.behind().close().await;
    }

    fn write_metrics(&self, text: &mut MetricsText) {
        self.0.behind().write_metrics(text);
    }
}
