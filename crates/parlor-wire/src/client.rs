//! What a client says.

use parlor_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Chain, HouseBot, InviteSecret, Key, TableId};

/// A message from a client. What changes something has a key; until it is answered, a client sends it again after a lost
/// connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what the client speaks.
    Hello {
        /// The protocol.
        proto: u32,
        /// The build of the client.
        build: String,
    },
    /// To be sent a table, and everything that happens there.
    Open {
        /// Which.
        table: TableId,
        /// What the invitation says; those who have a seat don't need it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<InviteSecret>,
        /// What the client knows of the table: only what came after is sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        known: Option<Known>,
    },
    /// To hear nothing more of a table.
    Close {
        /// Which.
        table: TableId,
    },
    /// To be told how the game stands and what may be done: for programs that don't know the rules.
    Look {
        /// At which table.
        table: TableId,
    },
    /// To act in the game.
    Act {
        /// At which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
        /// The version of the game that the client saw.
        at: u64,
        /// The action, in the game's notation.
        action: String,
    },
    /// To undo the last action.
    Undo {
        /// At which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
        /// The version of the game that the client saw.
        at: u64,
    },
    /// To give up: the player leaves the game for good.
    GiveUp {
        /// At which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
    },
    /// To change something before the game begins.
    Lobby {
        /// At which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
        /// What.
        change: LobbyCommand,
    },
    /// To do something about somebody who is gone, or to play again.
    Absence {
        /// At which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
        /// What.
        change: AbsenceCommand,
    },
    /// To play again, with the seats rotated, after a game that is over.
    Rematch {
        /// After which table.
        table: TableId,
        /// The client's id for it.
        key: Key,
    },
    /// The client is there.
    Ping {
        /// Comes back in the answer.
        n: u64,
    },
}

/// What a client knows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The version.
    pub v: u64,
    /// The chain of all that it was sent.
    pub c: Chain,
}

/// A change before the game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LobbyCommand {
    /// To sit down, or to change seats.
    Sit {
        /// Where; in the first open seat if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Random bytes for the deal, in hexadecimal digits.
        contribution: String,
    },
    /// To add random bytes to the deal, for somebody who was seated by a rematch.
    Contribute {
        /// The bytes, in hexadecimal digits.
        contribution: String,
    },
    /// To get up.
    Stand,
    /// The host puts a bot into a seat.
    Bot {
        /// Which.
        seat: Seat,
        /// What kind of bot.
        bot: HouseBot,
    },
    /// The host closes a seat in which nobody sits.
    Close {
        /// Which.
        seat: Seat,
    },
    /// The host opens a seat for people: one that was closed, or had a bot.
    Open {
        /// Which.
        seat: Seat,
    },
    /// The host has somebody get up.
    Remove {
        /// From which seat.
        seat: Seat,
    },
    /// The host starts the game.
    Start,
}

/// What the others do about somebody who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AbsenceCommand {
    /// A bot plays in their seat until they are back.
    StandIn {
        /// The seat.
        seat: Seat,
        /// What kind of bot.
        bot: HouseBot,
    },
    /// The person is back and plays on.
    Return,
    /// The game ends here.
    End,
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// If the text is not a message of this protocol.
    pub fn from_json(text: &str) -> Result<ClientMessage, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The key, if the message changes something.
    #[must_use]
    pub const fn key(&self) -> Option<Key> {
        match self {
            ClientMessage::Act { key, .. }
            | ClientMessage::Undo { key, .. }
            | ClientMessage::GiveUp { key, .. }
            | ClientMessage::Lobby { key, .. }
            | ClientMessage::Absence { key, .. }
            | ClientMessage::Rematch { key, .. } => Some(*key),
            ClientMessage::Hello { .. }
            | ClientMessage::Open { .. }
            | ClientMessage::Close { .. }
            | ClientMessage::Look { .. }
            | ClientMessage::Ping { .. } => None,
        }
    }
}
