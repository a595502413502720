//! Houses with planted flaws: the same house and the same store as in the program that people have, but for one thing. A check that
//! does not find them would find nothing.

use std::sync::Arc;

use parlor_house::http::{Access, router};
use parlor_house::store::{Appended, Doubled, SqliteStore, StoreDouble, StoreError, Summary};
use parlor_house::table::StoredEntry;
use parlor_house::{House, TokioRuntime};
use parlor_wire::TableId;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::args::{Flaw, HouseOptions};
use crate::error::StormError;

/// Serves a house with a flaw until it is killed.
pub(crate) fn serve(options: &HouseOptions) -> Result<(), StormError> {
    if options.flaw == Flaw::NoSync {
        SqliteStore::never_sync();
    }
    let store = SqliteStore::open(&options.data).map_err(std::io::Error::other)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, options.port)).await?;
        println!("a house with a flaw is at http://{}/", listener.local_addr()?);
        let router = match options.flaw {
            Flaw::OkBeforeCommit => {
                let store = Doubled(AnswersEarly::new(store));
                router(House::open(store, TokioRuntime::new(1)), Access::loopback())
            }
            Flaw::NoSync => router(House::open(store, TokioRuntime::new(1)), Access::loopback()),
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

impl StoreDouble for AnswersEarly {
    type Behind = SqliteStore;

    fn behind(&self) -> &SqliteStore {
        &self.store
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        self.waiting.send((table, entry, summary)).map_err(|_| StoreError::Stopped)?;
        Ok(Appended::Done)
    }
}
