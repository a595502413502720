//! The log of a game that is over, as databases keep it in one row: times and lines of all entries, and their hashes one after the
//! other. The keys of submissions are forgotten.

use crate::table::StoredEntry;

/// A log, as it is written.
pub(super) fn write(entries: &[StoredEntry]) -> (String, Vec<u8>) {
    let log: Vec<(u64, &str)> = entries.iter().map(|entry| (entry.at_ms, entry.line.as_str())).collect();
    let chains = entries.iter().flat_map(|entry| entry.chain).collect();
    (serde_json::to_string(&log).expect("texts and numbers"), chains)
}

/// A log that was written; `None` if it was not.
pub(super) fn read(log: &str, chains: &[u8]) -> Option<Vec<StoredEntry>> {
    let log: Vec<(u64, String)> = serde_json::from_str(log).ok()?;
    let (chains, rest) = chains.as_chunks::<32>();
    if log.len() != chains.len() || !rest.is_empty() {
        return None;
    }
    let entries = (1..).zip(log).zip(chains).map(|((version, (at_ms, line)), chain)| StoredEntry {
        version,
        at_ms,
        submission: None,
        line,
        chain: *chain,
    });
    Some(entries.collect())
}
