//! A game that runs in this browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{Callable as _, Callback, GetUntracked as _, set_timeout};
use leptos::task::spawn_local;
use parlor_bots::{DEFAULT_ROLLOUTS, Level};
use parlor_core::{BySeat, Entry, Log, LogError, Seat, Viewer};
use parlor_session::{Heard, Host, Player, Waiting};
use parlor_words::{Lang, Say as _, terminal};

use super::front::Browser;
use super::situation::situation;
use super::{Answer, Note, Place, Situation, Wish, saved_games};
use crate::browser::random;
use crate::chunk::game_extras;
use crate::expert_worker::ExpertWorker;
use crate::game::WebGame;
use crate::ui::Ui;

/// A game that runs here.
pub(crate) struct Local<G: WebGame>(Rc<Inner<G>>);

struct Inner<G: WebGame> {
    host: RefCell<Host<G, Browser>>,
    viewer: Cell<Viewer>,
    /// Counts changes, so that what was asked before one is not answered after it.
    change: Cell<u32>,
    /// Where each person's view stood when they last began a turn.
    turn: RefCell<Option<Begun<G>>>,
    /// Whether everybody has heard what all should hear; bots wait for it.
    is_heard: Cell<bool>,
    /// Whether nothing may happen here any more.
    is_stopped: Cell<bool>,
    ui: Ui,
    thinker: ExpertWorker,
    tell: Cell<Option<Callback<Answer<G>>>>,
}

/// A turn of somebody at this device: what they knew, and what they have done since.
struct Begun<G: WebGame> {
    seat: Seat,
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: WebGame> Local<G> {
    /// Opens the table of a kept game, and goes on with it.
    pub(crate) fn open(id: &str, log: Log<G>, players: BySeat<Player>, ui: Ui) -> Local<G> {
        let lang = ui.lang.get_untracked();
        let host = Host::new(log, players, Browser::keeping(id), lang);
        let viewer = host.only_person().map_or(Viewer::Watcher, Viewer::Seat);
        let inner = Rc::new(Inner {
            host: RefCell::new(host),
            viewer: viewer.into(),
            change: 0.into(),
            turn: RefCell::new(None),
            is_heard: true.into(),
            is_stopped: false.into(),
            ui,
            thinker: ExpertWorker::new(),
            tell: Cell::new(None),
        });
        inner.settle();
        Local(inner)
    }

    /// How the table is; `None` if nobody could be told, which can't be.
    pub(crate) fn first(&self) -> Option<Situation<G>> {
        self.0.situation(Heard::default(), None)
    }

    /// Begins to tell what happens, and lets bots play.
    pub(crate) fn start(&self, tell: Callback<Answer<G>>) {
        self.0.tell.set(Some(tell));
        self.0.go_on(Heard::default(), None);
    }
}

impl<G: WebGame> Place<G> for Local<G> {
    fn act(&self, action: G::Action) {
        if let Waiting::ForPerson(seat) = self.0.stage() {
            self.0.enter(&Entry::Act { seat, action });
        }
    }

    fn wish(&self, wish: Wish) {
        let inner = &self.0;
        match (wish, inner.stage()) {
            (Wish::Retract, _) => return inner.retract(),
            (Wish::Resign, Waiting::ForPerson(seat)) => return inner.enter(&Entry::Leave { seat }),
            (Wish::Hint(level), Waiting::ForPerson(seat)) => return inner.hint(seat, level),
            (Wish::PassOn, Waiting::ToPassOn(_)) => inner.viewer.set(Viewer::Watcher),
            (Wish::TakeOver(seat), Waiting::ToHandOver(next)) if seat == next => {
                inner.viewer.set(Viewer::Seat(seat));
            }
            (Wish::Heard, _) => inner.is_heard.set(true),
            (Wish::Stop, _) => inner.is_stopped.set(true),
            (Wish::Save, _) if !inner.is_stopped.get() => {
                inner.host.borrow_mut().save();
            }
            // The moment for it is gone.
            _ => return,
        }
        inner.go_on(Heard::default(), None);
    }

    fn speak(&self, lang: Lang) {
        self.0.host.borrow_mut().speak(lang);
        self.0.go_on(Heard::default(), None);
    }

