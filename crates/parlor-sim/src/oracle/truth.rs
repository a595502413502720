//! What a log says, read entry by entry: who sits where, how the game stands, and whether each entry could have come of what was
//! submitted. It shares no code with the house's own fold.

use parlor_core::{Contribution, Entry, Seat};
use parlor_house::store::StoredTable;
use parlor_house::table::{PersonId, StoredEntry, TableEntry};
use parlor_wire::{AbsenceCommand, ClientMessage, LobbyCommand};

use super::rules::{self, Rules};

/// Who is in a seat.
enum Place {
    Empty,
    Bot,
    Person { person: PersonId, contribution: Contribution, has_stand_in: bool },
}

/// What a log says, as far as it was read.
pub(super) struct Truth {
    places: Vec<Place>,
    /// The game; `None` before it begins.
    pub(super) game: Option<Box<dyn Rules>>,
    pub(super) version: u64,
    /// The version of the last entry that changed the game.
    game_version: u64,
    last_at: u64,
    pub(super) is_abandoned: bool,
    pub(super) is_closed: bool,
    pub(super) has_rematch: bool,
    pub(super) bots_moves: u64,
    pub(super) undos: u64,
    /// How many entries the table was made with.
    first: usize,
}

type Wrong = String;

impl Truth {
    /// Nothing was read yet of this table, as it was when it was made.
    pub(super) fn new(table: &StoredTable) -> Truth {
        let places = (0..table.set_up.seats).map(|_| Place::Empty).collect();
        Truth {
            places,
            game: None,
            version: 0,
            game_version: 0,
            last_at: 0,
            is_abandoned: false,
            is_closed: false,
            has_rematch: false,
            bots_moves: 0,
            undos: 0,
            first: table.entries.iter().take_while(|entry| is_first(entry)).count(),
        }
    }

    /// Whether the game has ended, in whichever way.
    pub(super) fn has_ended(&self) -> bool {
        self.is_abandoned || self.is_closed || self.game.as_ref().is_some_and(|game| game.is_over())
    }

    /// Reads the next entry. `sent` has everything that its person ever submitted under its key.
    pub(super) fn enter(
        &mut self,
        table: &StoredTable,
        stored: &StoredEntry,
        sent: &[ClientMessage],
    ) -> Result<(), Wrong> {
        let entry: TableEntry =
            serde_json::from_str(&stored.line).map_err(|_| format!("{} can't be read", stored.line))?;
        if stored.version != self.version + 1 {
            return Err(format!("entry {} comes after entry {}", stored.version, self.version));
        }
        if stored.at_ms < self.last_at {
            return Err("time goes back".to_owned());
        }
        match stored.submission {
            Some(submission) => {
                if !sent.iter().any(|message| self.explains(message, submission.person, &entry)) {
                    return Err(format!("{entry:?} is not what was submitted: {sent:?}"));
                }
            }
            None => self.check_unasked(&entry)?,
        }
        self.version += 1;
        self.last_at = stored.at_ms;
        if matches!(entry, TableEntry::Game(_) | TableEntry::Started | TableEntry::Abandoned) {
            self.game_version = self.version;
        }
        self.change(table, entry)
    }

    fn seat_of(&self, wanted: PersonId) -> Option<Seat> {
        let index = self
            .places
            .iter()
            .position(|place| matches!(place, Place::Person { person, .. } if *person == wanted));
        index.and_then(|index| Seat::new(u8::try_from(index).ok()?))
    }

    /// Whether the entry is what this submission asks for, by somebody who may ask for it now.
    fn explains(&self, message: &ClientMessage, person: PersonId, entry: &TableEntry) -> bool {
        let own = self.seat_of(person);
        let is_own = |seat: &Seat| own == Some(*seat);
        let has_stand_in = own.is_some_and(|seat| {
            matches!(self.places[seat.index()], Place::Person { has_stand_in: true, .. })
        });
        match (message, entry) {
            (
                ClientMessage::Act { at, action, .. },
                TableEntry::Game(Entry::Act { seat, action: entered }),
            ) => is_own(seat) && !has_stand_in && *at == self.game_version && action == entered,
            (ClientMessage::Undo { at, .. }, TableEntry::Game(Entry::Retract { seat })) => {
                is_own(seat) && !has_stand_in && *at == self.game_version
            }
            (ClientMessage::GiveUp { .. }, TableEntry::Game(Entry::Leave { seat })) => is_own(seat),
            (ClientMessage::Rematch { .. }, TableEntry::Rematch { .. }) => {
                own.is_some() && self.has_ended() && !self.has_rematch
            }
            (ClientMessage::Absence { change, .. }, _) => match (change, entry) {
                (
                    AbsenceCommand::StandIn { seat, bot },
                    TableEntry::Game(Entry::TakeOver { seat: entered, by }),
                ) => {
                    own.is_some()
                        && seat == entered
                        && !is_own(seat)
                        && by.bot().is_some_and(|entered| entered.level == bot.level)
                }
                (AbsenceCommand::Return, TableEntry::Game(Entry::TakeOver { seat, by })) => {
                    is_own(seat) && has_stand_in && by.bot().is_none()
                }
                (AbsenceCommand::End, TableEntry::Abandoned) => own.is_some() && !self.has_ended(),
                _ => false,
            },
            (ClientMessage::Lobby { change, .. }, _) if self.game.is_none() => match (change, entry) {
                (
                    LobbyCommand::Sit { seat, contribution },
                    TableEntry::Sat { seat: entered, person: sat, contribution: added, .. },
                ) => {
                    seat.is_none_or(|seat| seat == *entered)
                        && *sat == person
                        && contribution == added
                        && (matches!(self.places[entered.index()], Place::Empty) || is_own(entered))
                }
                (
                    LobbyCommand::Contribute { contribution },
                    TableEntry::Contributed { seat, contribution: added },
                ) => is_own(seat) && contribution == added,
                (LobbyCommand::Stand, TableEntry::Stood { seat }) => is_own(seat),
                (LobbyCommand::Remove { seat }, TableEntry::Removed { seat: entered }) => {
                    seat == entered && own.is_some() && !is_own(seat)
                }
                (LobbyCommand::Bot { seat, .. }, TableEntry::BotSat { seat: entered, .. })
                | (LobbyCommand::Close { seat }, TableEntry::SeatClosed { seat: entered })
                | (LobbyCommand::Open { seat }, TableEntry::SeatOpened { seat: entered }) => {
                    own.is_some()
                        && seat == entered
                        && !matches!(self.places[seat.index()], Place::Person { .. })
                }
                (LobbyCommand::Start, TableEntry::Started) => own.is_some(),
                _ => false,
            },
            _ => false,
        }
    }

