//! What those who look at a table are sent: all of it, what they missed, and what happens.

use std::sync::Arc;

use parlor_core::Viewer;
use parlor_wire::{InviteSecret, Key, Known, ServerMessage, Why};
use serde_json::value::RawValue;

use super::attendance::{Attendance, Listener};
use super::{Actor, read};
use crate::outbox::Outbox;
use crate::runtime::Runtime;
use crate::store::{Person, Store, StoredTable};
use crate::table::{Decided, HouseTable, Look, PersonId};

/// Who has missed more than this is sent the whole table: as single messages it would be more than may wait for a client.
const CATCH_UP: u64 = 100;

impl<S: Store, R: Runtime> Actor<S, R> {
    /// Tells everyone who looks at the table that it has stopped.
    pub(super) fn say_stopped(&self) {
        let bad: Arc<str> = ServerMessage::Bad { table: Some(self.id), why: Why::Stopped }.to_json().into();
        self.attendance.listeners().for_each(|listener| listener.out.send_text(Arc::clone(&bad)));
    }

    pub(super) async fn open(
        &mut self,
        connection: u64,
        person: &Person,
        secret: Option<InviteSecret>,
        known: Option<Known>,
        out: Outbox,
    ) {
        // Whoever comes from another process knows what was stored there. If the store is away, this process tells what it knows.
        let _ = self.catch_up().await;
        if !self.may_look(person.id, secret) {
            // As if there were no such table: nobody finds out which tables there are.
            out.send(&ServerMessage::Bad { table: Some(self.id), why: Why::Unknown });
            return;
        }
        match self.missed(person.id, known).await {
            Some(news) => news.iter().for_each(|message| out.send(message)),
            None => out.send(&self.whole(person.id)),
        }
        let (listener, now) = (Listener { person: person.id, out }, self.now());
        self.attendance.add(connection, listener, &self.table, now);
        self.house.say_attendance(self.id, person.id, true);
    }

    /// The table from its beginning, for somebody.
    pub(super) fn whole(&self, person: PersonId) -> ServerMessage {
        let viewer = self.table.viewer(person);
        whole_with(&self.table, viewer, self.table.opening(viewer))
    }

    /// What somebody missed who knows this much; `None` if they need the whole table.
    async fn missed(&mut self, person: PersonId, known: Option<Known>) -> Option<Vec<ServerMessage>> {
        let Known { v, c } = known?;
        // Before the game begins, seats change, and a whole table is short.
        let started = self.table.started()?;
        if v < started || v > self.table.version() || self.table.version() - v > CATCH_UP {
            return None;
        }
        let viewer = self.table.viewer(person);
        if v == self.table.version() {
            return (c == self.table.chain_of(viewer)).then(Vec::new);
        }
        let StoredTable { set_up, secrets, entries, .. } = read(&self.house, self.id).await.ok()?;
        let (mut news, mut agrees) = (Vec::new(), false);
        let shown = usize::try_from(self.table.version()).ok()?;
        let folded = HouseTable::fold(set_up, secrets, entries.get(..shown)?, |table, decided| {
            if table.version() == v {
                agrees = table.chain_of(viewer) == c;
            } else if table.version() > v {
                news.push(news_of(table, decided, viewer, person));
            }
        });
        (folded.is_ok() && agrees).then_some(news)
    }

    /// Tells a client how the game stands and what may be done.
    pub(super) fn look(&self, connection: u64) {
        let Some(Listener { person, out }) = self.attendance.listener(connection) else { return };
        let viewer = self.table.viewer(*person);
        out.send(&match self.table.look(viewer) {
            Some(Look { view, actions }) => {
                let (at, you) = (self.table.game_version(), viewer.seat());
                ServerMessage::View { table: self.id, at, you, view, actions }
            }
            None => ServerMessage::Bad { table: Some(self.id), why: Why::Message },
        });
    }
}

/// The table from its beginning, for a viewer.
fn whole_with(table: &HouseTable, viewer: Viewer, body: Box<RawValue>) -> ServerMessage {
    ServerMessage::Table {
        table: table.set_up().id,
        v: table.version(),
        c: table.chain_of(viewer),
        at: table.game_version(),
        you: viewer.seat(),
        secret: viewer.seat().map(|_| *table.secrets().invite()),
        body,
    }
}

/// Tells everyone what was stored last: the table is as that entry left it.
pub(super) fn publish(table: &HouseTable, decided: &Decided, attendance: &Attendance) {
    // Those who see the same are sent the same text: there may be very many who watch.
    let mut written: Vec<(Viewer, Option<Key>, Arc<str>)> = Vec::new();
    for listener in attendance.listeners() {
        let viewer = table.viewer(listener.person);
        let key = decided.stored.submission.filter(|submission| submission.person == listener.person);
        let key = key.map(|submission| submission.key);
        let known = written.iter().find(|(other, of, _)| *other == viewer && *of == key);
        let text = match known {
            Some((_, _, text)) => Arc::clone(text),
            None => {
                let message = match decided.is_start {
                    // What everyone learns of it is the whole table.
                    true => whole_with(table, viewer, RawValue::to_owned(decided.body(viewer))),
                    false => news_of(table, decided, viewer, listener.person),
                };
                let text: Arc<str> = message.to_json().into();
                written.push((viewer, key, Arc::clone(&text)));
                text
            }
        };
        listener.out.send_text(text);
    }
}

/// One entry, as a viewer learns of it.
fn news_of(table: &HouseTable, decided: &Decided, viewer: Viewer, person: PersonId) -> ServerMessage {
    let own = decided.stored.submission.filter(|submission| submission.person == person);
    ServerMessage::News {
        table: table.set_up().id,
        v: table.version(),
        c: table.chain_of(viewer),
        at: table.game_version(),
        you: viewer.seat(),
        key: own.map(|submission| submission.key),
        body: RawValue::to_owned(decided.body(viewer)),
    }
}
