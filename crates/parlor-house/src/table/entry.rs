//! What is in the log of a table.

use parlor_core::{Entry, PlayerName, Seat};
use parlor_wire::{HouseBot, TableId};
use serde::{Deserialize, Serialize};

/// A person, as the house knows them. Clients never learn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// One entry in the log of a table. Everything that has an effect is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEntry {
    /// Somebody sat down, or changed seats.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: PlayerName,
        /// What they add to the seed.
        contribution: String,
    },
    /// Somebody who was seated by a rematch added to the seed.
    Contributed {
        /// Their seat.
        seat: Seat,
        /// What they add.
        contribution: String,
    },
    /// Somebody got up.
    Stood {
        /// From where.
        seat: Seat,
    },
    /// The host had somebody get up.
    Removed {
        /// From where.
        seat: Seat,
    },
    /// The host put a bot into a seat.
    BotSat {
        /// Which.
        seat: Seat,
        /// What kind of bot.
        bot: HouseBot,
        /// The version of the game's player of this level; entries of old did not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
    },
    /// The host closed a seat.
    SeatClosed {
        /// Which.
        seat: Seat,
    },
    /// The host opened a seat.
    SeatOpened {
        /// Which.
        seat: Seat,
    },
    /// Somebody else hosts, because the host was gone.
    HostChanged {
        /// Where they sit.
        seat: Seat,
    },
    /// The game began, with those who sat.
    Started,
    /// Something happened in the game.
    Game(Entry<String>),
    /// The others ended the game, because somebody was gone.
    Abandoned,
    /// The same people play again there.
    Rematch {
        /// Where.
        table: TableId,
    },
    /// Nobody was there for a day.
    TableClosed,
}

impl TableEntry {
    /// Whether this person sits down by it.
    #[must_use]
    pub fn is_of(&self, wanted: PersonId) -> bool {
        matches!(self, TableEntry::Sat { person, .. } if *person == wanted)
    }
}
