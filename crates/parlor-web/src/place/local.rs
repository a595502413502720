//! A game that runs in this browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{Callable as _, Callback, GetUntracked as _, set_timeout};
use parlor_bots::{DEFAULT_ROLLOUTS, Level};
use parlor_core::{BySeat, Entry, Log, LogError, Next, Seat, Viewer};
use parlor_table::{BotTurn, Front, Heard, Host, Player, Stage};
use parlor_words::pages::{self, Text};
use parlor_words::{Lang, Say as _};

use super::{Answer, Note, Passage, Place, Request, Situation, shelf_life};
use crate::browser::{random, ticks};
use crate::shelf::Tabled;
use crate::thinker::{Question, Thinker};
use crate::ui::Ui;

/// How long a bot thinks on the page itself before the page gets its turn again, where there is no worker.
const SLICE: f64 = 8.0;

/// The browser before a table: records are in its storage.
struct Browser {
    /// The name of the game among all that are kept.
    id: String,
}

impl<G: Tabled> Front<G> for Browser {
    type Passage = Passage;

    fn keep(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        shelf_life::keep(&self.id, record).map_err(|_| Text::StorageFull.say(lang))
    }

    fn passage(before: &G::View, seen: &G::Seen, names: &BySeat<String>, lang: Lang) -> Passage {
        Passage {
            text: G::event(seen, names, lang),
            details: G::details(before, seen, names, lang),
            begins_part: G::begins_part(seen),
        }
    }

    fn aside(happened: &Entry<G::Action>, names: &BySeat<String>, lang: Lang) -> Passage {
        Passage { text: parlor_words::entry(happened, names, lang), details: Vec::new(), begins_part: false }
    }

    fn name(player: &Player, lang: Lang) -> String {
        match player {
            Player::Person(name) => name.to_string(),
            Player::Bot(bot, _) => pages::player(&bot.to_string(), lang),
        }
    }
}

/// A game that runs here.
pub(crate) struct Local<G: Tabled>(Rc<Inner<G>>);

struct Inner<G: Tabled> {
    host: RefCell<Host<G, Browser>>,
    viewer: Cell<Viewer>,
    /// Counts changes, so that what was asked before one is not answered after it.
    change: Cell<u32>,
    /// Where each person's view stood when they last began a turn.
    turn: RefCell<Option<Begun<G>>>,
    /// Whether everybody has heard what all should hear; bots wait for it.
    is_heard: Cell<bool>,
    ui: Ui,
    thinker: Thinker,
    tell: Cell<Option<Callback<Answer<G>>>>,
}

/// A turn of somebody at this device: what they knew, and what they have done since.
struct Begun<G: Tabled> {
    seat: Seat,
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Tabled> Local<G> {
    /// Opens the table of a kept game, and goes on with it.
    pub(crate) fn open(id: &str, log: Log<G>, players: BySeat<Player>, ui: Ui) -> Local<G> {
        let lang = ui.lang.get_untracked();
        let host = Host::new(log, players, Browser { id: id.to_owned() }, lang);
        let viewer = host.only_person().map_or(Viewer::Watcher, Viewer::Seat);
        let inner = Rc::new(Inner {
            host: RefCell::new(host),
            viewer: viewer.into(),
            change: 0.into(),
            turn: RefCell::new(None),
            is_heard: true.into(),
            ui,
            thinker: Thinker::new(),
            tell: Cell::new(None),
        });
        inner.settle();
        Local(inner)
    }

    /// How the table is; `None` if nobody could be told, which can't be.
    pub(crate) fn first(&self) -> Option<Arc<Situation<G>>> {
        self.0.update(Heard::default(), None).map(Arc::new)
    }

    /// Begins to tell what happens, and lets bots play.
    pub(crate) fn start(&self, tell: Callback<Answer<G>>) {
        self.0.tell.set(Some(tell));
        self.0.go_on(Heard::default(), None);
    }
}

impl<G: Tabled> Place<G> for Local<G> {
    fn ask(&self, request: Request<G::Action>) {
        let inner = &self.0;
        match request {
            Request::Act(action) => match inner.stage() {
                Stage::Acting(seat) => inner.enter(&Entry::Act { seat, action }),
                _ => {}
            },
            Request::Retract => inner.retract(),
            Request::Resign => {
                if let Stage::Acting(seat) = inner.stage() {
                    inner.enter(&Entry::Leave { seat });
                }
            }
            Request::PassOn => {
                inner.viewer.set(Viewer::Watcher);
                inner.go_on(Heard::default(), None);
            }
            Request::TakeOver(seat) => {
                if inner.stage() == Stage::HandOver(seat) {
                    inner.viewer.set(Viewer::Seat(seat));
                    inner.go_on(Heard::default(), None);
                }
            }
            Request::Hint(level) => inner.hint(level),
            Request::Heard => {
                inner.is_heard.set(true);
                inner.go_on(Heard::default(), None);
            }
            Request::Save => {
                inner.host.borrow_mut().save();
                inner.go_on(Heard::default(), None);
            }
        }
    }

