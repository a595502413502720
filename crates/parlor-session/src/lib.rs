//! A table and what a screen holds of it.
//!
//! ```text
//! screen ─▶ Request ─▶ Session ─▶ Submission ─▶ Table ─▶ entry ─▶ Update ─▶ Session ─▶ Snapshot ─▶ screen
//! ```
//!
//! - [`Table`] is the authority: it decides what happens, and what each viewer may know of it.
//! - [`Session`] is what a screen holds: whose eyes are on it, what they were told, what was announced, hinted and asked for.
//! - [`LocalBackend`] joins the two on one device, lets bots play and saves the record.
//!
//! What a game adds is [`SessionGame`], with what a player has begun but not yet done: [`fives::DraftPlay`],
//! [`scorzo::HandOrder`], [`polygon::TileInHand`]. Nothing here knows a screen, a key, a clock or a thread.

pub mod fives;
mod game;
mod local;
mod names;
mod note;
mod player;
pub mod polygon;
mod request;
pub mod scorzo;
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
pub use local::{BotTurn, LocalBackend, NamePlayer, Question, record};
pub use names::{CLASSIC, bot_name, default_edition, told_apart};
pub use note::Note;
pub use player::{Player, SeatChoice, TableKind, resumed, seated};
pub use request::{DeviceRequest, KeeperRequest, Request, RequestError};
pub use session::{Effect, Seating, Session, Update};
pub use snapshot::{Ending, Hint, SeatSnapshot, Snapshot, TableSnapshot};
pub use store::RecordStore;
pub use table::{Decided, History, News, Status, Submission, Table};
pub use thinker::Thinker;
pub use transcript::{Transcript, TranscriptEntry};
pub use waiting::Waiting;
pub use worker::{WorkerQuestion, answer};
