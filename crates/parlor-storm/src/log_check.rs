//! What the file of the house has to say, looked at while no house runs.

use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

use parlor_wire::{Key, TableId};
use rusqlite::{Connection, OpenFlags, params};

use crate::error::{StormError, Violation};
use crate::ledger::{Answered, Ledger, Submitted};

/// The file of a house that does not run. It is only read.
pub(crate) struct LogFile(Connection);

/// An entry of a log.
struct LoggedEntry {
    version: u64,
    at_ms: u64,
    key: Option<Key>,
}

impl LogFile {
    pub(crate) fn open(folder: &Path) -> Result<LogFile, StormError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        Ok(LogFile(Connection::open_with_flags(folder.join("house.sqlite"), flags)?))
    }

    /// Where a submission is in the log of its table.
    fn versions(&self, table: TableId, key: Key) -> Result<Vec<u64>, StormError> {
        let mut statement =
            self.0.prepare_cached("SELECT version FROM entries WHERE table_id = ?1 AND key = ?2")?;
        let rows = statement.query_map(params![table.as_str(), key.as_str()], |row| row.get::<_, i64>(0))?;
        rows.map(|version| Ok(version?.unsigned_abs())).collect()
    }

    /// Checks, right after a kill, what was acknowledged since the last one, and notes what of the unanswered is there.
    pub(crate) fn look(&self, ledger: &Ledger) -> Result<(), StormError> {
        // One view of the file for all of it.
        let _transaction = self.0.unchecked_transaction()?;
        for (key, table, said) in ledger.take_fresh() {
            let found = self.versions(table, key)?;
            if found != [said] {
                return Err(Violation::Lost { table, key, said, found }.into());
            }
        }
        for (key, table) in ledger.unanswered_at_kill() {
            match self.versions(table, key)?.as_slice() {
                [] => {}
                [_] => ledger.was_stored(key),
                found => {
                    let (said, found) = (0, found.to_vec());
                    return Err(Violation::Lost { table, key, said, found }.into());
                }
            }
        }
        Ok(())
    }

    /// Checks everything at the end: each acknowledged submission is there once, at its version, refused ones are not there, nobody
    /// else's are, and the order of each log agrees with the order in which things happened. How many entries there are.
    pub(crate) fn check_all(&self, ledger: &Ledger) -> Result<u64, StormError> {
        let submitted = ledger.all();
        let mut logs: HashMap<TableId, Vec<LoggedEntry>> = HashMap::new();
        let mut statement =
            self.0.prepare("SELECT table_id, version, at_ms, key FROM entries ORDER BY table_id, version")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let id = |column| row.get::<_, Option<String>>(column);
            let table = id(0)?.and_then(|id| id.parse().ok()).expect("the house wrote it");
            let key = id(3)?.map(|key| key.parse().expect("the house wrote it"));
            let number = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
            let entry = LoggedEntry { version: number(1)?, at_ms: number(2)?, key };
            logs.entry(table).or_default().push(entry);
        }
        let mut places: HashMap<Key, Vec<u64>> = HashMap::new();
        for (table, log) in &logs {
            check_log(*table, log, &submitted)?;
            for entry in log {
                if let Some(key) = entry.key {
                    places.entry(key).or_default().push(entry.version);
                }
            }
        }
        for (key, Submitted { table, answer, .. }) in submitted {
            let found = places.remove(&key).unwrap_or_default();
            match answer {
                Some(Answered::Yes(said, _)) if found != [said] => {
                    return Err(Violation::Lost { table, key, said, found }.into());
                }
                Some(Answered::No(why)) if !found.is_empty() => {
                    return Err(Violation::RefusedButThere { table, key, why, found }.into());
                }
                Some(_) => {}
                None => return Err(Violation::NoAnswer { table, key }.into()),
            }
        }
        Ok(logs.values().map(|log| log.len() as u64).sum())
    }
}

/// Checks one log by itself, and against what people know of the order in which things happened.
fn check_log(
    table: TableId,
    log: &[LoggedEntry],
    submitted: &HashMap<Key, Submitted>,
) -> Result<(), Violation> {
    let mut last = 0;
    for (entry, version) in log.iter().zip(1..) {
        if entry.version != version || entry.at_ms < last {
            return Err(Violation::BrokenLog { table, version });
        }
        last = entry.at_ms;
        if entry.key.is_some_and(|key| !submitted.contains_key(&key)) {
            return Err(Violation::Nobodys { table, version });
        }
    }
    // Backwards: when the first of all later entries was acknowledged.
    let mut acknowledged: Option<Instant> = None;
    for entry in log.iter().rev() {
        let Some(it) = entry.key.and_then(|key| submitted.get(&key)) else { continue };
        if acknowledged.is_some_and(|later| later < it.sent) {
            return Err(Violation::Order { table, version: entry.version });
        }
        if let Some(Answered::Yes(_, at)) = it.answer {
            acknowledged = Some(acknowledged.map_or(at, |later| later.min(at)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn key(number: u8) -> Key {
        Key::from_random([number; 26])
    }

    /// A log of these keys, and what was submitted: when it was sent, acknowledged, and as what.
    fn check(log: &[(u64, u64, u8)], sent: &[(u8, u64, u64, u64)]) -> Result<(), Violation> {
        let (table, begin) = (TableId::from_random([1; 10]), Instant::now());
        let ledger = Ledger::default();
        for (number, at, _, _) in sent {
            ledger.submitted(key(*number), table, begin + Duration::from_secs(*at), 0);
        }
        let mut submitted = ledger.all();
        for (number, _, at, version) in sent {
            let it = submitted.get_mut(&key(*number)).unwrap();
            it.answer = Some(Answered::Yes(*version, begin + Duration::from_secs(*at)));
        }
        let log: Vec<LoggedEntry> = log
            .iter()
            .map(|(version, at_ms, number)| LoggedEntry {
                version: *version,
                at_ms: *at_ms,
                key: Some(key(*number)),
            })
            .collect();
        check_log(table, &log, &submitted)
    }

    #[test]
    fn a_log_is_whole_and_in_order() {
        let table = TableId::from_random([1; 10]);
        // The second was sent after the first was acknowledged; the third at the same time as the second.
        let sent = [(1, 0, 1, 1), (2, 2, 4, 2), (3, 3, 5, 3)];
        assert_eq!(check(&[(1, 10, 1), (2, 10, 2), (3, 11, 3)], &sent), Ok(()));
        assert_eq!(check(&[(1, 10, 1), (2, 10, 3), (3, 11, 2)], &sent), Ok(()));
        assert_eq!(
            check(&[(1, 10, 2), (2, 10, 1), (3, 11, 3)], &sent),
            Err(Violation::Order { table, version: 1 })
        );
        assert_eq!(check(&[(1, 10, 1), (3, 10, 2)], &sent), Err(Violation::BrokenLog { table, version: 2 }));
        assert_eq!(check(&[(1, 10, 1), (2, 9, 2)], &sent), Err(Violation::BrokenLog { table, version: 2 }));
        assert_eq!(check(&[(1, 10, 9)], &sent), Err(Violation::Nobodys { table, version: 1 }));
    }
}
