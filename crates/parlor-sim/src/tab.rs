//! One tab of a person: the real code of a client, on a connection that is lost again and again.

use std::sync::Arc;

use parlor_core::Seat;
use parlor_house::BUILD;
use parlor_house::table::PersonId;
use parlor_session::remote::{Command, GameNews, Heard, RemoteTable};
use parlor_wire::{ClientMessage, Key, PROTOCOL, Presence, SeatState, ServerMessage, Stage, TableInfo, Why};

use crate::bugs;
use crate::link::Come;
use crate::player::{self, Player};
use crate::process::Link;
use crate::world::World;

/// How long a tab waits for an answer before it connects again, in milliseconds.
const ANSWER_WITHIN: u64 = 6_000;
/// How long somebody stays away: long enough for the others to do something about it.
const AWAY: u64 = 150_000;

/// One tab.
pub(crate) struct Tab {
    pub(super) world: World,
    /// Whose it is.
    guest: usize,
    number: usize,
    person: PersonId,
    pub(super) table: RemoteTable,
    pub(super) game: Option<Box<dyn Player>>,
    /// For whose eyes the game was opened.
    opened_for: Option<Seat>,
    /// The version of the game that the house told last.
    pub(super) at: u64,
    /// Since when something is not answered.
    waits_since: Option<u64>,
    /// What was submitted last.
    pub(super) last: Option<ClientMessage>,
    /// When the person does something next.
    next_at: u64,
    /// The table can't be seen over this connection.
    is_shut_out: bool,
}

/// Why a connection is not used any more.
#[derive(Clone, Copy)]
enum Ended {
    /// It was lost, or the house ended it.
    Lost,
    /// The network cut it.
    Cut,
    /// Everyone plays elsewhere.
    Moved,
}

impl Tab {
    /// A tab that looks at the table of the moment.
    pub(crate) fn new(world: &World, guest: usize, number: usize) -> Tab {
        let scene = world.scene.borrow();
        let person = scene.guests[guest].person.id;
        let table = RemoteTable::new(scene.table, scene.secret);
        Tab {
            world: world.clone(),
            guest,
            number,
            person,
            table,
            game: None,
            opened_for: None,
            at: 0,
            waits_since: None,
            last: None,
            next_at: 0,
            is_shut_out: false,
        }
    }

    /// Connects, plays, and connects again, forever.
    pub(crate) async fn run(mut self) {
        let sim = self.world.sim.clone();
        loop {
            let away_until = self.world.scene.borrow().guests[self.guest].away_until;
            if away_until > sim.now() && !self.world.processes.is_calm() {
                sim.sleep_until(away_until).await;
            }
            let token = self.world.scene.borrow().guests[self.guest].token;
            let Some(mut link) = self.world.processes.dial(&token) else {
                sim.sleep(20 + u64::from(sim.below(200))).await;
                continue;
            };
            self.greet(&mut link);
            let ended = self.converse(&mut link).await;
            self.world.oracle.borrow_mut().tally.cuts += 1;
            self.after(ended, link);
            sim.sleep(5 + u64::from(sim.below(100))).await;
        }
    }

    /// What a client does after it has lost a connection.
    fn after(&mut self, ended: Ended, link: Link) {
        let (sim, plan) = (self.world.sim.clone(), self.world.plan);
        match ended {
            // By now somebody may have passed the invitation on.
            Ended::Lost if self.is_shut_out && !self.table.is_pending() => self.look_at_table(),
            Ended::Lost => {}
            Ended::Cut => {
                if sim.happens(plan.half_open) {
                    // The house goes on talking to nobody.
                    let lasts = u64::from(sim.below(20_000));
                    let held = sim.clone();
                    sim.spawn(crate::executor::OUTSIDE, async move {
                        held.sleep(lasts).await;
                        drop(link);
                    });
                }
                if sim.happens(plan.stays_away) {
                    self.world.scene.borrow_mut().guests[self.guest].away_until = sim.now() + AWAY;
                }
                if sim.happens(plan.reloaded) {
                    sim.note(|| format!("tab {} is loaded again", self.number));
                    self.look_at_table();
                }
            }
            Ended::Moved => self.look_at_table(),
        }
    }

    /// Looks at the table of the moment, and knows nothing of it.
    fn look_at_table(&mut self) {
        let Tab { next_at, .. } = *self;
        *self = Tab { next_at, ..Tab::new(&self.world, self.guest, self.number) };
    }

