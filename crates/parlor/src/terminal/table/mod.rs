//! The table: the shell around every game's board. It draws a snapshot of the session, and turns keys and clicks into requests.

mod areas;
mod draw;
mod help;
mod keys;
mod overlay;

use std::time::{Duration, Instant};

use parlor_core::Outcome;
use parlor_session::{
    DeviceRequest, Hint, KeeperRequest, Note, Request, RequestError, Snapshot, TableSnapshot, Thinker,
};
use parlor_words::terminal::{Notice, Text};
use parlor_words::{Lang, Say as _, Spans, TableText, hint, thinking};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use self::areas::Areas;
use self::overlay::Overlay;
use super::app_context::AppContext;
use super::backend::Place;
use super::board::{Board as _, Scene, TerminalGame};
use super::line_edit::LineEdit;
use super::online::Incoming;
use super::screen::{Screen, Transition};

/// How long a bot thinks before the screen gets its turn again: nobody waits longer for a key.
const SLICE: Duration = Duration::from_millis(8);

/// Whether a moment that begins now is not over yet.
fn slice() -> impl FnMut() -> bool {
    let begin = Instant::now();
    move || begin.elapsed() < SLICE
}

/// A table with a game on it, before somebody.
pub(crate) struct TableScreen<G: TerminalGame> {
    backend: Place<G>,
    thinker: Thinker<G>,
    /// What is shown.
    now: Snapshot<G>,
    board: G::Board,
    overlay: Option<Overlay>,
    note: Option<Note>,
    /// The page beside the board; the transcript is the first.
    page: usize,
    /// How many lines of the transcript lie below what is shown.
    scrolled: usize,
    /// When the bot whose turn it is acts.
    due: Option<Instant>,
    /// What is being answered to a question of a real table.
    answer: LineEdit,
    areas: Areas,
    context: AppContext,
    lang: Lang,
}

impl<G: TerminalGame> TableScreen<G> {
    /// Opens a table: at a new game, or where the game was left.
    pub(crate) fn new(mut backend: Place<G>, context: AppContext) -> TableScreen<G> {
        backend.tell_better_moves(context.tells_better_moves);
        let mut table = TableScreen {
            now: backend.snapshot(),
            backend,
            thinker: Thinker::default(),
            board: G::Board::default(),
            overlay: None,
            note: None,
            page: 0,
            scrolled: 0,
            due: None,
            answer: LineEdit::default(),
            areas: Areas::default(),
            lang: context.lang,
            context,
        };
        table.begin();
        table
    }

    fn table(&self) -> &TableSnapshot {
        &self.now.table
    }

