//! Bugs planted on purpose, as doubles of what they stand for: the simulator has to find each of them.

use std::borrow::Cow;
use std::collections::HashMap;

use parlor_house::store::{Appended, Store as _, StoreDouble, StoreError, StoredTable, Summary};
use parlor_house::table::StoredEntry;
use parlor_session::remote::{Heard, RemoteTable};
use parlor_wire::{Body, ClientMessage, Key, ServerMessage, TableId};

use crate::store::SimStore;
use crate::tab::known;

/// A bug that can be planted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// The store says that an entry is durable before it is.
    AcknowledgeBeforeAppend,
    /// The store does not keep under which key something was submitted.
    ForgetKey,
    /// An append whose answer got lost is tried again as if it had failed.
    ApplyTwice,
    /// A client follows news though it missed some before.
    SkipGap,
    /// The house takes an action as made at the version that it has, whichever the client saw.
    TrustVersion,
    /// A client panics when it has missed something.
    Panic,
}

impl Bug {
    /// All of them.
    pub const ALL: [Bug; 6] = [
        Bug::AcknowledgeBeforeAppend,
        Bug::ForgetKey,
        Bug::ApplyTwice,
        Bug::SkipGap,
        Bug::TrustVersion,
        Bug::Panic,
    ];
}

/// A store with a bug, or without.
#[derive(Clone)]
pub(crate) struct BuggyStore<S> {
    store: S,
    bug: Option<Bug>,
}

impl<S> BuggyStore<S> {
    pub(crate) fn new(store: S, bug: Option<Bug>) -> BuggyStore<S> {
        BuggyStore { store, bug }
    }
}

impl StoreDouble for BuggyStore<SimStore> {
    type Behind = SimStore;

    fn behind(&self) -> &SimStore {
        &self.store
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        match self.bug {
            Some(Bug::AcknowledgeBeforeAppend) => {
                let store = self.store.clone();
                self.store.sim().spawn(self.store.group(), async move {
                    // Nobody waits for what comes of it.
                    let _ = store.append(table, entry, summary).await;
                });
                Ok(Appended::Done)
            }
            Some(Bug::ApplyTwice) => {
                let mut again = entry.clone();
                match self.store.append(table, entry, summary).await {
                    Err(_) => {
                        if self.store.append(table, again.clone(), summary).await == Ok(Appended::Stale) {
                            again.version += 1;
                            return self.store.append(table, again, summary).await;
                        }
                        Ok(Appended::Done)
                    }
                    answer => answer,
                }
            }
            _ => self.store.append(table, entry, summary).await,
        }
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let mut loaded = self.store.load(table).await;
        if self.bug == Some(Bug::ForgetKey)
            && let Ok(Some(table)) = &mut loaded
        {
            table.entries.iter_mut().for_each(|entry| entry.submission = None);
        }
        loaded
    }
}

/// What a client's messages pass before they get to the house.
pub(crate) trait Door: Send {
    /// Takes note of what a client is sent.
    fn note(&mut self, text: &str);

    /// What the house gets of a client's message.
    fn pass<'a>(&mut self, text: &'a str) -> Cow<'a, str>;
}

/// The door of a house with this bug.
pub(crate) fn door(bug: Option<Bug>) -> Box<dyn Door> {
    match bug {
        Some(Bug::TrustVersion) => Box::<FillsInVersion>::default(),
        _ => Box::new(OpenDoor),
    }
}

/// Everything passes as it is.
struct OpenDoor;

impl Door for OpenDoor {
    fn note(&mut self, _: &str) {}

    fn pass<'a>(&mut self, text: &'a str) -> Cow<'a, str> {
        Cow::Borrowed(text)
    }
}

/// Takes every action as made at the latest version.
#[derive(Default)]
struct FillsInVersion {
    /// The version of the game that each table was at, as the client was told.
    at: HashMap<TableId, u64>,
    /// What each submission was taken as: the same key is the same submission.
    taken: HashMap<Key, String>,
}

impl Door for FillsInVersion {
    fn note(&mut self, text: &str) {
        if let Ok(ServerMessage::Table { table, at, .. } | ServerMessage::News { table, at, .. }) =
            ServerMessage::from_json(text)
        {
            self.at.insert(table, at);
        }
    }

    fn pass<'a>(&mut self, text: &'a str) -> Cow<'a, str> {
        if let Ok(ClientMessage::Act { table, key, action, .. }) = ClientMessage::from_json(text)
            && let Some(at) = self.at.get(&table)
        {
            let taken = ClientMessage::Act { table, key, at: *at, action }.to_json();
            return Cow::Owned(self.taken.entry(key).or_insert(taken).clone());
        }
        Cow::Borrowed(text)
    }
}

/// How a client takes in what the house says.
pub(crate) trait Follow {
    /// Takes in a message.
    fn receive(&self, table: &mut RemoteTable, message: ServerMessage) -> Heard;
}

/// How a client with this bug does it.
pub(crate) fn follow(bug: Option<Bug>) -> &'static dyn Follow {
    match bug {
        Some(Bug::SkipGap) => &SkipsGaps,
        Some(Bug::Panic) => &Panics,
        _ => &Follows,
    }
}

/// The real client.
struct Follows;

impl Follow for Follows {
    fn receive(&self, table: &mut RemoteTable, message: ServerMessage) -> Heard {
        table.receive(message)
    }
}

/// Panics when something has been missed.
struct Panics;

impl Follow for Panics {
    #[expect(clippy::panic, reason = "that is what it is for")]
    fn receive(&self, table: &mut RemoteTable, message: ServerMessage) -> Heard {
        match table.receive(message) {
            Heard::Missed(_) => panic!("something was missed"),
            heard => heard,
        }
    }
}

/// Goes on as if nothing had been missed.
struct SkipsGaps;

impl Follow for SkipsGaps {
    fn receive(&self, table: &mut RemoteTable, message: ServerMessage) -> Heard {
        match message {
            ServerMessage::News { table: id, v, c, at, you, body, .. }
                if known(table).is_some_and(|known| v > known + 1) =>
            {
                let info = Body::from_raw(&body).ok().and_then(|body| body.info);
                let body = Body { info, opening: None, update: None }.to_raw();
                table.receive(ServerMessage::Table { table: id, v, c, at, you, secret: None, body })
            }
            message => table.receive(message),
        }
    }
}