    fn greet(&mut self, link: &mut Link) {
        self.is_shut_out = false;
        let hello = ClientMessage::Hello { proto: PROTOCOL, build: BUILD.to_owned() };
        self.say(link, &hello);
        for message in self.table.connect() {
            self.say(link, &message);
        }
        self.waits_since = self.table.is_pending().then(|| self.world.sim.now());
    }

    /// Sends a message.
    pub(super) fn say(&mut self, link: &mut Link, message: &ClientMessage) {
        self.world.sim.note(|| format!("tab {} of {:?}: {}", self.number, self.person, message.to_json()));
        self.world.oracle.borrow_mut().sends(self.table.id(), self.person, message);
        // A house that is gone is noticed when nothing comes.
        let _ = link.to_house.send(message.to_json().into());
    }

    async fn converse(&mut self, link: &mut Link) -> Ended {
        let sim = self.world.sim.clone();
        loop {
            self.next_at = self.next_at.max(sim.now()).min(sim.now() + self.pause());
            let come = tokio::select! {
                biased;
                come = link.from_house.receive() => Some(come),
                () = sim.sleep_until(self.next_at) => None,
            };
            match come {
                Some(Some(come)) => self.hear(link, &come),
                Some(None) => return Ended::Lost,
                None => {
                    self.next_at = sim.now() + self.pause();
                    if let Some(ended) = self.look_around() {
                        return ended;
                    }
                    self.do_something(link);
                }
            }
            if !self.world.processes.is_calm() && sim.happens(self.world.plan.cut) {
                return Ended::Cut;
            }
        }
    }

    /// How long the person takes for what comes next, in milliseconds.
    fn pause(&self) -> u64 {
        let sim = &self.world.sim;
        let up_to = |millis: u32| u64::from(sim.below(millis));
        let is_due = self.game.as_ref().is_some_and(|game| game.is_due());
        let somebody_is_gone = self.table.here().iter().any(|here| *here != Presence::Here);
        match self.stage() {
            Some(Stage::Playing) if is_due => 5 + up_to(60),
            Some(Stage::Playing) if somebody_is_gone => 1_000 + up_to(9_000),
            Some(Stage::Playing) => 60 + up_to(400),
            _ => 20 + up_to(250),
        }
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        self.table.info().map(|info| info.stage)
    }

    /// Whether it is time to connect again.
    fn look_around(&mut self) -> Option<Ended> {
        let now = self.world.sim.now();
        let is_calm = self.world.processes.is_calm();
        if self.is_shut_out || self.waits_since.is_some_and(|since| now > since + ANSWER_WITHIN) {
            return Some(Ended::Lost);
        }
        let scene = self.world.scene.borrow();
        if !is_calm && scene.guests[self.guest].away_until > now {
            return Some(Ended::Cut);
        }
        let is_elsewhere = scene.table != self.table.id();
        let may_look = scene.secret.is_some() || self.table.you().is_some();
        (is_elsewhere && may_look && (is_calm || self.world.sim.happens(400))).then_some(Ended::Moved)
    }

    /// Takes in what the house says.
    fn hear(&mut self, link: &mut Link, come: &Come) {
        let Ok(message) = ServerMessage::from_json(&come.text) else {
            self.world.oracle.borrow_mut().report(format!("this can't be read: {}", come.text));
            return;
        };
        self.world.sim.note(|| {
            let copy = if come.is_copy { " again" } else { "" };
            let short: String = come.text.chars().take(160).collect();
            format!("tab {} of {:?} hears{copy}: {short}", self.number, self.person)
        });
        if !come.is_copy {
            self.world.oracle.borrow_mut().hears(self.table.id(), self.person, &message, &come.text);
        }
        if let ServerMessage::Table { at, .. } | ServerMessage::News { at, .. } = &message {
            self.at = *at;
        }
        match bugs::follow(self.world.bug).receive(&mut self.table, message) {
            Heard::Refused(refused) => {
                if let Some(game) = &mut self.game {
                    game.refused(&refused);
                }
            }
            Heard::Answered(key) => {
                if let Some(game) = &mut self.game {
                    game.forget(key);
                }
            }
            Heard::Missed(message) => self.say(link, &message),
            Heard::Closed(Why::Busy | Why::Unknown | Why::Limit) => self.is_shut_out = true,
            Heard::Closed(why) => {
                let table = self.table.id();
                self.world.oracle.borrow_mut().report(format!("table {table} can't be seen: {why:?}"));
            }
            Heard::Here => {
                if let Some(game) = &mut self.game {
                    game.set_here(self.table.here());
                }
            }
            Heard::Nothing | Heard::Changed => {}
        }
        if !self.table.is_pending() {
            self.waits_since = None;
        }
        self.follow(link);
    }

