//! What may happen at a table: every submission becomes an entry of the log, or is refused.

use parlor_core::PlayerName;
use parlor_core::{Contribution, Entry, Next, RecordedPlayer, RuleId, Seat};
use parlor_wire::{
    AbsenceCommand, HouseBot, LobbyCommand, MAX_HOUSE_ROLLOUTS, MAX_LOBBY_CHANGES, MAX_UNDOS,
    MAX_UNDOS_IN_A_ROW, Presence, Stage, TableId, Why,
};
use serde_json::value::RawValue;

use super::{Decided, HouseTable, PersonId, Place, Sitter, Submission, TableEntry};

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct No {
    /// Why.
    pub why: Why,
    /// The rule of the game that refuses it.
    pub rule: Option<RuleId>,
    /// The facts.
    pub facts: Option<Box<RawValue>>,
}

impl No {
    /// A rule of the table forbids it.
    pub const RULE: No = No::new(Why::Rule);
    /// The game has changed since.
    pub const STALE: No = No::new(Why::Stale);
    /// It is for somebody else to do.
    pub const NOT_YOURS: No = No::new(Why::NotYours);
    /// The game has ended.
    pub const OVER: No = No::new(Why::Over);
    /// The seat is taken.
    pub const TAKEN: No = No::new(Why::Taken);
    /// Too much.
    pub const LIMIT: No = No::new(Why::Limit);
    /// It is not a message of this moment.
    pub const MESSAGE: No = No::new(Why::Message);

    /// For this reason.
    #[must_use]
    pub const fn new(why: Why) -> No {
        No { why, rule: None, facts: None }
    }
}

/// Who wants something to happen.
#[derive(Clone, Copy, Debug)]
pub enum By<'a> {
    /// A person, under the name that they have now.
    Person(PersonId, &'a PlayerName),
    /// The house itself: a bot has thought, or time has passed.
    House,
}

/// What somebody wants to happen.
#[derive(Clone, Debug)]
pub enum Command {
    /// To act in the game, at this version of it.
    Act(u64, String),
    /// To undo, at this version of the game.
    Undo(u64),
    /// To leave the game for good.
    GiveUp,
    /// To change something before the game begins.
    Lobby(LobbyCommand),
    /// To do something about somebody who is gone.
    Absence(AbsenceCommand),
    /// The same people play again at this table, which was made for it.
    Rematch(TableId),
    /// The bot that is to act is of another version than before.
    RenewBot,
    /// The next one hosts.
    ReplaceHost,
    /// The table is closed.
    CloseTable,
}

impl HouseTable {
    /// Decides what somebody submitted, and folds it into the table. `presence` says who is there, by seat.
    ///
    /// # Errors
    /// If it is refused. Then nothing has changed.
    pub fn decide(
        &mut self,
        by: By<'_>,
        command: &Command,
        submission: Option<Submission>,
        presence: &[Presence],
        now: u64,
    ) -> Result<Decided, No> {
        let entry = self.entry(by, command, presence)?;
        self.enter(&entry, now.max(self.last_at), submission)
    }

    fn entry(&self, by: By<'_>, command: &Command, presence: &[Presence]) -> Result<TableEntry, No> {
        match (by, command) {
            (By::Person(person, _), Command::Act(at, action)) => {
                let seat = self.own_seat(person)?;
                self.check_game(*at)?;
                Ok(TableEntry::Game(Entry::Act { seat, action: action.clone() }))
            }
            (By::House, Command::Act(at, action)) => {
                self.check_game(*at)?;
                let (seat, _) = self.bot_to_act().ok_or(No::STALE)?;
                Ok(TableEntry::Game(Entry::Act { seat, action: action.clone() }))
            }
            (By::Person(person, _), Command::Undo(at)) => {
                self.check_game(*at)?;
                if self.undos >= MAX_UNDOS || self.undos_in_a_row >= MAX_UNDOS_IN_A_ROW {
                    return Err(No::LIMIT);
                }
                Ok(TableEntry::Game(Entry::Retract { seat: self.own_seat(person)? }))
            }
            (By::Person(person, _), Command::GiveUp) => {
                self.check_playing()?;
                let seat = self.seat_of(person).ok_or(No::NOT_YOURS)?;
                Ok(TableEntry::Game(Entry::Leave { seat }))
            }
            (By::Person(person, name), Command::Lobby(change)) => self.lobby(person, name, change),
            (By::Person(person, _), Command::Absence(change)) => self.absence(person, *change, presence),
            (By::Person(person, _), Command::Rematch(table)) => {
                self.check_rematch(person)?;
                Ok(TableEntry::Rematch { table: *table })
            }
            (By::House, Command::RenewBot) => {
                let (seat, by) = self.renewed_bot().ok_or(No::STALE)?;
                Ok(TableEntry::Game(Entry::TakeOver { seat, by }))
            }
            (By::House, Command::ReplaceHost) => self.replace_host(presence),
            (By::House, Command::CloseTable) if self.stage == Stage::Lobby => Ok(TableEntry::TableClosed),
            _ => Err(No::MESSAGE),
        }
    }