    fn record(&self) -> Option<String> {
        self.0.host.borrow().record().ok()
    }
}

impl<G: WebGame> Drop for Local<G> {
    fn drop(&mut self) {
        // Nobody is at the table any more: what was going to happen there does not.
        self.0.change.set(self.0.change.get().wrapping_add(1));
        self.0.thinker.end();
    }
}

impl<G: WebGame> Inner<G> {
    fn lang(&self) -> Lang {
        self.ui.lang.get_untracked()
    }

    fn tell(&self, answer: Answer<G>) {
        if let Some(tell) = self.tell.get() {
            tell.run(answer);
        }
    }

    fn stage(&self) -> Waiting {
        self.host.borrow().waiting(self.viewer.get())
    }

    /// Carries an entry out and tells what came of it.
    fn enter(self: &Rc<Self>, entry: &Entry<G::Action>) {
        if self.is_stopped.get() {
            return;
        }
        let viewer = self.viewer.get();
        let better_move = self.better_move_than(entry);
        let entered = self.host.borrow_mut().enter(entry, viewer);
        match entered {
            Ok(heard) => {
                self.note_entered(entry);
                self.go_on(heard, better_move);
            }
            Err(error) => self.tell(Answer::Refused(refusal::<G>(&error, self.lang()))),
        }
    }

    /// What a turn that ends with this entry could have brought, for whoever is at this device.
    fn better_move_than(&self, entry: &Entry<G::Action>) -> Option<String> {
        let Entry::Act { seat, action } = entry else { return None };
        let turn = self.turn.borrow();
        let begun =
            turn.as_ref().filter(|begun| begun.seat == *seat && self.ui.better_move.get_untracked())?;
        let actions: Vec<G::Action> = begun.actions.iter().chain([action]).copied().collect();
        G::better_move(&begun.view, &actions, self.lang())
    }

    /// Remembers what was done in the turn under way, or that it was taken back.
    fn note_entered(&self, entry: &Entry<G::Action>) {
        let mut turn = self.turn.borrow_mut();
        let Some(begun) = turn.as_mut() else { return };
        match entry {
            Entry::Act { seat, action } if *seat == begun.seat => begun.actions.push(*action),
            Entry::Retract { seat } if *seat == begun.seat => {
                begun.actions.pop();
            }
            _ => {}
        }
    }

    fn retract(self: &Rc<Self>) {
        let seat = self.host.borrow().retractor(self.viewer.get());
        match seat {
            Some(seat) => self.enter(&Entry::Retract { seat }),
            None => {
                let text = terminal::Text::NothingToTakeBack.say(self.lang());
                self.tell(Answer::Refused(Note::refused(text)));
            }
        }
    }

    /// Something has changed: whoever is before the screen is told, and the next one is called upon.
    fn go_on(self: &Rc<Self>, heard: Heard<G>, better_move: Option<String>) {
        self.change.set(self.change.get().wrapping_add(1));
        self.thinker.stop();
        if !heard.announced.is_empty() {
            self.is_heard.set(false);
            // All look at the screen for it: nobody's hand is on it then.
            if self.host.borrow().hides_hands() {
                self.viewer.set(Viewer::Watcher);
            }
        }
        self.settle();
        if !self.is_stopped.get() {
            self.note_points();
        }
        if let Some(now) = self.situation(heard, better_move) {
            self.tell(Answer::Now(now));
        }
        let is_saved = self.host.borrow().unsaved().is_none();
        if self.stage() == Waiting::ForBot && self.is_heard.get() && is_saved && !self.is_stopped.get() {
            self.await_bot();
        }
    }

    /// Gives the screen to whoever may look at it now. Who is to act alone, or has just been handed the device, looks at the
    /// own hand; while it changes hands, nobody does.
    fn settle(&self) {
        let stage = self.stage();
        match stage {
            Waiting::ForPerson(seat) => self.viewer.set(Viewer::Seat(seat)),
            Waiting::ToHandOver(_) => self.viewer.set(Viewer::Watcher),
            Waiting::Nothing => {
                let only = self.host.borrow().only_person();
                self.viewer.set(only.map_or(Viewer::Watcher, Viewer::Seat));
            }
            _ => {}
        }
        self.note_turn(&stage);
    }

    /// Notes the points that all know, for the lists of games.
    fn note_points(&self) {
        let host = self.host.borrow();
        let view = G::view(host.log().state(), Viewer::Watcher);
        saved_games::note_points(host.front().id(), G::scores(&view));
    }

