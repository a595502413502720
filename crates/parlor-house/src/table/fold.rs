//! The fold: what an entry of the log makes of a table, and what each viewer is sent for it.

use std::sync::Arc;

use parlor_core::{Entry, Outcome, Seat, Viewer};
use parlor_wire::{Body, HouseBot, Stage};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

use super::game::{Starter, StartingPlayer};
use super::{
    Decided, HouseTable, No, PersonId, Place, Secrets, SetUpProblem, Sitter, StoredEntry, Submission,
    TableEntry, TableSetUp, contribution,
};

/// The log of a table does not fold into what it folded into before: the table stops.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// An entry can't be read.
    #[error("entry {version} can't be read")]
    Unreadable {
        /// Which.
        version: u64,
    },
    /// The entry is refused now.
    #[error("entry {version} is refused")]
    Refused {
        /// Which.
        version: u64,
    },
    /// The fold differs.
    #[error("the log differs from entry {version} on")]
    Diverged {
        /// From which entry on.
        version: u64,
    },
    /// The set-up of the game is refused now.
    #[error(transparent)]
    SetUp(#[from] SetUpProblem),
}

impl HouseTable {
    /// The table that a log folds into. What each entry gave is handed to `visit`.
    ///
    /// # Errors
    /// If an entry can't be read or is refused, or the log folds into something else than before.
    pub fn fold(
        set_up: Arc<TableSetUp>,
        secrets: Secrets,
        entries: &[StoredEntry],
        mut visit: impl FnMut(&HouseTable, &Decided),
    ) -> Result<HouseTable, FoldError> {
        let mut table = HouseTable::new(set_up, secrets)?;
        for stored in entries {
            let decided = table.follow(stored)?;
            visit(&table, &decided);
        }
        Ok(table)
    }

    /// Folds the next entry of the stored log into the table.
    ///
    /// # Errors
    /// If it can't be read, is refused, or folds into something else than before. The table is of no use then.
    pub fn follow(&mut self, stored: &StoredEntry) -> Result<Decided, FoldError> {
        let version = stored.version;
        let entry: TableEntry =
            serde_json::from_str(&stored.line).map_err(|_| FoldError::Unreadable { version })?;
        let decided = self
            .enter(&entry, stored.at_ms, stored.submission)
            .map_err(|_| FoldError::Refused { version })?;
        if decided.stored != *stored {
            return Err(FoldError::Diverged { version });
        }
        Ok(decided)
    }

    /// Folds an entry into the table.
    pub(super) fn enter(
        &mut self,
        entry: &TableEntry,
        at_ms: u64,
        submission: Option<Submission>,
    ) -> Result<Decided, No> {
        let changes_info = self.change(entry)?;
        self.version += 1;
        self.last_at = self.last_at.max(at_ms);
        if matches!(entry, TableEntry::Game(_) | TableEntry::Started | TableEntry::Abandoned) {
            self.game_version = self.version;
        }
        if let Some(Submission { person, key, content }) = submission {
            self.submissions.insert((person, key), (self.version, content));
        }
        let bodies = self.bodies(entry, changes_info);
        for (chain, body) in self.chains.iter_mut().zip(&bodies) {
            *chain = chain.then(body.get());
        }
        let line = serde_json::to_string(entry).expect("texts and numbers");
        let mut hash = Sha256::new_with_prefix(self.chain);
        hash.update(u64::try_from(line.len()).expect("a line is short").to_be_bytes());
        hash.update(&line);
        hash.update(self.last_at.to_be_bytes());
        self.chains.iter().for_each(|chain| hash.update(chain.bytes()));
        self.chain = hash.finalize().into();
        let stored =
            StoredEntry { version: self.version, at_ms: self.last_at, submission, line, chain: self.chain };
        Ok(Decided { stored, bodies, is_start: matches!(entry, TableEntry::Started) })
    }

    /// What each viewer is sent for the entry that was just folded.
    fn bodies(&self, entry: &TableEntry, changes_info: bool) -> Vec<Arc<RawValue>> {
        let info = changes_info.then(|| self.info());
        match (&self.game, entry) {
            (Some(game), TableEntry::Game(_)) => Viewer::all(self.seat_count())
                .map(|viewer| {
                    let body = Body { info: info.clone(), opening: None, update: Some(game.update(viewer)) };
                    body.to_raw().into()
                })
                .collect(),
            (Some(_), TableEntry::Started) => {
                Viewer::all(self.seat_count()).map(|viewer| self.opening(viewer).into()).collect()
            }
            _ => {
                let body: Arc<RawValue> = Body { info, opening: None, update: None }.to_raw().into();
                vec![body; self.chains.len()]
            }
        }
    }

