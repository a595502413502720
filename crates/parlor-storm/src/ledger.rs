//! What people submitted, what they were told about it, and what became of it when the house was killed.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use parlor_wire::{Key, ServerMessage, TableId, Why};

use crate::error::{StormError, Violation};

/// Something that somebody submitted.
#[derive(Clone, Debug)]
pub(crate) struct Submitted {
    pub(crate) table: TableId,
    /// A moment before it was sent for the first time.
    pub(crate) sent: Instant,
    pub(crate) answer: Option<Answered>,
    /// Whether it was sent again after it had lost its answer, and was in the log by then.
    pub(crate) again: Option<Stored>,
}

/// The answer to a submission.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answered {
    /// It is this entry; a moment after somebody knew that.
    Yes(u64, Instant),
    /// It is refused.
    No(Why),
}

/// Whether a submission that lost its answer was stored before the house was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    Before,
    NotBefore,
}

#[derive(Debug, Default)]
struct Pages {
    submitted: HashMap<Key, Submitted>,
    /// What is not answered, and the life of the house in which it was sent last.
    waiting: HashMap<Key, u32>,
    /// Acknowledged since the file of the house was last looked at.
    fresh: Vec<Key>,
    /// What was unanswered when the house was last killed, and whether that was stored.
    at_kill: HashMap<Key, Stored>,
    /// How often the house was started.
    life: u32,
    found: Option<Violation>,
}

/// What everyone writes into and the storm reads from.
#[derive(Debug, Default)]
pub(crate) struct Ledger(Mutex<Pages>);

impl Ledger {
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which life of the house this is.
    pub(crate) fn life(&self) -> u32 {
        self.pages().life
    }

    /// Something was submitted to the house in this life of it.
    pub(crate) fn submitted(&self, key: Key, table: TableId, sent: Instant, life: u32) {
        let mut pages = self.pages();
        pages.submitted.insert(key, Submitted { table, sent, answer: None, again: None });
        pages.waiting.insert(key, life);
    }

    /// Something that was not answered was sent again, in this life of the house.
    pub(crate) fn sent_again(&self, key: Key, life: u32) {
        let mut pages = self.pages();
        let stored = pages.at_kill.get(&key).copied();
        pages.waiting.insert(key, life);
        if let Some(submitted) = pages.submitted.get_mut(&key) {
            submitted.again = submitted.again.or(stored);
        }
    }

    /// The house says something to somebody.
    pub(crate) fn heard(&self, message: &ServerMessage) {
        match message {
            ServerMessage::Ok { key, v } => self.acknowledged(*key, *v),
            // Whoever hears of it knows that it is there.
            ServerMessage::News { key: Some(key), v, .. } => self.acknowledged(*key, *v),
            ServerMessage::No(refused) => {
                let mut pages = self.pages();
                pages.waiting.remove(&refused.key);
                if let Some(submitted) = pages.submitted.get_mut(&refused.key) {
                    submitted.answer.get_or_insert(Answered::No(refused.why));
                }
            }
            _ => {}
        }
    }

    fn acknowledged(&self, key: Key, v: u64) {
        let mut pages = self.pages();
        pages.waiting.remove(&key);
        let Some(submitted) = pages.submitted.get_mut(&key) else { return };
        match submitted.answer {
            Some(Answered::Yes(first, _)) if first == v => {}
            Some(Answered::Yes(first, _)) => {
                let violation = Violation::TwoAnswers { table: submitted.table, key, first, second: v };
                pages.found.get_or_insert(violation);
            }
            Some(Answered::No(why)) => {
                let violation =
                    Violation::RefusedButThere { table: submitted.table, key, why, found: vec![v] };
                pages.found.get_or_insert(violation);
            }
            None => {
                submitted.answer = Some(Answered::Yes(v, Instant::now()));
                pages.fresh.push(key);
            }
        }
    }

    /// Somebody saw what must not happen.
    pub(crate) fn report(&self, violation: Violation) {
        self.pages().found.get_or_insert(violation);
    }

    /// What somebody saw that must not happen.
    pub(crate) fn found(&self) -> Result<(), StormError> {
        self.pages().found.clone().map_or(Ok(()), |violation| Err(violation.into()))
    }

    /// Kills the house if at least so many submissions to it are unanswered; how many there were. Nobody gets an answer while that is
    /// decided.
    pub(crate) fn kill_if_waiting(
        &self,
        least: usize,
        kill: impl FnOnce() -> Result<(), StormError>,
    ) -> Result<Option<usize>, StormError> {
        let mut pages = self.pages();
        let is_now = |life: u32| life == pages.life;
        let waiting: Vec<Key> =
            pages.waiting.iter().filter(|(_, life)| is_now(**life)).map(|(key, _)| *key).collect();
        if waiting.len() < least {
            return Ok(None);
        }
        kill()?;
        let count = waiting.len();
        pages.at_kill = waiting.into_iter().map(|key| (key, Stored::NotBefore)).collect();
        Ok(Some(count))
    }

    /// What was unanswered when the house was killed.
    pub(crate) fn unanswered_at_kill(&self) -> Vec<(Key, TableId)> {
        let pages = self.pages();
        pages.at_kill.keys().filter_map(|key| Some((*key, pages.submitted.get(key)?.table))).collect()
    }

    /// This was unanswered when the house was killed, and is in its log.
    pub(crate) fn was_stored(&self, key: Key) {
        self.pages().at_kill.insert(key, Stored::Before);
    }

    /// What was acknowledged since this was last asked: key, table and version.
    pub(crate) fn take_fresh(&self) -> Vec<(Key, TableId, u64)> {
        let mut pages = self.pages();
        let fresh = std::mem::take(&mut pages.fresh);
        fresh
            .into_iter()
            .filter_map(|key| {
                let submitted = pages.submitted.get(&key)?;
                match submitted.answer? {
                    Answered::Yes(v, _) => Some((key, submitted.table, v)),
                    Answered::No(_) => None,
                }
            })
            .collect()
    }

    /// The house is about to be started again.
    pub(crate) fn next_life(&self) {
        self.pages().life += 1;
    }

    /// All that was submitted.
    pub(crate) fn all(&self) -> HashMap<Key, Submitted> {
        self.pages().submitted.clone()
    }
}
