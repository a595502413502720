//! Who looks at a table, and which of its players are there.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use parlor_core::Seat;
use parlor_wire::{Presence, ServerMessage, TableId};

use crate::outbox::Outbox;
use crate::table::{HouseTable, PersonId};

/// Somebody who looks at the table.
pub(super) struct Listener {
    pub(super) person: PersonId,
    pub(super) out: Outbox,
}

/// Who looks at a table, and which of its players are there.
pub(super) struct Attendance {
    /// How long somebody is away before they are gone, in milliseconds.
    gone_after: u64,
    /// By connection.
    listeners: BTreeMap<u64, Listener>,
    /// Who looks at the table in other processes, or has: since when they are away, or `None` if they are there.
    elsewhere: HashMap<PersonId, Option<u64>>,
    /// Since when people with a seat are not here.
    away: HashMap<PersonId, u64>,
    /// What everyone was told last: who is here by seat, and how many watch.
    told: Option<(Vec<Presence>, u32)>,
}

impl Attendance {
    /// Nobody is there yet; whoever is away for so many milliseconds will be gone.
    pub(super) fn new(gone_after: u64) -> Attendance {
        Attendance {
            gone_after,
            listeners: BTreeMap::new(),
            elsewhere: HashMap::new(),
            away: HashMap::new(),
            told: None,
        }
    }

    /// Everyone who looks at the table.
    pub(super) fn listeners(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.values()
    }

    /// Whether nobody looks at it in this process.
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Whether nobody looks at it in any process.
    pub(super) fn is_deserted(&self) -> bool {
        self.is_empty() && !self.elsewhere.values().any(Option::is_none)
    }

    /// Who looks at the table in other processes, or has looked, and for how long they have been away.
    pub(super) fn set_elsewhere(&mut self, people: &[(PersonId, Option<u64>)], now: u64) {
        self.elsewhere = people
            .iter()
            .map(|(person, away)| (*person, away.map(|away| now.saturating_sub(away))))
            .collect();
    }

    /// Whether somebody looks at the table, in any process.
    fn is_here(&self, person: PersonId) -> bool {
        self.looks(person) || self.elsewhere.get(&person) == Some(&None)
    }

    /// Whether somebody looks at the table in this process.
    pub(super) fn looks(&self, person: PersonId) -> bool {
        self.listeners.values().any(|listener| listener.person == person)
    }

    /// Who a connection is, if it looks at the table.
    pub(super) fn listener(&self, connection: u64) -> Option<&Listener> {
        self.listeners.get(&connection)
    }

    /// Where what a connection is sent goes, if it looks at the table.
    pub(super) fn out(&self, connection: u64) -> Option<&Outbox> {
        self.listener(connection).map(|listener| &listener.out)
    }

    /// A connection looks at the table from now on. It is told who is here, and so is everyone if that has changed.
    pub(super) fn add(&mut self, connection: u64, listener: Listener, table: &HouseTable, now: u64) {
        let out = listener.out.clone();
        self.listeners.insert(connection, listener);
        if !self.tell(table, now) {
            out.send_text(self.here(table.set_up().id));
        }
    }

    /// A connection does not look at the table any more; `false` if it did not before.
    pub(super) fn remove(&mut self, connection: u64, table: &HouseTable, now: u64) -> bool {
        let was_there = self.listeners.remove(&connection).is_some();
        if was_there {
            self.tell(table, now);
        }
        was_there
    }

    /// Who is here, by seat.
    pub(super) fn presence(&self, table: &HouseTable, now: u64) -> Vec<Presence> {
        let mut presence = vec![Presence::Here; usize::from(table.seat_count())];
        for (seat, person) in table.persons() {
            presence[seat.index()] = match self.away.get(&person) {
                None => Presence::Here,
                Some(since) if now >= since + self.gone_after => Presence::Gone,
                Some(_) => Presence::Away,
            };
        }
        presence
    }

    /// Notes who has come and gone, and tells everyone if that has changed; whether it has.
    pub(super) fn tell(&mut self, table: &HouseTable, now: u64) -> bool {
        let seated: Vec<PersonId> = table.persons().map(|(_, person)| person).collect();
        self.away.retain(|person, _| seated.contains(person));
        for person in seated {
            if self.is_here(person) {
                self.away.remove(&person);
            } else {
                // A process that has just begun to look after the table learns from the others since when.
                let since = self.elsewhere.get(&person).copied().flatten().unwrap_or(now);
                self.away.entry(person).or_insert(since);
            }
        }
        let there = self.elsewhere.iter().filter(|(_, away)| away.is_none()).map(|(person, _)| *person);
        let mut watchers: Vec<PersonId> =
            self.listeners.values().map(|listener| listener.person).chain(there).collect();
        watchers.sort_unstable();
        watchers.dedup();
        watchers.retain(|person| table.seat_of(*person).is_none());
        let told = (self.presence(table, now), u32::try_from(watchers.len()).unwrap_or(u32::MAX));
        if self.told.as_ref() == Some(&told) {
            return false;
        }
        self.told = Some(told);
        let here = self.here(table.set_up().id);
        self.listeners.values().for_each(|listener| listener.out.send_text(Arc::clone(&here)));
        true
    }

    /// Who is here, as everyone was told last.
    fn here(&self, table: TableId) -> Arc<str> {
        let (seats, watchers) = self.told.clone().unwrap_or_default();
        ServerMessage::Here { table, seats, watchers }.to_json().into()
    }

    /// When somebody who is away will be gone. Everyone is told once, though the moment may have passed while something else was
    /// done.
    pub(super) fn gone_at(&self, table: &HouseTable) -> Option<u64> {
        let told = self.told.as_ref().map(|(presence, _)| presence.as_slice()).unwrap_or_default();
        let is_told = |seat: Seat| told.get(seat.index()) == Some(&Presence::Gone);
        let waiting = table.persons().filter(|(seat, _)| !is_told(*seat));
        waiting.filter_map(|(_, person)| self.away.get(&person)).map(|since| since + self.gone_after).min()
    }
}