    /// Whether somebody may have a rematch made.
    ///
    /// # Errors
    /// If the game goes on, there is a rematch already, or it is not their game.
    pub fn check_rematch(&self, person: PersonId) -> Result<(), No> {
        if !matches!(self.stage, Stage::Over | Stage::Abandoned) {
            return Err(No::MESSAGE);
        }
        if self.rematch.is_some() {
            return Err(No::TAKEN);
        }
        self.seat_of(person).map(drop).ok_or(No::NOT_YOURS)
    }

    /// The entries that seat the same players at another table, each one seat further on.
    #[must_use]
    pub fn rotated(&self) -> Vec<TableEntry> {
        let count = self.seat_count();
        let entry = |(seat, place): (Seat, &Place)| {
            let seat = seat.left(count);
            match place {
                Place::Person(Sitter { person, name, .. }) => {
                    let contribution = Contribution::default().to_string();
                    Some(TableEntry::Sat { seat, person: *person, name: name.clone(), contribution })
                }
                Place::Bot(bot, _) => {
                    let version = self.set_up.player_version(bot.level);
                    Some(TableEntry::BotSat { seat, bot: *bot, version })
                }
                Place::Open | Place::Closed => None,
            }
        };
        self.seats().filter_map(entry).collect()
    }

    /// Folds an entry into a table that nobody has seen yet.
    ///
    /// # Errors
    /// If the entry does not fit the table.
    pub fn prepare(&mut self, entry: &TableEntry, now: u64) -> Result<Decided, No> {
        self.enter(entry, now, None)
    }

