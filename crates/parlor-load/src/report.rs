//! What was measured.

use std::fmt;
use std::time::Duration;

use crate::times::Times;

/// What was measured. Displayed, it is a table with the goals beside it.
#[derive(Clone, Debug)]
pub struct Report {
    pub(crate) acts: Acts,
    pub(crate) sockets: Sockets,
    /// `None` for a house that was not started here.
    pub(crate) large: Option<Large>,
}

/// People who act.
#[derive(Clone, Debug)]
pub(crate) struct Acts {
    pub(crate) tables: u32,
    /// How long everyone acted as soon as they could, what the house computed in that time, and how long each acknowledgement took.
    pub(crate) took: Duration,
    pub(crate) cpu: Duration,
    pub(crate) flat_out: Times,
    /// How long an acknowledgement took when each table acted once a second, and a sync of the disk in the same time.
    pub(crate) paced: Times,
    pub(crate) syncs: Times,
}

/// Connections that say nothing, and the memory of the house without and with them, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sockets {
    pub(crate) count: usize,
    pub(crate) before: u64,
    pub(crate) memory: u64,
}

/// A house in which many games are stored.
#[derive(Clone, Debug)]
pub(crate) struct Large {
    /// How many of them are over, and how many are on.
    pub(crate) stored: (u32, u32),
    pub(crate) start: Duration,
    /// Its memory after the start, and that of a house without any games, in bytes.
    pub(crate) start_memory: u64,
    pub(crate) empty: u64,
    pub(crate) openings: Times,
    /// How many tables were looked at, and what all of them took.
    pub(crate) watched: usize,
    pub(crate) watched_memory: u64,
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn kilobytes_each(bytes: u64, count: usize) -> f64 {
    bytes as f64 / count.max(1) as f64 / 1e3
}

/// One row: what, how much, and the goal.
type Row = (String, String, String);

fn row(what: &str, found: String, goal: &str) -> Row {
    (what.to_owned(), found, goal.to_owned())
}

impl Acts {
    fn rows(&self) -> [Row; 5] {
        let count = u32::try_from(self.flat_out.count()).unwrap_or(u32::MAX);
        let a_second = f64::from(count) / self.took.as_secs_f64();
        let cpu = self.cpu / count.max(1);
        let tables = self.tables;
        let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
        let goal = format!(
            "p50 {:.1} ms, p99 {:.1} ms",
            2.0 * millis(self.syncs.within(500)) + 1.0,
            2.0 * millis(self.syncs.within(990)) + 3.0
        );
        [
            row(&format!("durable actions a second, {tables} tables"), format!("{a_second:.0}"), "12,000"),
            row("server CPU an action", format!("{} µs", cpu.as_micros()), "40 µs"),
            row("acknowledgement then", self.flat_out.to_string(), "–"),
            row("acknowledgement, a move a second", self.paced.to_string(), &goal),
            row("sync of the disk in the same time", self.syncs.to_string(), "–"),
        ]
    }
}

impl Sockets {
    fn row(&self) -> Row {
        let each = kilobytes_each(self.memory.saturating_sub(self.before), self.count);
        let found = format!("{} in {:.0} MB, {each:.1} kB each", self.count, megabytes(self.memory));
        row("idle sockets", found, "15,000 in 200 MB")
    }
}

impl Large {
    fn rows(&self) -> [Row; 4] {
        let (over, on) = self.stored;
        let unwatched = kilobytes_each(self.start_memory.saturating_sub(self.empty), on as usize);
        let watched = kilobytes_each(self.watched_memory, self.watched);
        let start = format!("{:.2} s, {:.0} MB", self.start.as_secs_f64(), megabytes(self.start_memory));
        [
            row(&format!("start with {over} games over, {on} on"), start, "0.5 s, 100 MB"),
            row("opening one", self.openings.to_string(), "p99 10 ms"),
            row("a table that nobody looks at", format!("{unwatched:.2} kB"), "0 kB"),
            row("a table that is watched", format!("{watched:.1} kB"), "10 kB"),
        ]
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows = vec![row("what", "measured".to_owned(), "goal")];
        rows.extend(self.acts.rows());
        rows.push(self.sockets.row());
        rows.extend(self.large.iter().flat_map(Large::rows));
        let widest = |column: fn(&Row) -> &String| {
            rows.iter().map(|row| column(row).chars().count()).max().unwrap_or_default()
        };
        let (what, found) = (widest(|row| &row.0), widest(|row| &row.1));
        rows.iter().try_for_each(|row| writeln!(f, "{:<what$}  {:<found$}  {}", row.0, row.1, row.2))
    }
}
