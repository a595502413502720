//! The games that were interrupted.

use std::time::{Duration, SystemTime};

use parlor_core::record::RecordedChance;
use parlor_session::with_game;
use parlor_words::terminal::{Notice, Text};
use parlor_words::{GameWords as _, Name, Say as _, names_at_screen, number};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use super::choice::{Choice, Item};
use crate::failure::Failure;
use crate::saved::SavedGame;
use crate::terminal::app_context::AppContext;
use crate::terminal::open::resume;
use crate::terminal::paint;
use crate::terminal::screen::{Screen, Transition};

/// A list of games to go on with.
pub(crate) struct SavedList {
    games: Vec<SavedGame>,
    choice: Choice,
    problem: Option<String>,
    /// The game that is about to be deleted.
    doomed: Option<u32>,
    context: AppContext,
}

impl SavedList {
    /// The games as they are now.
    ///
    /// # Errors
    /// If the folder can't be read.
    pub(crate) fn new(context: AppContext) -> Result<SavedList, Failure> {
        let folder = context.games.folder().display().to_string();
        let games = context.games.interrupted();
        let games = games.map_err(|error| Failure::cannot_read(&folder, &error, context.lang))?;
        Ok(SavedList { games, choice: Choice::default(), problem: None, doomed: None, context })
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The games in plain lines, for a terminal that can't be taken over.
    pub(crate) fn lines(&self) -> Vec<String> {
        let lines: Vec<String> = self
            .games
            .iter()
            .map(|game| {
                let item = self.item(game);
                format!("{}  {}", item.title, item.about)
            })
            .collect();
        if lines.is_empty() { vec![Text::NoSaved.text(self.context.lang).to_owned()] } else { lines }
    }

    fn item(&self, game: &SavedGame) -> Item {
        let lang = self.context.lang;
        let ago = SystemTime::now().duration_since(game.changed).unwrap_or(Duration::ZERO);
        let ago = number::ago(ago, lang);
        let number = game.number;
        let Some(record) = &game.record else {
            return Item { title: format!("{number:>3}  {}", Text::Broken.text(lang)), about: ago };
        };
        let players = record.playing();
        let names = names_at_screen(&players, lang);
        let names: Vec<&str> = names.as_slice().iter().map(Name::as_str).collect();
        let real = match record.chance() {
            RecordedChance::Unknown => format!(" · {}", Text::RealTable.text(lang)),
            _ => String::new(),
        };
        let name = with_game!(record.game(), G => G::NAME).unwrap_or(record.game());
        Item { title: format!("{number:>3}  {name}{real}"), about: format!("{} · {ago}", names.join(", ")) }
    }

    /// Deletes a game, unless it is open somewhere.
    fn delete(&mut self, number: u32) {
        match self.context.games.delete(number) {
            Ok(true) => self.games.retain(|game| game.number != number),
            Ok(false) => self.problem = Some(Notice::IsOpen { number }.say(self.context.lang)),
            Err(error) => {
                self.problem = Some(parlor_words::program::file_cause(&error, self.context.lang));
            }
        }
    }

    fn go(&mut self) -> Transition {
        let Some(game) = self.games.get(self.choice.chosen()) else { return Transition::Stay };
        match resume(game.number, &self.context) {
            Ok(screen) => Transition::Replace(screen),
            Err(failure) => {
                self.problem = Some(failure.text());
                Transition::Stay
            }
        }
    }
}

impl Screen for SavedList {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let lang = self.context.lang;
        paint::bar("Parlor", Text::Saved.text(lang), Rect { height: 1, ..area }, buffer);
        paint::keys(Text::ListKeys.text(lang), Rect { y: area.bottom() - 1, height: 1, ..area }, buffer);
        let room = Rect { y: area.y + 2, height: area.height.saturating_sub(6), ..area };
        let room = room.centered_horizontally(area.width.saturating_sub(8).min(76).into());
        let items: Vec<Item> = self.games.iter().map(|game| self.item(game)).collect();
        if items.is_empty() {
            buffer.set_string(room.x, room.y, Text::NoSaved.text(lang), ratatui::style::Style::new());
        }
        self.choice.draw(&items, room, buffer);
        if let Some(number) = self.doomed {
            let title = Notice::Delete { number }.sentence(lang);
            paint::boxed(&title, &[], Text::DeleteKeys.text(lang), room, buffer);
        }
        if let Some(problem) = &self.problem {
            paint::problem(problem, Rect { y: room.bottom(), height: 3, ..room }, buffer);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        self.problem = None;
        if let Some(number) = self.doomed.take() {
            if key.code == KeyCode::Enter {
                self.delete(number);
            }
            return Transition::Stay;
        }
        match key.code {
            KeyCode::Char('d') | KeyCode::Delete => {
                self.doomed = self.games.get(self.choice.chosen()).map(|game| game.number);
            }
            KeyCode::Char('q') | KeyCode::Esc => return Transition::Leave,
            KeyCode::Enter | KeyCode::Char(' ') => return self.go(),
            code => {
                self.choice.key(code, self.games.len());
            }
        }
        Transition::Stay
    }

    fn click(&mut self, at: Position) -> Transition {
        if self.choice.click(at) { self.go() } else { Transition::Stay }
    }

    fn scroll(&mut self, lines: i16) {
        let key = if lines < 0 { KeyCode::Up } else { KeyCode::Down };
        self.choice.key(key, self.games.len());
    }
}