    fn speak(&self, lang: Lang) {
        self.0.host.borrow_mut().speak(lang);
        self.0.go_on(Heard::default(), None);
    }

    fn record(&self) -> Option<String> {
        self.0.host.borrow().record().ok()
    }
}

impl<G: Tabled> Drop for Local<G> {
    fn drop(&mut self) {
        // Nobody is at the table any more: what was going to happen there does not.
        self.0.change.set(self.0.change.get().wrapping_add(1));
        self.0.thinker.stop();
    }
}

impl<G: Tabled> Inner<G> {
    fn lang(&self) -> Lang {
        self.ui.lang.get_untracked()
    }

    fn tell(&self, answer: Answer<G>) {
        if let Some(tell) = self.tell.get() {
            tell.run(answer);
        }
    }

    fn stage(&self) -> Stage {
        self.host.borrow().stage(self.viewer.get())
    }

    /// Carries an entry out and tells what came of it.
    fn enter(self: &Rc<Self>, entry: &Entry<G::Action>) {
        let viewer = self.viewer.get();
        let missed = self.missed_by(entry);
        let entered = self.host.borrow_mut().enter(entry, viewer);
        match entered {
            Ok(heard) => self.go_on(heard, missed),
            Err(error) => self.tell(Answer::Refused(refusal::<G>(&error, self.lang()))),
        }
    }

    /// What a turn that ends with this entry could have brought, for whoever is at this device.
    fn missed_by(&self, entry: &Entry<G::Action>) -> Option<String> {
        let Entry::Act { seat, action } = entry else { return None };
        let mut turn = self.turn.borrow_mut();
        let begun = turn.as_mut().filter(|begun| begun.seat == *seat)?;
        begun.actions.push(*action);
        if !self.ui.missed.get_untracked() {
            return None;
        }
        G::missed(&begun.view, &begun.actions, self.lang())
    }

    fn retract(self: &Rc<Self>) {
        let seat = {
            let host = self.host.borrow();
            match self.viewer.get() {
                Viewer::Seat(seat) if host.hides_hands() => Some(seat),
                _ => host.people_playing().find(|seat| host.can_retract(*seat)),
            }
        };
        match seat.filter(|seat| self.host.borrow().can_retract(*seat)) {
            Some(seat) => self.enter(&Entry::Retract { seat }),
            None => self.tell(Answer::Refused(Note::refused(Text::NothingToTakeBack.say(self.lang())))),
        }
    }

    /// Something has changed: whoever is before the screen is told, and the next one is called upon.
    fn go_on(self: &Rc<Self>, heard: Heard<G>, missed: Option<String>) {
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
        if let Some(update) = self.update(heard, missed) {
            self.tell(Answer::Now(Arc::new(update)));
        }
        let is_saved = self.host.borrow().unsaved().is_none();
        if self.stage() == Stage::Watching && self.is_heard.get() && is_saved {
            self.await_bot();
        }
    }

    /// Gives the screen to whoever may look at it now. Who is to act alone, or has just been handed the device, looks at the
    /// own hand; while it changes hands, nobody does.
    fn settle(&self) {
        let stage = self.stage();
        match stage {
            Stage::Acting(seat) => self.viewer.set(Viewer::Seat(seat)),
            Stage::HandOver(_) => self.viewer.set(Viewer::Watcher),
            Stage::Over => {
                let only = self.host.borrow().only_person();
                self.viewer.set(only.map_or(Viewer::Watcher, Viewer::Seat));
            }
            _ => {}
        }
        self.note_turn(&stage);
    }

