//! A game that runs in this browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{Callable as _, Callback, GetUntracked as _, set_timeout};
use leptos::task::spawn_local;
use parlor_bots::{DEFAULT_ROLLOUTS, Level};
use parlor_core::record::Record;
use parlor_core::{BySeat, Log};
use parlor_session::{LocalBackend, Player, RecordStore, Request, RequestError, Snapshot};
use parlor_words::{Lang, Say as _, pages};

use super::{Backend, Reply, saved_games};
use crate::browser::random;
use crate::chunk::game_extras;
use crate::expert_worker::ExpertWorker;
use crate::game::WebGame;
use crate::ui::Ui;

/// How long an expert may take for a decision of the usual length, in milliseconds. It takes less than half a second at a desk; a slow
/// phone that first has to load it may need ten. Whoever waits longer thinks that it hangs.
pub(crate) const EXPERT_LIMIT: u64 = 15_000;

/// The storage of this browser, with the id of the game that is saved in it, and its record as it was saved last. (Of one that was
/// saved in an older format, as it would be saved now: a save always replaces the whole text at once.)
struct BrowserStore {
    id: String,
    record: String,
}

impl RecordStore for BrowserStore {
    fn append(&mut self, lines: &str, lang: Lang) -> Result<(), String> {
        let mut record = self.record.clone();
        // The last line of a record that was imported may lack its end.
        if !record.ends_with('\n') {
            record.push('\n');
        }
        record.push_str(lines);
        self.replace(&record, lang)
    }

    /// The browser's storage has whole texts only.
    fn replace(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        saved_games::save(&self.id, record).map_err(|error| error.say(lang))?;
        record.clone_into(&mut self.record);
        Ok(())
    }
}

/// A game that runs here.
pub(crate) struct Local<G: WebGame>(Rc<Inner<G>>);

struct Inner<G: WebGame> {
    backend: RefCell<LocalBackend<G, BrowserStore>>,
    /// Whether nothing may happen here any more.
    is_stopped: Cell<bool>,
    ui: Ui,
    worker: ExpertWorker,
    /// Whether an expert has been asked in vain: it is not waited for again.
    has_no_expert: Cell<bool>,
    reply: Cell<Option<Callback<Reply<G>>>>,
}

impl<G: WebGame> Local<G> {
    /// Opens the table of a saved game.
    pub(crate) fn open(id: &str, record: &Record, log: Log<G>, players: BySeat<Player>, ui: Ui) -> Local<G> {
        let store = BrowserStore { id: id.to_owned(), record: record.to_string() };
        let (seats, lang) = (record.seats().clone(), ui.lang.get_untracked());
        let mut backend = LocalBackend::new(log, seats, players, store, lang);
        if saved_games::is_unsaved(id) {
            backend.save_all();
        }
        Local(Rc::new(Inner {
            backend: RefCell::new(backend),
            is_stopped: Cell::new(false),
            ui,
            worker: ExpertWorker::new(),
            has_no_expert: Cell::new(false),
            reply: Cell::new(None),
        }))
    }

    /// How the table is.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        self.0.backend.borrow().snapshot()
    }

    /// Begins to tell what happens, and lets bots play.
    pub(crate) fn start(&self, reply: Callback<Reply<G>>) {
        self.0.reply.set(Some(reply));
        self.0.changed();
    }
}

impl<G: WebGame> Backend<G> for Local<G> {
    fn send(&self, request: Request<G::Action>) {
        let inner = &self.0;
        if inner.is_stopped.get() {
            return;
        }
        let sent = {
            let mut backend = inner.backend.borrow_mut();
            backend.tell_better_moves(inner.ui.better_move.get_untracked());
            backend.send(request)
        };
        inner.done(sent);
    }

    fn save(&self) {
        if !self.0.is_stopped.get() {
            self.0.backend.borrow_mut().save();
            self.0.changed();
        }
    }

    fn stop(&self) {
        self.0.is_stopped.set(true);
        self.0.changed();
    }

    fn speak(&self, lang: Lang) {
        self.0.backend.borrow_mut().speak(lang);
        self.0.changed();
    }

    fn record(&self) -> Option<String> {
        self.0.backend.borrow().record().ok()
    }
}

impl<G: WebGame> Drop for Local<G> {
    fn drop(&mut self) {
        // Nobody is at the table any more: what was going to happen there does not.
        self.0.is_stopped.set(true);
        self.0.worker.end();
    }
}

impl<G: WebGame> Inner<G> {
    fn reply(&self, reply: Reply<G>) {
        if let Some(callback) = self.reply.get() {
            callback.run(reply);
        }
    }

