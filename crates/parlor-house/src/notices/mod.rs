//! Notices between the processes of a house: which table has a new entry, and nothing else.
//!
//! A notice may be lost, doubled, late or made up, and nothing goes wrong: what is new is read from the store, and once a second every
//! process looks there anyway. Notices only make it quicker.

mod local;
#[cfg(feature = "postgres")]
mod postgres;

use parlor_wire::TableId;
use tokio::sync::mpsc;

pub use local::LocalNotices;
#[cfg(feature = "postgres")]
pub use postgres::PostgresNotices;

/// How many notices may wait. More than that are lost.
const QUEUE: usize = 4_096;

/// A table has a new entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Which table.
    pub table: TableId,
    /// The version of the entry.
    pub version: u64,
}

impl Notice {
    /// A notice that was written by [`Notice::to_text`]; `None` if it was not.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Notice> {
        let (table, version) = text.split_once(' ')?;
        Some(Notice { table: table.parse().ok()?, version: version.parse().ok()? })
    }

    /// The table and the version.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.table.as_str(), self.version)
    }
}

/// Carries notices from each process to all others.
pub trait Notices: Send + Sync + 'static {
    /// Tells all others. It never waits, and may do nothing.
    fn publish(&self, notice: Notice);

    /// What others tell from now on, and perhaps what this process tells itself.
    fn subscribe(&self) -> mpsc::Receiver<Notice>;
}

/// No notices: processes look at the store once a second.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoNotices;

impl Notices for NoNotices {
    fn publish(&self, _notice: Notice) {}

    fn subscribe(&self) -> mpsc::Receiver<Notice> {
        mpsc::channel(1).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let notice = Notice { table: TableId::from_random([3; 10]), version: 77 };
        assert_eq!(Notice::from_text(&notice.to_text()), Some(notice));
        for bad in
            ["", "x 1", "0123456789", "0123456789 -1", "0123456789 x", "0123456789 99999999999999999999"]
        {
            assert_eq!(Notice::from_text(bad), None, "{bad}");
        }
    }
}
