//! What a screen shows: views and what follows from them, never a state.

use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{BySeat, Outcome, Seat, Viewer};
use parlor_words::{Name, Spans};

use crate::{SessionGame, TranscriptEntry, Waiting};

/// How a table is, for whoever is at the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot<G: SessionGame> {
    /// What they know.
    pub view: Arc<G::View>,
    /// What they saw with the last change, to be shown as it happens; nothing if they look for the first time.
    pub seen: Vec<G::Seen>,
    /// The hint that they asked for.
    pub hint: Option<Hint<G::Action>>,
    /// What can be said without knowing which game it is.
    pub table: Arc<TableSnapshot>,
}

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint<A> {
    /// A bot of this level is thinking about it.
    Thinking(Level),
    /// What a bot of this level would do; nothing if it does not know either.
    Given(Level, Option<A>),
}

/// How a table is, as far as all games have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSnapshot {
    /// How many entries the log has.
    pub version: usize,
    /// Whose eyes are on the screen.
    pub viewer: Viewer,
    /// What the table waits for.
    pub waiting: Waiting,
    /// Whose turn it is.
    pub next: Option<Seat>,
    /// The players.
    pub seats: BySeat<SeatSnapshot>,
    /// How far the game is, in a few words.
    pub progress: String,
    /// What happened so far.
    pub transcript: Vec<TranscriptEntry>,
    /// What all should hear and have not heard yet.
    pub announcements: Vec<Spans>,
    /// What the last turn of somebody at this device could have brought.
    pub better_move: Option<Spans>,
    /// What earlier turns of the viewer could have brought, of which that was told: the index in the transcript, and what is to
    /// be read there.
    pub better_moves: Vec<(usize, Spans)>,
    /// Whether the last action can be undone.
    pub can_undo: bool,
    /// Whether the game is over, and how it ended.
    pub outcome: Outcome,
    /// The end in words, if the game is over.
    pub ending: Option<Ending>,
    /// Whether this is the record of a game on a real table.
    pub is_real_table: bool,
    /// Why the game is not saved, if it is not.
    pub unsaved: Option<String>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSnapshot {
    /// What the player is called.
    pub name: Name,
    /// The score.
    pub score: i32,
    /// What is to be said beside the name.
    pub remark: Option<String>,
    /// Whether the player is still in the game.
    pub plays: bool,
    /// Whether it is somebody at this device.
    pub is_here: bool,
    /// Whether the game is over and this player has won.
    pub has_won: bool,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won, in a sentence.
    pub result: String,
    /// How the score came about, line by line.
    pub breakdown: Vec<Spans>,
}

impl TableSnapshot {
    /// Whether somebody before this screen is to act.
    #[must_use]
    pub const fn acts(&self) -> bool {
        matches!(self.waiting, Waiting::ForPerson(_))
    }

    /// What the player in a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &Name {
        &self.seats[seat].name
    }

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> BySeat<Name> {
        self.seats.map(|_, seat| seat.name.clone())
    }
}
