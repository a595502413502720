//! The page of a table: the shell around every game's board. It draws what it is told and sends what people want; where
//! the game runs it does not know.

mod bar;
mod ending;
mod hand_over;
mod live;
mod notes;
mod page;
mod seats;
mod side;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_core::{BySeat, Outcome, Refusal};
use parlor_table::Stage;
use parlor_words::pages::{self, Text};
use parlor_words::{Lang, Say};

pub(crate) use page::{is_ours, table_page};

use crate::browser::sound::Sound;
use crate::place::{Answer, Note, Place, Request, Situation};
use crate::shelf::Tabled;
use crate::ui::{RuleDialog, Ui};

/// Who gives hints, one after the other.
const HINTS: [Level; 3] = [Level::Greedy, Level::Steady, Level::Expert];

/// A table, as its page and its board have it before them.
pub(crate) struct Table<G: Tabled> {
    pub(crate) ui: Ui,
    /// How the table is.
    pub(crate) now: RwSignal<Arc<Situation<G>>>,
    /// What whoever is before the screen knows.
    pub(crate) view: Memo<Arc<G::View>>,
    /// Whether they are to act.
    pub(crate) acts: Memo<bool>,
    /// What everybody is called.
    pub(crate) names: Memo<Arc<BySeat<String>>>,
    /// An action that the board is to show without doing it: a hint.
    pub(crate) proposal: RwSignal<Option<G::Action>>,
    /// What is to be said about what was just tried.
    pub(crate) note: RwSignal<Option<Note>>,
    /// What is announced to all and not yet heard.
    announced: RwSignal<Vec<String>>,
    /// How many hints were asked for since the game last changed: each is by a stronger player.
    hints: RwSignal<usize>,
    /// Shows a rule.
    pub(crate) rules: RuleDialog,
    place: StoredValue<Rc<dyn Place<G>>, LocalStorage>,
}

impl<G: Tabled> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: Tabled> Copy for Table<G> {}

impl<G: Tabled> Table<G> {
    fn new(place: Rc<dyn Place<G>>, first: Arc<Situation<G>>) -> Table<G> {
        let now = RwSignal::new(first);
        Table {
            ui: Ui::get(),
            now,
            view: Memo::new(move |_| now.read().view.clone()),
            acts: Memo::new(move |_| now.read().actor().is_some()),
            names: Memo::new(move |_| now.read().names.clone()),
            proposal: RwSignal::new(None),
            note: RwSignal::new(None),
            announced: RwSignal::new(Vec::new()),
            hints: RwSignal::new(0),
            rules: RuleDialog::new(G::rule),
            place: StoredValue::new_local(place),
        }
    }

    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.ui.lang.get()
    }

    /// Asks for something.
    pub(crate) fn ask(self, request: Request<G::Action>) {
        // What is asked while the page is being left is asked of nobody.
        let place = self.place.try_with_value(Rc::clone);
        if let Some(place) = place {
            place.ask(request);
        }
    }

    /// Does something.
    pub(crate) fn act(self, action: G::Action) {
        self.ask(Request::Act(action));
    }

    /// Does what was typed in the game's notation; several actions have semicolons between them. `false` if it says nothing
    /// that could be done.
    pub(crate) fn act_typed(self, text: &str) -> bool {
        let actions: Result<Vec<G::Action>, _> =
            text.split(';').map(|part| G::read_action(&G::spelled(part))).collect();
        match actions {
            Ok(actions) => {
                actions.into_iter().for_each(|action| self.act(action));
                true
            }
            Err(error) => {
                self.refuse(error.sentence(self.ui.lang.get_untracked()));
                false
            }
        }
    }

    /// The text of the game's record; `None` if there is none.
    fn record(self) -> Option<String> {
        self.place.try_with_value(|place| place.record()).flatten()
    }

    /// Speaks another language from now on.
    fn speak(self, lang: Lang) {
        if let Some(place) = self.place.try_with_value(Rc::clone) {
            place.speak(lang);
        }
    }

    /// Says that something can't be.
    pub(crate) fn refuse(self, sentence: String) {
        self.ui.sound(Sound::Refused);
        self.note.set(Some(Note::refused(sentence)));
    }

    /// Says that the rules forbid something.
    pub(crate) fn refuse_by_rule<R: Refusal + Say>(self, refusal: &R) {
        self.refuse(Note::cited(refusal.rule(), &refusal.sentence(self.ui.lang.get_untracked())).text);
    }

    /// Asks for a hint: first of a greedy player, and whoever asks again hears a stronger one.
    fn hint(self) {
        let level = HINTS[self.hints.get_untracked().min(HINTS.len() - 1)];
        self.hints.update(|hints| *hints += 1);
        self.ask(Request::Hint(level));
    }

    /// Takes in what the place tells.
    fn hear(self, answer: Answer<G>) {
        let lang = self.ui.lang.get_untracked();
        match answer {
            Answer::Now(update) => self.renew(update),
            Answer::Refused(note) => self.refuse(note.text),
            Answer::Thinking(level) => {
                self.note.set(Some(Note::told(pages::thinking(level.name(), lang))));
            }
            Answer::Hint(level, action) => {
                let text = match action {
                    Some(action) => pages::hint(&action.to_string(), level.name(), lang),
                    None => Text::NoHint.say(lang),
                };
                self.note.set(Some(Note::told(text)));
                self.proposal.set(action);
            }
        }
    }

    fn renew(self, update: Arc<Situation<G>>) {
        let before = self.now.get_untracked();
        if !update.seen.is_empty() {
            self.ui.sound(match (&update.outcome, before.actor(), update.actor()) {
                (Outcome::Over(_), ..) => Sound::End,
                (_, None, Some(_)) => Sound::Turn,
                _ => Sound::Lay,
            });
        }
        self.proposal.set(None);
        self.hints.set(0);
        if !update.seen.is_empty() || update.stage != before.stage {
            self.note.set(update.missed.clone().map(Note::told));
        }
        if !update.announced.is_empty() {
            self.announced.update(|announced| announced.extend(update.announced.iter().cloned()));
        }
        self.now.set(update);
    }

    /// Whether the device is changing hands now.
    fn hand_over(self) -> bool {
        matches!(self.now.read().stage, Stage::HandOver(_))
    }
}
