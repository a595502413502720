//! The board of Polygon.

mod below;
mod canvas;
mod content;
mod layout;
mod outline;
mod pages;
mod picture;
#[cfg(test)]
mod tests;

use parlor_polygon::{Action, Phase, Polygon, Public, Space, Symbol, View};
use parlor_session::polygon::{Cursor, Direction, TileInHand};
use parlor_words::Lang;
use parlor_words::terminal::{KeyHelp, polygon_keys};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect, Size};

use self::below::Below;
use self::canvas::Canvas;
use self::layout::{Layout, Scale};
use self::picture::Picture;
use crate::terminal::board::{Board, Page, Response, Scene, TerminalGame};

/// The narrowest that a board with what stands below it is, if there is so much room: the classic board.
const LEAST_WIDTH: u16 = 55;
/// The room that is left to what stands beside the board, and beside a large one.
const BESIDE: u16 = 25;
const BESIDE_LARGE: u16 = 28;
/// The key that puts a tile out of the game.
const PUT_OUT: char = 'o';

impl TerminalGame for Polygon {
    type Board = PolygonBoard;
}

/// What a player sees and has begun.
#[derive(Default)]
pub(crate) struct PolygonBoard {
    cursor: Cursor,
    /// The place of the tile in hand among those that are to be laid.
    chosen: usize,
    /// Whether a click has put the cursor where it is: another one lays the tile.
    is_clicked: bool,
    /// What was drawn last.
    drawn: Option<Drawn>,
}

/// Where things are on the screen.
struct Drawn {
    board: Layout,
    tiles: Vec<Rect>,
}

impl Board<Polygon> for PolygonBoard {
    fn size(view: &View, room: Size) -> Size {
        let edition = view.public().edition();
        let (compact, large) = (Scale::COMPACT.size(edition), Scale::large(edition).size(edition));
        let has_room = fits(large, Size::new(room.width.saturating_sub(BESIDE_LARGE), room.height));
        let board = if has_room { large } else { compact };
        let most = room.width.saturating_sub(BESIDE).max(LEAST_WIDTH).min(room.width);
        let height = board.height.saturating_add(below::LINES.1);
        Size::new(board.width.max(LEAST_WIDTH).min(most), height.min(room.height))
    }

    fn renew(&mut self, view: &View) {
        let table = view.public();
        self.is_clicked = false;
        self.chosen = 0;
        let at = self.cursor.space(table.edition());
        let places = table.task().map_or(0, |task| task.tiles().len());
        let mut legal = (0..places).map(|place| legal_spaces(table, place)).enumerate();
        if let Some((place, spaces)) = legal.find(|(_, spaces)| !spaces.is_empty()) {
            self.chosen = place;
            let nearest = spaces.into_iter().min_by_key(|space| space.distance(at));
            self.cursor.put(nearest.unwrap_or(at));
        }
    }

