//! Keys and clicks.

use parlor_scorzo::Action;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};

use super::*;
use crate::terminal::board::Response::{Act, Done, Ignored, Type};

fn discard(card: &str) -> Response<Action> {
    Act(Action::Discard(card.parse().unwrap()))
}

/// Two players; seat 2 begins and would draw 6Q, 7Q, 8Q.
fn two() -> Screen {
    Screen::dealt("[4, 4]", &["1S 2S 3C 9H", "7S 8S 4Q 1H"], "9C", "6Q 7Q 8Q")
}

/// The hand, as it is drawn in a line.
fn hand(screen: &mut Screen) -> String {
    let lines = screen.draw(50, 21);
    let name = lines.iter().rposition(|line| line.contains("7S")).unwrap();
    lines[name].replace(['│', '║'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn arrows_and_enter_are_enough() {
    let mut screen = two();
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Draw));
    assert_eq!((screen.key(KeyCode::Right), screen.key(KeyCode::Enter)), (Done, Act(Action::Take)));
    assert_eq!((screen.key(KeyCode::Left), screen.key(KeyCode::Enter)), (Done, Act(Action::Draw)));
    screen.draw(50, 21);
    screen.key(KeyCode::Down);
    // The rules refuse it: a card has to be taken first.
    assert_eq!(screen.key(KeyCode::Enter), discard("7S"));
    screen.key(KeyCode::Up);
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Draw));
    screen.key(KeyCode::Up);
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Draw));
}

#[test]
fn letters_take_from_the_piles() {
    let mut screen = two();
    assert_eq!(screen.key(KeyCode::Char('d')), Act(Action::Draw));
    assert_eq!(screen.key(KeyCode::Char('t')), Act(Action::Take));
    assert_eq!(screen.key(KeyCode::Char('7')), Ignored);
    assert_eq!(screen.key(KeyCode::Char('x')), Ignored);
    let ctrl_d = KeyEvent::new(KeyCode::Char('d'), KeyModifiers::CONTROL);
    assert_eq!(screen.board.key(&screen.view, ctrl_d, screen.lang), Ignored);
}

#[test]
fn the_cursor_begins_on_the_card_that_was_taken() {
    let mut screen = two();
    screen.play("2 draw");
    assert_eq!(screen.key(KeyCode::Enter), discard("6Q"));
    screen.look(2);
    assert_eq!(screen.key(KeyCode::Enter), discard("6Q"));
    screen.play("2 6Q, 1 take, 1 6Q, 2 take");
    assert_eq!(screen.key(KeyCode::Enter), discard("6Q"));
    // A board that never saw the hand before doesn't know what was drawn.
    let mut screen = two();
    screen.play("2 draw");
    screen.board = ScorzoBoard::default();
    screen.look(2);
    assert_eq!(screen.key(KeyCode::Enter), discard("7S"));
}

#[test]
fn the_cursor_stays_within_the_hand() {
    let mut screen = two();
    screen.play("2 draw");
    for _ in 0..9 {
        screen.key(KeyCode::Right);
    }
    assert_eq!(screen.key(KeyCode::Enter), discard("1H"));
    for _ in 0..9 {
        screen.key(KeyCode::Left);
    }
    assert_eq!(screen.key(KeyCode::Enter), discard("7S"));
}

#[test]
fn a_hand_is_sorted_in_four_ways_and_the_cursor_stays_on_its_card() {
    let mut screen = Screen::dealt("[4]", &["1S 2S 3C 9H", "7S 7Q W 1H"], "9C", "7C");
    screen.play("2 draw");
    assert_eq!(hand(&mut screen), "7S 7Q 7C W 1H");
    for (shown, title) in [
        ("7S 7Q 7C 1H W", "Hand, by suit"),
        ("1H 7S 7Q 7C W", "Hand, by number"),
        ("7S 7Q 1H W 7C", "Hand, in your order"),
        ("7S 7Q 7C W 1H", "Hand, by melds"),
    ] {
        assert_eq!(screen.key(KeyCode::Char('s')), Done);
        assert_eq!(hand(&mut screen), shown);
        assert!(screen.draw(50, 21).iter().any(|line| line.starts_with(title)), "{title}");
        assert_eq!(screen.key(KeyCode::Enter), discard("7C"));
    }
}

