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
use parlor_core::{Refusal, RuleId};
use parlor_words::pages::{self, KeyHelp};
use parlor_words::{Lang, Say, terminal};

pub(crate) use page::{is_ours, table_of, table_page};

use crate::browser::sound::Sound;
use crate::game::WebGame;
use crate::place::{Answer, Common, Note, Place, Situation, Wish};
use crate::ui::{RuleDialog, Ui, linked};

/// Who gives hints, one after the other.
const HINTS: [Level; 3] = [Level::Greedy, Level::Steady, Level::Expert];

/// What the shell around a board has before it, whichever game it is.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) ui: Ui,
    /// How the table is.
    pub(crate) now: RwSignal<Arc<Common>>,
    /// Whether somebody before the screen is to act.
    pub(crate) acts: Memo<bool>,
    /// What is to be said about what was just tried.
    pub(crate) note: RwSignal<Option<Note>>,
    /// What is announced to all and not yet heard.
    announced: RwSignal<Vec<String>>,
    /// How many hints were asked for since the game last changed: each is by a stronger player.
    hints: RwSignal<usize>,
    /// Whether the game has gone on in another window.
    is_elsewhere: RwSignal<bool>,
    /// Shows a rule.
    rules: RuleDialog,
    game: Facts,
    wish: StoredValue<Rc<dyn Fn(Wish)>, LocalStorage>,
}

/// What the shell has to know about a game.
#[derive(Clone, Copy)]
struct Facts {
    id: &'static str,
    name: &'static str,
    rules: &'static [RuleId],
    keys: fn(Lang) -> &'static [KeyHelp],
}

impl Shell {
    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.ui.lang.get()
    }

    /// Asks for something.
    pub(crate) fn wish(self, wish: Wish) {
        // What is asked while the page is being left is asked of nobody.
        if let Some(ask) = self.wish.try_with_value(Rc::clone) {
            ask(wish);
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

    /// A text in which every rule that it names can be clicked.
    pub(crate) fn linked(self, text: &str) -> AnyView {
        linked(text, self.game.rules, self.rules)
    }

    /// Asks for a hint: first of a greedy player, and whoever asks again hears a stronger one.
    fn hint(self) {
        let level = HINTS[self.hints.get_untracked().min(HINTS.len() - 1)];
        self.hints.update(|hints| *hints += 1);
        self.wish(Wish::Hint(level));
    }

    fn renew(self, now: Arc<Common>, has_happened: bool) {
        let before = self.now.get_untracked();
        if has_happened {
            self.ui.sound(match (&now.ending, before.acts(), now.acts()) {
                (Some(_), ..) => Sound::End,
                (None, false, true) => Sound::Turn,
                _ => Sound::Lay,
            });
        }
        self.hints.set(0);
        if has_happened || now.stage != before.stage {
            self.note.set(now.better_move.clone().map(Note::told));
        }
        if !now.announced.is_empty() {
            self.announced.update(|announced| announced.extend(now.announced.iter().cloned()));
        }
        self.now.set(now);
    }
}

/// A table, as its board has it before it.
pub(crate) struct Table<G: WebGame> {
    /// What all games have.
    pub(crate) shell: Shell,
    /// What whoever is before the screen knows.
    pub(crate) view: RwSignal<Arc<G::View>>,
    /// What they learnt with the last change: what is to be shown as it happens.
    pub(crate) seen: RwSignal<Arc<Vec<G::Seen>>>,
    /// An action that the board is to show without doing it: a hint.
    pub(crate) proposal: RwSignal<Option<G::Action>>,
    place: StoredValue<Rc<dyn Place<G>>, LocalStorage>,
}

impl<G: WebGame> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: WebGame> Copy for Table<G> {}

impl<G: WebGame> Table<G> {
    fn new(place: Rc<dyn Place<G>>, first: Situation<G>) -> Table<G> {
        let now = RwSignal::new(first.common);
        let is_elsewhere = RwSignal::new(false);
        let wishes = place.clone();
        let shell = Shell {
            ui: Ui::get(),
            now,
            acts: Memo::new(move |_| now.read().acts() && !is_elsewhere.get()),
            note: RwSignal::new(None),
            announced: RwSignal::new(Vec::new()),
            hints: RwSignal::new(0),
            is_elsewhere,
            rules: RuleDialog::new(G::ID),
            game: Facts { id: G::ID, name: G::NAME, rules: G::RULES, keys: G::keys },
            wish: StoredValue::new_local(Rc::new(move |wish| wishes.wish(wish))),
        };
        Table {
            shell,
            view: RwSignal::new(first.view),
            seen: RwSignal::new(Arc::new(first.seen)),
            proposal: RwSignal::new(None),
            place: StoredValue::new_local(place),
        }
    }

    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.shell.lang()
    }

    /// Does something.
    pub(crate) fn act(self, action: G::Action) {
        if let Some(place) = self.place.try_with_value(Rc::clone) {
            place.act(action);
        }
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
                self.shell.refuse(error.sentence(self.shell.ui.lang.get_untracked()));
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

    /// Takes in what the place tells.
    fn hear(self, answer: Answer<G>) {
        let (shell, lang) = (self.shell, self.shell.ui.lang.get_untracked());
        match answer {
            Answer::Now(now) => {
                self.proposal.set(None);
                let has_happened = !now.seen.is_empty();
                self.seen.set(Arc::new(now.seen));
                self.view.set(now.view);
                shell.renew(now.common, has_happened);
            }
            Answer::Refused(note) => shell.refuse(note.text),
            Answer::Thinking(level) => shell.note.set(Some(Note::told(pages::thinking(level.name(), lang)))),
            Answer::Hint(level, action) => {
                let text = match action {
                    Some(action) => pages::hint(&G::short_name(&action, lang), level.name(), lang),
                    None => terminal::Text::NoHint.say(lang),
                };
                let action_text = action.map(|action| action.to_string());
                shell.note.set(Some(Note { action: action_text, ..Note::told(text) }));
                self.proposal.set(action);
            }
        }
    }
}
