//! The page of a table: the shell around every game's board. It draws what it is told and sends what people want; where
//! the game runs it does not know.

mod bar;
mod coach;
mod ending;
mod focus;
mod hand_over;
mod help;
mod keys;
mod live;
mod notes;
mod online_page;
mod page;
mod seats;
mod side;
mod story;

use std::convert::Infallible;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use parlor_core::{Commitment, Refusal};
use parlor_session::{DeviceRequest, Hint, Note, Request, Snapshot, TableSnapshot};
use parlor_words::pages::{KeyHelp, Text};
use parlor_words::{Lang, Say, Spans, TableText, cited, hint, thinking};

pub(crate) use focus::focus_on;
pub(crate) use keys::is_for_others;
pub(crate) use online_page::online_table_of;
pub(crate) use page::{is_playable, table_of, table_page};

use crate::backend::{Backend, Reply};
use crate::browser::files;
use crate::browser::sound::Sound;
use crate::game::WebGame;
use crate::ui::{RuleDialog, Ui, linked};

/// What the shell around a board has before it, whichever game it is.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) ui: Ui,
    /// How the table is.
    pub(crate) now: RwSignal<Arc<TableSnapshot>>,
    /// Whether somebody at the screen is to act.
    pub(crate) acts: Memo<bool>,
    /// What is to be said about what was just tried.
    pub(crate) note: RwSignal<Option<Note>>,
    /// What the backend told everyone at the screen; it stays until the next turn of somebody here is over.
    told: RwSignal<Option<Spans>>,
    /// The action that a hint is about, in notation.
    hinted: RwSignal<Option<String>>,
    /// Whether the game has gone on in another window.
    is_elsewhere: RwSignal<bool>,
    /// Shows a rule.
    rules: RuleDialog,
    game: Facts,
    ask: StoredValue<Rc<dyn Fn(ShellRequest)>, LocalStorage>,
}

/// What the shell asks for, whichever game it is.
enum ShellRequest {
    /// Something of the table.
    Table(Request<Infallible>),
    /// To try again to save what could not be saved.
    Save,
    /// The record as a file.
    Export,
    /// That nothing more happens here.
    Stop,
}

/// What the shell has to know about a game.
#[derive(Clone, Copy)]
struct Facts {
    id: &'static str,
    name: &'static str,
    keys: fn(Lang) -> &'static [KeyHelp],
    /// What was committed to before the first move.
    commitment: Option<Commitment>,
    can: Abilities,
}

/// What can be done at a table.
#[derive(Clone, Copy)]
pub(crate) struct Abilities {
    /// Whether the game runs in a house, so that what is asked for takes a moment.
    is_remote: bool,
    /// Whether somebody here can ask for hints.
    has_hints: bool,
    /// Whether somebody here could ever undo something.
    has_undo: bool,
}

impl Abilities {
    /// A table on this device.
    const LOCAL: Abilities = Abilities { is_remote: false, has_hints: true, has_undo: true };

    /// Whether somebody here can ask for hints. On one device that is a constant, and costs nothing.
    const fn hints(self) -> bool {
        self.has_hints
    }

    /// Whether somebody here could ever undo something.
    const fn undo(self) -> bool {
        self.has_undo
    }
}

impl Shell {
    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.ui.lang.get()
    }

    /// Asks for something that has no action of the game in it.
    fn send(self, request: Request<Infallible>) {
        self.ask(ShellRequest::Table(request));
    }

    /// Asks for something that only people who share this screen ask for.
    fn send_device(self, request: DeviceRequest) {
        self.send(Request::Device(request));
    }

    fn ask(self, request: ShellRequest) {
        // What is asked while the page is being left is asked of nobody.
        if let Some(ask) = self.ask.try_with_value(Rc::clone) {
            ask(request);
        }
    }

    /// Says why something is refused.
    pub(crate) fn refuse(self, sentence: Spans) {
        self.ui.sound(Sound::Refused);
        self.say(Note::refused(sentence));
    }

    /// Shows a line.
    fn say(self, note: Note) {
        self.hinted.set(None);
        self.note.set(Some(note));
    }

    /// Says that the rules forbid something.
    pub(crate) fn refuse_by_rule<R: Refusal + Say>(self, refusal: &R) {
        self.refuse(cited(refusal, self.ui.lang.get_untracked()).sentence());
    }

    /// Says something that is good to know.
    pub(crate) fn tell(self, sentence: impl Into<Spans>) {
        self.say(Note::told(sentence));
    }

    /// Whether somebody at the screen is to act; if not, they are told why nothing comes of what they press.
    pub(crate) fn acts_or_says(self, otherwise: Text) -> bool {
        let why = if self.acts.get_untracked() {
            return true;
        } else if self.now.read_untracked().ending.is_some() {
            Text::IsOver
        } else if self.is_elsewhere.get_untracked() {
            Text::Elsewhere
        } else {
            otherwise
        };
        self.tell(why.text(self.ui.lang.get_untracked()));
        false
    }

    /// Goes on with the game: everybody has looked at what was to be looked at.
    pub(crate) fn go_on(self) {
        let count = self.now.read_untracked().announcements.len();
        (0..count).for_each(|_| self.send_device(DeviceRequest::Dismiss));
    }

    /// A text in which every rule can be clicked.
    pub(crate) fn linked(self, text: &Spans) -> AnyView {
        linked(text, self.rules)
    }

    fn renew(self, now: Arc<TableSnapshot>, has_happened: bool) {
        let before = self.now.get_untracked();
        if has_happened {
            self.ui.sound(match (&now.ending, before.acts(), now.acts()) {
                (Some(_), ..) => Sound::End,
                (None, false, true) => Sound::Turn,
                _ => Sound::Lay,
            });
        }
        if now.version != before.version || now.waiting != before.waiting {
            self.hinted.set(None);
            self.note.set(None);
        }
        if now.version != before.version && before.acts() && !now.acts() {
            self.told.set(None);
        }
        self.now.set(now);
    }
}

