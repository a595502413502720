//! A table in a house, as a screen has it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use parlor_client::{ClientError, new_contribution, new_key};
use parlor_core::{Level, Seat};
use parlor_session::remote::{Command, GameNews, Heard, NotAnswered, RemoteTable};
use parlor_wire::{
    AbsenceCommand, ClientMessage, Key, LobbyCommand, Presence, Refused, SeatState, Stage, TableId,
    TableInfo, Why,
};

use super::link::{Happened, Link};
use super::patience::Patience;

/// How much may wait: whoever presses a key again and again means it once or twice.
const MOST_WAITING: usize = 4;

/// Who plays for somebody who is gone.
const STAND_IN: Level = Level::Steady;

/// What a house told, for the screen that shows the table.
#[derive(Debug)]
pub(crate) enum Incoming {
    /// The table has changed, or the game.
    Changed,
    /// Somebody came or went, or the connection did.
    Here,
    /// What was submitted is done with.
    Answered(Key),
    /// What was submitted is refused.
    Refused(Refused),
    /// The table can't be opened, or not any more.
    Closed(Why),
    /// There is no connection, and there will not be one.
    Ended(ClientError),
}

/// A table in a house.
pub(crate) struct HouseTable {
    link: Link,
    pub(super) table: RemoteTable,
    /// What was asked for while something else was not answered yet.
    waiting: VecDeque<Command>,
    /// Whether there is a connection; `None` before there was one.
    is_up: Option<bool>,
    /// For whom whoever is here waits.
    patience: Patience,
    /// Whether whoever is here wants to play again.
    wants_rematch: bool,
}

/// The table that several parts of a screen share.
pub(crate) type SharedTable = Rc<RefCell<HouseTable>>;

impl HouseTable {
    pub(super) fn new(link: Link, table: RemoteTable) -> SharedTable {
        Rc::new(RefCell::new(HouseTable {
            link,
            table,
            waiting: VecDeque::new(),
            is_up: None,
            patience: Patience::default(),
            wants_rematch: false,
        }))
    }

    /// What everyone knows about the table, once the house has told.
    pub(crate) fn info(&self) -> Option<&TableInfo> {
        self.table.info().map(|info| &**info)
    }

    /// Whether the connection was there and is lost.
    pub(crate) fn is_lost(&self) -> bool {
        self.is_up == Some(false)
    }

    /// Whether a bot plays for whoever is here.
    pub(crate) fn has_stand_in(&self) -> bool {
        self.is_playing() && self.table.has_stand_in()
    }

    /// Whether whoever is here only watches a game.
    pub(crate) fn watches(&self) -> bool {
        self.is_playing() && self.table.you().is_none()
    }

    /// Whether whoever is here has a place at the table, or had one in the game.
    pub(crate) fn is_seated(&self) -> bool {
        self.table.you().is_some()
    }

    /// Where whoever is here plays.
    pub(crate) fn playing_seat(&self) -> Option<Seat> {
        self.table.you().filter(|_| self.is_playing())
    }

    fn is_playing(&self) -> bool {
        self.info().is_some_and(|info| info.stage == Stage::Playing)
    }

    /// Somebody who is gone, and about whom nothing was decided yet; with their name.
    pub(crate) fn missing(&self) -> Option<(Seat, String)> {
        let info = self.info().filter(|_| self.playing_seat().is_some())?;
        let seats = Seat::first(u8::try_from(info.seats.len()).ok()?);
        let gone = seats.filter(|seat| self.table.here().get(seat.index()) == Some(&Presence::Gone));
        gone.filter(|seat| !self.patience.waits_for(*seat)).find_map(|seat| match &info.seats[seat.index()] {
            SeatState::Person { name, stand_in: None } => Some((seat, name.to_string())),
            _ => None,
        })
    }

    /// Waits for somebody who is gone. If they stay away, it is asked again: a table never hangs.
    pub(crate) fn wait_for(&mut self, seat: Seat) {
        self.patience.wait_for(seat, Instant::now());
    }

    /// When it is to be asked again what to do about somebody.
    pub(crate) fn asks_again_at(&self) -> Option<Instant> {
        self.patience.asks_again_at()
    }

    /// Waits no more for those about whom it is to be asked again by now.
    pub(crate) fn stop_waiting(&mut self, now: Instant) {
        self.patience.lose(now);
    }

    /// Has a bot play for somebody who is gone.
    pub(crate) fn let_bot_play(&mut self, seat: Seat) {
        self.ask(Command::Absence(AbsenceCommand::StandIn { seat, bot: STAND_IN.into() }));
    }

