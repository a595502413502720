//! One connection of a guest: what the client says goes to the right table.

use std::collections::HashSet;

use parlor_wire::{ByeReason, ClientMessage, Key, PROTOCOL, ServerMessage, TableId, Why};
use sha2::{Digest as _, Sha256};

use crate::actor::{Asked, ToTable};
use crate::house::House;
use crate::outbox::Outbox;
use crate::runtime::Runtime;
use crate::store::{Person, Store};
use crate::table::{Command, Submission};

/// How many tables one connection can have open.
const MAX_TABLES: usize = 16;
/// How many messages a client can send at once.
const BURST: u64 = 100;
/// How long it takes until it can send one more, in milliseconds.
const MESSAGE_EVERY: u64 = 20;

/// The build of the house, which is that of the pages it serves.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// A connection of a guest.
pub struct Connection<S: Store, R: Runtime> {
    house: House<S, R>,
    number: u64,
    person: Person,
    out: Outbox,
    tables: HashSet<TableId>,
    has_said_hello: bool,
    /// When the client will have sent all that it may have sent at an even pace.
    spent_until: u64,
}

impl<S: Store, R: Runtime> Connection<S, R> {
    pub(crate) fn new(house: House<S, R>, number: u64, person: Person, out: Outbox) -> Connection<S, R> {
        Connection {
            house,
            number,
            person,
            out,
            tables: HashSet::new(),
            has_said_hello: false,
            spent_until: 0,
        }
    }

    /// Takes in what the client says.
    ///
    /// # Errors
    /// If the connection has to end; why.
    pub async fn receive(&mut self, text: &str) -> Result<(), ByeReason> {
        let now = self.house.runtime().now();
        self.spent_until = self.spent_until.max(now) + MESSAGE_EVERY;
        if self.spent_until > now + BURST * MESSAGE_EVERY {
            return Err(ByeReason::TooMuch);
        }
        let Ok(message) = ClientMessage::from_json(text) else {
            self.bad(None, Why::Message);
            return Ok(());
        };
        if !self.has_said_hello {
            return self.hello(&message);
        }
        self.pass_on(message).await;
        Ok(())
    }

    fn hello(&mut self, message: &ClientMessage) -> Result<(), ByeReason> {
        match message {
            ClientMessage::Hello { proto: PROTOCOL, .. } => {
                self.has_said_hello = true;
                let (name, now) = (self.person.name.clone(), self.house.runtime().now());
                let build = BUILD.to_owned();
                self.out.send(&ServerMessage::Hello { proto: PROTOCOL, build, name, now });
                Ok(())
            }
            ClientMessage::Hello { .. } => Err(ByeReason::OldProtocol),
            _ => {
                self.bad(None, Why::Message);
                Ok(())
            }
        }
    }

    fn bad(&self, table: Option<TableId>, why: Why) {
        self.out.send(&ServerMessage::Bad { table, why });
    }

    async fn pass_on(&mut self, message: ClientMessage) {
        // What the client meant, however it was written.
        let content = message.key().map(|_| content_hash(&message)).unwrap_or_default();
        match message {
            ClientMessage::Hello { .. } => self.bad(None, Why::Message),
            ClientMessage::Ping { n } => {
                let now = self.house.runtime().now();
                self.out.send(&ServerMessage::Pong { n, now });
            }
            ClientMessage::Open { table, secret, known } => {
                if self.tables.len() >= MAX_TABLES && !self.tables.contains(&table) {
                    return self.bad(Some(table), Why::Limit);
                }
                self.tables.insert(table);
                let (connection, person, out) = (self.number, self.person.clone(), self.out.clone());
                self.house.tell(table, ToTable::Open { connection, person, secret, known, out }).await;
            }
            ClientMessage::Close { table } => {
                if self.tables.remove(&table) {
                    self.house.tell(table, ToTable::Close { connection: self.number }).await;
                }
            }
            ClientMessage::Look { table } => {
                if !self.tables.contains(&table) {
                    return self.bad(Some(table), Why::Unknown);
                }
                self.house.tell(table, ToTable::Look { connection: self.number }).await;
            }
            ClientMessage::Act { table, key, at, action } => {
                self.submit(table, key, content, Asked::Command(Command::Act(at, action))).await;
            }
            ClientMessage::Undo { table, key, at } => {
                self.submit(table, key, content, Asked::Command(Command::Undo(at))).await;
            }
            ClientMessage::GiveUp { table, key } => {
                self.submit(table, key, content, Asked::Command(Command::GiveUp)).await;
            }
            ClientMessage::Lobby { table, key, change } => {
                self.submit(table, key, content, Asked::Command(Command::Lobby(change))).await;
            }
            ClientMessage::Absence { table, key, change } => {
                self.submit(table, key, content, Asked::Command(Command::Absence(change))).await;
            }
            ClientMessage::Rematch { table, key } => self.submit(table, key, content, Asked::Rematch).await,
        }
    }

    async fn submit(&self, table: TableId, key: Key, content: [u8; 8], asked: Asked) {
        if !self.tables.contains(&table) {
            return self.bad(Some(table), Why::Unknown);
        }
        let submission = Submission { person: self.person.id, key, content };
        let (connection, name) = (self.number, self.person.name.clone());
        self.house.tell(table, ToTable::Submit { connection, submission, name, asked }).await;
    }
}

impl<S: Store, R: Runtime> Drop for Connection<S, R> {
    fn drop(&mut self) {
        let (house, connection) = (self.house.clone(), self.number);
        let tables = std::mem::take(&mut self.tables);
        if !tables.is_empty() {
            self.house.runtime().spawn(async move {
                for table in tables {
                    house.tell(table, ToTable::Close { connection }).await;
                }
            });
        }
    }
}

/// What tells one submission from another.
fn content_hash(message: &ClientMessage) -> [u8; 8] {
    *Sha256::digest(message.to_json()).first_chunk().expect("a hash has 32 bytes")
}
