//! What the store counts of itself.

use crate::metrics::{Counter, Histogram, MetricsText};

/// What the store counts of itself.
pub(super) struct Stats {
    groups: Histogram,
    failed: Counter,
}

impl Stats {
    pub(super) fn new() -> Stats {
        Stats { groups: Histogram::new(&[1, 2, 4, 8, 16, 32, 64, 128, 256, 512]), failed: Counter::default() }
    }

    /// So much was stored with one sync.
    pub(super) fn stored(&self, writes: usize) {
        self.groups.record(u64::try_from(writes).expect("a group is small"));
    }

    /// A group could not be stored.
    pub(super) fn failed(&self) {
        self.failed.add();
    }

    pub(super) fn write(&self, text: &mut MetricsText) {
        text.histogram("parlor_store_group_writes", "Writes that were stored with one sync.", &self.groups);
        let failed = self.failed.get();
        text.counter(
            "parlor_store_failed_groups_total",
            "Groups of writes that could not be stored.",
            failed,
        );
    }
}
