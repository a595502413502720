//! The table: the shell around every game's board. It shows seats, scores and the story of the game, gives the screen to
//! whoever is to act and to nobody else, and carries out what they decide.

mod areas;
mod draw;
mod help;
mod keys;
mod stage;

use std::time::{Duration, Instant};

use parlor_bots::Level;
use parlor_core::{Entry, LogError, PlayerSeed, Refusal as _, RuleId, Seat, TellError, Viewer};
use parlor_words::terminal::{Notice, Text};
use parlor_words::{Lang, Say as _};

use self::areas::Areas;
use self::help::Help;
use self::stage::Stage;
use super::board::{Board as _, Scene, Seated};
use super::host::Host;
use super::screen::{Going, Screen};
use super::setting::Setting;
use super::typed::Typed;

/// A table with a game on it, before somebody.
pub(crate) struct Table<G: Seated> {
    host: Host<G>,
    board: G::Board,
    stage: Stage,
    /// Whose view is before the screen.
    viewer: Viewer,
    /// What lies over the board and has to be answered first.
    over: Option<Over>,
    /// What all at the table should hear, one after the other.
    announced: Vec<String>,
    note: Option<Note>,
    /// The page beside the board; the story is the first.
    page: usize,
    /// How many lines of the story lie below what is shown.
    scrolled: usize,
    due: Option<Instant>,
    /// What was struck out and could be entered again, the next one last.
    struck: Vec<Entry<G::Action>>,
    /// What is being answered to a question of a real table.
    answer: Typed,
    areas: Areas,
    setting: Setting,
    lang: Lang,
}

/// What lies over the board.
enum Over {
    /// Keys and rules.
    Help(Help),
    /// A move is being typed.
    Typing(Typed),
    /// Whether to leave the table.
    Leaving,
    /// Whether this player gives up.
    GivingUp(Seat),
    /// How the game ended.
    Ending,
}

/// A line for the one before the screen.
struct Note {
    text: String,
    is_refusal: bool,
    /// The rule that it names.
    rule: Option<RuleId>,
}

impl Note {
    fn told(text: String) -> Note {
        Note { text, is_refusal: false, rule: None }
    }

    fn refused(text: String, rule: Option<RuleId>) -> Note {
        Note { text, is_refusal: true, rule }
    }
}

impl<G: Seated> Table<G> {
    /// Opens a table: at a new game, or where the game was left.
    pub(crate) fn new(host: Host<G>, setting: Setting) -> Table<G> {
        let mut people = host.people();
        let viewer = match (people.next(), people.next()) {
            (Some(only), None) if !host.is_real_table() => Viewer::Seat(only),
            _ => Viewer::Watcher,
        };
        drop(people);
        let mut table = Table {
            host,
            board: G::Board::default(),
            stage: Stage::Over,
            viewer,
            over: None,
            announced: Vec::new(),
            note: None,
            page: 0,
            scrolled: 0,
            due: None,
            struck: Vec::new(),
            answer: Typed::default(),
            areas: Areas::default(),
            lang: setting.lang,
            setting,
        };
        table.go_on();
        table
    }

    fn view(&self) -> Option<&G::View> {
        self.host.story(self.viewer).map(super::story::Story::view)
    }