    /// Remembers what somebody knew at the beginning of a turn.
    fn note_turn(&self, stage: &Waiting) {
        let Waiting::ForPerson(seat) = stage else {
            *self.turn.borrow_mut() = None;
            return;
        };
        let host = self.host.borrow();
        let within = host.is_within_turn();
        let mut turn = self.turn.borrow_mut();
        let goes_on =
            within && !G::JUDGES_EACH_ACTION && turn.as_ref().is_some_and(|begun| begun.seat == *seat);
        if let Some(story) = host.transcript(Viewer::Seat(*seat)).filter(|_| !goes_on) {
            *turn = Some(Begun { seat: *seat, view: story.view().clone(), actions: Vec::new() });
        }
    }

    fn situation(&self, heard: Heard<G>, better_move: Option<String>) -> Option<Situation<G>> {
        situation(&self.host.borrow(), self.viewer.get(), heard, better_move, self.lang())
    }

    /// Lets the bot whose turn it is act after a while: so that people can follow, and the page can be drawn before.
    fn await_bot(self: &Rc<Self>) {
        let within = self.host.borrow().is_within_turn();
        let pace = self.ui.pace.get_untracked().wait();
        let wait = if within { pace / 2 } else { pace };
        self.later(wait, Inner::bot_acts);
    }

    /// Does something after a while, unless something else has happened by then.
    fn later(self: &Rc<Self>, wait: u64, what: fn(&Rc<Self>)) {
        let (inner, change) = (Rc::downgrade(self), self.change.get());
        set_timeout(
            move || {
                if let Some(inner) = inner.upgrade().filter(|inner| inner.change.get() == change) {
                    what(&inner);
                }
            },
            Duration::from_millis(wait),
        );
    }

    /// The bot whose turn it is acts; an expert thinks in the worker.
    fn bot_acts(self: &Rc<Self>) {
        let (seat, bot, seed) = match self.host.borrow().bot_to_act() {
            Some(to_act) => to_act,
            None => return,
        };
        if bot.level == Level::Expert {
            self.ask_expert(seat, bot.rollouts, move |inner, action| inner.bot_does(seat, action));
        } else {
            let action = G::choose(bot.level, &self.view_of(seat), &seed);
            self.bot_does(seat, action);
        }
    }

    fn bot_does(self: &Rc<Self>, seat: Seat, action: Option<G::Action>) {
        match action {
            Some(action) => self.enter(&Entry::Act { seat, action }),
            None => self.tell(Answer::Refused(Note::refused(terminal::Text::BotIsLost.say(self.lang())))),
        }
    }

    fn view_of(&self, seat: Seat) -> G::View {
        G::view(self.host.borrow().log().state(), Viewer::Seat(seat))
    }

    /// Asks an expert what to do in a seat; nothing comes of it if something else has happened by then.
    fn ask_expert(
        self: &Rc<Self>,
        seat: Seat,
        rollouts: u32,
        then: impl FnOnce(&Rc<Self>, Option<G::Action>) + 'static,
    ) {
        let view = self.view_of(seat);
        let seed = random::new_seed().unwrap_or_default();
        let (inner, change) = (Rc::downgrade(self), self.change.get());
        let answered = move |answer: Option<String>| {
            let Some(inner) = inner.upgrade().filter(|inner| inner.change.get() == change) else { return };
            then(&inner, answer.and_then(|text| G::read_action(&text).ok()));
        };
        let asks = Rc::downgrade(self);
        spawn_local(async move {
            let extras = game_extras(G::ID).await.ok();
            let question = extras.and_then(|extras| extras.question(&view, seed, rollouts));
            match (question, asks.upgrade().filter(|asks| asks.change.get() == change)) {
                (Some(question), Some(asks)) => asks.thinker.ask(&question, answered),
                _ => answered(None),
            }
        });
    }

    fn hint(self: &Rc<Self>, seat: Seat, level: Level) {
        if level == Level::Expert {
            self.tell(Answer::Thinking(level));
            self.ask_expert(seat, DEFAULT_ROLLOUTS, move |inner, action| {
                inner.tell(Answer::Hint(level, action));
            });
        } else {
            let action = self.host.borrow().hint(seat, level);
            self.tell(Answer::Hint(level, action));
        }
    }
}

fn refusal<G: WebGame>(error: &LogError<G::Refusal>, lang: Lang) -> Note {
    match error {
        LogError::Refused(refusal) => {
            Note::cited(parlor_core::Refusal::rule(refusal), &refusal.sentence(lang))
        }
        error => Note::refused(error.sentence(lang)),
    }
}
