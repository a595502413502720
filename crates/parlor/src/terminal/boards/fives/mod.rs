//! The board of Scrambled 5's: tiles are laid on it one by one, and played when all lie well.

mod draw;
mod grid;
mod pages;

use parlor_fives::{Action, ActionError, Fives, Square, Tile, View};
use parlor_session::fives::DraftPlay;
use parlor_words::program::Label;
use parlor_words::terminal::{KeyHelp, fives_keys};
use parlor_words::{Lang, Say as _, sentence};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect, Size};

use self::grid::Grid;
use crate::terminal::board::{Board, Page, Response, Scene, TerminalGame};

impl TerminalGame for Fives {
    type Board = FivesBoard;
}

/// What a player sees and has begun.
#[derive(Default)]
pub(crate) struct FivesBoard {
    draft: DraftPlay,
    grid: Grid,
    /// Where the tiles of the rack were drawn.
    rack: Vec<(Rect, Tile)>,
    /// Where what is laid stands with its score.
    score: Rect,
}

impl FivesBoard {
    /// Lays a tile, or says why not.
    fn lay(&mut self, view: &View, tile: Tile, lang: Lang) -> Response<Action> {
        match self.draft.lay(view, tile) {
            Ok(()) => Response::Done,
            Err(refusal) => Response::refused(&refusal, lang),
        }
    }

    /// Plays what is laid.
    fn play(&self, view: &View, lang: Lang) -> Response<Action> {
        if self.draft.is_empty() {
            let text = match view.rack() {
                Some(_) if view.is_mover() && view.plays().is_empty() => {
                    sentence(Label::NoLegalPlay.text(lang))
                }
                _ => parlor_words::terminal::lay_first(lang).to_owned(),
            };
            return Response::cannot(text);
        }
        if !self.draft.is_line() {
            return Response::Refused(parlor_words::terminal::no_line(lang));
        }
        match self.draft.action() {
            Ok(action) => Response::Act(action),
            Err(ActionError::Never(refusal)) => Response::refused(&refusal, lang),
            Err(error) => Response::cannot(error.sentence(lang)),
        }
    }
}

impl Board<Fives> for FivesBoard {
    fn size(view: &View, room: Size) -> Size {
        Grid::size(view.public().board().size(), room)
    }

    fn renew(&mut self, view: &View) {
        self.draft.renew(view);
    }

    fn key(&mut self, view: &View, key: KeyEvent, lang: Lang) -> Response<Action> {
        match key.code {
            KeyCode::Char(digit @ '1'..='9') => match tile(digit) {
                Some(tile) => return self.lay(view, tile, lang),
                None => return Response::Ignored,
            },
            KeyCode::Char(' ') => self.draft.turn(),
            KeyCode::Char('p') => return Response::Act(Action::Pass),
            KeyCode::Enter => return self.play(view, lang),
            KeyCode::Backspace | KeyCode::Delete => {
                self.draft.take_up();
            }
            KeyCode::Up => self.draft.step(view, 0, -1),
            KeyCode::Down => self.draft.step(view, 0, 1),
            KeyCode::Left => self.draft.step(view, -1, 0),
            KeyCode::Right => self.draft.step(view, 1, 0),
            KeyCode::Home => self.draft.go_to(view, Square { column: 0, ..self.draft.cursor() }),
            KeyCode::End => {
                let column = view.public().board().size().saturating_sub(1);
                self.draft.go_to(view, Square { column, ..self.draft.cursor() });
            }
            _ => return Response::Ignored,
        }
        Response::Done
    }

    fn click(&mut self, view: &View, at: Position, lang: Lang) -> Response<Action> {
        if let Some((_, tile)) = self.rack.iter().find(|(place, _)| place.contains(at)) {
            self.draft.hold(view, *tile);
            return Response::Done;
        }
        if self.score.contains(at) && !self.draft.is_empty() {
            return self.play(view, lang);
        }
        let Some(square) = self.grid.square_at(at) else { return Response::Ignored };
        if self.draft.take_from(square) {
            return Response::Done;
        }
        self.draft.go_to(view, square);
        match self.draft.held() {
            Some(tile) => self.lay(view, tile, lang),
            None => Response::Done,
        }
    }

    fn step_back(&mut self, _view: &View) -> bool {
        self.draft.take_up()
    }

    fn propose(&mut self, view: &View, action: &Action) {
        if let Action::Play(play) = action {
            self.draft.show(view, *play);
        }
    }

    fn draw(&mut self, scene: &Scene<'_, Fives>, area: Rect, buffer: &mut Buffer) {
        self.grid = Grid::new(scene.view.public().board().size(), area, self.draft.cursor());
        draw::board(&self.grid, &self.draft, scene, buffer);
        let below =
            Rect { y: self.grid.bottom(), height: area.bottom().saturating_sub(self.grid.bottom()), ..area };
        self.rack = draw::below(&self.draft, scene, below, buffer);
        self.score = Rect { y: below.y + 1, height: below.height.saturating_sub(1), ..below };
    }

    fn pages(scene: &Scene<'_, Fives>) -> Vec<Page> {
        vec![pages::unseen(scene), pages::legend(scene)]
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        fives_keys(lang)
    }
}

/// The tile of a digit.
fn tile(digit: char) -> Option<Tile> {
    digit.to_digit(10).and_then(|value| Tile::new(u8::try_from(value).ok()?))
}

#[cfg(test)]
mod tests;
