//! The board of the toy: the cards on the table, and the own hand with a cursor.

mod text;

use parlor_toy::{Card, Toy, View};
use parlor_words::Lang;
use parlor_words::terminal::KeyHelp;
use parlor_words::toy::{ToyText, terminal_keys};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect, Size};

use crate::terminal::board::{Board, Page, Response, Scene, TerminalGame};
use crate::terminal::theme::{CURSOR, HEADING, LAID, TILE};

impl TerminalGame for Toy {
    type Board = ToyBoard;
}

/// What a player sees and points at.
#[derive(Default)]
pub(crate) struct ToyBoard {
    /// Which card of the hand the cursor is on.
    cursor: usize,
    /// Where each card of the hand was drawn.
    places: Vec<Rect>,
}

/// How many columns a card takes, with a blank behind it.
const CARD: u16 = 5;

/// Draws cards in rows, each in its style, and says where they are.
fn draw_cards(
    cards: impl Iterator<Item = (Card, ratatui::style::Style)>,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<Rect> {
    let in_a_row = (area.width / CARD).max(1);
    let draw = |(index, (card, style)): (u16, (Card, ratatui::style::Style))| {
        let (x, y) = (area.x + index % in_a_row * CARD, area.y + index / in_a_row * 2);
        let place = Rect { x, y, width: CARD - 1, height: 1 }.intersection(area);
        if !place.is_empty() {
            buffer.set_string(x, y, format!("{card:^4}", card = card.to_string()), style);
        }
        place
    };
    (0..).zip(cards).map(draw).collect()
}

impl ToyBoard {
    fn play(&self, view: &View) -> Response<Card> {
        match view.hand() {
            Some(hand) => hand.get(self.cursor).map_or(Response::Done, |card| Response::Act(*card)),
            // At a real table the card has to be named.
            None => Response::Type(String::new()),
        }
    }
}

impl Board<Toy> for ToyBoard {
    fn size(_view: &View, room: Size) -> Size {
        Size::new(room.width.saturating_sub(30).max(50).min(room.width), room.height)
    }

    fn renew(&mut self, _view: &View) {
        self.cursor = 0;
    }

    fn key(&mut self, view: &View, key: KeyEvent, _lang: Lang) -> Response<Card> {
        let last = view.hand().map_or(0, |hand| hand.len().saturating_sub(1));
        match key.code {
            KeyCode::Enter => return self.play(view),
            KeyCode::Char(digit @ '1'..='9') => return Response::Type(digit.to_string()),
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(last),
            _ => return Response::Ignored,
        }
        Response::Done
    }

    fn click(&mut self, view: &View, at: Position, _lang: Lang) -> Response<Card> {
        match self.places.iter().position(|place| place.contains(at)) {
            Some(card) => {
                self.cursor = card;
                self.play(view)
            }
            None => Response::Ignored,
        }
    }

    /// Nothing is begun before it is done: the cursor only points.
    fn step_back(&mut self, _view: &View) -> bool {
        false
    }

    fn propose(&mut self, view: &View, action: &Card) {
        let place = view.hand().and_then(|hand| hand.iter().position(|card| card == action));
        self.cursor = place.unwrap_or(self.cursor);
    }

    fn draw(&mut self, scene: &Scene<'_, Toy>, area: Rect, buffer: &mut Buffer) {
        let public = scene.view.public();
        let [above, below] = ratatui::layout::Layout::vertical([
            ratatui::layout::Constraint::Fill(2),
            ratatui::layout::Constraint::Fill(1),
        ])
        .areas(area);
        let within = |area: Rect| Rect { y: area.y + 2, height: area.height.saturating_sub(2), ..area };
        buffer.set_string(above.x, above.y, ToyText::Laid.text(scene.lang), HEADING);
        let count = public.laid().count();
        let style = |index: usize| if index + 1 == count { LAID } else { TILE };
        let laid = public.laid().enumerate().map(|(index, (_, card))| (card, style(index)));
        draw_cards(laid, within(above), buffer);
        self.places.clear();
        if let Some(hand) = scene.view.hand() {
            buffer.set_string(below.x, below.y, ToyText::Hand.text(scene.lang), HEADING);
            let style = |index: usize| if scene.acts && index == self.cursor { CURSOR } else { TILE };
            let cards = hand.iter().enumerate().map(|(index, card)| (*card, style(index)));
            self.places = draw_cards(cards, within(below), buffer);
        }
    }

    fn pages(_scene: &Scene<'_, Toy>) -> Vec<Page> {
        Vec::new()
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        terminal_keys(lang)
    }
}
