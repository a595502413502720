//! The table: the shell around every game's board. It shows seats, scores and the story of the game, gives the screen to
//! whoever is to act and to nobody else, and carries out what they decide.

mod areas;
mod draw;
mod help;
mod keys;
mod note;
mod overlay;

use std::time::{Duration, Instant};

use parlor_bots::{DEFAULT_ROLLOUTS, Level, Search as _};
use parlor_core::{Entry, Outcome, Viewer};
use parlor_session::{BotTurn, Waiting, think};
use parlor_words::terminal::{Notice, Text};
use parlor_words::{Lang, Say as _};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use self::areas::Areas;
use self::note::Note;
use self::overlay::Overlay;
use super::app_context::AppContext;
use super::board::{Board as _, Scene, TerminalGame};
use super::front::{Host, Transcript};
use super::line_edit::LineEdit;
use super::screen::{Screen, Transition};

/// Who gives hints, one after the other.
const HINTS: [Level; 3] = [Level::Greedy, Level::Steady, Level::Expert];

/// How long a bot thinks before the screen gets its turn again: nobody waits longer for a key.
const SLICE: Duration = Duration::from_millis(8);

/// Whether a moment that begins now is not over yet.
fn slice() -> impl FnMut() -> bool {
    let begin = Instant::now();
    move || begin.elapsed() < SLICE
}

/// A table with a game on it, before somebody.
pub(crate) struct TableScreen<G: TerminalGame> {
    host: Host<G>,
    board: G::Board,
    stage: Waiting,
    /// Whose view is before the screen.
    viewer: Viewer,
    overlay: Option<Overlay>,
    /// What all at the table should hear, one after the other.
    announced: Vec<String>,
    note: Option<Note>,
    /// How many hints were asked for since the game last changed: each is by a stronger player.
    hints: usize,
    /// What an expert who is asked for a hint thinks about.
    pondering: Option<G::Search>,
    /// The page beside the board; the story is the first.
    page: usize,
    /// How many lines of the story lie below what is shown.
    scrolled: usize,
    due: Option<Instant>,
    /// What was struck out and could be entered again, the next one last.
    struck: Vec<Entry<G::Action>>,
    /// What is being answered to a question of a real table.
    answer: LineEdit,
    areas: Areas,
    setting: AppContext,
    lang: Lang,
}

impl<G: TerminalGame> TableScreen<G> {
    /// Opens a table: at a new game, or where the game was left.
    pub(crate) fn new(host: Host<G>, setting: AppContext) -> TableScreen<G> {
        let only = host.only_person().filter(|_| !host.is_real_table());
        let mut table = TableScreen {
            viewer: only.map_or(Viewer::Watcher, Viewer::Seat),
            host,
            board: G::Board::default(),
            stage: Waiting::Nothing,
            overlay: None,
            announced: Vec::new(),
            note: None,
            hints: 0,
            pondering: None,
            page: 0,
            scrolled: 0,
            due: None,
            struck: Vec::new(),
            answer: LineEdit::default(),
            areas: Areas::default(),
            lang: setting.lang,
            setting,
        };
        table.go_on();
        table
    }

    fn view(&self) -> Option<&G::View> {
        self.host.transcript(self.viewer).map(Transcript::view)
    }

