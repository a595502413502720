//! What a storm came to.

use std::fmt;
use std::time::Duration;

use parlor_wire::Why;

use crate::error::StormError;
use crate::ledger::{Answered, Ledger, Stored};

/// What a storm came to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// Games that were played to their end, by game.
    pub(crate) games: Vec<(&'static str, u64)>,
    /// How many submissions were unanswered at each kill.
    pub(crate) waiting: Vec<usize>,
    /// How long the house took to be there again.
    pub(crate) restarts: Vec<Duration>,
    pub(crate) entries: u64,
    pub(crate) submitted: u64,
    pub(crate) accepted: u64,
    pub(crate) refused: u64,
    /// Those of the refused that were made at an old version, by the slower of two tabs.
    pub(crate) stale: u64,
    pub(crate) again_stored: u64,
    pub(crate) again_not_stored: u64,
    pub(crate) time: Duration,
}

impl Figures {
    /// Counts what is in the ledger.
    pub(crate) fn count(&mut self, ledger: &Ledger) {
        for submitted in ledger.all().values() {
            self.submitted += 1;
            match submitted.answer {
                Some(Answered::Yes(..)) => self.accepted += 1,
                Some(Answered::No(why)) => {
                    self.refused += 1;
                    self.stale += u64::from(why == Why::Stale);
                }
                None => {}
            }
            match submitted.again {
                Some(Stored::Before) => self.again_stored += 1,
                Some(Stored::NotBefore) => self.again_not_stored += 1,
                None => {}
            }
        }
    }

    /// Whether enough has happened for the result to mean something.
    pub(crate) fn check(&self, tables: u32, kills: u32) -> Result<(), StormError> {
        let waiting = self.waiting.iter().min().copied().unwrap_or_default();
        let again = self.again_stored + self.again_not_stored;
        let kinds = self.games.iter().map(|(_, played)| *played).min().unwrap_or_default();
        for (what, found, least) in [
            ("the number of tables", self.games.iter().map(|(_, played)| played).sum(), u64::from(tables)),
            ("the number of games of each kind", kinds, 10),
            ("the number of kills", self.waiting.len() as u64, u64::from(kills)),
            ("the number of unanswered submissions at a kill", waiting as u64, 20),
            ("the number of submissions sent again", again, 300),
            ("the number of those stored before", self.again_stored, 30),
            ("the number of those not stored before", self.again_not_stored, 30),
            ("the number of stale submissions", self.stale, 300),
        ] {
            if found < least {
                return Err(StormError::TooLittle { what, found, least });
            }
        }
        Ok(())
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut restarts = self.restarts.clone();
        restarts.sort_unstable();
        let millis = |index: usize| restarts.get(index).map_or(0, Duration::as_millis);
        let games: Vec<String> = self.games.iter().map(|(game, played)| format!("{played} {game}")).collect();
        let waiting = |pick: fn(&[usize]) -> usize| pick(&self.waiting);
        let rows: [(&str, String); 9] = [
            ("games played to their end", games.join(", ")),
            ("kills", self.waiting.len().to_string()),
            (
                "unanswered at a kill",
                format!(
                    "{} at least, {} at most",
                    waiting(|all| all.iter().min().copied().unwrap_or_default()),
                    waiting(|all| all.iter().max().copied().unwrap_or_default())
                ),
            ),
            (
                "submitted",
                format!(
                    "{}: {} accepted, {} refused, {} of them as stale",
                    self.submitted, self.accepted, self.refused, self.stale
                ),
            ),
            (
                "lost their answer and were sent again",
                (self.again_stored + self.again_not_stored).to_string(),
            ),
            ("of these, stored before the kill", self.again_stored.to_string()),
            ("of these, not stored before the kill", self.again_not_stored.to_string()),
            (
                "time until the house was there again",
                format!(
                    "{} ms in the middle, {} ms at most",
                    millis(restarts.len() / 2),
                    millis(restarts.len().saturating_sub(1))
                ),
            ),
            ("entries in all logs", self.entries.to_string()),
        ];
        for (what, found) in rows {
            writeln!(f, "{what:<40} {found}")?;
        }
        write!(f, "{:<40} {:.1} s", "time", self.time.as_secs_f64())
    }
}
