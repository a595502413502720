//! What a page knows of a table in a house, as signals, and what it does there.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_session::remote::{Command, GameNews, Heard, RemoteTable, why_text};
use parlor_wire::{
    AbsenceCommand, ByeReason, InviteSecret, Key, LobbyCommand, Presence, Refused, SeatState, Stage, TableId,
    TableInfo, Why,
};
use parlor_words::Lang;
use parlor_words::online::OnlineText;

use super::kit::State;
use super::socket::{BUILD, Happened, Socket};
use super::{http, join, new_key};
use crate::browser::random;
use crate::route::Route;

/// What the house tells a game that is on the page.
pub(crate) enum Incoming {
    /// The table has changed, or something happened in the game.
    Changed,
    /// Somebody came or went.
    Here,
    /// What was submitted is done with.
    Answered(Key),
    /// What was submitted is refused.
    Refused(Refused),
}

/// What a game does about it.
type Listener = Rc<dyn Fn(Incoming)>;

/// How the connection is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Line {
    /// Not there yet.
    #[default]
    Coming,
    Up,
    /// It was there, and is made again.
    Lost,
}

/// Why nothing can be done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// There is no such table, or the invitation is not for it.
    NoTable,
    /// The house does not know the guest any more.
    NoGuest,
    /// Something else: the house said why.
    Other(Why),
}

/// What is known of a table and of the connection to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Now {
    pub(super) table: Option<Arc<TableInfo>>,
    pub(super) seat: Option<Seat>,
    /// Whether whoever is here had a place.
    pub(super) was_seated: bool,
    pub(super) people: Vec<Presence>,
    pub(super) line: Line,
    pub(super) trouble: Option<Trouble>,
    /// What is to be said about what was tried before the game.
    pub(super) note: Option<OnlineText>,
    /// Whether the house has another build than the pages.
    pub(super) is_old: bool,
    /// For whom whoever is here waits, until they are back or it is asked again.
    pub(super) waited_for: Vec<Seat>,
}

impl Now {
    /// Whether the game is on.
    pub(super) fn is_playing(&self) -> bool {
        self.table.as_ref().is_some_and(|info| info.stage == Stage::Playing)
    }

    /// Whether a bot plays for the person in a seat.
    pub(super) fn has_stand_in(&self, seat: Seat) -> bool {
        let place = self.table.as_ref().and_then(|info| info.seats.get(seat.index()));
        matches!(place, Some(SeatState::Person { stand_in: Some(_), .. }))
    }
}

/// A table in a house, for a page and all that is on it.
#[derive(Clone, Copy)]
pub(crate) struct LinkHandle {
    link: StoredValue<Rc<Link>, LocalStorage>,
    pub(super) now: State<Now>,
    id: TableId,
}

struct Link {
    table: RefCell<RemoteTable>,
    socket: RefCell<Option<Socket>>,
    listener: RefCell<Option<Listener>>,
    /// What was asked for while something else was not answered yet.
    waiting: RefCell<VecDeque<Command>>,
    /// Whether whoever is here has asked to play again.
    wants_rematch: Cell<bool>,
    /// Whether whoever comes has yet to sit down, and whether they were seated by a rematch.
    comes: Cell<Option<Coming>>,
}

/// How somebody comes to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coming {
    /// By an invitation or by the address: they take a free place.
    ToSit,
    /// To play again: they have a place already, and add to the deal.
    Again,
}

/// How long somebody who is gone is waited for, before it is asked again what to do.
const ASK_AGAIN: Duration = Duration::from_secs(120);

/// How much may wait: whoever presses a button again and again means it once or twice.
const MOST_WAITING: usize = 4;

impl LinkHandle {
    /// Opens a table, for as long as the page is there.
    pub(super) fn open(id: TableId, secret: Option<InviteSecret>, comes: Coming) -> LinkHandle {
        let link = Rc::new(Link {
            table: RefCell::new(RemoteTable::new(id, secret)),
            socket: RefCell::new(None),
            listener: RefCell::new(None),
            waiting: RefCell::default(),
            wants_rematch: Cell::new(false),
            comes: Cell::new(Some(comes)),
        });
        let handle =
            LinkHandle { link: StoredValue::new_local(link.clone()), now: State::new(Now::default()), id };
        let begin = Rc::downgrade(&link);
        let socket = Socket::open(
            move || begin.upgrade().map(|link| link.table.borrow().connect()).unwrap_or_default(),
            move |happened| handle.happened(happened),
        );
        link.socket.replace(Some(socket));
        handle
    }