/// A table, as its board has it before it.
pub(crate) struct Table<G: WebGame> {
    /// What all games have.
    pub(crate) shell: Shell,
    /// What whoever is at the screen knows.
    pub(crate) view: RwSignal<Arc<G::View>>,
    /// An action that the board is to show without doing it: a hint.
    pub(crate) proposal: RwSignal<Option<G::Action>>,
    backend: StoredValue<Rc<dyn Backend<G>>, LocalStorage>,
}

impl<G: WebGame> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: WebGame> Copy for Table<G> {}

impl<G: WebGame> Table<G> {
    fn new(
        backend: Rc<dyn Backend<G>>,
        first: Snapshot<G>,
        commitment: Option<Commitment>,
        can: Abilities,
    ) -> Table<G> {
        let now = RwSignal::new(first.table);
        let is_elsewhere = RwSignal::new(false);
        let asked = backend.clone();
        let ask = move |request| match request {
            ShellRequest::Table(request) => asked.send(request.map(|never| match never {})),
            ShellRequest::Save => asked.save(),
            ShellRequest::Stop => asked.stop(),
            ShellRequest::Export => {
                if let Some(record) = asked.record() {
                    files::save(&format!("{}.parlor", G::ID), &record);
                }
            }
        };
        let shell = Shell {
            ui: Ui::get(),
            now,
            acts: Memo::new(move |_| {
                let now = now.read();
                now.acts() && now.announcements.is_empty() && !is_elsewhere.get()
            }),
            note: RwSignal::new(None),
            told: RwSignal::new(None),
            hinted: RwSignal::new(None),
            is_elsewhere,
            rules: RuleDialog::new(G::ID),
            game: Facts { id: G::ID, name: G::NAME, keys: G::keys, commitment, can },
            ask: StoredValue::new_local(Rc::new(ask)),
        };
        Table {
            shell,
            view: RwSignal::new(first.view),
            proposal: RwSignal::new(None),
            backend: StoredValue::new_local(backend),
        }
    }

    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.shell.lang()
    }

    /// Does something.
    pub(crate) fn act(self, action: G::Action) {
        if let Some(backend) = self.backend.try_with_value(Rc::clone) {
            backend.send(Request::Act(action));
        }
    }

    /// Does what was typed in the game's notation; several actions have semicolons between them. `false` if nothing came of it:
    /// then whoever typed it may want to change it.
    pub(crate) fn act_typed(self, text: &str) -> bool {
        match G::read_typed(text) {
            Ok(actions) => {
                let version = || self.shell.now.read_untracked().version;
                let before = version();
                actions.into_iter().for_each(|action| self.act(action));
                version() != before || self.shell.game.can.is_remote
            }
            Err(error) => {
                self.shell.refuse(error.spans(self.shell.ui.lang.get_untracked()).sentence());
                false
            }
        }
    }

    /// The text of the game's record; `None` if there is none.
    fn record(self) -> Option<String> {
        self.backend.try_with_value(|backend| backend.record()).flatten()
    }

    /// Speaks another language from now on.
    fn speak(self, lang: Lang) {
        if let Some(backend) = self.backend.try_with_value(Rc::clone) {
            backend.speak(lang);
        }
    }

    /// Takes in what the backend tells.
    fn hear(self, reply: Reply<G>) {
        let now = match reply {
            Reply::Refused(note) => return self.shell.refuse(note.text),
            Reply::Told(text) => return self.shell.told.set(Some(text.into())),
            Reply::Now(now) => now,
        };
        // What was seen is shown as it happens, once.
        let is_new = now.table.version != self.shell.now.read_untracked().version;
        let seen = if is_new { now.seen } else { Vec::new() };
        let has_happened = !seen.is_empty();
        // At the end there is a dialog to look at.
        let waits = G::waits_for_people(&seen) && now.table.ending.is_none();
        // In a house something can happen while somebody places tiles: what did not change is not drawn again.
        if self.proposal.read_untracked().is_some() {
            self.proposal.set(None);
        }
        // A hint changes nothing on the board, and neither does a bot that takes over: what was begun there stays.
        let is_other = now.table.viewer != self.shell.now.read_untracked().viewer;
        let is_same = *self.view.read_untracked() == now.view;
        let has_changed = is_other || is_new && !is_same;
        if has_changed {
            self.view.set(now.view);
        }
        self.shell.renew(now.table, has_happened);
        if let Some(hint) = now.hint {
            self.show_hint(hint);
        }
        if is_new && !waits {
            // The board says it: who has called, how the game ended.
            self.shell.go_on();
        }
    }

    fn show_hint(self, given: Hint<G::Action>) {
        let (shell, lang) = (self.shell, self.shell.ui.lang.get_untracked());
        match given {
            Hint::Thinking(level) => shell.say(Note::told(thinking(level, lang))),
            Hint::Given(level, Some(action)) => {
                shell.say(Note::told(hint(&G::suggestion(&action, lang), level, lang)));
                shell.hinted.set(Some(action.to_string()));
                self.proposal.set(Some(action));
            }
            Hint::Given(_, None) => shell.say(Note::told(TableText::NoHint.say(lang))),
        }
    }
}
