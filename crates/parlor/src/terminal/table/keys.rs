//! What keys and clicks do at the table.

use parlor_core::{Entry, Fact, Viewer};
use parlor_words::terminal::Text;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use super::help::Help;
use super::stage::Stage;
use super::{Note, Over, Table};
use crate::terminal::again;
use crate::terminal::board::{Board as _, Response, Seated};
use crate::terminal::screen::{Going, Screen as _};
use crate::terminal::typed::Typed;

impl<G: Seated> Table<G> {
    pub(super) fn pressed(&mut self, key: KeyEvent) -> Going {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Going::Leave;
        }
        if !self.announced.is_empty() {
            self.announced.remove(0);
            return Going::Stay;
        }
        if self.over.is_some() {
            return self.answered(key);
        }
        match (key.code, &self.stage) {
            (KeyCode::Char('?') | KeyCode::F(1), _) => {
                let rule = self.note.as_ref().and_then(|note| note.rule);
                self.over = Some(Over::Help(Help::new(rule)));
            }
            (KeyCode::Tab, _) => self.turn_page(1),
            (KeyCode::BackTab, _) => self.turn_page(-1),
            (KeyCode::PageUp, _) => self.scroll_by(-10),
            (KeyCode::PageDown, _) => self.scroll_by(10),
            (_, Stage::Asked(label)) => {
                let label = label.clone();
                return self.asked(&label, key);
            }
            (KeyCode::Char('q'), _) => self.over = Some(Over::Leaving),
            (KeyCode::Char('u'), _) => self.take_back(),
            (KeyCode::Char('r'), _) if self.host.is_real_table() => self.enter_again(),
            (KeyCode::Char('c'), _) if self.host.is_real_table() => self.call(),
            (KeyCode::Char('n'), Stage::Over) => return again::table(&self.host, &self.setting),
            (KeyCode::Enter | KeyCode::Char(' '), Stage::Passing(_)) => {
                self.viewer = Viewer::Watcher;
                self.note = None;
                self.go_on();
            }
            (KeyCode::Enter, Stage::HandOver(seat)) => {
                self.viewer = Viewer::Seat(*seat);
                self.note = None;
                self.go_on();
            }
            (KeyCode::Char(' '), Stage::Watching) => self.happen(),
            (KeyCode::Char('h'), Stage::Acting(_)) => self.hint(),
            (KeyCode::Char('R'), Stage::Acting(seat)) => self.over = Some(Over::GivingUp(*seat)),
            (KeyCode::Char(':'), Stage::Acting(_)) => self.over = Some(Over::Typing(Typed::default())),
            (KeyCode::Esc, Stage::Acting(_)) => {
                self.note = None;
                if let Some(story) = self.host.story(self.viewer) {
                    while self.board.step_back(story.view()) {}
                }
            }
            (_, Stage::Acting(_)) => {
                if let Some(story) = self.host.story(self.viewer) {
                    let response = self.board.key(story.view(), key, self.lang);
                    self.respond(response);
                }
            }
            _ => {}
        }
        Going::Stay
    }

    pub(super) fn clicked(&mut self, at: Position) -> Going {
        if !self.announced.is_empty() {
            self.announced.remove(0);
        } else if self.over.is_some() {
            // What asks a question is answered with keys.
        } else if self.areas.page.contains(at) {
            self.turn_page(1);
        } else if let (Stage::Acting(_), Some(story)) = (&self.stage, self.host.story(self.viewer)) {
            if self.areas.board.contains(at) {
                let response = self.board.click(story.view(), at, self.lang);
                self.respond(response);
            }
        } else if matches!(self.stage, Stage::Passing(_) | Stage::HandOver(_)) {
            return self.pressed(KeyCode::Enter.into());
        }
        Going::Stay
    }

    pub(super) fn scroll_by(&mut self, lines: i16) {
        match &mut self.over {
            Some(Over::Help(help)) => help.scroll(lines),
            _ => self.scrolled = self.scrolled.saturating_add_signed(-isize::from(lines)),
        }
    }

    fn turn_page(&mut self, by: isize) {
        let beside = self.scene().map_or(0, |scene| G::Board::pages(&scene).len());
        // Where the story has a column of its own, it is no page.
        let pages = beside + usize::from(self.areas.story.is_none());
        let pages = isize::try_from(pages.max(1)).unwrap_or(1);
        let page = isize::try_from(self.page).unwrap_or(0);
        self.page = usize::try_from((page + by).rem_euclid(pages)).unwrap_or(0);
    }

    fn respond(&mut self, response: Response<G::Action>) {
        match (response, &self.stage) {
            (Response::Act(action), Stage::Acting(seat)) => self.enter(&Entry::Act { seat: *seat, action }),
            (Response::Refused(text), _) => {
                let rule = text.split(':').next().and_then(|rule| rule.parse().ok());
                self.note = Some(Note::refused(text, rule));
            }
            (Response::Type(text), _) => self.over = Some(Over::Typing(Typed::new(&text))),
            (Response::Done, _) => self.note = None,
            (Response::Ignored | Response::Act(_), _) => {}
        }
    }

    /// A key for what lies over the board.
    fn answered(&mut self, key: KeyEvent) -> Going {
        let yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y' | 's'));
        match self.over.as_mut() {
            Some(Over::Help(help)) => {
                let closes = help.key(key);
                self.over.take_if(|_| closes);
            }
            Some(Over::Typing(typed)) => match key.code {
                KeyCode::Enter => {
                    let text = typed.text();
                    self.enter_typed(&text);
                }
                KeyCode::Esc => {
                    self.over = None;
                    self.note = None;
                }
                _ => {
                    typed.key(key);
                }
            },
            Some(Over::Leaving) => {
                self.over = None;
                if yes || key.code == KeyCode::Char('q') {
                    return Going::Leave;
                }
            }
            Some(Over::GivingUp(seat)) => {
                let seat = *seat;
                self.over = None;
                if yes {
                    self.enter(&Entry::Leave { seat });
                }
            }
            Some(Over::Ending) => {
                self.over = None;
                if matches!(key.code, KeyCode::Char('n' | 'q' | 'u') | KeyCode::Tab) {
                    return self.pressed(key);
                }
            }
            None => {}
        }
        Going::Stay
    }

    /// A key for the answer to what a real table is asked.
    fn asked(&mut self, label: &str, key: KeyEvent) -> Going {
        let answer = self.answer.text();
        match key.code {
            KeyCode::Enter => {
                let values = answer.split([' ', ',']).filter(|value| !value.is_empty());
                // Small and capital letters are taken as meant.
                let spellings = [str::to_owned, str::to_uppercase, str::to_lowercase];
                let facts = spellings.map(|spelling| Fact {
                    label: label.to_owned(),
                    values: values.clone().map(spelling).collect(),
                });
                self.tell_one_of(facts);
            }
            KeyCode::Char('q' | 'u' | 'r') if answer.is_empty() => match key.code {
                KeyCode::Char('q') => self.over = Some(Over::Leaving),
                KeyCode::Char('u') => self.take_back(),
                _ => self.enter_again(),
            },
            _ => {
                self.note = None;
                self.answer.key(key);
            }
        }
        Going::Stay
    }

    /// Tells the first spelling that can be; if none can, says what is wrong with the first.
    fn tell_one_of(&mut self, facts: [Fact; 3]) {
        let mut problem = None;
        for fact in facts {
            self.enter(&Entry::Told(fact));
            match self.note.take() {
                None => {
                    self.answer = Typed::default();
                    return;
                }
                refused => problem = problem.or(refused),
            }
        }
        self.note = problem;
    }

    /// The one who has just acted calls.
    fn call(&mut self) {
        match self.view().and_then(G::call) {
            Some(fact) => self.enter(&Entry::Told(fact)),
            None => self.note = Some(Note::refused(Text::NoCall.text(self.lang).to_owned(), None)),
        }
    }
}
