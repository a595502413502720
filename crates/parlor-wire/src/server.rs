//! What a house says.

use parlor_core::{PlayerName, RuleId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Chain, InviteSecret, Key, TableId, TableInfo};

/// A message from a house.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to the client's first message.
    Hello {
        /// The protocol that the house speaks.
        proto: u32,
        /// The build of the house and of the pages that it serves.
        build: String,
        /// The guest's name.
        name: PlayerName,
        /// The time of the house, in milliseconds since 1970.
        now: u64,
    },
    /// A table, from its beginning to now.
    Table {
        /// Which.
        table: TableId,
        /// How many entries its log has.
        v: u64,
        /// The chain of all that this viewer was sent of the table.
        c: Chain,
        /// The version that an action has to name.
        at: u64,
        /// Where the client's person sits.
        you: Option<Seat>,
        /// What an invitation needs besides the table, for those who have a seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<InviteSecret>,
        /// What everyone knows about it, and the game so far.
        body: Box<RawValue>,
    },
    /// One entry of a table's log, as this viewer learns of it.
    News {
        /// Which table.
        table: TableId,
        /// How many entries its log has with this one.
        v: u64,
        /// The chain with this entry.
        c: Chain,
        /// The version that an action has to name.
        at: u64,
        /// Where the client's person sits.
        you: Option<Seat>,
        /// The key under which the client's person submitted it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
        /// What is new.
        body: Box<RawValue>,
    },
    /// How the game stands, and what the client's person may do.
    View {
        /// At which table.
        table: TableId,
        /// The version that an action has to name.
        at: u64,
        /// Where the client's person sits.
        you: Option<Seat>,
        /// All that they know.
        view: Box<RawValue>,
        /// Everything that they may do now, in the game's notation; nothing if it is not their turn.
        actions: Vec<String>,
    },
    /// Who is there.
    Here {
        /// At which table.
        table: TableId,
        /// By seat; bots are always there.
        seats: Vec<Presence>,
        /// How many watch.
        watchers: u32,
    },
    /// What was submitted is entered, and will not get lost.
    Ok {
        /// The key of the submission.
        key: Key,
        /// The version of its entry.
        v: u64,
    },
    /// What was submitted is not entered; nothing has changed.
    No(Refused),
    /// The client's message could not be read, or a table can't be opened.
    Bad {
        /// The table that was to be opened.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        /// Why.
        why: Why,
    },
    /// The connection ends here.
    Bye {
        /// Why.
        why: ByeReason,
        /// When the client may come back, in milliseconds.
        retry_ms: u64,
    },
    /// The answer to a ping.
    Pong {
        /// What the ping had.
        n: u64,
        /// The time of the house, in milliseconds since 1970.
        now: u64,
    },
}

/// A submission that is refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The key of the submission.
    pub key: Key,
    /// Why.
    pub why: Why,
    /// The rule that refuses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// The facts, as the game says them to programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<Box<RawValue>>,
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A rule of the game, or of a table, forbids it.
    Rule,
    /// The game has changed since.
    Stale,
    /// It is for somebody else to do.
    NotYours,
    /// The game has ended.
    Over,
    /// The seat is taken, or there is none left.
    Taken,
    /// Too much, too often or too long.
    Limit,
    /// The house has too much to do, or can't reach its store. Try again.
    Busy,
    /// It could not be saved. Try again.
    Storage,
    /// There is no such table, or the invitation is not for it: nobody learns which.
    Unknown,
    /// The table has stopped: its log can't be read any more. Nothing of it is lost.
    Stopped,
    /// The text is not a message, or not now.
    Message,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// The house stops, and may be started again.
    Stopping,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client says too much.
    TooMuch,
    /// The client's session is not known: ask for a new one.
    NoSession,
    /// The client's protocol is not spoken any more: load the pages again.
    OldProtocol,
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected, since a short while.
    Away,
    /// Not connected for so long that the others may do something about it.
    Gone,
}

/// What a table or its news contain. It is sent as it was serialized, because the chain binds every byte of it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Body {
    /// What everyone knows about the table, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub info: Option<TableInfo>,
    /// The game up to now (`parlor_session::Opening`), if it has begun, for whoever opens a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Box<RawValue>>,
    /// What happened in the game (`parlor_session::Update`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub update: Option<Box<RawValue>>,
}

impl ServerMessage {
    /// The message as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let body = match self {
            ServerMessage::Table { body, .. } | ServerMessage::News { body, .. } => body.get().len(),
            _ => 0,
        };
        // With room for everything, so that it does not have to grow on the way.
        let mut json = Vec::with_capacity(body + 256);
        serde_json::to_writer(&mut json, self).expect("texts and numbers");
        String::from_utf8(json).expect("JSON is text")
    }
}

impl Body {
    /// The body as it is sent.
    #[must_use]
    pub fn to_raw(&self) -> Box<RawValue> {
        serde_json::value::to_raw_value(self).expect("texts and numbers")
    }
}