    fn scene(&self) -> Option<Scene<'_, G>> {
        let acts = matches!(self.stage, Waiting::ForPerson(_));
        let view = self.view()?;
        Some(Scene { view, names: self.host.names(), lang: self.lang, acts })
    }

    /// Something has changed in the game: the board begins anew, and the next one is called upon.
    fn go_on(&mut self) {
        self.scrolled = 0;
        self.hints = 0;
        self.pondering = None;
        self.stage = self.host.waiting(self.viewer);
        match self.stage {
            Waiting::ForPerson(seat) if !self.host.is_real_table() => self.viewer = Viewer::Seat(seat),
            Waiting::ToHandOver(_) => self.viewer = Viewer::Watcher,
            Waiting::Nothing => {
                self.viewer = self.host.only_person().map_or(Viewer::Watcher, Viewer::Seat);
                self.overlay = Some(Overlay::Ending);
                self.note = Some(Note::told(self.result()));
            }
            _ => {}
        }
        self.due = (self.stage == Waiting::ForBot).then(|| {
            let wait = if self.host.is_within_turn() { Duration::ZERO } else { self.setting.pace };
            Instant::now() + wait
        });
        if let Some(story) = self.host.transcript(self.viewer) {
            self.board.renew(story.view());
        }
    }

    /// Who has won, as a sentence.
    fn result(&self) -> String {
        match self.host.outcome() {
            Outcome::Over(results) => parlor_words::outcome(&results, self.host.names(), self.lang),
            Outcome::Going => String::new(),
        }
    }

    /// Carries an entry out.
    ///
    /// # Errors
    /// With why it can't be; then nothing has changed.
    fn enter(&mut self, entry: &Entry<G::Action>) -> Result<(), Note> {
        self.note = None;
        let heard =
            self.host.enter(entry, self.viewer).map_err(|error| Note::from_log_error(&error, self.lang))?;
        self.hear(heard.announced);
        self.go_on();
        Ok(())
    }

    /// Takes in what all at the table should hear. They look at the screen for it: nobody's hand is on it then.
    fn hear(&mut self, announced: Vec<String>) {
        if !announced.is_empty() && self.host.hides_hands() {
            self.viewer = Viewer::Watcher;
        }
        self.announced.extend(announced);
    }

    /// Carries out what the one before the screen wants, or says why that can't be. At a real table it takes the place of
    /// what was struck out last.
    fn carry_out(&mut self, entry: &Entry<G::Action>) {
        match self.enter(entry) {
            Ok(()) => {
                self.struck.pop();
            }
            Err(note) => self.note = Some(note),
        }
    }

    /// A move in notation, or all of a turn with semicolons between them.
    fn enter_typed(&mut self, text: &str) {
        let actions: Result<Vec<G::Action>, _> =
            text.split(';').map(|part| G::read_action(&G::spelled(part))).collect();
        match actions {
            Ok(actions) => {
                self.overlay = None;
                let Waiting::ForPerson(seat) = self.stage else { return };
                for action in actions {
                    self.carry_out(&Entry::Act { seat, action });
                    if self.note.is_some() {
                        return;
                    }
                }
            }
            Err(error) => self.note = Some(Note::refused(error.sentence(self.lang), None)),
        }
    }

    /// Shows what another player would do: first a greedy one, and whoever asks again hears a stronger one.
    fn hint(&mut self) {
        let Waiting::ForPerson(seat) = self.stage else { return };
        let level = HINTS[self.hints.min(HINTS.len() - 1)];
        self.hints += 1;
        if level == Level::Expert {
            self.pondering = self.host.ponder(seat);
            self.note = Some(Note::told(Text::Thinking.text(self.lang).to_owned()));
        } else {
            let action = self.host.hint(seat, level);
            self.propose(action, level);
        }
    }

    /// Shows an action as a hint.
    fn propose(&mut self, action: Option<G::Action>, level: Level) {
        self.note = Some(match (action, self.host.transcript(self.viewer)) {
            (Some(action), Some(story)) => {
                self.board.propose(story.view(), &action);
                let notice = Notice::Hint { action: &action.to_string(), player: level.name() };
                Note::told(notice.sentence(self.lang))
            }
            _ => Note::told(Text::NoHint.text(self.lang).to_owned()),
        });
    }

    /// Thinks about a hint for a moment, and shows it when that was enough.
    fn think_on(&mut self) {
        let Some(search) = &mut self.pondering else { return };
        if think(search, DEFAULT_ROLLOUTS, slice()) {
            let best = search.best();
            self.pondering = None;
            self.propose(best, Level::Expert);
        }
    }

    /// Takes the last move back, as far as the law allows.
    fn take_back(&mut self) {
        // What is begun and not yet done is taken back first.
        if let (Waiting::ForPerson(_), Some(story)) = (&self.stage, self.host.transcript(self.viewer))
            && self.board.step_back(story.view())
        {
            self.note = None;
            return;
        }
        let Some(seat) = self.host.retractor(self.viewer) else {
            self.note = Some(Note::no(Text::NothingToTakeBack, self.lang));
            return;
        };
        self.note = Some(match self.enter(&Entry::Retract { seat }) {
            // It begins with a name, which is written as it is.
            Ok(()) => {
                let name = &self.host.names()[seat];
                Note::told(format!("{}.", Notice::TakenBack { name }.say(self.lang)))
            }
            Err(note) => note,
        });
    }

    /// Strikes out what was entered last, at a real table.
    fn strike_out(&mut self) {
        self.note = Some(match self.host.strike_out() {
            Some(entry) => {
                self.struck.push(entry);
                self.overlay = None;
                self.go_on();
                Note::told(Text::Struck.text(self.lang).to_owned())
            }
            None => Note::no(Text::NothingToStrike, self.lang),
        });
    }

    /// Enters again what was struck out last.
    fn enter_again(&mut self) {
        let Some(entry) = self.struck.pop() else {
            self.note = Some(Note::no(Text::NothingStruck, self.lang));
            return;
        };
        if let Err(note) = self.enter(&entry) {
            self.struck.push(entry);
            self.note = Some(note);
        }
    }

    /// Forgets what was struck out last: it did not happen at all.
    fn forget_struck(&mut self) {
        self.note = Some(match self.struck.pop() {
            Some(_) => Note::told(Text::Forgotten.text(self.lang).to_owned()),
            None => Note::no(Text::NothingStruck, self.lang),
        });
    }
}

