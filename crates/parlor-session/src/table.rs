//! The authority of one table: it decides what happens, and what each viewer may know of it. It is pure: whoever holds it owns
//! the clock, the storage and the connections.

use parlor_core::{
    Entry, Game, Log, LogError, Next, Observation, Outcome, RecordedPlayer, RetractError, Seat, Viewer,
};
use parlor_wire::MAX_UNDOS;
use serde::{Deserialize, Serialize};

/// A table: a game as its log.
///
/// ```
/// use parlor_core::{Game, Log, Next, SetUp, Viewer};
/// use parlor_fives::{Fives, Seen};
/// use parlor_session::{News, Submission, Table};
///
/// let log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// let mut table = Table::new(log);
/// let Next::Seat(seat) = table.status().next else { panic!("somebody is to act") };
/// let action = Fives::actions(&Fives::view(table.log().state(), Viewer::Seat(seat)))[0];
/// let decided = table.decide(Submission::Act { seat, action })?;
///
/// // Who played sees the tiles that were drawn; a watcher sees how many there were.
/// let drawn = |viewer| match table.observe(&decided, viewer) {
///     News::Seen(seen) => matches!(&seen[0], Seen::Played { drawn: Some(_), .. }),
///     News::Aside { .. } => false,
/// };
/// assert!(drawn(Viewer::Seat(seat)) && !drawn(Viewer::Watcher));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    log: Log<G>,
    /// How many undos there were.
    undos: u32,
}

/// Something that somebody wants to happen at the table. Time-outs and take-overs are not among them: nobody asks for those.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Submission<A> {
    /// A player acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A player undoes the last action.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// A player leaves the game for good.
    GiveUp {
        /// Who.
        seat: Seat,
    },
    /// The score keeper says what happened on the cardboard.
    Observe(Observation),
}

/// Something that was submitted at a device, numbered there. The update that answers it has the number. Whoever holds the table tells by
/// it what was submitted again after a lost connection, and decides that once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Submitted<A> {
    /// The number.
    pub id: u64,
    /// What was submitted.
    pub submission: Submission<A>,
}

impl<A> Submission<A> {
    /// What was submitted for an entry; `None` for what nobody asks for.
    pub(crate) fn from_entry(entry: Entry<A>) -> Option<Submission<A>> {
        match entry {
            Entry::Act { seat, action } => Some(Submission::Act { seat, action }),
            Entry::Retract { seat } => Some(Submission::Undo { seat }),
            Entry::Leave { seat } => Some(Submission::GiveUp { seat }),
            Entry::Observed(observation) => Some(Submission::Observe(observation)),
            Entry::TimeOut { .. } | Entry::TakeOver { .. } => None,
        }
    }

    /// The same submission with its action, if it has one, said in another way.
    pub(crate) fn try_map<B, E>(
        &self,
        action_as: impl FnOnce(&A) -> Result<B, E>,
    ) -> Result<Submission<B>, E> {
        Ok(match self {
            Submission::Act { seat, action } => Submission::Act { seat: *seat, action: action_as(action)? },
            Submission::Undo { seat } => Submission::Undo { seat: *seat },
            Submission::GiveUp { seat } => Submission::GiveUp { seat: *seat },
            Submission::Observe(observation) => Submission::Observe(observation.clone()),
        })
    }

    fn into_entry(self) -> Entry<A> {
        match self {
            Submission::Act { seat, action } => Entry::Act { seat, action },
            Submission::Undo { seat } => Entry::Retract { seat },
            Submission::GiveUp { seat } => Entry::Leave { seat },
            Submission::Observe(observation) => Entry::Observed(observation),
        }
    }
}

/// What the table decided: an entry of the log, and what happened with it. It holds what is hidden; viewers get
/// [`Table::observe`].
#[derive(Clone, Debug)]
pub struct Decided<G: Game> {
    entry: Entry<G::Action>,
    events: Vec<G::Event>,
}

/// How a table stands, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// How many entries the log has.
    pub version: usize,
    /// What the game waits for.
    pub next: Next,
    /// Whether it is over, and how it ended.
    pub outcome: Outcome,
    /// Who could undo something now.
    pub undo: Option<Seat>,
    /// Whether the player whose turn it is acted last: in the same turn, or in one before it because nobody else can play.
    pub acts_again: bool,
}

/// What one viewer learns of one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News<G: Game> {
    /// What the viewer saw, in order.
    Seen(Vec<G::Seen>),
    /// An entry without events, such as an undo, and the view after it.
    Aside {
        /// The entry.
        entry: Entry<G::Action>,
        /// What the viewer knows after it; nothing if it was read: then it follows from what was seen before.
        view: Option<G::View>,
    },
}

/// All that the viewers at one device have learnt so far, for a screen that is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<G: Game> {
    /// How the table stands.
    pub status: Status,
    /// What each viewer has learnt.
    pub histories: Vec<(Viewer, History<G>)>,
}

/// What the table decided, as the viewers at one device learn it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update<G: Game> {
    /// How the table stands after it.
    pub status: Status,
    /// What each viewer learns.
    pub news: Vec<(Viewer, News<G>)>,
    /// The id of what was submitted at this device and led to it.
    pub answers: Option<u64>,
}

/// All that one viewer has learnt since the game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<G: Game> {
    /// What the viewer knew after the set-up.
    pub start: G::View,
    /// What the viewer saw during the set-up.
    pub opening: Vec<G::Seen>,
    /// What came after, one for each entry.
    pub news: Vec<News<G>>,
}