    /// Remembers what somebody knew at the beginning of a turn.
    fn note_turn(&self, stage: &Stage) {
        let Stage::Acting(seat) = stage else {
            *self.turn.borrow_mut() = None;
            return;
        };
        let host = self.host.borrow();
        let within = host.is_within_turn();
        let mut turn = self.turn.borrow_mut();
        let goes_on = within && turn.as_ref().is_some_and(|begun| begun.seat == *seat);
        if let Some(story) = host.story(Viewer::Seat(*seat)).filter(|_| !goes_on) {
            *turn = Some(Begun { seat: *seat, view: story.view().clone(), actions: Vec::new() });
        }
    }

    fn update(&self, heard: Heard<G>, missed: Option<String>) -> Option<Situation<G>> {
        let host = self.host.borrow();
        let viewer = self.viewer.get();
        let story = host.story(viewer)?;
        let can_retract = match viewer {
            Viewer::Seat(seat) if host.hides_hands() => host.can_retract(seat),
            _ => host.people_playing().any(|seat| host.can_retract(seat)),
        };
        Some(Situation {
            viewer,
            view: Arc::new(story.view().clone()),
            seen: heard.seen,
            stage: host.stage(viewer),
            next: match host.next() {
                Next::Seat(seat) => Some(seat),
                Next::Fact(_) | Next::Over => None,
            },
            names: Arc::new(host.names().clone()),
            people: host.players().map(|_, player| matches!(player, Player::Person(_))),
            story: Arc::new(story.passages().to_vec()),
            announced: heard.announced,
            missed,
            can_retract,
            outcome: host.outcome(),
            unsaved: host.unsaved().map(str::to_owned),
        })
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
        let Next::Seat(seat) = self.host.borrow().next() else { return };
        let rollouts = match self.host.borrow().players().get(seat) {
            Some(Player::Bot(bot, _)) if bot.level == Level::Expert => Some(bot.rollouts),
            _ => None,
        };
        match rollouts {
            Some(rollouts) => self.ask_expert(seat, rollouts, move |inner, action| match action {
                Some(action) => inner.enter(&Entry::Act { seat, action }),
                None => inner.bot_acts_here(),
            }),
            None => self.bot_acts_here(),
        }
    }

    /// The bot whose turn it is acts or thinks for a moment, on the page itself.
    fn bot_acts_here(self: &Rc<Self>) {
        let begin = ticks();
        let viewer = self.viewer.get();
        let turn = self.host.borrow_mut().bot_acts(viewer, || ticks() - begin < SLICE);
        match turn {
            BotTurn::Thinks => self.later(0, Inner::bot_acts_here),
            BotTurn::Acted(Ok(heard)) => self.go_on(heard, None),
            BotTurn::Acted(Err(error)) => {
                self.tell(Answer::Refused(refusal::<G>(&error, self.lang())));
            }
            BotTurn::Lost => self.tell(Answer::Refused(Note::refused(Text::BotIsLost.say(self.lang())))),
        }
    }

    /// Asks an expert what to do in a seat; nothing comes of it if something else has happened by then.
    fn ask_expert(
        self: &Rc<Self>,
        seat: Seat,
        rollouts: u32,
        then: impl FnOnce(&Rc<Self>, Option<G::Action>) + 'static,
    ) {
        let view = G::view(self.host.borrow().log().state(), Viewer::Seat(seat));
        let seed = random::new_seed().unwrap_or_default();
        let (inner, change) = (Rc::downgrade(self), self.change.get());
        let answered = move |answer: Option<String>| {
            let Some(inner) = inner.upgrade().filter(|inner| inner.change.get() == change) else { return };
            then(&inner, answer.and_then(|text| G::read_action(&text).ok()));
        };
        self.thinker.ask(&Question::new::<G>(&view, seed, rollouts), answered);
    }

    fn hint(self: &Rc<Self>, level: Level) {
        let Stage::Acting(seat) = self.stage() else { return };
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

fn refusal<G: Tabled>(error: &LogError<G::Refusal>, lang: Lang) -> Note {
    match error {
        LogError::Refused(refusal) => {
            Note::cited(parlor_core::Refusal::rule(refusal), &refusal.sentence(lang))
        }
        error => Note::refused(error.sentence(lang)),
    }
}