    fn key(&mut self, view: &View, key: KeyEvent, lang: Lang) -> Response<Action> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return Response::Ignored;
        }
        let table = view.public();
        let direction = match key.code {
            KeyCode::Left => Direction::Left,
            KeyCode::Right => Direction::Right,
            KeyCode::Up => Direction::Up,
            KeyCode::Down => Direction::Down,
            KeyCode::Enter => return self.act(table, Some(self.cursor.space(table.edition())), lang),
            KeyCode::Char(PUT_OUT) => return self.act(table, None, lang),
            KeyCode::Char(' ' | 'x') => return self.choose(table, usize::from(self.chosen == 0)),
            KeyCode::Char('1') => return self.choose(table, 0),
            KeyCode::Char('2') => return self.choose(table, 1),
            KeyCode::Char(letter @ ('n' | 'N')) => {
                self.is_clicked = false;
                self.cursor.go_on(table.edition(), &legal_spaces(table, self.chosen), letter == 'n');
                return Response::Done;
            }
            _ => return Response::Ignored,
        };
        self.is_clicked = false;
        self.cursor.go(table.edition(), direction);
        Response::Done
    }

    fn click(&mut self, view: &View, at: Position, lang: Lang) -> Response<Action> {
        let (table, Some(drawn)) = (view.public(), &self.drawn) else { return Response::Ignored };
        if let Some(place) = drawn.tiles.iter().position(|tile| tile.contains(at)) {
            return self.choose(table, place);
        }
        let edition = table.edition();
        let Some(space) = drawn.board.space_at(edition, at) else { return Response::Ignored };
        if self.is_clicked && self.cursor.space(edition) == space {
            return self.act(table, Some(space), lang);
        }
        self.is_clicked = true;
        self.cursor.put(space);
        Response::Done
    }

    fn step_back(&mut self, _view: &View) -> bool {
        false
    }

    fn propose(&mut self, view: &View, action: &Action) {
        let tiles = view.public().task().map_or(&[][..], |task| task.tiles());
        if let Some(place) = tiles.iter().position(|tile| *tile == action.tile) {
            self.chosen = place;
        }
        if let Some(space) = action.space {
            self.is_clicked = false;
            self.cursor.put(space);
        }
    }

    fn draw(&mut self, scene: &Scene<'_, Polygon>, area: Rect, buffer: &mut Buffer) {
        let table = scene.view.public();
        let edition = table.edition();
        let cursor = scene.acts.then(|| self.cursor.space(edition));
        let picture = Picture {
            edition,
            board: table.board(),
            roll: roll(table),
            laid: laid(table),
            legal: if scene.acts { legal_spaces(table, self.chosen) } else { Vec::new() },
            cursor,
        };
        let (scale, [above, below]) = arrange(table, area);
        let around = cursor.or(picture.laid.last().copied()).unwrap_or_else(|| edition.start());
        let layout = Layout::new(edition, scale, above, around);
        picture.draw(&mut Canvas { layout, buffer });
        let chosen = scene.acts.then_some(self.chosen);
        let below_it = Below { table, lang: scene.lang, roll: picture.roll, chosen, cursor };
        self.drawn = Some(Drawn { board: layout, tiles: below_it.draw(below, buffer) });
    }

    fn pages(scene: &Scene<'_, Polygon>) -> Vec<Page> {
        let table = scene.view.public();
        vec![pages::score_card(table, scene.names, scene.lang), pages::unseen(table, scene.lang)]
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        polygon_keys(lang)
    }
}

impl PolygonBoard {
    /// Takes another tile in hand, if there is one.
    fn choose(&mut self, table: &Public, place: usize) -> Response<Action> {
        if table.task().is_some_and(|task| place < task.tiles().len()) {
            self.chosen = place;
        }
        Response::Done
    }

    /// Lays the tile in hand, or puts it out of the game, if that may be.
    fn act(&self, table: &Public, space: Option<Space>, lang: Lang) -> Response<Action> {
        let Some(hand) = TileInHand::new(table, self.chosen) else { return Response::Ignored };
        match hand.judge(space) {
            Ok(placement) => Response::Act(Action { tile: placement.tile, space }),
            Err(refusal) => Response::refused(&refusal, lang),
        }
    }
}

/// Whether a board and all that stands below it have room.
fn fits(board: Size, room: Size) -> bool {
    board.width <= room.width && board.height.saturating_add(below::LINES.1) <= room.height
}

/// How large the board is drawn, and what of an area it and what stands below it get.
fn arrange(table: &Public, area: Rect) -> (Scale, [Rect; 2]) {
    let edition = table.edition();
    let large = Scale::large(edition);
    let scale = if fits(large.size(edition), area.as_size()) { large } else { Scale::COMPACT };
    let height = scale.size(edition).height.min(area.height.saturating_sub(below::LINES.0));
    let left = (area.height - height).min(below::LINES.1);
    (scale, [Rect { height, ..area }, Rect { y: area.y + height, height: left, ..area }])
}

/// Where a tile of the turn may be laid; nowhere if there is no such tile.
fn legal_spaces(table: &Public, place: usize) -> Vec<Space> {
    TileInHand::new(table, place).map(|hand| hand.spaces()).unwrap_or_default()
}

/// The symbol that counts in the turn under way, once it is rolled.
fn roll(table: &Public) -> Option<Symbol> {
    let is_rolled = matches!(table.phase(), Phase::Drawing(_) | Phase::Turn(_));
    table.turns().last().filter(|_| is_rolled).map(|turn| turn.roll)
}

/// Where tiles were laid in this turn or, while it has none, in the one before.
fn laid(table: &Public) -> Vec<Space> {
    let turn = table.turns().iter().rev().find(|turn| !turn.placements.is_empty());
    turn.iter().flat_map(|turn| &turn.placements).filter_map(|placement| placement.space).collect()
}
