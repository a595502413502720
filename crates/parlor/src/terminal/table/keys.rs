//! What keys and clicks do at the table.

use parlor_core::Observation;
use parlor_words::Lang;
use parlor_words::online::OnlineText;
use parlor_words::terminal::Text;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use super::TableScreen;
use super::help::Help;
use super::overlay::Overlay;
use crate::terminal::backend::Place;
use crate::terminal::board::{Board as _, Response, TerminalGame};
use crate::terminal::line_edit::LineEdit;
use crate::terminal::rematch::again;
use crate::terminal::review::Review;
use crate::terminal::screen::{Screen as _, Transition};
use parlor_session::{DeviceRequest, KeeperRequest, Note, Request, Waiting};

/// What begins another game after the end.
const AGAIN: char = 'a';
/// What leads to the review after the end.
const REVIEW: char = 'v';

impl<G: TerminalGame> TableScreen<G> {
    pub(super) fn on_key(&mut self, key: KeyEvent) -> Transition {
        if !self.table().announcements.is_empty() {
            self.dismiss();
            return Transition::Stay;
        }
        if self.overlay.is_some() {
            return self.on_overlay_key(key);
        }
        if let Some(ask) = self.backend.session().ask() {
            return self.on_question_key(ask, key);
        }
        // Control and Alt belong to the terminal; what is typed into a line has been dealt with.
        if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return self.on_command_key(key);
        }
        Transition::Stay
    }

    /// A key that is a command.
    fn on_command_key(&mut self, key: KeyEvent) -> Transition {
        let is_real_table = self.table().is_real_table;
        if self.on_view_key(key) {
            return Transition::Stay;
        }
        match (key.code, self.table().waiting.clone()) {
            (KeyCode::Char('q'), _) => self.overlay = Some(Overlay::Leaving),
            (KeyCode::Char('u'), _) if is_real_table => self.strike_out(),
            (KeyCode::Char('u'), _)
                if self.backend.house().is_some_and(|house| !house.table().is_seated()) => {}
            (KeyCode::Char('u'), _) => self.undo(),
            (KeyCode::Char('r'), _) if is_real_table => {
                self.keep(KeeperRequest::EnterAgain);
            }
            (KeyCode::Char('X'), _) if is_real_table => self.forget_struck(),
            (KeyCode::Char('c'), _) if is_real_table && !G::Board::keeper_keys(self.lang).is_empty() => {
                self.call();
            }
            (KeyCode::Char(AGAIN), Waiting::Nothing) => return self.play_again(),
            (KeyCode::Char(REVIEW), Waiting::Nothing) => return self.review(),
            (KeyCode::Enter, Waiting::Nothing) => self.overlay = Some(Overlay::Ending),
            (KeyCode::Enter, Waiting::ToPassOn(_)) => {
                self.send(Request::Device(DeviceRequest::PassOn));
            }
            // Another key than the one before it: whoever presses Enter too often uncovers nothing.
            (KeyCode::Char(' '), Waiting::ToHandOver(seat)) => {
                self.send(Request::Device(DeviceRequest::TakeOver(seat)));
            }
            (KeyCode::Char(' '), Waiting::ForBot) => self.tick(),
            (KeyCode::Char('h'), Waiting::ForPerson(_))
                if self.backend.house().is_some_and(|house| !house.game.may_hint()) =>
            {
                self.note = Some(Note::refused(OnlineText::HintsOff.text(self.lang)));
            }
            (KeyCode::Char('h'), Waiting::ForPerson(_)) => {
                self.send(Request::Hint);
            }
            (KeyCode::Char('R'), Waiting::ForPerson(seat)) => self.overlay = Some(Overlay::GivingUp(seat)),
            // At a table in a house nobody has to wait for their turn to leave.
            (KeyCode::Char('R'), Waiting::ForBot) => {
                let own = self.backend.house().and_then(|house| house.table().playing_seat());
                self.overlay = own.map(Overlay::GivingUp);
            }
            (KeyCode::Enter, Waiting::ForBot) => {
                if let Some(house) = self.backend.house().filter(|house| house.table().has_stand_in()) {
                    house.table_mut().take_over();
                }
            }
            (KeyCode::Char(':'), Waiting::ForPerson(_)) => {
                self.overlay = Some(Overlay::Typing(LineEdit::default()));
            }
            (KeyCode::Esc, Waiting::ForPerson(_)) => {
                self.note = None;
                while self.board.step_back(&self.now.view) {}
            }
            (_, Waiting::ForPerson(_)) => {
                let response = self.board.key(&self.now.view, key, self.lang);
                self.apply_response(response);
            }
            _ => {}
        }
        Transition::Stay
    }

    /// Another game of the same players.
    fn play_again(&mut self) -> Transition {
        match &self.backend {
            Place::House(house) => house.table_mut().ask_rematch(),
            Place::Here(backend) => match again(backend, &self.context) {
                Ok(table) => return Transition::Replace(Box::new(table)),
                Err(failure) => {
                    self.note = Some(Note::refused(parlor_words::sentence(&failure.text())));
                }
            },
        }
        Transition::Stay
    }

    /// What everybody could have done. A house tells only what each has seen.
    fn review(&self) -> Transition {
        let Some(backend) = self.backend.here() else { return Transition::Stay };
        let (decisions, names) = (backend.decisions(), self.table().names());
        let outcome = self.table().outcome.clone();
        Transition::Open(Box::new(Review::<G>::new(decisions, names, outcome, self.lang)))
    }

    /// A key that only shows something; `false` if the key does anything else.
    fn on_view_key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => {
                let rule = self.note.as_ref().and_then(Note::rule);
                self.overlay = Some(Overlay::Help(Help::new(rule)));
            }
            KeyCode::Tab => self.turn_page(true),
            KeyCode::BackTab => self.turn_page(false),
            KeyCode::PageUp => self.scroll_by(-10),
            KeyCode::PageDown => self.scroll_by(10),
            _ => return false,
        }
        true
    }

    pub(super) fn clicked(&mut self, at: Position) -> Transition {
        if !self.table().announcements.is_empty() {
            self.dismiss();
        } else if self.overlay.is_some() {
            // What asks a question is answered with keys.
        } else if self.areas.page.contains(at) {
            self.turn_page(true);
        } else if self.table().acts() && self.areas.board.contains(at) {
            let response = self.board.click(&self.now.view, at, self.lang);
            self.apply_response(response);
        }
        Transition::Stay
    }

    pub(super) fn scroll_by(&mut self, lines: i16) {
        match &mut self.overlay {
            Some(Overlay::Help(help)) => help.scroll(lines),
            _ => self.scrolled = self.scrolled.saturating_add_signed(-isize::from(lines)),
        }
    }

    fn turn_page(&mut self, forward: bool) {
        let beside = G::Board::pages(&self.scene()).len();
        // Where the transcript has a column of its own, it is not a page.
        let pages = (beside + usize::from(self.areas.story.is_none())).max(1);
        self.page = (self.page + if forward { 1 } else { pages - 1 }) % pages;
    }

    fn apply_response(&mut self, response: Response<G::Action>) {
        match response {
            Response::Act(action) => {
                self.send(Request::Act(action));
            }
            Response::Refused(text) => self.note = Some(Note::refused(text)),
            Response::Type(text) => self.overlay = Some(Overlay::Typing(LineEdit::new(&text))),
            Response::Done => self.note = None,
            Response::Ignored => {}
        }
    }

    /// A key for what lies over the board.
    fn on_overlay_key(&mut self, key: KeyEvent) -> Transition {
        let yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y' | 's'));
        match self.overlay.as_mut() {
            Some(Overlay::Help(help)) => {
                let closes = help.key(key);
                self.overlay.take_if(|_| closes);
            }
            Some(Overlay::Typing(typed)) => match key.code {
                KeyCode::Enter => {
                    let text = typed.text();
                    self.enter_typed(&text);
                }
                KeyCode::Esc => {
                    self.overlay = None;
                    self.note = None;
                }
                _ => {
                    typed.key(key);
                }
            },
            Some(Overlay::Leaving) => {
                self.overlay = None;
                if yes || key.code == KeyCode::Char('q') {
                    // The last chance for what could not be saved.
                    self.backend.save();
                    self.refresh();
                    return Transition::Leave;
                }
            }
            Some(Overlay::GivingUp(_)) => {
                self.overlay = None;
                match self.backend.house() {
                    _ if !yes => {}
                    Some(house) => house.table_mut().give_up(),
                    None => {
                        self.send(Request::GiveUp);
                    }
                }
            }
            Some(Overlay::Gone(seat)) => {
                let seat = *seat;
                if let Some(house) = self.backend.house() {
                    match key.code {
                        KeyCode::Char('w') | KeyCode::Esc => house.table_mut().wait_for(seat),
                        KeyCode::Char('b') => house.table_mut().let_bot_play(seat),
                        KeyCode::Char('e') => house.table_mut().end_game(),
                        _ => return Transition::Stay,
                    }
                }
                self.overlay = None;
            }
            Some(Overlay::Ending) => match key.code {
                KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => self.overlay = None,
                KeyCode::Char('q' | 'u' | AGAIN | REVIEW) | KeyCode::Tab => {
                    self.overlay = None;
                    return self.on_command_key(key);
                }
                _ => {}
            },
            None => {}
        }
        Transition::Stay
    }

    /// A key for the answer to what a real table is asked.
    fn on_question_key(&mut self, ask: G::Ask, key: KeyEvent) -> Transition {
        let answer = self.answer.text();
        let is_command = match key.code {
            KeyCode::Char('c') => G::call(&self.now.view).is_some(),
            KeyCode::Char(key @ ('q' | 'u' | 'r' | 'X' | '?')) => !self.begins_answer(ask, key),
            _ => false,
        };
        let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        if is_command && is_plain && answer.is_empty() {
            return self.on_command_key(key);
        }
        let is_typed = matches!(key.code, KeyCode::Char(_));
        if !is_typed && self.on_view_key(key) {
            return Transition::Stay;
        }
        self.note = None;
        if key.code == KeyCode::Esc {
            self.answer = LineEdit::default();
        } else if key.code != KeyCode::Enter {
            self.answer.key(key);
        } else {
            let values = G::answer(ask, &self.with_seats(&answer));
            let observation = Observation { label: ask.to_string(), values };
            if self.keep(KeeperRequest::Observe(observation)) {
                self.answer = LineEdit::default();
            }
        }
        Transition::Stay
    }

    /// Whether an answer can begin with this key: in Spanish, «rombo» begins with the key that redoes.
    pub(super) fn begins_answer(&self, ask: G::Ask, key: char) -> bool {
        let typed = key.to_string();
        self.lang == Lang::Spanish && !G::answer(ask, &typed).concat().eq_ignore_ascii_case(&typed)
    }

    /// An answer that begins with a player's name, with the number of the seat instead.
    fn with_seats(&self, answer: &str) -> String {
        let answer = answer.trim();
        let rest = |name: &str| {
            let (begin, rest) = answer.split_at_checked(name.len())?;
            let ends = rest.is_empty() || rest.starts_with([' ', ',']);
            (ends && begin.to_lowercase() == name.to_lowercase()).then_some(rest)
        };
        let mut names = self.backend.session().names().iter();
        let found = names.find_map(|(seat, name)| rest(name).map(|rest| format!("{seat}{rest}")));
        found.unwrap_or_else(|| answer.to_owned())
    }

    /// Text that was pasted: it goes into a line that is being typed, and nowhere else.
    pub(super) fn pasted(&mut self, text: &str) {
        let line = match (&mut self.overlay, &self.now.table.waiting) {
            (Some(Overlay::Typing(typed)), _) => typed,
            (None, Waiting::ForObservation) if self.now.table.announcements.is_empty() => &mut self.answer,
            _ => return,
        };
        line.paste(text);
    }

    /// The one who has just acted calls.
    fn call(&mut self) {
        match G::call(&self.now.view) {
            Some(call) => {
                self.keep(KeeperRequest::Observe(call));
            }
            None => self.note = Some(Note::refused(Text::NoCall.text(self.lang))),
        }
    }
}
