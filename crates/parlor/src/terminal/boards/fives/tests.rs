//! Keys and clicks on the board of Scrambled 5's.

use std::sync::Arc;

use parlor_core::{
    BySeat, Chance, Edition as _, Entry, Game, Log, Observation, Script, Seat, Seed, SetUp, Viewer,
};
use parlor_fives::{Action, Edition, Fives, Options, View};
use parlor_words::Lang;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect, Size};

use super::FivesBoard;
use crate::terminal::board::{Board as _, Response, Scene};

/// Somebody before a board, who is to act.
struct Sitting {
    view: View,
    board: FivesBoard,
    size: Size,
}

impl Sitting {
    /// The first turn of a game, with these tiles on the rack.
    fn with_rack(rack: [u8; 5]) -> Sitting {
        let script = Script::new().with("fives/first/1", [9, 8]).with("fives/pile", rack);
        let log = begin(Edition::classic(), Chance::Dealt(script));
        Sitting::new(Fives::view(log.state(), Viewer::Seat(Seat::new(0).unwrap())))
    }

    fn new(view: View) -> Sitting {
        let mut board = FivesBoard::default();
        board.renew(&view);
        Sitting { view, board, size: Size::new(51, 21) }
    }

    fn press(&mut self, keys: &str) -> Response<Action> {
        let mut response = Response::Ignored;
        for key in keys.chars() {
            let code = match key {
                '>' => KeyCode::Right,
                '<' => KeyCode::Left,
                'v' => KeyCode::Down,
                '^' => KeyCode::Up,
                '!' => KeyCode::Enter,
                '~' => KeyCode::Backspace,
                key => KeyCode::Char(key),
            };
            response = self.board.key(&self.view, KeyEvent::from(code), Lang::English);
        }
        response
    }

    fn lines(&mut self) -> Vec<String> {
        let area = Rect::new(0, 0, self.size.width, self.size.height);
        let mut buffer = Buffer::empty(area);
        let names = BySeat::new(2, |seat| parlor_words::Name::new(format!("Ana {seat}")));
        let scene = Scene { view: &self.view, names: &names, lang: Lang::English, acts: true };
        self.board.draw(&scene, area, &mut buffer);
        let rows = buffer.content.chunks(usize::from(area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
    }

    fn shows(&mut self, text: &str) -> bool {
        self.lines().iter().any(|line| line.contains(text))
    }

    /// Clicks on the middle of what is drawn as this text.
    fn click(&mut self, text: &str, line: usize) -> Response<Action> {
        let lines = self.lines();
        let begin = lines[line].find(text).unwrap_or_else(|| panic!("{text} is not in {:?}", lines[line]));
        let column = lines[line][..begin].chars().count() + text.chars().count() / 2;
        let at = Position::new(u16::try_from(column).unwrap(), u16::try_from(line).unwrap());
        self.board.click(&self.view, at, Lang::English)
    }
}

fn begin(edition: Edition, chance: Chance) -> Log<Fives> {
    Log::begin(SetUp { edition: Arc::new(edition), options: Options::default(), players: 2, chance }).unwrap()
}

fn play(text: &str) -> Response<Action> {
    Response::Act(Fives::read_action(text).unwrap())
}

#[test]
fn tiles_are_typed_along_the_line_and_played() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    assert_eq!(sitting.press("46"), Response::Done);
    assert!(sitting.shows("[4][6]>→<") && sitting.shows("8H 46: 10 points"));
    assert_eq!(sitting.press("!"), play("8H 46"));
    sitting.press("~~");
    assert_eq!(sitting.press(" 46!"), play("H8 46"));
    assert!(sitting.shows(">↓<"));
}

#[test]
fn two_tiles_say_along_which_line_the_rest_goes() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    // Across is chosen, but the second tile is put below the first.
    assert_eq!(sitting.press("4<v6"), Response::Done);
    assert!(sitting.shows("H8 46: 10 points"));
    assert_eq!(sitting.press("5!"), play("H8 465"));
}