    /// Nobody submitted this: only the house itself enters such a thing.
    fn check_unasked(&self, entry: &TableEntry) -> Result<(), Wrong> {
        let first = u64::try_from(self.first).expect("a log is short");
        let may_be = match entry {
            TableEntry::Sat { .. } | TableEntry::BotSat { .. } => self.version < first,
            TableEntry::Game(Entry::Act { seat, .. }) => {
                matches!(self.places[seat.index()], Place::Bot | Place::Person { has_stand_in: true, .. })
            }
            TableEntry::HostChanged { .. } | TableEntry::TableClosed => self.game.is_none(),
            _ => false,
        };
        if may_be { Ok(()) } else { Err(format!("nobody submitted {entry:?}")) }
    }

    fn change(&mut self, table: &StoredTable, entry: TableEntry) -> Result<(), Wrong> {
        match entry {
            TableEntry::Sat { seat, person, contribution, .. } => {
                if let Some(before) = self.seat_of(person) {
                    self.places[before.index()] = Place::Empty;
                }
                let contribution = contribution.parse().map_err(|_| "a contribution")?;
                self.places[seat.index()] = Place::Person { person, contribution, has_stand_in: false };
            }
            TableEntry::Contributed { seat, contribution: added } => {
                if let Place::Person { contribution, .. } = &mut self.places[seat.index()] {
                    *contribution = added.parse().map_err(|_| "a contribution")?;
                }
            }
            TableEntry::Stood { seat }
            | TableEntry::Removed { seat }
            | TableEntry::SeatClosed { seat }
            | TableEntry::SeatOpened { seat } => self.places[seat.index()] = Place::Empty,
            TableEntry::BotSat { seat, .. } => self.places[seat.index()] = Place::Bot,
            TableEntry::HostChanged { .. } => {}
            TableEntry::Started => self.start(table)?,
            TableEntry::Game(entry) => self.play(&entry)?,
            TableEntry::Abandoned => self.is_abandoned = true,
            TableEntry::Rematch { .. } => self.has_rematch = true,
            TableEntry::TableClosed => self.is_closed = true,
        }
        Ok(())
    }

    fn start(&mut self, table: &StoredTable) -> Result<(), Wrong> {
        if self.game.is_some() {
            return Err("the game begins twice".to_owned());
        }
        self.places.retain(|place| !matches!(place, Place::Empty));
        let contributions: Vec<Contribution> = self
            .places
            .iter()
            .map(|place| match place {
                Place::Person { contribution, .. } => contribution.clone(),
                Place::Bot | Place::Empty => Contribution::default(),
            })
            .collect();
        self.game = Some(rules::begin(&table.set_up, &table.secrets, &contributions)?);
        Ok(())
    }

    fn play(&mut self, entry: &Entry<String>) -> Result<(), Wrong> {
        let game = self.game.as_mut().ok_or("nothing has begun")?;
        if self.is_abandoned {
            return Err(format!("{entry:?} after the end"));
        }
        game.enter(entry)?;
        match entry {
            Entry::Act { seat, .. } => {
                let is_person =
                    matches!(self.places[seat.index()], Place::Person { has_stand_in: false, .. });
                self.bots_moves += u64::from(!is_person);
            }
            Entry::Retract { .. } => self.undos += 1,
            Entry::TakeOver { seat, by } => {
                if let Place::Person { has_stand_in, .. } = &mut self.places[seat.index()] {
                    *has_stand_in = by.bot().is_some();
                }
            }
            Entry::TimeOut { .. } | Entry::Leave { .. } | Entry::Observed(_) => {}
        }
        Ok(())
    }
}

/// Whether an entry is one of those that a table is made with.
fn is_first(entry: &StoredEntry) -> bool {
    entry.submission.is_none()
        && matches!(serde_json::from_str(&entry.line), Ok(TableEntry::Sat { .. } | TableEntry::BotSat { .. }))
}