    fn check_playing(&self) -> Result<(), No> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Lobby => Err(No::MESSAGE),
            Stage::Over | Stage::Abandoned | Stage::Closed | Stage::Stopped => Err(No::OVER),
        }
    }

    /// The game is on, and whoever acts knows how it stands.
    fn check_game(&self, at: u64) -> Result<(), No> {
        self.check_playing()?;
        if at == self.game_version { Ok(()) } else { Err(No::STALE) }
    }

    /// The seat in which somebody plays; not while a bot plays for them.
    fn own_seat(&self, person: PersonId) -> Result<Seat, No> {
        let own = self.people().find(|(_, sitter)| sitter.person == person);
        own.filter(|(_, sitter)| sitter.stand_in.is_none()).map(|(seat, _)| seat).ok_or(No::NOT_YOURS)
    }

    fn lobby(&self, person: PersonId, name: &PlayerName, change: &LobbyCommand) -> Result<TableEntry, No> {
        if self.stage != Stage::Lobby {
            return Err(No::OVER);
        }
        if self.version >= MAX_LOBBY_CHANGES && *change != LobbyCommand::Start {
            return Err(No::LIMIT);
        }
        let host = || if self.host == Some(person) { Ok(()) } else { Err(No::NOT_YOURS) };
        let place = |seat: Seat| self.places.get(seat.index()).ok_or(No::MESSAGE);
        match change {
            LobbyCommand::Sit { seat, contribution } => {
                check_contribution(contribution)?;
                let is_open = |(_, place): &(Seat, &Place)| **place == Place::Open;
                let seat = match seat {
                    Some(seat) if *place(*seat)? == Place::Open => *seat,
                    Some(seat) if self.seat_of(person) == Some(*seat) => *seat,
                    Some(_) => return Err(No::TAKEN),
                    None if self.seat_of(person).is_some() => return Err(No::TAKEN),
                    None => self.seats().find(is_open).map(|(seat, _)| seat).ok_or(No::TAKEN)?,
                };
                let (name, contribution) = (name.clone(), contribution.clone());
                Ok(TableEntry::Sat { seat, person, name, contribution })
            }
            LobbyCommand::Contribute { contribution } => {
                check_contribution(contribution)?;
                let seat = self.seat_of(person).ok_or(No::NOT_YOURS)?;
                Ok(TableEntry::Contributed { seat, contribution: contribution.clone() })
            }
            LobbyCommand::Stand => Ok(TableEntry::Stood { seat: self.seat_of(person).ok_or(No::NOT_YOURS)? }),
            LobbyCommand::Bot { seat, bot } => {
                host()?;
                check_bot(*bot)?;
                match place(*seat)? {
                    Place::Person(_) => Err(No::TAKEN),
                    _ => {
                        let version = self.set_up.player_version(bot.level);
                        Ok(TableEntry::BotSat { seat: *seat, bot: *bot, version })
                    }
                }
            }
            LobbyCommand::Close { seat } => {
                host()?;
                match place(*seat)? {
                    Place::Person(_) => Err(No::TAKEN),
                    _ => Ok(TableEntry::SeatClosed { seat: *seat }),
                }
            }
            LobbyCommand::Open { seat } => {
                host()?;
                match place(*seat)? {
                    Place::Person(_) => Err(No::TAKEN),
                    _ => Ok(TableEntry::SeatOpened { seat: *seat }),
                }
            }
            LobbyCommand::Remove { seat } => {
                host()?;
                match place(*seat)? {
                    Place::Person(sitter) if sitter.person != person => {
                        Ok(TableEntry::Removed { seat: *seat })
                    }
                    _ => Err(No::MESSAGE),
                }
            }
            LobbyCommand::Start => {
                host()?;
                let taken = self
                    .places
                    .iter()
                    .filter(|place| matches!(place, Place::Person(_) | Place::Bot(..)))
                    .count();
                if taken < usize::from(self.set_up.least_players()) {
                    return Err(No::RULE);
                }
                Ok(TableEntry::Started)
            }
        }
    }

    fn absence(
        &self,
        person: PersonId,
        change: AbsenceCommand,
        presence: &[Presence],
    ) -> Result<TableEntry, No> {
        self.check_playing()?;
        let own = self.seat_of(person).ok_or(No::NOT_YOURS)?;
        let is_gone = |seat: Seat| presence.get(seat.index()) == Some(&Presence::Gone);
        match change {
            AbsenceCommand::StandIn { seat, bot } => {
                check_bot(bot)?;
                match self.places.get(seat.index()) {
                    Some(Place::Person(Sitter { stand_in: None, .. })) if seat != own && is_gone(seat) => {}
                    _ => return Err(No::MESSAGE),
                }
                let by = self.game.as_ref().ok_or(No::MESSAGE)?.recorded(bot);
                Ok(TableEntry::Game(Entry::TakeOver { seat, by }))
            }
            AbsenceCommand::Return => match self.places.get(own.index()) {
                Some(Place::Person(Sitter { name, stand_in: Some(_), .. })) => {
                    let by = RecordedPlayer::Person(name.clone());
                    Ok(TableEntry::Game(Entry::TakeOver { seat: own, by }))
                }
                _ => Err(No::MESSAGE),
            },
            AbsenceCommand::End => {
                let waits_for_gone = self
                    .people()
                    .any(|(seat, sitter)| seat != own && sitter.stand_in.is_none() && is_gone(seat));
                if waits_for_gone { Ok(TableEntry::Abandoned) } else { Err(No::MESSAGE) }
            }
        }
    }

    /// The longest-seated person who is there hosts in place of one who is gone.
    fn replace_host(&self, presence: &[Presence]) -> Result<TableEntry, No> {
        let is = |seat: Seat, wanted: Presence| presence.get(seat.index()) == Some(&wanted);
        let host = self.host.and_then(|host| self.seat_of(host));
        if self.stage != Stage::Lobby || host.is_some_and(|seat| !is(seat, Presence::Gone)) {
            return Err(No::MESSAGE);
        }
        let next = self
            .people()
            .filter(|(seat, _)| is(*seat, Presence::Here))
            .min_by_key(|(_, sitter)| sitter.since);
        next.map(|(seat, _)| TableEntry::HostChanged { seat }).ok_or(No::MESSAGE)
    }

    /// Whether the table waits for somebody at all.
    #[must_use]
    pub fn waits_for(&self) -> Option<Seat> {
        match self.status()?.next {
            Next::Seat(seat) if self.stage == Stage::Playing => Some(seat),
            _ => None,
        }
    }
}

fn check_contribution(text: &str) -> Result<(), No> {
    text.parse::<Contribution>().map(drop).map_err(|_| No::MESSAGE)
}

fn check_bot(bot: HouseBot) -> Result<(), No> {
    if is_bounded(bot) { Ok(()) } else { Err(No::LIMIT) }
}

/// Whether a bot thinks no longer than a house allows.
pub(crate) fn is_bounded(bot: HouseBot) -> bool {
    bot.rollouts
        .is_none_or(|rollouts| (1..=MAX_HOUSE_ROLLOUTS).contains(&rollouts) && bot.level.looks_ahead())
}