    fn scene(&self) -> Option<Scene<'_, G>> {
        let acts = matches!(self.stage, Stage::Acting(_));
        let view = self.view()?;
        Some(Scene { view, names: self.host.names(), lang: self.lang, acts })
    }

    /// Something has changed in the game: the board begins anew, and the next one is called upon.
    fn go_on(&mut self) {
        self.scrolled = 0;
        self.stage = self.next_stage();
        match self.stage {
            Stage::Acting(seat) if !self.host.is_real_table() => self.viewer = Viewer::Seat(seat),
            Stage::HandOver(_) => self.viewer = Viewer::Watcher,
            Stage::Over => {
                if self.host.people().count() != 1 {
                    self.viewer = Viewer::Watcher;
                }
                self.over = Some(Over::Ending);
            }
            _ => {}
        }
        self.due = (self.stage == Stage::Watching).then(|| {
            let begun = self.view().is_some_and(G::within_turn);
            Instant::now() + if begun { Duration::ZERO } else { self.setting.pace }
        });
        // A field of its own for the borrow: the board is renewed from the view.
        if let Some(story) = self.host.story(self.viewer) {
            self.board.renew(story.view());
        }
    }

    /// Carries an entry out, or says why not.
    fn enter(&mut self, entry: &Entry<G::Action>) {
        self.note = None;
        match self.host.enter(entry, self.viewer) {
            Ok(announced) => {
                self.announced.extend(announced);
                self.go_on();
            }
            Err(error) => {
                self.note = Some(match &error {
                    LogError::Refused(refusal) => {
                        Note::refused(error.sentence(self.lang), Some(refusal.rule()))
                    }
                    // Whoever answers a question need not know what it is called in records.
                    LogError::Tell(TellError::BadValue { values, .. }) => {
                        let answer = values.join(" ");
                        Note::refused(Notice::BadAnswer { answer: &answer }.sentence(self.lang), None)
                    }
                    _ => Note::refused(error.sentence(self.lang), None),
                });
            }
        }
    }

    /// A move in notation; small and capital letters are taken as meant.
    fn enter_typed(&mut self, text: &str) {
        let text = text.trim();
        let spellings = [text.to_owned(), text.to_uppercase(), text.to_lowercase()];
        let action = match spellings.iter().find_map(|text| G::read_action(text).ok()) {
            Some(action) => action,
            None => {
                let error = G::read_action(text).err().map(|error| error.sentence(self.lang));
                self.note = error.map(|text| Note::refused(text, None));
                return;
            }
        };
        self.over = None;
        if let Stage::Acting(seat) = self.stage {
            self.enter(&Entry::Act { seat, action });
        }
    }

    /// Shows what a greedy player would do.
    fn hint(&mut self) {
        let Stage::Acting(seat) = self.stage else { return };
        let view = G::view(self.host.log().state(), Viewer::Seat(seat));
        let action = G::choose(Level::Greedy, &view, &PlayerSeed::from_text("hint"));
        self.note = Some(Note::told(match action {
            Some(action) => {
                self.board.propose(&view, &action);
                Notice::Hint { action: &action.to_string() }.sentence(self.lang)
            }
            None => Text::NoHint.text(self.lang).to_owned(),
        }));
    }

    /// Takes the last move back: at a real table whatever was entered last, else what the law allows.
    fn take_back(&mut self) {
        if self.host.is_real_table() {
            self.note = Some(match self.host.strike_out() {
                Some(entry) => {
                    self.struck.push(entry);
                    self.over = None;
                    self.go_on();
                    Note::told(Text::Struck.text(self.lang).to_owned())
                }
                None => Note::refused(Text::NothingToStrike.text(self.lang).to_owned(), None),
            });
            return;
        }
        let log = self.host.log();
        let able = self.host.people().find(|seat| log.can_retract(*seat));
        let seat = able.or_else(|| self.host.people().next());
        let Some(seat) = seat else { return };
        self.enter(&Entry::Retract { seat });
        if able.is_some() {
            // Whoever takes something back sees it again; nothing was drawn since, so nobody else's hand is shown.
            self.viewer = Viewer::Seat(seat);
            self.go_on();
            let name = &self.host.names()[seat];
            self.note = Some(Note::told(Notice::TakenBack { name }.sentence(self.lang)));
        }
    }

    /// Enters again what was struck out last.
    fn enter_again(&mut self) {
        match self.struck.pop() {
            Some(entry) => {
                self.enter(&entry);
                if self.note.is_some() {
                    self.struck.push(entry);
                }
            }
            None => {
                let text = Text::NothingStruck.text(self.lang).to_owned();
                self.note = Some(Note::refused(text, None));
            }
        }
    }
}

impl<G: Seated> Screen for Table<G> {
    fn draw(&mut self, area: ratatui::layout::Rect, buffer: &mut ratatui::buffer::Buffer) {
        self.draw_all(area, buffer);
    }

    fn key(&mut self, key: ratatui::crossterm::event::KeyEvent) -> Going {
        self.pressed(key)
    }

    fn click(&mut self, at: ratatui::layout::Position) -> Going {
        self.clicked(at)
    }

    fn scroll(&mut self, lines: i16) {
        self.scroll_by(lines);
    }

    fn due(&self) -> Option<Instant> {
        self.due.filter(|_| self.over.is_none() && self.announced.is_empty())
    }

    fn happen(&mut self) {
        self.due = None;
        match self.host.bot_acts(self.viewer) {
            Some(Ok(announced)) => {
                self.note = None;
                self.announced.extend(announced);
                self.go_on();
            }
            // A bot that does something illegal, or nothing, is a fault of ours: the table stands still and says so.
            Some(Err(error)) => self.note = Some(Note::refused(error.sentence(self.lang), None)),
            None => {}
        }
    }

    fn farewell(&self) -> Option<String> {
        let over = matches!(self.host.outcome(), parlor_core::Outcome::Over(_));
        let file = self.host.file();
        Some(match self.host.unsaved() {
            Some(cause) => Notice::NotSaved { cause }.sentence(self.lang),
            None if over => Notice::RecordIn { path: &file.path().display().to_string() }.sentence(self.lang),
            None => Notice::SavedAs { number: file.number() }.sentence(self.lang),
        })
    }
}