impl<G: TerminalGame> Screen for TableScreen<G> {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.draw_all(area, buffer);
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        self.on_key(key)
    }

    fn click(&mut self, at: Position) -> Transition {
        self.clicked(at)
    }

    fn scroll(&mut self, lines: i16) {
        self.scroll_by(lines);
    }

    fn paste(&mut self, text: &str) {
        self.pasted(text);
    }

    /// Bots wait while something is to be answered or heard, and as long as the game can't be written down.
    fn next_tick(&self) -> Option<Instant> {
        if self.pondering.is_some() {
            return Some(Instant::now());
        }
        let waits = self.overlay.is_some() || !self.announced.is_empty() || self.host.unsaved().is_some();
        self.due.filter(|_| !waits)
    }

    fn tick(&mut self) {
        if self.pondering.is_some() {
            return self.think_on();
        }
        self.due = None;
        match self.host.bot_acts(self.viewer, slice()) {
            BotTurn::Thinks => self.due = Some(Instant::now()),
            BotTurn::Acted(Ok(heard)) => {
                self.note = None;
                self.hear(heard.announced);
                self.go_on();
            }
            // A bot that does something illegal, or nothing, is a fault of ours: the table stands still and says so.
            BotTurn::Acted(Err(error)) => self.note = Some(Note::from_log_error(&error, self.lang)),
            BotTurn::Lost => self.note = Some(Note::no(Text::BotIsLost, self.lang)),
        }
    }

    fn farewell(&self) -> Option<String> {
        let file = self.host.front();
        Some(match (self.host.unsaved(), self.host.outcome()) {
            (Some(cause), _) => Notice::NotSaved { cause }.sentence(self.lang),
            (None, Outcome::Over(_)) => {
                Notice::RecordIn { path: &file.path().display().to_string() }.sentence(self.lang)
            }
            (None, Outcome::Going) => Notice::SavedAs { number: file.number() }.sentence(self.lang),
        })
    }
}

#[cfg(test)]
mod tests {
    use parlor_polygon::Polygon;
    use ratatui::crossterm::event::KeyCode;

    use super::*;
    use crate::terminal::tests::{game, setting};

    #[test]
    fn a_game_that_can_not_be_written_down_stands_still_until_it_can() {
        let setting = setting("table-full", Lang::English);
        let mut table = game::<Polygon>("Ana,greedy", "1", &setting).begin(&setting).unwrap();
        while table.next_tick().is_some() {
            table.tick();
        }
        let moves = |table: &TableScreen<Polygon>| {
            let record = std::fs::read_to_string(table.host.front().path()).unwrap();
            record.lines().skip_while(|line| *line != "moves").count()
        };
        let (before, press) = (moves(&table), |table: &mut TableScreen<Polygon>, keys: &str| {
            for key in keys.chars() {
                let code = if key == '!' { KeyCode::Enter } else { KeyCode::Char(key) };
                table.key(code.into());
            }
        });
        table.host.front_mut().set_full(true);
        press(&mut table, "h!h!h!");
        assert!(table.host.unsaved().is_some());
        assert_eq!(moves(&table), before);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        table.draw(buffer.area, &mut buffer);
        let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(text.contains("✗ Not saved: "), "{text}");
        // One tile was laid and no more: now it is written down, and the game goes on.
        table.host.front_mut().set_full(false);
        press(&mut table, " ");
        assert!(table.host.unsaved().is_none());
        assert_eq!(moves(&table), before + 1);
        press(&mut table, "h!");
        assert_eq!(moves(&table), before + 2);
    }
}
