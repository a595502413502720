//! A table for tests: deals are written down, moves are typed, and what is drawn is read.

mod drawing;
mod pages;
mod playing;
mod real_table;

use parlor_core::{BySeat, Chance, Edition as _, Game, Observation, Script, Seat, SetUp, Viewer};
use parlor_scorzo::{Action, Card, Edition, Event, Options, Scorzo, State, View};
use parlor_words::Lang;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};

use super::ScorzoBoard;
use crate::terminal::board::{Board, Response, Scene};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A game and its screen.
struct Screen {
    state: State,
    board: ScorzoBoard,
    view: View,
    acts: bool,
    lang: Lang,
    names: BySeat<parlor_words::Name>,
}

impl Screen {
    /// A game in which seat 1 deals, seen by seat 2, who begins.
    fn dealt(rounds: &str, hands: &[&str], starter: &str, pile: &str) -> Screen {
        let draws = ["10S", "1S", "2S", "3S", "4S", "5S"];
        let script = Script::new().with("scorzo/dealer/1", draws.into_iter().take(hands.len()));
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        // The dealer is the last to get a card, and the first in the list.
        let one_each = |number: usize| (1..=hands.len()).map(move |seat| (seat, number));
        let places = (0..hands[0].len()).flat_map(one_each);
        let mut order: Vec<Card> = places.map(|(seat, number)| hands[seat % hands.len()][number]).collect();
        order.extend(cards(starter));
        order.extend(cards(pile));
        let players = u8::try_from(hands.len()).unwrap();
        Screen::begin(rounds, players, Chance::Dealt(script.with("scorzo/deal/1", order)))
    }

    fn begin(rounds: &str, players: u8, chance: Chance) -> Screen {
        let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {rounds}\n");
        let edition = Edition::read(&text).unwrap().into();
        let set_up = SetUp { edition, options: Options::default(), players, chance };
        let (state, _) = Scorzo::set_up(&set_up).unwrap();
        let names = ["Ana", "Ben", "Carla", "Dario", "Eva", "Maximiliana von Habsburg"];
        let mut screen = Screen {
            view: Scorzo::view(&state, Viewer::Watcher),
            state,
            board: ScorzoBoard::default(),
            acts: true,
            lang: Lang::English,
            names: BySeat::new(players, |seat| parlor_words::Name::new(names[seat.index()])),
        };
        screen.look(2);
        screen
    }

    /// Looks from a seat; from 0, as a watcher.
    fn look(&mut self, seat: u8) {
        let viewer = seat.checked_sub(1).and_then(Seat::new).map_or(Viewer::Watcher, Viewer::Seat);
        self.view = Scorzo::view(&self.state, viewer);
        self.board.renew(&self.view);
    }

    /// Does what is typed, such as `2 draw, 2 7S`, with the screen before the same viewer.
    fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut happened = Vec::new();
        for text in moves.split(',').map(str::trim) {
            let (seat, action) = text.split_once(' ').unwrap();
            let action = Scorzo::read_action(action).unwrap();
            happened.extend(Scorzo::apply(&mut self.state, seat.parse().unwrap(), &action).unwrap());
            self.view = Scorzo::view(&self.state, self.view.viewer());
            self.board.renew(&self.view);
        }
        happened
    }

    fn tell(&mut self, label: &str, values: &str) {
        let values = values.split_whitespace().map(str::to_owned).collect();
        Scorzo::observe(&mut self.state, &Observation { label: label.to_owned(), values }).unwrap();
        self.look(0);
    }

    fn scene(&self) -> Scene<'_, Scorzo> {
        Scene { view: &self.view, names: &self.names, lang: self.lang, acts: self.acts }
    }

    /// What is drawn, line by line, without spaces at the ends.
    fn draw(&mut self, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(3, 2, width, height);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width + 6, height + 4));
        let scene = Scene { view: &self.view, names: &self.names, lang: self.lang, acts: self.acts };
        self.board.draw(&scene, area, &mut buffer);
        let line = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let lines: Vec<String> = (0..buffer.area.height).map(line).collect();
        let inside = |text: &str| text.chars().skip(3).take(usize::from(width)).collect::<String>();
        // Nothing is written beside the area.
        for (y, text) in lines.iter().enumerate() {
            let is_inside = (2..2 + usize::from(height)).contains(&y);
            let outside = if is_inside { text.replacen(&inside(text), "", 1) } else { text.clone() };
            assert_eq!(outside.trim(), "", "line {y}");
        }
        lines[2..2 + usize::from(height)].iter().map(|text| inside(text).trim_end().to_owned()).collect()
    }

    fn key(&mut self, code: KeyCode) -> Response<Action> {
        self.board.key(&self.view, KeyEvent::new(code, KeyModifiers::NONE), self.lang)
    }

    /// A click on the first place where this text was drawn.
    fn click(&mut self, text: &str) -> Response<Action> {
        let lines = self.draw(50, 21);
        let (y, line) = lines.iter().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let x = line.split_once(text).unwrap().0.chars().count();
        let at = Position::new(u16::try_from(x + 3).unwrap(), u16::try_from(y + 2).unwrap());
        self.board.click(&self.view, at, self.lang)
    }
}
