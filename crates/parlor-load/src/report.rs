//! What was measured.

use std::fmt;
use std::time::Duration;

use crate::times::Times;

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// At how many tables people played.
    pub tables: u32,
    /// Acknowledged actions a second when everyone acts as soon as they can.
    pub a_second: f64,
    /// What the house computed for each of them.
    pub cpu: Duration,
    /// How long each acknowledgement took then.
    pub flat_out: Times,
    /// How long an acknowledgement took when each table acts once a second.
    pub paced: Times,
    /// How long a sync of the disk took in the meantime.
    pub syncs: Times,
    /// How many connections said nothing.
    pub sockets: usize,
    /// The memory of the house without and with them, in bytes.
    pub sockets_memory: Option<(u64, u64)>,
    /// How many tables were stored when the house was started again.
    pub stored: usize,
    /// How long it took to be there.
    pub start: Option<Duration>,
    /// Its memory then, in bytes.
    pub start_memory: Option<u64>,
    /// How long a table took to open.
    pub openings: Option<Times>,
}

impl Report {
    pub(crate) fn flat_out(&mut self, times: Times, took: Duration, cpu: Duration) {
        let count = u32::try_from(times.count()).unwrap_or(u32::MAX);
        self.a_second = f64::from(count) / took.as_secs_f64();
        self.cpu = cpu / count.max(1);
        self.flat_out = times;
    }

    pub(crate) fn paced(&mut self, times: Times, syncs: Times) {
        (self.paced, self.syncs) = (times, syncs);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
        let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / 1e6);
        let mut rows = vec![
            ("tables", self.tables.to_string()),
            ("durable actions a second, flat out", format!("{:.0}", self.a_second)),
            ("server CPU an action", format!("{} µs", self.cpu.as_micros())),
            ("acknowledgement, flat out", self.flat_out.to_string()),
            ("acknowledgement, a move a second", self.paced.to_string()),
            ("sync of the disk in the meantime", self.syncs.to_string()),
        ];
        if let Some((before, after)) = self.sockets_memory {
            let each = after.saturating_sub(before) / (self.sockets.max(1) as u64);
            rows.push((
                "idle sockets",
                format!("{} in {}, {:.1} kB each", self.sockets, megabytes(after), each as f64 / 1e3),
            ));
        }
        if let (Some(start), Some(memory)) = (self.start, self.start_memory) {
            let (time, memory) = (start.as_secs_f64(), megabytes(memory));
            rows.push(("start", format!("{time:.2} s and {memory}, {} tables", self.stored)));
        }
        if let Some(openings) = &self.openings {
            rows.push(("opening a table", openings.to_string()));
        }
        rows.iter().try_for_each(|(what, found)| writeln!(f, "{what:<36} {found}"))
    }
}
