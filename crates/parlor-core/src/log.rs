//! The log is the only truth: a state is the fold of a set-up and the entries after it.

use crate::{Departure, Fact, Game, PlayerName, Seat, SetUp, SetUpError, TellError};

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// A player acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A player's time has run out.
    TimeOut {
        /// Whose.
        seat: Seat,
    },
    /// A player leaves for good.
    Leave {
        /// Who.
        seat: Seat,
    },
    /// Another player, such as a bot, goes on in this seat. The game itself doesn't change.
    TakeOver {
        /// Which seat.
        seat: Seat,
        /// The name of who plays there now.
        by: PlayerName,
    },
    /// A player takes the last action back.
    Retract {
        /// Who.
        seat: Seat,
    },
    /// The table tells what happened on the cardboard.
    Told(Fact),
}

/// A game as its log: set-up, entries, and the state that they fold into.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    set_up: SetUp<G>,
    opening: Vec<G::Event>,
    entries: Vec<Entry<G::Action>>,
    state: G::State,
    /// The states before the latest actions of one seat that can still be taken back, oldest first.
    before: Vec<(Seat, G::State)>,
}

impl<G: Game> Log<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// If it can't be set up so.
    pub fn begin(set_up: SetUp<G>) -> Result<Log<G>, SetUpError> {
        let (state, opening) = G::set_up(&set_up)?;
        Ok(Log { set_up, opening, entries: Vec::new(), state, before: Vec::new() })
    }

    /// Checks an entry, folds it into the state and keeps it. The events say what happened; a retraction or a take-over
    /// has none (after a retraction, views are taken afresh).
    ///
    /// # Errors
    /// If the entry can't be; then nothing has changed.
    pub fn append(&mut self, entry: Entry<G::Action>) -> Result<Vec<G::Event>, LogError<G::Refusal>> {
        let events = match &entry {
            Entry::Act { seat, action } => return self.act(*seat, *action).map_err(LogError::Refused),
            Entry::TimeOut { seat } => self.leave(*seat, Departure::OutOfTime)?,
            Entry::Leave { seat } => self.leave(*seat, Departure::Resigned)?,
            Entry::TakeOver { seat, .. } => {
                if seat.index() >= usize::from(self.set_up.players) {
                    return Err(LogError::NoSuchSeat(*seat));
                }
                Vec::new()
            }
            Entry::Retract { seat } => {
                self.retract(*seat)?;
                self.entries.push(entry);
                return Ok(Vec::new());
            }
            Entry::Told(fact) => G::tell(&mut self.state, fact)?,
        };
        self.before.clear();
        self.entries.push(entry);
        Ok(events)
    }

    /// [`Log::append`] for the most common entry.
    ///
    /// # Errors
    /// If the action is refused; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let before = self.state.clone();
        let events = G::apply(&mut self.state, seat, &action)?;
        if events.iter().any(G::reveals) {
            self.before.clear();
        } else {
            self.before.retain(|(earlier, _)| *earlier == seat);
            self.before.push((seat, before));
        }
        self.entries.push(Entry::Act { seat, action });
        Ok(events)
    }

    fn leave(&mut self, seat: Seat, why: Departure) -> Result<Vec<G::Event>, LogError<G::Refusal>> {
        G::leave(&mut self.state, seat, why).map_err(LogError::Refused)
    }

    fn retract(&mut self, seat: Seat) -> Result<(), RetractError> {
        match self.before.pop_if(|(actor, _)| *actor == seat) {
            Some((_, state)) => {
                self.state = state;
                Ok(())
            }
            None => Err(RetractError { seat }),
        }
    }

    /// Whether the player could take the last action back now.
    #[must_use]
    pub fn can_retract(&self, seat: Seat) -> bool {
        self.before.last().is_some_and(|(actor, _)| *actor == seat)
    }

    /// What the game began with.
    #[must_use]
    pub fn set_up(&self) -> &SetUp<G> {
        &self.set_up
    }

    /// What happened at set-up.
    #[must_use]
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All entries so far, retracted ones included.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The state that set-up and entries fold into.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

/// An entry can't be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError<R: std::error::Error> {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(R),
    /// It can't be taken back.
    #[error(transparent)]
    Retract(#[from] RetractError),
    /// What the table tells can't be.
    #[error(transparent)]
    Tell(#[from] TellError),
    /// The table has no such seat.
    #[error("there is no {0:?} at this table")]
    NoSuchSeat(Seat),
}

/// A player has nothing to take back: a retraction never goes past another player's action, a reveal or a use of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat:?} has nothing that can be taken back")]
pub struct RetractError {
    /// Who wanted to.
    pub seat: Seat,
}
