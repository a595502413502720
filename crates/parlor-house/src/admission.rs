//! Who may connect, and how all connections end when the house does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::table::PersonId;

/// A connection is too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooMany {
    /// Of this person.
    OfPerson,
    /// In all, or the house is about to end.
    InAll,
}

/// Everyone who is connected.
pub(crate) struct Admissions {
    limits: Limits,
    metrics: Arc<Metrics>,
    by_person: Mutex<HashMap<PersonId, usize>>,
    /// `true` when everyone has to go.
    stopping: watch::Sender<bool>,
}

/// One connection. It counts until it is dropped.
pub(crate) struct Admission {
    admissions: Arc<Admissions>,
    person: PersonId,
    stopping: watch::Receiver<bool>,
}

impl Admissions {
    pub(crate) fn new(limits: Limits, metrics: Arc<Metrics>) -> Admissions {
        Admissions { limits, metrics, by_person: Mutex::default(), stopping: watch::Sender::new(false) }
    }

    fn by_person(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.by_person.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody connect, if there is room.
    pub(crate) fn admit(self: &Arc<Admissions>, person: PersonId) -> Result<Admission, TooMany> {
        let stopping = self.stopping.subscribe();
        if *stopping.borrow() || !self.metrics.sockets.enter(self.limits.sockets) {
            self.metrics.sockets_refused.add();
            return Err(TooMany::InAll);
        }
        let mut by_person = self.by_person();
        let sockets = by_person.entry(person).or_default();
        if *sockets >= self.limits.sockets_of_a_person {
            self.metrics.sockets.leave();
            self.metrics.sockets_refused.add();
            return Err(TooMany::OfPerson);
        }
        *sockets += 1;
        Ok(Admission { admissions: Arc::clone(self), person, stopping })
    }

    /// Has everyone go; ends when they have gone.
    pub(crate) async fn send_away(&self) {
        self.stopping.send_replace(true);
        self.stopping.closed().await;
    }
}

impl Admission {
    /// Ends when everyone has to go.
    pub(crate) async fn stopping(&mut self) {
        // If the house is gone, so are we.
        let _ = self.stopping.wait_for(|stopping| *stopping).await;
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        self.admissions.metrics.sockets.leave();
        let mut by_person = self.admissions.by_person();
        if let Some(sockets) = by_person.get_mut(&self.person) {
            *sockets -= 1;
            if *sockets == 0 {
                by_person.remove(&self.person);
            }
        }
    }
}