    /// Does something with what is behind the handle; nothing if the page is being left.
    fn with<T>(self, what: impl FnOnce(&Rc<Link>) -> T) -> Option<T> {
        self.link.try_with_value(Rc::clone).map(|link| what(&link))
    }

    /// The table.
    pub(crate) const fn id(self) -> TableId {
        self.id
    }

    /// What everyone knows about it.
    pub(crate) fn info(self) -> Option<Arc<TableInfo>> {
        self.now.peek().table.clone()
    }

    /// Where whoever is here sits.
    pub(crate) fn you(self) -> Option<Seat> {
        self.now.peek().seat
    }

    /// Who is there.
    pub(crate) fn here(self) -> Vec<Presence> {
        self.now.peek().people.clone()
    }

    /// What happened in the game since this was last asked.
    pub(crate) fn take_news(self) -> Vec<GameNews> {
        self.with(|link| link.table.borrow_mut().take_news()).unwrap_or_default()
    }

    /// What an invitation needs besides the table.
    pub(super) fn secret(self) -> Option<InviteSecret> {
        self.with(|link| link.table.borrow().secret()).flatten()
    }

    /// Tells a game what happens from now on.
    pub(crate) fn listen(self, listener: impl Fn(Incoming) + 'static) {
        self.with(|link| link.listener.replace(Some(Rc::new(listener))));
    }

    /// The game is not on the page any more.
    pub(crate) fn listen_no_more(self) {
        self.with(|link| link.listener.replace(None));
    }

    /// Asks for the whole table again: what came of it can't be used.
    pub(crate) fn open_again(self) {
        self.with(|link| {
            let message = link.table.borrow_mut().forget();
            link.send(&message);
        });
    }

    /// Submits something; `false` if something else is not answered yet.
    pub(crate) fn submit(self, key: Key, command: Command) -> bool {
        let submitted = self.with(|link| {
            let message = link.table.borrow_mut().submit(key, command);
            message.map(|message| link.send(&message)).is_ok()
        });
        submitted == Some(true)
    }

    /// Changes what is known.
    pub(super) fn learn(self, change: impl FnOnce(&mut Now)) {
        let mut now = Now::clone(&self.now.peek());
        change(&mut now);
        self.now.set(now);
    }

    /// Waits for somebody who is gone. If they stay away, it is asked again: a table never hangs.
    pub(super) fn wait_for(self, seat: Seat) {
        self.learn(|now| now.waited_for.push(seat));
        let ask_again = move || {
            self.with(|_| self.learn(|now| now.waited_for.retain(|waited| *waited != seat)));
        };
        set_timeout(ask_again, ASK_AGAIN);
    }

    /// Says something about what was tried before the game.
    pub(super) fn say(self, note: Option<OnlineText>) {
        self.learn(|now| now.note = note);
    }

    /// Does something at the table that is not of the game.
    pub(super) fn ask(self, command: Command) {
        self.say(None);
        self.with(|link| {
            if link.waiting.borrow().len() < MOST_WAITING {
                link.waiting.borrow_mut().push_back(command);
            }
        });
        self.go_on();
    }

    /// Submits what waits, unless something else is still not answered.
    fn go_on(self) {
        let next = self.with(|link| {
            if link.table.borrow().is_pending() { None } else { link.waiting.borrow_mut().pop_front() }
        });
        if let Some((command, key)) = next.flatten().zip(new_key()) {
            self.submit(key, command);
        }
    }

    /// Changes something before the game.
    pub(super) fn change(self, change: LobbyCommand) {
        self.ask(Command::Lobby(change));
    }

    /// Does something about somebody who is gone.
    pub(super) fn about_absence(self, change: AbsenceCommand) {
        self.ask(Command::Absence(change));
    }

    /// Sits down, in the first free place if none is named.
    pub(super) fn sit(self, seat: Option<Seat>) {
        if let Some(contribution) = random::new_seed() {
            self.change(LobbyCommand::Sit { seat, contribution });
        }
    }

    /// Whether the game is over, however it ended.
    pub(crate) fn is_over(self) -> bool {
        self.info().is_some_and(|info| matches!(info.stage, Stage::Over | Stage::Abandoned))
    }

