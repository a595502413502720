//! The log is the only truth: a state is the fold of a set-up and the entries after it.

use serde::{Deserialize, Serialize};

use crate::{Departure, Game, Observation, ObserveError, RecordedPlayer, Seat, SetUp, SetUpError};

/// One line of a log.
///
/// ```
/// use parlor_core::{Entry, Game, Log, Outcome, PlayerName, Seat, SetUp};
/// use parlor_fives::Fives;
///
/// let mut log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// let [one, two] = [0, 1].map(|index| Seat::new(index).unwrap());
///
/// let events = log.append(Entry::TakeOver { seat: one, by: PlayerName::new("Bea")?.into() })?;
/// assert!(events.is_empty(), "the game itself does not change");
/// log.append(Entry::TimeOut { seat: two })?;
/// assert_eq!(log.entries().len(), 2);
/// assert!(matches!(Fives::outcome(log.state()), Outcome::Over(results) if results.winners().eq([one])));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
        /// Who plays there now.
        by: RecordedPlayer,
    },
    /// A player takes the last action back.
    Retract {
        /// Who.
        seat: Seat,
    },
    /// The table tells what happened on the cardboard.
    Observed(Observation),
}

/// A game as its log: set-up, entries, and the state that they fold into.
///
/// An action costs no copy of the state, because games have thousands of actions and few are ever taken back: a
/// retraction folds what still stands once more.
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_core::{Chance, Entry, Log, LogError, RetractError, Script, Seat, SetUp};
/// use parlor_fives::{Action, Edition, Fives, Options, Play, Refusal, Written};
///
/// let deal = Script::new().with("fives/first/1", [9, 2]).with("fives/pile", [4, 1, 5, 3, 2]);
/// let (edition, options) = (Arc::new(Edition::classic()), Options { free_pass: true });
/// let mut log = Log::<Fives>::begin(SetUp { edition, options, players: 2, chance: Chance::Dealt(deal) })?;
/// let [one, two] = [0, 1].map(|index| Seat::new(index).unwrap());
///
/// // A pass shows nobody anything, so it can be taken back: until somebody else has acted.
/// log.append(Entry::Act { seat: one, action: Action::Pass })?;
/// log.append(Entry::Retract { seat: one })?;
/// let written: Written = "8F 415".parse()?;
/// let events = log.act(one, Action::Play(Play::try_from(&written)?))?;
/// assert_eq!((events.len(), log.entries().len()), (1, 3));
///
/// // A play draws tiles, and stands.
/// let refused = log.append(Entry::Retract { seat: one });
/// assert_eq!(refused, Err(LogError::Retract(RetractError { seat: one })));
/// assert_eq!(log.act(one, Action::Pass), Err(Refusal::NotYourTurn { turn: Some(two) }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    set_up: SetUp<G>,
    opening: Vec<G::Event>,
    entries: Vec<Entry<G::Action>>,
    state: G::State,
    open: Option<Open>,
    /// The state after this many entries, as the latest retraction found it: no retraction will ever go further back, so the
    /// next one folds from here on. However many there are, what is settled is folded once.
    settled: Option<Box<(usize, G::State)>>,
}

/// The latest actions of one seat, which can still be taken back.
#[derive(Clone, Copy, Debug)]
struct Open {
    seat: Seat,
    /// How many entries were there before the first of them.
    since: usize,
    /// How many of them still stand; at least one.
    actions: usize,
}

