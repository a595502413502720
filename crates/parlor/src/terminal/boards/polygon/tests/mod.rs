//! Tests of the board. Games are real tables, so that dice and tiles are what a test wants.

mod drawing;
mod input;
mod pages;
mod shapes;

use std::sync::Arc;

use parlor_core::{BySeat, Chance, Edition as _, Game, Next, Observation, SetUp, Viewer};
use parlor_polygon::{Edition, Options, Polygon, Space, View};
use parlor_words::Lang;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};

use super::PolygonBoard;
use crate::terminal::board::{Board as _, Scene};

/// A small game in its fifth turn, with stacks and printed tiles in play.
const MIDDLE: &str = "1 3\nstar\n4 5x2\n4 1,0\n5x2 0,1\ncircle\n1 2\n2 -1,0\n1 -1,1\ndiamond\nW 4x3\nW 2,0\n4x3 1,1\n\
                      star\n3 3\n3 1,0\n3 0,1\nstar\n4 W";

fn space(q: i8, r: i8) -> Space {
    Space::new(q, r)
}

/// An edition with this board; nothing is printed on it.
fn edition(board: &str) -> Edition {
    let text = format!("name = \"x\"\nplayers = [2, 4]\n{board}\n[tiles]\n1 = 9\n2 = 9\n3 = 9\nW = 9\n");
    Edition::read(&text).unwrap()
}

/// The hexagon of a radius.
fn hexagon(radius: u8) -> Edition {
    edition(&format!("radius = {radius}\nstart = \"0,0\""))
}

/// A game in which this was told and done, a line each.
fn played_with(edition: Edition, options: Options, script: &str) -> View {
    let set_up = SetUp { edition: Arc::new(edition), options, players: 2, chance: Chance::Unknown };
    let mut state = Polygon::set_up(&set_up).unwrap().0;
    for line in script.lines() {
        match Polygon::next(&state) {
            Next::Observation(label) => {
                let values = line.split_whitespace().map(str::to_owned).collect();
                Polygon::observe(&mut state, &Observation { label, values }).unwrap();
            }
            Next::Seat(seat) => {
                let action = Polygon::read_action(line).unwrap();
                Polygon::apply(&mut state, seat, &action)
                    .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            }
            Next::Over => panic!("the game is over"),
        }
    }
    Polygon::view(&state, Viewer::Watcher)
}

/// A game of the classic edition.
fn played(script: &str) -> View {
    played_with(Edition::classic(), Options::default(), script)
}

fn names() -> BySeat<parlor_words::Name> {
    BySeat::new(2, |seat| ["Ana", "Maximiliana"][seat.index()].into())
}

/// A board before somebody who is to act.
fn begun(view: &View) -> PolygonBoard {
    let mut board = PolygonBoard::default();
    board.renew(view);
    board
}

fn draw_in(board: &mut PolygonBoard, view: &View, acts: bool, lang: Lang, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, area.right(), area.bottom()));
    board.draw(&Scene { view, names: &names(), lang, acts }, area, &mut buffer);
    buffer
}

/// A board drawn in the area that it asks for where there is so much room.
fn draw(board: &mut PolygonBoard, view: &View, acts: bool, room: (u16, u16)) -> Buffer {
    let size = PolygonBoard::size(view, Size::from(room));
    draw_in(board, view, acts, Lang::English, Rect::new(0, 0, size.width, size.height))
}

/// The lines of a buffer, without blanks at their ends.
fn lines(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.content().chunks(usize::from(buffer.area.width));
    rows.map(|row| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned()).collect()
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Presses keys one after another; nothing is to come of them.
fn press(board: &mut PolygonBoard, view: &View, codes: &[KeyCode]) {
    for code in codes {
        let response = board.key(view, key(*code), Lang::English);
        assert_eq!(response, crate::terminal::board::Response::Done, "{code:?}");
    }
}
