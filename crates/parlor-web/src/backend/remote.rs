//! A game that runs in a house, at a table that people at other devices share.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{Callable as _, Callback, GetUntracked as _, set_timeout};
use leptos::task::spawn_local;
use parlor_session::remote::{Answered, GameNews, RemoteBackend, WhyNot, why_text};
use parlor_session::{Note, Request, STAND_IN, Snapshot};
use parlor_words::online::OnlineText;
use parlor_words::{Lang, pages};

use super::{Backend, EXPERT_LIMIT, Reply};
use crate::browser::random;
use crate::chunk::game_extras;
use crate::expert_worker::ExpertWorker;
use crate::game::WebGame;
use crate::online::{Incoming, LinkHandle, new_key};
use crate::ui::Ui;

/// A game that runs in a house.
pub(crate) struct Remote<G: WebGame>(Rc<Inner<G>>);

struct Inner<G: WebGame> {
    game: RefCell<RemoteBackend<G>>,
    link: LinkHandle,
    ui: Ui,
    worker: ExpertWorker,
    /// Whether an expert has been asked in vain: it is not waited for again.
    has_no_expert: Cell<bool>,
    reply: Cell<Option<Callback<Reply<G>>>>,
    /// The game's record, once it is over and was fetched.
    record: RefCell<Option<String>>,
}

impl<G: WebGame> Remote<G> {
    /// Opens the game of a table that was opened; `None` if it has not begun, or what the house told can't be read.
    pub(crate) fn open(link: LinkHandle, ui: Ui) -> Option<Remote<G>> {
        let mut news = link.take_news().into_iter();
        let GameNews::Opened { info, opening } = news.next()? else { return None };
        let mut game = RemoteBackend::new(info, link.you(), &opening, ui.lang.get_untracked()).ok()?;
        news.try_for_each(|news| game.receive(&news)).ok()?;
        game.set_here(&link.here());
        Some(Remote(Rc::new(Inner {
            game: RefCell::new(game),
            link,
            ui,
            worker: ExpertWorker::new(),
            has_no_expert: Cell::new(false),
            reply: Cell::new(None),
            record: RefCell::new(None),
        })))
    }

    /// How the table is.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        self.0.game.borrow().snapshot()
    }

    /// Whether somebody here may ask for hints.
    pub(crate) fn may_hint(&self) -> bool {
        self.0.game.borrow().may_hint()
    }

    /// Begins to tell what happens.
    pub(crate) fn start(&self, reply: Callback<Reply<G>>) {
        self.0.reply.set(Some(reply));
        let inner = Rc::downgrade(&self.0);
        self.0.link.listen(move |incoming| {
            if let Some(inner) = inner.upgrade() {
                inner.hear(incoming);
            }
        });
        self.0.fetch_record();
    }
}

impl<G: WebGame> Backend<G> for Remote<G> {
    fn send(&self, request: Request<G::Action>) {
        self.0.send(request);
    }

    /// The house saves.
    fn save(&self) {}

    /// Two windows with the same table get along.
    fn stop(&self) {}

    fn speak(&self, lang: Lang) {
        self.0.game.borrow_mut().speak(lang);
        self.0.changed();
    }

    fn record(&self) -> Option<String> {
        self.0.record.borrow().clone()
    }
}

impl<G: WebGame> Drop for Remote<G> {
    fn drop(&mut self) {
        self.0.link.listen_no_more();
        self.0.worker.end();
    }
}

impl<G: WebGame> Inner<G> {
    fn reply(&self, reply: Reply<G>) {
        if let Some(callback) = self.reply.get() {
            callback.run(reply);
        }
    }

    /// Takes in what the house tells.
    fn hear(self: &Rc<Self>, incoming: Incoming) {
        match incoming {
            Incoming::Changed => {
                if let Some(info) = self.link.info() {
                    self.game.borrow_mut().set_info(info);
                }
                // One after the other, so that each is shown as it happens.
                for news in self.link.take_news() {
                    let received = self.game.borrow_mut().receive(&news);
                    if received.is_err() {
                        return self.link.open_again();
                    }
                    self.changed();
                }
                self.changed();
                self.go_on();
                self.fetch_record();
            }
            Incoming::Here => {
                self.game.borrow_mut().set_here(&self.link.here());
                self.changed();
            }
            Incoming::Answered(key) => {
                self.game.borrow_mut().forget(key);
                self.changed();
            }
            Incoming::Refused(refused) => {
                let answered = self.game.borrow_mut().answered(&refused);
                match answered {
                    Some(Answered::ByRules(why_not)) => self.ask_rules(why_not),
                    Some(Answered::Text(text)) => self.reply(Reply::Refused(Note::refused(text))),
                    // It was about something else than the game.
                    None => self.refuse(why_text(refused.why)),
                }
            }
        }
    }