    /// Ends the game, because somebody is gone.
    pub(crate) fn end_game(&mut self) {
        self.ask(Command::Absence(AbsenceCommand::End));
    }

    /// Takes the seat back from the bot that plays there.
    pub(crate) fn take_over(&mut self) {
        self.ask(Command::Absence(AbsenceCommand::Return));
    }

    /// Leaves the game for good.
    pub(crate) fn give_up(&mut self) {
        self.ask(Command::GiveUp);
    }

    /// Wants to play again: the screen goes there as soon as there is a table for it.
    pub(crate) fn ask_rematch(&mut self) {
        if self.table.you().is_some() {
            self.wants_rematch = true;
            if self.rematch().is_none() {
                self.ask(Command::Rematch);
            }
        }
    }

    /// Whether others have made a table to play again at, to which whoever is here has not asked to go.
    pub(crate) fn has_rematch(&self) -> bool {
        let is_there = self.info().is_some_and(|info| info.rematch.is_some());
        is_there && self.table.you().is_some() && !self.wants_rematch
    }

    /// The table to go to now, for whoever wants to play again.
    pub(super) fn rematch(&self) -> Option<TableId> {
        self.info()?.rematch.filter(|_| self.wants_rematch)
    }

    /// Goes to another table of the house.
    pub(super) fn go_to(&mut self, table: TableId) {
        self.link.say(ClientMessage::Close { table: self.table.id() });
        self.table = RemoteTable::new(table, None);
        self.waiting.clear();
        (self.patience, self.wants_rematch) = (Patience::default(), false);
        self.say_all();
    }

    pub(super) fn change(&mut self, change: LobbyCommand) {
        self.ask(Command::Lobby(change));
    }

    pub(super) fn sit(&mut self, seat: Option<Seat>) {
        self.change(LobbyCommand::Sit { seat, contribution: new_contribution() });
    }

    /// Submits something that is not about the board, when what was submitted before is answered.
    fn ask(&mut self, command: Command) {
        if self.waiting.len() < MOST_WAITING && !self.waiting.contains(&command) {
            self.waiting.push_back(command);
        }
        self.go_on();
    }

    fn go_on(&mut self) {
        if !self.table.is_pending()
            && let Some(command) = self.waiting.pop_front()
        {
            // Nothing else is submitted.
            let _ = self.submit(new_key(), command);
        }
    }

    /// Submits something under this key.
    pub(super) fn submit(&mut self, key: Key, command: Command) -> Result<(), NotAnswered> {
        let message = self.table.submit(key, command)?;
        self.link.say(message);
        Ok(())
    }

    /// What happened in the game since this was last asked.
    pub(super) fn take_news(&mut self) -> Vec<GameNews> {
        self.table.take_news()
    }

    /// Asks for everything again, because what came can't be used.
    pub(super) fn open_again(&mut self) {
        let message = self.table.forget();
        self.link.say(message);
    }

    fn say_all(&mut self) {
        for message in self.table.connect() {
            self.link.say(message);
        }
    }

    /// Takes in the next thing that happened and that a screen has to know.
    pub(super) fn next(&mut self) -> Option<Incoming> {
        loop {
            let incoming = match self.link.next()? {
                Happened::Up => {
                    self.is_up = Some(true);
                    self.say_all();
                    Some(Incoming::Here)
                }
                Happened::Lost => {
                    self.is_up = self.is_up.map(|_| false);
                    Some(Incoming::Here)
                }
                Happened::Ended(error) => Some(Incoming::Ended(error)),
                Happened::Said(message) => {
                    let heard = self.table.receive(message);
                    self.hear(heard)
                }
            };
            self.go_on();
            if incoming.is_some() {
                return incoming;
            }
        }
    }

    fn hear(&mut self, heard: Heard) -> Option<Incoming> {
        match heard {
            Heard::Nothing => None,
            Heard::Missed(message) => {
                self.link.say(message);
                None
            }
            Heard::Changed => Some(Incoming::Changed),
            Heard::Here => {
                let here = self.table.here();
                self.patience.keep(|seat| here.get(seat.index()) == Some(&Presence::Gone));
                Some(Incoming::Here)
            }
            Heard::Answered(key) => Some(Incoming::Answered(key)),
            Heard::Refused(refused) => {
                // Another was faster: its table is in what the house tells next.
                if refused.why != Why::Taken {
                    self.wants_rematch = false;
                }
                Some(Incoming::Refused(refused))
            }
            Heard::Closed(why) => Some(Incoming::Closed(why)),
        }
    }
}