#[test]
fn what_is_laid_is_taken_up_again_and_replaced() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    sitting.press("46~");
    assert!(sitting.shows("Your tiles:  1   3   5   6 "));
    sitting.press("1<<3");
    assert!(sitting.shows("[3][1]"), "the 4 is replaced by a 3");
    assert!(sitting.board.step_back(&sitting.view) && sitting.board.step_back(&sitting.view));
    assert!(!sitting.board.step_back(&sitting.view));
}

#[test]
fn only_tiles_of_the_rack_can_be_laid() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    let Response::Refused(why) = sitting.press("44") else { panic!("there is one 4") };
    assert_eq!(why.to_string(), "You have no 4 left (rule F4).");
    let Response::Refused(why) = sitting.press("9") else { panic!("there is no 9") };
    assert_eq!(why.to_string(), "You have no 9 left (rule F4).");
}

#[test]
fn tiles_that_are_not_in_one_line_are_refused_and_so_is_nothing() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    let Response::Refused(why) = sitting.press("!") else { panic!("nothing is laid") };
    assert!(why.to_string().starts_with("Place some tiles first"), "{why}");
    let Response::Refused(why) = sitting.press("46v1!") else { panic!("three tiles round a corner") };
    let told = why.to_string();
    assert!(told.starts_with("Your tiles must all be in one straight line (rule F4)."), "{told}");
    assert!(sitting.shows("Your tiles must all be in one straight line"));
    assert_eq!(sitting.press("p"), Response::Act(Action::Pass));
}

#[test]
fn a_click_picks_a_tile_up_and_another_lays_it_where_it_could_lie() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    assert_eq!(sitting.click(" 5 ", 17), Response::Done);
    assert!(sitting.shows(">5<"));
    assert_eq!(sitting.click(">→<", 8), Response::Done);
    assert!(sitting.shows("8H 5: 5 points"));
    assert_eq!(sitting.click("8H 5: 5 points", 18), play("8H 5"));
    assert_eq!(sitting.click("[5]", 8), Response::Done);
    assert!(sitting.shows("Your tiles:  1   3   4   5   6 "));
}

#[test]
fn a_hint_is_laid_and_can_be_played() {
    let mut sitting = Sitting::with_rack([1, 3, 4, 5, 6]);
    let action = Fives::read_action("H7 46").unwrap();
    sitting.board.propose(&sitting.view, &action);
    assert!(sitting.shows("H7 46: 10 points"));
    assert_eq!(sitting.press("!"), Response::Act(action));
}

#[test]
fn where_nobody_knows_the_rack_any_tile_can_be_laid() {
    let mut log = begin(Edition::classic(), Chance::Unknown);
    log.append(Entry::Observed(Observation {
        label: "fives/first".to_owned(),
        values: vec!["1".to_owned()],
    }))
    .unwrap();
    let mut sitting = Sitting::new(Fives::view(log.state(), Viewer::Watcher));
    assert_eq!(sitting.press("99911"), Response::Done);
    assert!(!sitting.shows("Your tiles:"));
    sitting.press("~~~~");
    assert_eq!(sitting.press("1!"), play("8H 91"));
}

#[test]
fn a_board_that_is_larger_than_the_screen_follows_the_cursor() {
    let rows = (0..25).map(|row| format!("\"{0}{1}{0}\"", ".".repeat(12), if row == 12 { "*" } else { "." }));
    let rows: Vec<String> = rows.collect();
    let text =
        format!("name = \"large\"\nplayers = [2, 2]\nboard = [{}]\n[tiles]\n5 = 20\n1 = 5\n", rows.join(","));
    let log = begin(Edition::read(&text).unwrap(), Chance::Seed(Seed::from_text("1")));
    let mut sitting = Sitting::new(Fives::view(log.state(), Viewer::Watcher));
    for _ in 0..12 {
        assert!(sitting.shows(">→<"));
        sitting.press("^<");
    }
    assert!(sitting.lines()[0].contains(" A ") && sitting.lines()[1].starts_with(" 1 "));
    for _ in 0..24 {
        sitting.press("v>");
        assert!(sitting.shows(">→<"));
    }
    assert!(sitting.lines()[0].contains(" Y "));
    // What is clicked is what is seen there.
    sitting.press("^<");
    let line = sitting.lines().iter().position(|line| line.contains(">→<")).unwrap();
    sitting.click("·  · ", line);
    assert!(sitting.lines()[line].contains(">→<"));
}