    /// The record of a game that is over.
    pub(crate) async fn fetch_record(self) -> Option<String> {
        http::record(self.id, self.secret()).await
    }

    /// Plays again with the same people: asks for a table, or goes there if somebody has.
    pub(crate) fn rematch(self) {
        match self.info().and_then(|info| info.rematch) {
            Some(table) => join::go_on_at(table),
            None => {
                self.with(|link| link.wants_rematch.set(true));
                self.ask(Command::Rematch);
            }
        }
    }

    /// What that is called; nothing for those who can't.
    pub(crate) fn rematch_word(self, lang: Lang) -> &'static str {
        let now = self.now.get();
        let is_there = now.table.as_ref().is_some_and(|info| info.rematch.is_some());
        match (is_there, now.seat) {
            (true, _) => OnlineText::GoToRematch.text(lang),
            (false, Some(_)) => OnlineText::Rematch.text(lang),
            (false, None) => "",
        }
    }

    /// Takes in what happened to the connection.
    fn happened(self, happened: Happened) {
        // Nobody wants to know if the page was left in the meantime.
        let Some(link) = self.link.try_with_value(Rc::clone) else { return };
        match happened {
            Happened::Up(build) => self.learn(|now| (now.line, now.is_old) = (Line::Up, build != BUILD)),
            Happened::Lost => self.learn(|now| {
                if now.line == Line::Up {
                    now.line = Line::Lost;
                }
            }),
            Happened::Refused(ByeReason::OldProtocol) => self.learn(|now| now.is_old = true),
            Happened::Refused(_) => self.learn(|now| now.trouble = Some(Trouble::NoGuest)),
            Happened::Told(message) => {
                let heard = link.table.borrow_mut().receive(message);
                self.hear(&link, heard);
                self.go_on();
            }
        }
    }

    fn hear(self, link: &Rc<Link>, heard: Heard) {
        match heard {
            Heard::Nothing => {}
            Heard::Missed(message) => link.send(&message),
            Heard::Closed(why) => {
                let trouble = if why == Why::Unknown { Trouble::NoTable } else { Trouble::Other(why) };
                self.learn(|now| now.trouble = Some(trouble));
            }
            Heard::Changed => {
                let (info, you) = {
                    let table = link.table.borrow();
                    (table.info().cloned(), table.you())
                };
                self.learn(|now| {
                    (now.table, now.seat) = (info, you);
                    now.was_seated |= you.is_some();
                });
                self.sit_down(link);
                link.tell(Incoming::Changed);
                self.follow_rematch(link);
            }
            Heard::Here => {
                let people = link.table.borrow().here().to_vec();
                self.learn(|now| {
                    now.waited_for.retain(|seat| people.get(seat.index()) == Some(&Presence::Gone));
                    now.people = people;
                });
                link.tell(Incoming::Here);
            }
            Heard::Answered(key) => link.tell(Incoming::Answered(key)),
            Heard::Refused(refused) => {
                self.say(Some(why_text(refused.why)));
                link.tell(Incoming::Refused(refused));
            }
        }
    }

    /// Whoever comes takes a place, if there is one and the game has not begun.
    fn sit_down(self, link: &Rc<Link>) {
        let Some(info) = self.info() else { return };
        join::hide_secret(self.id);
        if info.stage != Stage::Lobby {
            return;
        }
        match (link.comes.take(), self.you()) {
            (Some(_), None) if info.seats.contains(&SeatState::Open) => self.sit(None),
            (Some(Coming::Again), Some(_)) => {
                if let Some(contribution) = random::new_seed() {
                    self.change(LobbyCommand::Contribute { contribution });
                }
            }
            _ => {}
        }
    }

    /// Whoever asked to play again is taken there.
    fn follow_rematch(self, link: &Rc<Link>) {
        let rematch = self.info().and_then(|info| info.rematch);
        if let Some(table) = rematch.filter(|_| link.wants_rematch.take()) {
            join::go_on_at(table);
        }
    }
}

impl Link {
    fn send(&self, message: &parlor_wire::ClientMessage) {
        if let Some(socket) = &*self.socket.borrow() {
            socket.send(message);
        }
    }

    fn tell(&self, incoming: Incoming) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener(incoming);
        }
    }
}

impl Route {
    /// A table in a house.
    pub(super) fn at(table: TableId) -> Route {
        Route::Online(format!("at/{table}"))
    }
}
