//! The first screen: what shall we play?

use parlor_session::with_game;
use parlor_words::GameWords as _;
use parlor_words::terminal::Text;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use super::choice::{Choice, Item};
use super::saved_list::SavedList;
use super::set_up::SetUpScreen;
use crate::games::GAME_IDS;
use crate::terminal::app_context::AppContext;
use crate::terminal::paint;
use crate::terminal::screen::{Screen, Transition};

/// What an item of the menu leads to.
#[derive(Clone, Copy)]
enum Way {
    /// A new game.
    Play(&'static str),
    /// The games that were interrupted.
    GoOn,
    /// The games that a score can be kept of.
    Keep,
    /// Keeping the score of this game.
    KeepScoreOf(&'static str),
    /// Back, or out.
    Quit,
}

/// A menu.
pub(crate) struct Menu {
    ways: Vec<Way>,
    choice: Choice,
    is_for_keeping: bool,
    /// How many games were interrupted, when this was last looked at.
    interrupted: usize,
    problem: Option<String>,
    context: AppContext,
}

impl Menu {
    /// Everything that can be done.
    pub(crate) fn new(context: AppContext) -> Menu {
        let games = GAME_IDS.iter().copied().map(Way::Play);
        let ways = games.chain([Way::GoOn, Way::Keep, Way::Quit]).collect();
        let mut menu = Menu {
            ways,
            choice: Choice::default(),
            is_for_keeping: false,
            interrupted: 0,
            problem: None,
            context,
        };
        menu.show_again();
        menu
    }

    /// The games that a score can be kept of.
    fn for_keeping(context: AppContext) -> Menu {
        let ways = GAME_IDS.iter().copied().map(Way::KeepScoreOf).chain([Way::Quit]).collect();
        Menu { ways, choice: Choice::default(), is_for_keeping: true, interrupted: 0, problem: None, context }
    }

    fn item(&self, way: Way) -> Item {
        let lang = self.context.lang;
        let plain = |text: Text| Item { title: text.text(lang).to_owned(), about: String::new() };
        match way {
            Way::Play(id) | Way::KeepScoreOf(id) => {
                let about =
                    |title: &str, about: &str| Item { title: title.to_owned(), about: about.to_owned() };
                with_game!(id, G => about(G::NAME, G::summary(lang))).unwrap_or_else(|| plain(Text::Play))
            }
            Way::GoOn => {
                let title = format!("{} ({})", Text::GoOn.text(lang), self.interrupted);
                Item { title, about: String::new() }
            }
            Way::Keep => plain(Text::KeepScore),
            Way::Quit => plain(Text::Quit),
        }
    }

    fn go(&mut self) -> Transition {
        self.problem = None;
        let context = &self.context;
        match self.ways.get(self.choice.chosen()) {
            Some(Way::Play(id)) => open(id, false, context),
            Some(Way::KeepScoreOf(id)) => open(id, true, context),
            Some(Way::GoOn) => match SavedList::new(context.clone()) {
                Ok(list) => Transition::Open(Box::new(list)),
                Err(failure) => {
                    self.problem = Some(failure.text());
                    Transition::Stay
                }
            },
            Some(Way::Keep) => Transition::Open(Box::new(Menu::for_keeping(context.clone()))),
            Some(Way::Quit) => Transition::Leave,
            None => Transition::Stay,
        }
    }
}

fn open(id: &str, is_real_table: bool, context: &AppContext) -> Transition {
    with_game!(id, G => Transition::Open(Box::new(SetUpScreen::<G>::new(is_real_table, context.clone()))))
        .unwrap_or(Transition::Stay)
}

impl Screen for Menu {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let lang = self.context.lang;
        let title = if self.is_for_keeping { Text::KeepScore } else { Text::WhatToPlay };
        paint::bar("Parlor", title.text(lang), Rect { height: 1, ..area }, buffer);
        paint::keys(Text::ChooseKeys.text(lang), Rect { y: area.bottom() - 1, height: 1, ..area }, buffer);
        let items: Vec<Item> = self.ways.iter().map(|way| self.item(*way)).collect();
        let width = area.width.saturating_sub(8).min(76);
        let room = Rect { y: area.y + 3, height: area.height.saturating_sub(5), ..area };
        let room = room.centered_horizontally(width.into());
        self.choice.draw(&items, room, buffer);
        if let Some(problem) = &self.problem {
            paint::problem(problem, Rect { y: area.bottom().saturating_sub(4), height: 3, ..room }, buffer);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Transition::Leave,
            KeyCode::Enter | KeyCode::Char(' ') => return self.go(),
            code => {
                self.choice.key(code, self.ways.len());
            }
        }
        Transition::Stay
    }

    fn click(&mut self, at: Position) -> Transition {
        if self.choice.click(at) { self.go() } else { Transition::Stay }
    }

    /// The list itself says what is wrong, if it can't be read.
    fn show_again(&mut self) {
        self.interrupted = self.context.games.interrupted().map_or(0, |games| games.len());
    }

    fn scroll(&mut self, lines: i16) {
        let key = if lines < 0 { KeyCode::Up } else { KeyCode::Down };
        self.choice.key(key, self.ways.len());
    }
}