    /// Tells what came of a request.
    fn done(self: &Rc<Self>, result: Result<(), RequestError<G::Refusal>>) {
        match result {
            Ok(()) => self.changed(),
            Err(error) => {
                let note = self.backend.borrow().note(&error);
                if let Some(note) = note {
                    self.reply(Reply::Refused(note));
                }
            }
        }
    }

    /// Something has changed: the page is told, and whoever is to think begins.
    fn changed(self: &Rc<Self>) {
        self.worker.stop();
        let (snapshot, turn, is_pondering) = {
            let backend = self.backend.borrow();
            (backend.snapshot(), backend.bot_turn(), backend.is_pondering())
        };
        if !self.is_stopped.get() {
            // Lists of games show the points without any code of the game.
            let points = snapshot.table.seats.map(|_, seat| seat.score);
            saved_games::note_points(&self.backend.borrow().store().id, points.as_slice());
        }
        self.reply(Reply::Now(snapshot));
        if self.is_stopped.get() {
            return;
        }
        if is_pondering {
            self.ask_expert();
        } else if let Some(turn) = turn {
            // People can follow, and the page is drawn before.
            let pace = self.ui.pace.get_untracked().wait();
            self.later(if turn.has_begun { pace / 2 } else { pace });
        }
    }

    /// Whether nothing has happened since the table had changed so often.
    fn waits_for(&self, changes: u64) -> bool {
        self.backend.borrow().changes() == changes && !self.is_stopped.get()
    }

    /// Another bot answers in place of an expert that can't think here, and people are told.
    fn stand_in(self: &Rc<Self>, id: u64) {
        self.has_no_expert.set(true);
        self.worker.stop();
        let is_hint = self.backend.borrow().is_pondering();
        let result = self.backend.borrow_mut().stand_in(id);
        self.done(result);
        let lang = self.ui.lang.get_untracked();
        self.reply(Reply::Told(if is_hint {
            pages::hints_instead(parlor_session::STAND_IN, lang)
        } else {
            pages::plays_instead(parlor_session::STAND_IN, lang)
        }));
    }

    /// Lets the bot whose turn it is act after a while, unless something else has happened by then.
    fn later(self: &Rc<Self>, wait: u64) {
        let (inner, changes) = (Rc::downgrade(self), self.backend.borrow().changes());
        set_timeout(
            move || {
                if let Some(inner) = inner.upgrade().filter(|inner| inner.waits_for(changes)) {
                    inner.think();
                }
            },
            Duration::from_millis(wait),
        );
    }

    /// The bot whose turn it is acts; an expert thinks in the worker.
    fn think(self: &Rc<Self>) {
        let bot = self.backend.borrow().thinking_bot();
        if bot.is_some_and(|bot| bot.level == Level::Expert) {
            return self.ask_expert();
        }
        let chosen = self.backend.borrow_mut().choose();
        self.done(chosen);
    }

    /// Asks the worker what an expert would do; nothing comes of it if something else has happened by then. If no answer comes,
    /// another bot stands in.
    fn ask_expert(self: &Rc<Self>) {
        let Some(question) = self.backend.borrow().question() else { return };
        let id = question.id;
        if self.has_no_expert.get() {
            return self.stand_in(id);
        }
        let inner = Rc::downgrade(self);
        let answered = move |answer: Option<String>| {
            let Some(inner) = inner.upgrade().filter(|inner| inner.waits_for(id)) else { return };
            match answer.and_then(|text| G::read_action(&text).ok()) {
                Some(action) => {
                    let result = inner.backend.borrow_mut().answer(id, Some(action));
                    inner.done(result);
                }
                None => inner.stand_in(id),
            }
        };
        let late = answered.clone();
        let times = u64::from(question.bot.rollouts.div_ceil(DEFAULT_ROLLOUTS)).max(1);
        set_timeout(move || late(None), Duration::from_millis(EXPERT_LIMIT * times));
        let asks = Rc::downgrade(self);
        // Without chance of its own, an expert still thinks.
        let seed = random::new_seed().unwrap_or_default();
        spawn_local(async move {
            let extras = game_extras(G::ID).await.ok();
            let text = extras.and_then(|extras| extras.question(&question.view, seed, question.bot.rollouts));
            let is_current = |asks: &Rc<Self>| asks.backend.borrow().changes() == id;
            match (text, asks.upgrade().filter(is_current)) {
                (Some(text), Some(asks)) => asks.worker.ask(&text, answered),
                _ => answered(None),
            }
        });
    }
}
