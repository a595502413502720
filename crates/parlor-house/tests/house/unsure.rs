//! A store that says that it could not store something, though it has: what is in the log is acknowledged, and nothing else.

use std::sync::atomic::{AtomicU32, Ordering};

use parlor_house::store::{
    Appended, Doubled, MemoryStore, Store as _, StoreDouble, StoreError, StoredTable, Summary,
};
use parlor_house::table::StoredEntry;
use parlor_wire::http::NewSeat;
use parlor_wire::{ClientMessage, Key, LobbyCommand, ServerMessage, TableId, Why};

use crate::client::Person;
use crate::host::Host;

/// A store whose first append fails, and some reads after it.
struct Fails {
    store: MemoryStore,
    /// Whether the append is stored all the same.
    is_stored: bool,
    appends: AtomicU32,
    /// How many reads fail after it.
    reads: AtomicU32,
}

impl Fails {
    fn new(is_stored: bool, reads: u32) -> Fails {
        let (store, appends, reads) = (MemoryStore::default(), AtomicU32::new(0), AtomicU32::new(reads));
        Fails { store, is_stored, appends, reads }
    }
}

fn failed() -> StoreError {
    StoreError::Storage("the test said so".to_owned())
}

impl StoreDouble for Fails {
    type Behind = MemoryStore;

    fn behind(&self) -> &MemoryStore {
        &self.store
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let has_failed = self.appends.load(Ordering::Relaxed) > 0;
        let fails = |left: u32| left.checked_sub(1).filter(|_| has_failed);
        if self.reads.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fails).is_ok() {
            return Err(failed());
        }
        self.store.load(table).await
    }
    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        if self.appends.fetch_add(1, Ordering::Relaxed) > 0 {
            return self.store.append(table, entry, summary).await;
        }
        if self.is_stored {
            self.store.append(table, entry, summary).await?;
        }
        Err(failed())
    }
}

/// How something that Ana submits is answered: the version, or why not.
async fn answer(store: Fails) -> Result<u64, Why> {
    let host = Host::start_on(Doubled(store), 0).await;
    let ana = Person::new(host.address, "Ana").await;
    let table = ana.create("polygon", &[NewSeat::Open]).await.table;
    let mut socket = ana.connect().await;
    socket.say(&ClientMessage::Open { table, secret: None, known: None }).await;
    let change = LobbyCommand::Contribute { contribution: "ff".to_owned() };
    socket.say(&ClientMessage::Lobby { table, key: Key::from_random([7; 26]), change }).await;
    loop {
        match socket.hear().await.unwrap() {
            ServerMessage::Ok { v, .. } => return Ok(v),
            ServerMessage::No(refused) => return Err(refused.why),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_the_log_is_acknowledged_though_the_store_said_that_it_failed() {
    assert_eq!(answer(Fails::new(true, 0)).await, Ok(2));
    assert_eq!(answer(Fails::new(false, 0)).await, Err(Why::Storage));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_may_be_in_the_log_is_answered_when_the_log_can_be_read_again() {
    assert_eq!(answer(Fails::new(true, 2)).await, Ok(2));
    assert_eq!(answer(Fails::new(false, 2)).await, Err(Why::Storage));
}