    /// Changes the table; `true` if what everyone knows about it has changed, beside the game.
    fn change(&mut self, entry: &TableEntry) -> Result<bool, No> {
        let version = self.version + 1;
        match entry {
            TableEntry::Sat { seat, person, name, contribution } => {
                let contribution = contribution.parse().map_err(|_| No::MESSAGE)?;
                self.place_mut(*seat)?;
                let since = match self.seat_of(*person) {
                    Some(before) => self.get_up(before).since,
                    None => version,
                };
                let sitter =
                    Sitter { person: *person, name: name.clone(), contribution, since, stand_in: None };
                *self.place_mut(*seat)? = Place::Person(sitter);
                self.host.get_or_insert(*person);
            }
            TableEntry::Contributed { seat, contribution } => {
                let contribution = contribution.parse().map_err(|_| No::MESSAGE)?;
                match self.place_mut(*seat)? {
                    Place::Person(sitter) => sitter.contribution = contribution,
                    _ => return Err(No::MESSAGE),
                }
            }
            TableEntry::Stood { seat } | TableEntry::Removed { seat } => {
                if !matches!(self.place_mut(*seat)?, Place::Person(_)) {
                    return Err(No::MESSAGE);
                }
                let gone = self.get_up(*seat);
                if self.host == Some(gone.person) {
                    self.host = self.longest_seated();
                }
            }
            TableEntry::BotSat { seat, bot, version } => *self.place_mut(*seat)? = Place::Bot(*bot, *version),
            TableEntry::SeatClosed { seat } => *self.place_mut(*seat)? = Place::Closed,
            TableEntry::SeatOpened { seat } => *self.place_mut(*seat)? = Place::Open,
            TableEntry::HostChanged { seat } => match self.place_mut(*seat)? {
                Place::Person(sitter) => self.host = Some(sitter.person),
                _ => return Err(No::MESSAGE),
            },
            TableEntry::Started => self.start(version)?,
            TableEntry::Game(entry) => return self.play(entry),
            TableEntry::Abandoned => self.stage = Stage::Abandoned,
            TableEntry::Rematch { table } => self.rematch = Some(*table),
            TableEntry::TableClosed => self.stage = Stage::Closed,
        }
        Ok(true)
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, No> {
        self.places.get_mut(seat.index()).ok_or(No::MESSAGE)
    }

    /// Empties a seat in which somebody sits.
    fn get_up(&mut self, seat: Seat) -> Sitter {
        match std::mem::replace(&mut self.places[seat.index()], Place::Open) {
            Place::Person(sitter) => sitter,
            _ => unreachable!("callers have found somebody there"),
        }
    }

    fn longest_seated(&self) -> Option<PersonId> {
        self.people().min_by_key(|(_, sitter)| sitter.since).map(|(_, sitter)| sitter.person)
    }

    /// Begins the game with those who sit.
    fn start(&mut self, version: u64) -> Result<(), No> {
        let taken: Vec<Place> =
            self.places.iter().filter(|place| starter(place).is_some()).cloned().collect();
        let starters: Vec<Starter> = taken.iter().filter_map(starter).collect();
        let game = self.set_up.start(&starters, &self.secrets).map_err(|_| No::RULE)?;
        self.places = taken;
        self.chains = vec![self.chains[0]; self.places.len() + 1];
        self.stage = Stage::Playing;
        self.started = Some(version);
        self.game = Some(game);
        Ok(())
    }

    /// Folds an entry of the game.
    fn play(&mut self, entry: &Entry<String>) -> Result<bool, No> {
        let game = self.game.as_mut().ok_or(No::MESSAGE)?;
        game.enter(entry)?;
        let is_over = matches!(game.status().outcome, Outcome::Over(_));
        match entry {
            Entry::TakeOver { seat, by } => {
                if let Some(Place::Person(sitter)) = self.places.get_mut(seat.index()) {
                    sitter.stand_in =
                        by.bot().map(|bot| HouseBot { level: bot.level, rollouts: bot.rollouts });
                }
            }
            Entry::Retract { .. } => {
                self.undos += 1;
                self.undos_in_a_row += 1;
            }
            _ => self.undos_in_a_row = 0,
        }
        if is_over {
            self.stage = Stage::Over;
        }
        Ok(is_over || matches!(entry, Entry::TakeOver { .. }))
    }
}

/// Who plays from this place if the game begins; nobody if nobody sits there.
fn starter(place: &Place) -> Option<Starter> {
    let player = match place {
        Place::Person(sitter) => StartingPlayer::Person(sitter.name.clone()),
        Place::Bot(bot, version) => StartingPlayer::Bot(*bot, *version),
        Place::Open | Place::Closed => return None,
    };
    Some(Starter { player, contribution: contribution(place) })
}
