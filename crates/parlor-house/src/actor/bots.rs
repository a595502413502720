//! The bots at a table: they think beside the table's task, and their moves are shown at their pace.

use parlor_core::Level;
use parlor_wire::Why;

use super::{Actor, ToTable};
use crate::runtime::Runtime;
use crate::store::Store;
use crate::table::{By, Command, Thought};

/// How long a bot takes for a move, in milliseconds. Its thinking ends within that time but in one of a thousand cases, and a move is
/// shown after a whole multiple of it, so nobody learns anything about a hand from the time that the bot took.
const fn pace(level: Level) -> u64 {
    match level {
        Level::Random | Level::Casual | Level::Greedy | Level::Steady => 900,
        Level::Expert => 3_000,
    }
}

/// How long a process waits for another one's bot, beyond what a bot should take, in milliseconds.
const GRACE: u64 = 2_000;

impl<S: Store, R: Runtime> Actor<S, R> {
    /// Lets the bot whose turn it is think, if it doesn't already.
    pub(super) fn have_bot_think(&mut self) {
        self.bot_waits_until = None;
        let Some(thought) = self.table.thought() else {
            self.thinks_about = None;
            self.idle_since = self.now();
            return;
        };
        if self.thinks_about == Some(thought.version) {
            return;
        }
        let Some(inbox) = self.inbox.upgrade() else { return };
        let Thought { version, bot, choose, .. } = thought;
        self.thinks_about = Some(version);
        let (runtime, began, pace) = (self.house.runtime().clone(), self.now(), pace(bot.level));
        self.house.runtime().spawn(async move {
            let action = runtime.think(choose).await;
            let paces = runtime.now().saturating_sub(began).div_ceil(pace).max(1);
            runtime.sleep_until(began + paces * pace).await;
            // A table that has ended in the meantime does not need it.
            let _ = inbox.send(Box::new(ToTable::Thought { version, action })).await;
        });
    }

    /// The same, for a turn that another process has begun: that one has its bot think, and this one only does if nothing comes of it.
    pub(super) fn have_bot_wait(&mut self) {
        let Some(Thought { version, bot, .. }) = self.table.thought() else { return self.have_bot_think() };
        if self.thinks_about != Some(version) {
            self.thinks_about = None;
            self.bot_waits_until = Some(self.now() + 2 * pace(bot.level) + GRACE);
        }
    }

    pub(super) async fn receive_thought(&mut self, version: u64, action: Option<String>) {
        if self.thinks_about != Some(version) {
            return;
        }
        self.thinks_about = None;
        // A bot without a move would be a bug of ours: the table waits, and people can end the game.
        let Some(action) = action else { return };
        // A bot of another version takes over with an entry, and thinks again: the record says who chose what.
        let command = match self.table.renewed_bot() {
            Some(_) => Command::RenewBot,
            None => Command::Act(version, action),
        };
        let entered = self.enter(By::House, &command, None).await;
        if !self.is_unsure && entered.is_err_and(|no| matches!(no.why, Why::Storage | Why::Busy)) {
            self.have_bot_think();
        }
    }
}
