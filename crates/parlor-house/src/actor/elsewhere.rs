//! What other processes do at a table: their entries are folded in and published here, and who looks at it there is known here.

use parlor_wire::Why;

use super::{Actor, load_and_visit, viewers};
use crate::runtime::Runtime;
use crate::store::{Elsewhere, Store};
use crate::table::No;

impl<S: Store, R: Runtime> Actor<S, R> {
    /// Takes in what other processes have done, and who looks at the table there.
    pub(super) async fn hear_from_elsewhere(&mut self, elsewhere: &Elsewhere) {
        self.heed(elsewhere.version).await;
        let now = self.now();
        self.attendance.set_elsewhere(&elsewhere.people, now);
        self.tell_presence();
    }

    /// The log has this version, if that is true: what is new in it is read.
    pub(super) async fn heed(&mut self, version: u64) {
        if version > self.table.version() {
            // What can't be read now is read in a second.
            let _ = self.catch_up().await;
        }
    }

    /// Asks who looks at the table in other processes.
    pub(super) async fn ask_elsewhere(&mut self) {
        if !self.house.store().is_shared() {
            return;
        }
        let found = self.house.store().elsewhere(vec![self.id]).await;
        match found {
            Ok(found) => {
                let now = self.now();
                found.iter().for_each(|elsewhere| self.attendance.set_elsewhere(&elsewhere.people, now));
            }
            Err(error) => self.house.say_storage(&error),
        }
    }

    /// Folds in what other processes have appended, and tells everyone here; whether there was something.
    ///
    /// # Errors
    /// If the store can't be read, or the log does not fold any more.
    pub(super) async fn catch_up(&mut self) -> Result<bool, No> {
        if !self.house.store().is_shared() {
            return Ok(false);
        }
        let known = self.table.version();
        let found = self.house.store().entries_after(self.id, known).await;
        let entries =
            found.inspect_err(|error| self.house.say_storage(error)).map_err(|_| No::new(Why::Busy))?;
        let Some(first) = entries.first() else { return Ok(false) };
        if first.version != known + 1 {
            // The log has become one row in the meantime.
            return self.read_since(known).await.map(|()| true);
        }
        for entry in &entries {
            let Ok(decided) = self.table.follow(entry) else {
                self.house.stop(self.id);
                return Err(No::new(Why::Stopped));
            };
            viewers::publish(&self.table, &decided, &self.attendance);
        }
        self.has_caught_up();
        Ok(true)
    }

    /// Whether this process did not know all that others have appended; it does now.
    ///
    /// # Errors
    /// If the store can't be read. Then nobody here knows what was decided elsewhere, and answers wait until it can.
    pub(super) async fn is_behind(&mut self) -> Result<bool, No> {
        self.catch_up().await.map_err(|no| match no.why {
            Why::Stopped => no,
            _ => {
                self.is_unsure = true;
                No::new(Why::Storage)
            }
        })
    }

    /// Drops the fold, which has something in it that is not stored, and folds the log again. Everyone here is told what came after
    /// this version.
    pub(super) async fn read_since(&mut self, version: u64) -> Result<(), No> {
        self.is_unsure = true;
        let attendance = &self.attendance;
        let loaded = load_and_visit(&self.house, self.id, |table, decided| {
            if table.version() > version {
                viewers::publish(table, decided, attendance);
            }
        })
        .await;
        if loaded.as_ref().is_err_and(|why| *why == Why::Stopped) {
            self.house.stop(self.id);
        }
        self.table = loaded.map_err(No::new)?;
        self.is_unsure = false;
        self.answer_unanswered();
        self.has_caught_up();
        Ok(())
    }

    fn has_caught_up(&mut self) {
        self.tell_presence();
        self.have_bot_wait();
    }
}
