//! A game at a table in a house.

use std::sync::Arc;

use parlor_client::new_key;
use parlor_session::remote::{GameNews, NotAnswered, RemoteBackend};
use parlor_session::{Note, Request, RequestError};
use parlor_words::Lang;

use super::table::{HouseTable, Incoming, SharedTable};
use crate::terminal::board::TerminalGame;

/// A game at a table in a house.
pub(crate) struct HouseBackend<G: TerminalGame> {
    pub(crate) game: RemoteBackend<G>,
    table: SharedTable,
}

impl<G: TerminalGame> HouseBackend<G> {
    /// The game at a table where one has begun; `None` as long as the house has not told all of it.
    pub(super) fn new(table: &SharedTable, lang: Lang) -> Option<HouseBackend<G>> {
        let mut at = table.borrow_mut();
        let news = at.take_news();
        let (you, here) = (at.table.you(), at.table.here().to_vec());
        let mut game: Option<RemoteBackend<G>> = None;
        for news in &news {
            let is_read = match (&mut game, news) {
                (None, GameNews::Opened { info, opening }) => {
                    game = RemoteBackend::new(Arc::clone(info), you, opening, lang).ok();
                    game.is_some()
                }
                (None, GameNews::Happened { .. }) => false,
                (Some(game), news) => game.receive(news).is_ok(),
            };
            if !is_read {
                at.open_again();
                return None;
            }
        }
        drop(at);
        let mut game = game?;
        game.set_here(&here);
        Some(HouseBackend { game, table: table.clone() })
    }

    /// The table, for reading.
    pub(crate) fn table(&self) -> std::cell::Ref<'_, HouseTable> {
        self.table.borrow()
    }

    /// The table, for what is done there besides the game.
    pub(crate) fn table_mut(&self) -> std::cell::RefMut<'_, HouseTable> {
        self.table.borrow_mut()
    }

    /// Takes in a request, and submits what comes of it.
    ///
    /// # Errors
    /// If the request does not fit the moment. Then nothing has changed.
    pub(crate) fn send(&mut self, request: Request<G::Action>) -> Result<(), RequestError<G::Refusal>> {
        let key = new_key();
        let Some(command) = self.game.send(request, key)? else { return Ok(()) };
        let submitted = self.table.borrow_mut().submit(key, command);
        submitted.map_err(|NotAnswered| {
            self.game.forget(key);
            RequestError::NotNow
        })
    }

    /// Takes in what the house told; what is to be said about it.
    pub(crate) fn hear(&mut self, incoming: &Incoming) -> Option<Note> {
        let mut note = None;
        match incoming {
            Incoming::Changed => self.take_news(),
            Incoming::Here => self.game.set_here(self.table.borrow().table.here()),
            Incoming::Answered(key) => self.game.forget(*key),
            Incoming::Refused(refused) => note = self.game.refused(refused),
            Incoming::Closed(_) | Incoming::Ended(_) => {}
        }
        if let Some(next) = self.game.next_in_line() {
            // What the rules refuse by now was asked for before that was known.
            let _ = self.send(next);
        }
        note
    }

    fn take_news(&mut self) {
        let mut table = self.table.borrow_mut();
        for news in table.take_news() {
            if self.game.receive(&news).is_err() {
                table.open_again();
                break;
            }
        }
        if let Some(info) = table.table.info() {
            self.game.set_info(Arc::clone(info));
        }
    }
}