#[test]
fn an_order_of_one_s_own_is_kept_while_the_cards_are() {
    let mut screen = two();
    screen.draw(50, 21);
    screen.key(KeyCode::Down);
    assert_eq!(hand(&mut screen), "7S 8S 4Q 1H");
    // Moving a card begins with what is seen.
    screen.key(KeyCode::Char('>'));
    assert_eq!(hand(&mut screen), "8S 7S 4Q 1H");
    let shift_right = KeyEvent::new(KeyCode::Right, KeyModifiers::SHIFT);
    let shift_left = KeyEvent::new(KeyCode::Left, KeyModifiers::SHIFT);
    for _ in 0..9 {
        assert_eq!(screen.board.key(&screen.view, shift_right, screen.lang), Done);
    }
    assert_eq!(hand(&mut screen), "8S 4Q 1H 7S");
    screen.board.key(&screen.view, shift_left, screen.lang);
    screen.key(KeyCode::Char('<'));
    assert_eq!(hand(&mut screen), "8S 7S 4Q 1H");
    screen.play("2 draw");
    assert_eq!(hand(&mut screen), "8S 7S 4Q 1H 6Q");
    screen.play("2 4Q");
    assert_eq!(hand(&mut screen), "8S 7S 1H 6Q");
    // Another player before the same screen holds the own hand in another way.
    screen.look(1);
    assert!(screen.draw(50, 21).iter().any(|line| line.starts_with("Hand, by melds")));
    screen.look(2);
    assert_eq!(hand(&mut screen), "8S 7S 1H 6Q");
}

#[test]
fn a_click_takes_from_a_pile_and_two_clicks_discard() {
    let mut screen = two();
    assert_eq!(screen.click("▒▒"), Act(Action::Draw));
    assert_eq!(screen.click("9C"), Act(Action::Take));
    assert_eq!(screen.click("Discard pile"), Act(Action::Take));
    assert_eq!(screen.click("Known cards"), Ignored);
    screen.play("2 draw");
    // The cursor is there already, but it is the first click.
    assert_eq!(screen.click("6Q"), Done);
    assert_eq!(screen.click("8S"), Done);
    assert_eq!(screen.click("8S"), discard("8S"));
    assert_eq!(screen.click("4Q"), Done);
    screen.key(KeyCode::Left);
    assert_eq!(screen.click("4Q"), Done);
    assert_eq!(screen.key(KeyCode::Enter), discard("4Q"));
    assert_eq!(screen.board.click(&screen.view, Position::new(0, 0), screen.lang), Ignored);
}

#[test]
fn up_and_down_go_through_the_rows_of_a_large_hand() {
    let mine = "1S 3S 5S 7S 9S 1Q 3Q 5Q 7Q 9Q 1T 3T";
    let mut screen = Screen::dealt("[12]", &["2S 2S 4S 4S 6S 6S 8S 8S 10S 10S 2Q 2Q", mine], "9C", "10H");
    screen.draw(50, 21);
    for (key, expected) in [(KeyCode::Down, "1S"), (KeyCode::Down, "5S"), (KeyCode::Up, "1S")] {
        screen.key(key);
        assert_eq!(screen.key(KeyCode::Enter), discard(expected));
    }
    screen.key(KeyCode::Up);
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Draw));
}

#[test]
fn a_hint_is_where_the_cursor_goes() {
    let mut screen = two();
    screen.board.propose(&screen.view, &Action::Take);
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Take));
    screen.board.propose(&screen.view, &Action::Draw);
    assert_eq!(screen.key(KeyCode::Enter), Act(Action::Draw));
    screen.play("2 draw");
    screen.board.propose(&screen.view, &Action::Discard("4Q".parse().unwrap()));
    assert_eq!(screen.key(KeyCode::Enter), discard("4Q"));
    assert!(!screen.board.step_back(&screen.view));
}

#[test]
fn typing_a_card_opens_the_line_for_notation() {
    let mut screen = two();
    screen.play("2 draw");
    assert_eq!(screen.key(KeyCode::Char('7')), Type("7".to_owned()));
    assert_eq!(screen.key(KeyCode::Char('w')), Type("W".to_owned()));
    assert_eq!(screen.key(KeyCode::Char('0')), Ignored);
}

#[test]
fn the_board_leaves_room_for_what_stands_beside_it() {
    let screen = two();
    let width = |room| ScorzoBoard::size(&screen.view, Size::new(room, 24)).width;
    assert_eq!([40, 60, 79, 80, 100, 110, 160].map(width), [40, 50, 50, 51, 71, 54, 104]);
}