    fn scene(&self) -> Scene<'_, G> {
        let (view, acts) = (&*self.now.view, self.table().acts());
        Scene { view, names: self.backend.session().names(), lang: self.lang, acts }
    }

    /// Shows what is new: where the game has changed or others look, the board begins again.
    fn refresh(&mut self) {
        let before = std::mem::replace(&mut self.now, self.backend.snapshot());
        let (was, is) = (&before.table, &self.now.table);
        if (was.version, was.viewer) != (is.version, is.viewer) {
            // Within a turn it would seem to be about what was just done.
            let is_within_turn = is.acts() && self.backend.session().is_within_turn();
            self.note = is.better_move.clone().filter(|_| !is_within_turn).map(Note::told);
            self.begin();
        } else if is.ending.is_some() && was.ending.is_none() {
            // The others ended it: no entry of the game says so.
            self.begin();
        } else {
            self.await_bot();
        }
        if self.now.hint != before.hint
            && let Some(hint) = self.now.hint
        {
            self.show_hint(hint);
        }
    }

    /// The board begins with what is to be seen now.
    fn begin(&mut self) {
        self.scrolled = 0;
        if let Some(ending) = &self.now.table.ending {
            self.note = Some(Note::told(ending.result.clone()));
            self.overlay = Some(Overlay::Ending);
        }
        self.board.renew(&self.now.view);
        self.await_bot();
    }

    fn await_bot(&mut self) {
        self.due = self.backend.bot_turn().map(|turn| {
            let wait = if turn.has_begun { Duration::ZERO } else { self.context.pace };
            Instant::now() + wait
        });
    }

    fn show_hint(&mut self, given: Hint<G::Action>) {
        let lang = self.lang;
        self.note = Some(Note::told(match given {
            Hint::Thinking(level) => thinking(level, lang).into(),
            Hint::Given(level, Some(action)) => {
                self.board.propose(&self.now.view, &action);
                hint(&G::suggestion(&action, lang), level, lang)
            }
            Hint::Given(_, None) => Spans::from(TableText::NoHint.text(lang)),
        }));
    }

    /// Asks for something; `false` if it is refused, and then the note says why.
    fn send(&mut self, request: Request<G::Action>) -> bool {
        let sent = self.backend.send(request);
        let note = sent.as_ref().err().and_then(|error| self.backend.note(error));
        self.sent(&sent, note)
    }

    /// Asks for something as the score keeper of a real table; `false` if it is refused.
    fn keep(&mut self, request: KeeperRequest) -> bool {
        let sent = self.backend.keep(request);
        let note = sent.as_ref().err().and_then(|error| self.backend.keeper_note(error));
        self.sent(&sent, note)
    }

    fn sent(&mut self, sent: &Result<(), RequestError<G::Refusal>>, note: Option<Note>) -> bool {
        self.note = note;
        if sent.is_ok() {
            self.refresh();
        }
        sent.is_ok()
    }

    /// Says that something is done.
    fn done(&mut self, text: Text) {
        self.note = Some(Note::told(text.text(self.lang)));
    }

    /// A move in notation, or all of a turn with semicolons between them.
    fn enter_typed(&mut self, text: &str) {
        match G::read_typed(text) {
            Ok(actions) => {
                self.overlay = None;
                for action in actions {
                    if !self.send(Request::Act(action)) {
                        return;
                    }
                }
            }
            Err(error) => self.note = Some(Note::refused(error.spans(self.lang).sentence())),
        }
    }

    /// Undoes the last move, as far as the law allows.
    fn undo(&mut self) {
        // What is begun and not yet done is undone first.
        if self.table().acts() && self.board.step_back(&self.now.view) {
            self.note = None;
            return;
        }
        let seat = self.backend.session().status().undo;
        // A house decides later, and tells everyone.
        let is_here = self.backend.here().is_some();
        if self.send(Request::Undo)
            && let Some(seat) = seat.filter(|_| is_here)
        {
            // It begins with a name, which is written as it is.
            let notice = Notice::TakenBack { name: self.table().name(seat) }.say(self.lang);
            self.note = Some(Note::told(format!("{notice}.")));
        }
    }

    /// Strikes out what was entered last, at a real table.
    fn strike_out(&mut self) {
        if self.keep(KeeperRequest::StrikeOut) {
            self.overlay = None;
            self.done(Text::Struck);
        }
    }

    /// Forgets what was struck out last: it did not happen at all.
    fn forget_struck(&mut self) {
        if self.keep(KeeperRequest::Forget) {
            self.done(Text::Forgotten);
        }
    }

    /// The house told something.
    pub(crate) fn hear(&mut self, incoming: &Incoming) {
        let Place::House(backend) = &mut self.backend else { return };
        let note = backend.hear(incoming);
        self.refresh();
        if note.is_some() {
            self.note = note;
        }
        self.ask_about_gone();
    }

    /// Asks what is to be done about somebody who is gone, unless something else has to be answered first.
    fn ask_about_gone(&mut self) {
        let missing = self.backend.house().and_then(|house| house.table().missing());
        match (&self.overlay, missing) {
            (None, Some((seat, _))) => self.overlay = Some(Overlay::Gone(seat)),
            (Some(Overlay::Gone(seat)), missing)
                if missing.as_ref().map(|(seat, _)| *seat) != Some(*seat) =>
            {
                self.overlay = missing.map(|(seat, _)| Overlay::Gone(seat));
            }
            _ => {}
        }
    }

    /// Everybody has heard the announcement.
    fn dismiss(&mut self) {
        let note = self.note.take();
        self.send(Request::Device(DeviceRequest::Dismiss));
        self.note = note;
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

    /// Bots wait while something is to be answered or heard.
    fn next_tick(&self) -> Option<Instant> {
        if self.backend.is_pondering() {
            return Some(Instant::now());
        }
        let asks_again = self.backend.house().and_then(|house| house.table().asks_again_at());
        [self.due, asks_again].into_iter().flatten().min().filter(|_| self.overlay.is_none())
    }

    fn tick(&mut self) {
        if let Some(house) = self.backend.house() {
            house.table_mut().stop_waiting(Instant::now());
            self.ask_about_gone();
        }
        if !self.backend.is_pondering() && self.due.is_none() {
            return;
        }
        match self.backend.think(&mut self.thinker, slice()) {
            Ok(true) => self.refresh(),
            Ok(false) => self.due = Some(Instant::now()),
            // A bot that does something illegal, or nothing, is a bug of ours: the table stands still and says so.
            Err(error) => {
                self.due = None;
                self.note = self.backend.note(&error);
            }
        }
    }

    fn farewell(&self) -> Option<String> {
        let file = self.backend.here()?.store();
        Some(match (self.table().unsaved.as_deref(), &self.table().outcome) {
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
    use crate::terminal::backend::Backend;
    use crate::terminal::tests::{context, game};

    fn local(table: &TableScreen<Polygon>) -> &Backend<Polygon> {
        table.backend.here().unwrap()
    }

    fn local_mut(table: &mut TableScreen<Polygon>) -> &mut Backend<Polygon> {
        match &mut table.backend {
            Place::Here(backend) => backend,
            Place::House(_) => panic!("the game is on this device"),
        }
    }

    #[test]
    fn a_game_that_can_not_be_saved_goes_on_and_is_made_good() {
        let context = context("table-full", Lang::English);
        let mut table = game::<Polygon>("Ana,greedy", "1", &context).begin(&context).unwrap();
        let run = |table: &mut TableScreen<Polygon>| {
            while table.next_tick().is_some() {
                table.tick();
            }
        };
        run(&mut table);
        let saved = |table: &TableScreen<Polygon>| {
            let record = std::fs::read_to_string(local(table).store().path()).unwrap();
            record.lines().skip_while(|line| *line != "moves").count()
        };
        let press = |table: &mut TableScreen<Polygon>, keys: &str| {
            for key in keys.chars() {
                let code = if key == '!' { KeyCode::Enter } else { KeyCode::Char(key) };
                table.key(code.into());
            }
        };
        let (before, version) = (saved(&table), table.table().version);
        local_mut(&mut table).store_mut().set_full(true);
        press(&mut table, "h!h!");
        run(&mut table);
        // Ana's turn and the bot's are over, and none of it is on disk.
        assert!(table.table().version >= version + 4, "{}", table.table().version);
        assert!(table.table().unsaved.is_some());
        assert_eq!(saved(&table), before);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        table.draw(buffer.area, &mut buffer);
        let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(text.contains("✗ Couldn't save the game: "), "{text}");
        // The next move that can be saved brings everything with it.
        local_mut(&mut table).store_mut().set_full(false);
        press(&mut table, "h!");
        assert!(table.table().unsaved.is_none());
        assert_eq!(saved(&table), before + table.table().version - version);
    }
}