    fn refuse(&self, text: OnlineText) {
        self.reply(Reply::Refused(Note::refused(text.text(self.ui.lang.get_untracked()))));
    }

    /// Says which rule forbids something. The code for it is in another part, because hardly anybody needs it.
    fn ask_rules(self: &Rc<Self>, why_not: WhyNot<G>) {
        let inner = Rc::downgrade(self);
        spawn_local(async move {
            let extras = game_extras(G::ID).await.ok();
            let sentence = extras.and_then(|extras| extras.why_not(&why_not));
            if let Some(inner) = inner.upgrade() {
                match sentence {
                    Some(sentence) => inner.reply(Reply::Refused(Note::refused(sentence))),
                    None => inner.refuse(OnlineText::AgainstRules),
                }
            }
        });
    }

    fn send(self: &Rc<Self>, request: Request<G::Action>) {
        let Some(key) = new_key() else { return };
        let sent = {
            let mut game = self.game.borrow_mut();
            game.tell_better_moves(self.ui.better_move.get_untracked());
            game.send(request, key)
        };
        match sent {
            Ok(Some(command)) => {
                if !self.link.submit(key, command) {
                    self.game.borrow_mut().forget(key);
                }
            }
            Ok(None) => {
                self.changed();
                self.ask_expert();
            }
            Err(error) => {
                let note = self.game.borrow().note(&error);
                if let Some(note) = note {
                    self.reply(Reply::Refused(note));
                }
            }
        }
    }

    /// Does the next of several things that were asked for at once.
    fn go_on(self: &Rc<Self>) {
        let next = self.game.borrow_mut().next_in_line();
        if let Some(next) = next {
            self.send(next);
        }
    }

    /// Something has changed: the page is told.
    fn changed(&self) {
        let snapshot = self.game.borrow().snapshot();
        self.reply(Reply::Now(snapshot));
    }

    /// Fetches the record of a game that is over, once.
    fn fetch_record(self: &Rc<Self>) {
        if !self.link.is_over() || self.record.borrow().is_some() {
            return;
        }
        let (inner, link) = (Rc::downgrade(self), self.link);
        spawn_local(async move {
            let record = link.fetch_record().await;
            if let Some((inner, record)) = inner.upgrade().zip(record) {
                inner.record.replace(Some(record));
            }
        });
    }

    /// Whether nothing has happened since the table had changed so often.
    fn waits_for(&self, changes: u64) -> bool {
        self.game.borrow().changes() == changes
    }

    /// Another bot answers in place of an expert that can't think here, and people are told.
    fn stand_in(&self, id: u64) {
        self.has_no_expert.set(true);
        self.worker.stop();
        self.game.borrow_mut().stand_in(id);
        self.changed();
        self.reply(Reply::Told(pages::hints_instead(STAND_IN, self.ui.lang.get_untracked())));
    }

    /// Asks the worker for an expert's hint, if that was asked for.
    fn ask_expert(self: &Rc<Self>) {
        let Some(question) = self.game.borrow().question() else { return };
        let id = question.id;
        if self.has_no_expert.get() {
            return self.stand_in(id);
        }
        let inner = Rc::downgrade(self);
        let answered = move |answer: Option<String>| {
            let Some(inner) = inner.upgrade().filter(|inner| inner.waits_for(id)) else { return };
            match answer.and_then(|text| G::read_action(&text).ok()) {
                Some(action) => {
                    inner.game.borrow_mut().answer(id, Some(action));
                    inner.changed();
                }
                None => inner.stand_in(id),
            }
        };
        let late = answered.clone();
        set_timeout(move || late(None), Duration::from_millis(EXPERT_LIMIT));
        let asks = Rc::downgrade(self);
        // Without chance of its own, an expert still thinks.
        let seed = random::new_seed().unwrap_or_default();
        spawn_local(async move {
            let extras = game_extras(G::ID).await.ok();
            let text = extras.and_then(|extras| extras.question(&question.view, seed, question.bot.rollouts));
            match (text, asks.upgrade().filter(|asks| asks.waits_for(id))) {
                (Some(text), Some(asks)) => asks.worker.ask(&text, answered),
                _ => answered(None),
            }
        });
    }
}