impl<G: Game> Table<G> {
    /// The table of a game that has just begun, or that goes on.
    #[must_use]
    pub fn new(log: Log<G>) -> Table<G> {
        let undos = log.entries().iter().map(undos).sum();
        Table { log, undos }
    }

    /// The game.
    #[must_use]
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// Decides a submission, and enters it into the log.
    ///
    /// # Errors
    /// If the rules refuse it, or there is nothing to undo, or there were too many undos. Then nothing has changed.
    pub fn decide(&mut self, submission: Submission<G::Action>) -> Result<Decided<G>, LogError<G::Refusal>> {
        if let Submission::Undo { seat } = submission
            && self.undos >= MAX_UNDOS
        {
            return Err(RetractError { seat }.into());
        }
        self.enter(submission.into_entry())
    }

    /// Enters into the log that another player goes on in a seat. That is for whoever holds the table to say, and for no player.
    ///
    /// # Errors
    /// If there is no such seat. Then nothing has changed.
    pub fn take_over(&mut self, seat: Seat, by: RecordedPlayer) -> Result<Decided<G>, LogError<G::Refusal>> {
        self.enter(Entry::TakeOver { seat, by })
    }

    /// Enters something into the log, whatever it is: for whoever holds the table and knows who may enter it.
    ///
    /// # Errors
    /// If the rules or the law of undo refuse it. Then nothing has changed.
    pub fn enter(&mut self, entry: Entry<G::Action>) -> Result<Decided<G>, LogError<G::Refusal>> {
        let events = self.log.append(entry.clone())?;
        self.undos += undos(&entry);
        Ok(Decided { entry, events })
    }

    /// What a viewer learns of what was just decided.
    #[must_use]
    pub fn observe(&self, decided: &Decided<G>, viewer: Viewer) -> News<G> {
        observe(&self.log, &decided.entry, &decided.events, viewer)
    }

    /// What the viewers at a device learn of what was just decided; `answers` is the id of what was submitted there.
    #[must_use]
    pub fn update(&self, decided: &Decided<G>, viewers: &[Viewer], answers: Option<u64>) -> Update<G> {
        let news = viewers.iter().map(|viewer| (*viewer, self.observe(decided, *viewer))).collect();
        Update { status: self.status(), news, answers }
    }

    /// All that the viewers at a device have learnt so far.
    #[must_use]
    pub fn opening(&self, viewers: &[Viewer]) -> Opening<G> {
        let begun = self.restarted();
        let history = |viewer: &Viewer| {
            let opening = begun.log.opening().iter().map(|event| G::seen(event, *viewer)).collect();
            (*viewer, History { start: G::view(begun.log.state(), *viewer), opening, news: Vec::new() })
        };
        let mut histories: Vec<_> = viewers.iter().map(history).collect();
        self.replay(|table, decided| {
            for (viewer, history) in &mut histories {
                history.news.push(table.observe(decided, *viewer));
            }
        });
        Opening { status: self.status(), histories }
    }

    /// What a device missed that knows the first `version` entries. Which of it answers what was submitted there is for the
    /// connection to know.
    #[must_use]
    pub fn updates_since(&self, version: usize, viewers: &[Viewer]) -> Vec<Update<G>> {
        let mut updates = Vec::new();
        self.replay(|table, decided| {
            if table.log.entries().len() > version {
                updates.push(table.update(decided, viewers, None));
            }
        });
        updates
    }

    /// Goes through the game again, from its beginning: the table after each entry, and what was decided.
    fn replay(&self, mut visit: impl FnMut(&Table<G>, &Decided<G>)) {
        let mut table = self.restarted();
        for entry in self.log.entries() {
            let decided = table.enter_again(entry);
            visit(&table, &decided);
        }
    }

    /// How the table stands.
    #[must_use]
    pub fn status(&self) -> Status {
        let (state, entries) = (self.log.state(), self.log.entries());
        let next = G::next(state);
        let acts_again = match (&next, entries.last()) {
            (Next::Seat(next), Some(Entry::Act { seat, .. })) => next == seat,
            _ => false,
        };
        let undo = Seat::first(self.log.set_up().players)
            .find(|seat| self.undos < MAX_UNDOS && self.log.can_retract(*seat));
        Status { version: entries.len(), next, outcome: G::outcome(state), undo, acts_again }
    }

    /// Takes the last entry out of the log, as if it had never been: for a score keeper who made a mistake. `None` if there is
    /// none.
    pub fn strike_out(&mut self) -> Option<Entry<G::Action>> {
        let (last, before) = self.log.entries().split_last()?;
        let mut table = self.restarted();
        for entry in before {
            table.enter_again(entry);
        }
        let last = last.clone();
        *self = table;
        Some(last)
    }

    /// The same game at its beginning.
    fn restarted(&self) -> Table<G> {
        Table::new(Log::begin(self.log.set_up().clone()).expect("the game has begun with this set-up before"))
    }

    /// Enters what was entered before.
    fn enter_again(&mut self, entry: &Entry<G::Action>) -> Decided<G> {
        self.enter(entry.clone()).expect("what could be entered once can be entered again")
    }
}

/// How many undos an entry is.
fn undos<A>(entry: &Entry<A>) -> u32 {
    u32::from(matches!(entry, Entry::Retract { .. }))
}

/// What a viewer learns of an entry that the log has just taken.
fn observe<G: Game>(log: &Log<G>, entry: &Entry<G::Action>, events: &[G::Event], viewer: Viewer) -> News<G> {
    if events.is_empty() {
        News::Aside { entry: entry.clone(), view: Some(G::view(log.state(), viewer)) }
    } else {
        News::Seen(events.iter().map(|event| G::seen(event, viewer)).collect())
    }
}