    /// Brings the game up to date.
    fn follow(&mut self, link: &mut Link) {
        let Some(info) = self.table.info().cloned() else { return };
        let news = self.table.take_news();
        let is_new = !news.is_empty();
        for news in news {
            let is_good = match (&mut self.game, &news) {
                (Some(game), news) if self.opened_for == self.table.you() => game.receive(news),
                (_, GameNews::Opened { info, opening }) => self.open(info, opening),
                (_, GameNews::Happened { .. }) => false,
            };
            if !is_good {
                let table = self.table.id();
                self.world.oracle.borrow_mut().report(format!("a client can't follow table {table}"));
                let forget = self.table.forget();
                self.say(link, &forget);
                return;
            }
        }
        if let Some(game) = &mut self.game {
            game.set_info(&info);
            if is_new && self.world.sim.happens(100) {
                self.compare();
            }
        }
        let mut scene = self.world.scene.borrow_mut();
        if scene.table == self.table.id() {
            scene.secret = scene.secret.or(self.table.secret());
            if let Some(rematch) = info.rematch
                && !self.world.processes.is_calm()
            {
                (scene.table, scene.secret) = (rematch, None);
            }
        }
    }

    fn open(&mut self, info: &Arc<TableInfo>, opening: &str) -> bool {
        self.opened_for = self.table.you();
        self.game = player::open(info, self.opened_for, opening);
        self.game.is_some()
    }

    /// Has the oracle compare what is seen here with what the rules show.
    fn compare(&self) {
        if let (Some(game), Some(v)) = (&self.game, known(&self.table)) {
            let mut oracle = self.world.oracle.borrow_mut();
            oracle.compare_view(self.table.id(), v, |rules| game.sees(rules));
        }
    }

    fn do_something(&mut self, link: &mut Link) {
        if self.world.processes.is_calm() {
            self.settle();
        }
        if !self.world.processes.is_calm() && self.world.sim.happens(self.world.plan.nonsense) {
            self.talk_nonsense(link);
        } else {
            self.make_sense(link);
        }
    }

    /// Everything works: is it over, and does this tab know it?
    fn settle(&mut self) {
        let table = self.world.scene.borrow().table;
        let length = self.world.oracle.borrow_mut().length(table);
        let is_settled = self.table.id() == table
            && !self.table.is_pending()
            && length.is_some_and(|(v, has_ended)| has_ended && known(&self.table) == Some(v));
        if is_settled {
            self.compare();
        }
        self.world.scene.borrow_mut().settled[self.number] = is_settled;
    }

    /// Submits something, unless something else is not answered.
    pub(super) fn submit(&mut self, link: &mut Link, key: Key, command: Command) {
        let Ok(message) = self.table.submit(key, command) else { return };
        self.waits_since = Some(self.world.sim.now());
        self.last = Some(message.clone());
        self.say(link, &message);
    }

    /// A key that nobody has used before.
    pub(super) fn new_key(&self) -> Key {
        let mut bytes = [0; Key::LENGTH];
        self.world.sim.fill(&mut bytes);
        Key::from_random(bytes)
    }

    /// Somebody who is gone and for whom nobody plays.
    pub(super) fn gone(&self) -> Option<Seat> {
        let info = self.table.info()?;
        let waiting = Seat::first(u8::try_from(info.seats.len()).ok()?)
            .zip(self.table.here().iter().zip(&info.seats))
            .find(|(_, (here, state))| {
                **here == Presence::Gone && matches!(state, SeatState::Person { stand_in: None, .. })
            });
        waiting.map(|(seat, _)| seat)
    }
}

/// Up to where a client knows a table; `None` if it asks for everything.
pub(crate) fn known(table: &RemoteTable) -> Option<u64> {
    match table.connect().first() {
        Some(ClientMessage::Open { known: Some(known), .. }) => Some(known.v),
        _ => None,
    }
}
