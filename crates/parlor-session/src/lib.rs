//! A table and what a screen holds of it.
//!
//! ```text
//! screen ─▶ Request ─▶ Session ─▶ Submission ─▶ Table ─▶ entry ─▶ Update ─▶ Session ─▶ Snapshot ─▶ screen
//! ```
//!
//! - [`Table`] is the authority: it decides what happens, and what each viewer may know of it.
//! - [`Session`] is what a screen holds: whose eyes are on it, what they were told, what was announced, hinted and asked for.
//! - [`LocalBackend`] joins the two on one device, lets bots play and saves the record.
//! - [`remote`] is a table in a house, seen from one client.
//!
//! ```
//! use parlor_bots::{GameSeed, Level};
//! use parlor_core::{BySeat, Log, PlayerName, SetUp};
//! use parlor_polygon::Polygon;
//! use parlor_session::{Hint, LocalBackend, RecordStore, Request, SeatChoice, Waiting, recorded, seated};
//! use parlor_words::Lang;
//!
//! /// Keeps the record in memory.
//! struct Memory(String);
//!
//! impl RecordStore for Memory {
//!     fn append(&mut self, lines: &str, _: Lang) -> Result<(), String> {
//!         self.0.push_str(lines);
//!         Ok(())
//!     }
//!
//!     fn replace(&mut self, record: &str, _: Lang) -> Result<(), String> {
//!         record.clone_into(&mut self.0);
//!         Ok(())
//!     }
//! }
//!
//! let seeds = GameSeed::new("1");
//! let log = Log::<Polygon>::begin(SetUp::classic(2, seeds.deal()))?;
//! let seats = [SeatChoice::Person(PlayerName::new("Ana")?), SeatChoice::Bot(Level::Greedy.into())];
//! let players = seated(&BySeat::new(2, |seat| seats[seat.index()].clone()), &seeds);
//! let (seats, store) = (recorded::<Polygon>(&players), Memory(String::new()));
//! let mut table = LocalBackend::new(log, seats, players, store, Lang::English);
//!
//! // Ana does what she is told; the bot acts in between.
//! for _ in 0..10 {
//!     match table.snapshot().table.waiting {
//!         Waiting::ForPerson(_) => {
//!             table.send(Request::Hint)?;
//!             let Some(Hint::Given(_, Some(action))) = table.snapshot().hint else { panic!("no hint") };
//!             table.send(Request::Act(action))?;
//!         }
//!         _ => table.choose()?,
//!     }
//! }
//! assert_eq!(table.store().0.lines().count(), 10);
//! assert!(table.snapshot().table.transcript.len() > 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What a game adds is [`SessionGame`], with what a player has begun but not yet done: [`fives::DraftPlay`],
//! [`scorzo::HandOrder`], [`polygon::TileInHand`]. Nothing here knows a screen, a key, a clock or a thread.

mod game;
mod games;
mod json;
mod local;
mod note;
mod player;
pub mod remote;
mod request;
mod session;
mod snapshot;
mod store;
mod table;
mod thinker;
mod transcript;
mod waiting;
#[cfg(test)]
mod walk;
mod worker;

pub use game::SessionGame;
pub use games::*;
pub use json::{ReadError, Unreadable};
pub use local::{BotTurn, LocalBackend, Question, STAND_IN, record};
pub use note::Note;
pub use player::{Player, SeatChoice, TableKind, recorded, resumed, seated};
pub use request::{DeviceRequest, KeeperRequest, Request, RequestError};
pub use session::{Effect, MissedUpdates, Seating, Session};
pub use snapshot::{Ending, Hint, SeatSnapshot, Snapshot, TableSnapshot};
pub use store::RecordStore;
pub use table::{Decided, History, News, Opening, Status, Submission, Submitted, Table, Update};
pub use thinker::Thinker;
pub use transcript::{Transcript, TranscriptEntry};
pub use waiting::Waiting;
pub use worker::{WorkerQuestion, answer};
