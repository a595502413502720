//! Thinking for the bots of a table, a moment at a time.

use parlor_bots::{Level, Search};

use crate::remote::RemoteBackend;
use crate::{LocalBackend, RecordStore, RequestError, SessionGame};

/// How many rollouts are done between two looks at the clock.
const ROLLOUTS: u32 = 16;

/// What thinks for the bots of a table, for a caller who has to do other things in between. It is apart from the table, because
/// an expert's search is much code: the pages have it in their worker only.
pub struct Thinker<G: SessionGame> {
    /// The question that is thought about, by its id.
    id: u64,
    search: Option<G::Search>,
}

impl<G: SessionGame> Default for Thinker<G> {
    fn default() -> Thinker<G> {
        Thinker { id: 0, search: None }
    }
}

impl<G: SessionGame> Thinker<G> {
    /// Thinks as long as the caller has time, and has the bot act when that was enough. `true` if there is nothing left to
    /// think about.
    ///
    /// # Errors
    /// If the bot has no move, or one that the rules refuse: a bug of ours.
    pub fn think<S: RecordStore>(
        &mut self,
        backend: &mut LocalBackend<G, S>,
        has_time: impl FnMut() -> bool,
    ) -> Result<bool, RequestError<G::Refusal>> {
        let Some(bot) = backend.thinking_bot() else { return Ok(true) };
        if bot.level != Level::Expert {
            return backend.choose().map(|()| true);
        }
        let id = backend.changes();
        let earlier = self.search.take().filter(|_| self.id == id);
        let search = earlier.or_else(|| {
            let question = backend.question()?;
            G::search(&question.view, &question.seed)
        });
        let Some(mut search) = search else { return backend.answer(id, None).map(|()| true) };
        if think(&mut search, bot.rollouts, has_time) {
            return backend.answer(id, search.best()).map(|()| true);
        }
        *self = Thinker { id, search: Some(search) };
        Ok(false)
    }

    /// Thinks about a hint at a table in a house, as long as the caller has time. `true` if there is nothing left to think about.
    pub fn advise(&mut self, backend: &mut RemoteBackend<G>, has_time: impl FnMut() -> bool) -> bool {
        let Some(question) = backend.question() else { return true };
        let earlier = self.search.take().filter(|_| self.id == question.id);
        let Some(mut search) = earlier.or_else(|| G::search(&question.view, &question.seed)) else {
            backend.answer(question.id, None);
            return true;
        };
        let is_done = think(&mut search, question.bot.rollouts, has_time);
        if is_done {
            backend.answer(question.id, search.best());
        } else {
            *self = Thinker { id: question.id, search: Some(search) };
        }
        is_done
    }
}

/// Thinks as long as there is time; `true` if that was enough.
pub(crate) fn think(search: &mut impl Search, rollouts: u32, mut has_time: impl FnMut() -> bool) -> bool {
    while search.rollouts() < rollouts && !search.is_settled() {
        if !has_time() {
            return false;
        }
        search.advance(ROLLOUTS.min(rollouts - search.rollouts()));
    }
    true
}