impl<G: Game> Log<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// If the set-up is invalid.
    pub fn begin(set_up: SetUp<G>) -> Result<Log<G>, SetUpError> {
        let (state, opening) = G::set_up(&set_up)?;
        Ok(Log { set_up, opening, entries: Vec::new(), state, open: None, settled: None })
    }

    /// Checks an entry, folds it into the state and keeps it. The events say what happened; a retraction or a take-over
    /// has none (after a retraction, views are taken again).
    ///
    /// # Errors
    /// If the rules, or the law of undo, refuse the entry; then nothing has changed.
    pub fn append(&mut self, entry: Entry<G::Action>) -> Result<Vec<G::Event>, LogError<G::Refusal>> {
        match entry {
            Entry::Act { seat, action } => return self.act(seat, action).map_err(LogError::Refused),
            Entry::Retract { seat } => {
                self.retract(seat)?;
                self.entries.push(entry);
                return Ok(Vec::new());
            }
            Entry::TakeOver { seat, .. } if seat.index() >= usize::from(self.set_up.players) => {
                return Err(LogError::NoSuchSeat(seat));
            }
            _ => {}
        }
        let events = carry_out::<G>(&mut self.state, &entry)?;
        self.open = None;
        self.entries.push(entry);
        Ok(events)
    }

    /// [`Log::append`] for the most common entry.
    ///
    /// # Errors
    /// If the action is refused; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let events = G::apply(&mut self.state, seat, &action)?;
        self.open = if events.iter().any(G::reveals) {
            None
        } else {
            let before = Open { seat, since: self.entries.len(), actions: 0 };
            let before = self.open.filter(|open| open.seat == seat).unwrap_or(before);
            Some(Open { actions: before.actions + 1, ..before })
        };
        self.entries.push(Entry::Act { seat, action });
        Ok(events)
    }

    fn retract(&mut self, seat: Seat) -> Result<(), RetractError> {
        let nothing = RetractError { seat };
        let open = self.open.filter(|open| open.seat == seat).ok_or(nothing)?;
        // What could be carried out once can be again; a game that breaks this promise stays as it is.
        let (settled, state) = self.refold(open).ok_or(nothing)?;
        self.settled = Some(Box::new((open.since, settled)));
        self.state = state;
        self.open = (open.actions > 1).then(|| Open { actions: open.actions - 1, ..open });
        Ok(())
    }

    /// Folds what stands once more: the state before the actions that can be taken back, and the one before the last of
    /// them.
    fn refold(&self, open: Open) -> Option<(G::State, G::State)> {
        let (begin, mut settled) = match self.settled.as_deref() {
            Some((entries, state)) => (*entries, state.clone()),
            None => (0, G::set_up(&self.set_up).ok()?.0),
        };
        for entry in standing(self.entries.get(begin..open.since)?) {
            carry_out::<G>(&mut settled, entry).ok()?;
        }
        let mut state = settled.clone();
        let latest = standing(self.entries.get(open.since..)?);
        for entry in latest.split_last()?.1 {
            carry_out::<G>(&mut state, entry).ok()?;
        }
        Some((settled, state))
    }

    /// Whether the player could take the last action back now.
    #[must_use]
    pub fn can_retract(&self, seat: Seat) -> bool {
        self.open.is_some_and(|open| open.seat == seat)
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

    /// The entries that were not taken back, in order; set-up and these fold into the same state.
    #[must_use]
    pub fn standing(&self) -> Vec<&Entry<G::Action>> {
        standing(&self.entries)
    }

    /// The state that set-up and entries fold into.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

/// Folds an entry into a state. Who plays in a seat and what is taken back is the log's concern: such entries change
/// nothing here.
fn carry_out<G: Game>(
    state: &mut G::State,
    entry: &Entry<G::Action>,
) -> Result<Vec<G::Event>, LogError<G::Refusal>> {
    match entry {
        Entry::Act { seat, action } => G::apply(state, *seat, action).map_err(LogError::Refused),
        Entry::TimeOut { seat } => G::leave(state, *seat, Departure::OutOfTime).map_err(LogError::Refused),
        Entry::Leave { seat } => G::leave(state, *seat, Departure::Resigned).map_err(LogError::Refused),
        Entry::Observed(fact) => Ok(G::observe(state, fact)?),
        Entry::TakeOver { .. } | Entry::Retract { .. } => Ok(Vec::new()),
    }
}

/// The entries that were not taken back. A retraction takes back the entry that stands last, because everything but an
/// action of the same seat puts an end to taking back.
fn standing<A>(entries: &[Entry<A>]) -> Vec<&Entry<A>> {
    let mut standing = Vec::with_capacity(entries.len());
    for entry in entries {
        if let Entry::Retract { .. } = entry {
            standing.pop();
        } else {
            standing.push(entry);
        }
    }
    standing
}

/// An entry is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError<R: std::error::Error> {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(R),
    /// It can't be undone.
    #[error(transparent)]
    Retract(#[from] RetractError),
    /// The observation is refused.
    #[error(transparent)]
    Tell(#[from] ObserveError),
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
