//! Houses with planted flaws: the same house and the same store as in the program that people have, but for one thing. A check that
//! does not find them would find nothing.

use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_house::http::{Access, router};
use parlor_house::store::{
    Appended, Person, SqliteStore, Store, StoreError, StoredTable, Summary, TokenHash,
};
use parlor_house::table::{PersonId, StoredEntry};
use parlor_house::{House, TokioRuntime};
use parlor_wire::TableId;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::args::{Flaw, HouseOptions};
use crate::error::StormError;

/// Serves a house with a flaw until it is killed.
pub(crate) fn serve(options: &HouseOptions) -> Result<(), StormError> {
    let store = SqliteStore::open(&options.data).map_err(std::io::Error::other)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, options.port)).await?;
        println!("a house with a flaw is at http://{}/", listener.local_addr()?);
        let router = match options.flaw {
            Flaw::OkBeforeCommit => {
                router(House::open(AnswersEarly::new(store), TokioRuntime::new(1)), Access::loopback())
            }
        };
        Ok(axum::serve(listener, router).await?)
    })
}

/// A store that says that an entry is durable when it has only been asked to store it.
struct AnswersEarly {
    store: Arc<SqliteStore>,
    waiting: mpsc::UnboundedSender<(TableId, StoredEntry, Summary)>,
}

impl AnswersEarly {
    fn new(store: SqliteStore) -> AnswersEarly {
        let store = Arc::new(store);
        let (waiting, mut entries) = mpsc::unbounded_channel::<(TableId, StoredEntry, Summary)>();
        let later = Arc::clone(&store);
        tokio::spawn(async move {
            while let Some((table, entry, summary)) = entries.recv().await {
                // In the order in which they came; nobody waits for the answer.
                let _ = later.append(table, entry, summary).await;
            }
        });
        AnswersEarly { store, waiting }
    }
}

impl Store for AnswersEarly {
    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        self.waiting.send((table, entry, summary)).map_err(|_| StoreError::Stopped)?;
        Ok(Appended::Done)
    }

    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.store.create_table(table, summary).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.store.load(table).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        self.store.set_due(table, due_at).await
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.due(now, limit).await
    }

    async fn add_person(&self, name: PlayerName, token: TokenHash, now: u64) -> Result<PersonId, StoreError> {
        self.store.add_person(name, token, now).await
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        self.store.rename(person, name).await
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.store.person(token).await
    }
}
