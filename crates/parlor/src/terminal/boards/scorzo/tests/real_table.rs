//! A real table that is being followed: nobody knows the hands.

use super::*;
use crate::terminal::board::Response::{Act, Done, Type};
use parlor_session::SessionGame as _;

fn followed() -> Screen {
    let mut screen = Screen::begin("[3]", 3, Chance::Unknown);
    screen.look(0);
    screen
}

#[test]
fn what_is_asked_for_stands_in_place_of_a_hand() {
    let mut screen = followed();
    assert_eq!(screen.draw(50, 21)[0], "No round has been dealt yet.");
    screen.tell("scorzo/dealer", "1");
    screen.tell("scorzo/deal/1", "7S");
    let asked = |screen: &mut Screen| {
        let lines = screen.draw(80, 21);
        lines.iter().rfind(|line| !line.is_empty()).cloned().unwrap()
    };
    assert_eq!(
        asked(&mut screen),
        "What does Ben take? d: a card from the draw pile; t: 7★ from the discard pile."
    );
    screen.play("2 take");
    assert_eq!(asked(&mut screen), "Which card does Ben discard? Type it, such as 7S or W.");
    assert!(screen.draw(80, 21).iter().any(|line| line.ends_with("╌┐")), "no discards");
    screen.lang = Lang::Spanish;
    assert_eq!(asked(&mut screen), "¿Qué carta descarta Ben? Escríbela, por ejemplo 7S o W.");
    screen.acts = false;
    assert_eq!(asked(&mut screen), "Ben tiene que descartar una carta.");
    assert!(screen.draw(80, 21).iter().any(|line| line == "> Ben    7S★"));
}

#[test]
fn keys_do_what_they_do_elsewhere_and_cards_are_typed() {
    let mut screen = followed();
    screen.tell("scorzo/dealer", "1");
    screen.tell("scorzo/deal/1", "7S");
    assert_eq!(screen.key(KeyCode::Char('d')), Act(Action::Draw));
    assert_eq!(screen.key(KeyCode::Char('t')), Act(Action::Take));
    assert_eq!((screen.key(KeyCode::Right), screen.key(KeyCode::Enter)), (Done, Act(Action::Take)));
    assert_eq!(screen.click("▒▒"), Act(Action::Draw));
    screen.play("2 draw");
    assert_eq!(screen.key(KeyCode::Char('1')), Type("1".to_owned()));
    assert_eq!(screen.key(KeyCode::Char('W')), Type("W".to_owned()));
    assert_eq!(screen.key(KeyCode::Enter), Type(String::new()));
    for key in [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down, KeyCode::Char('s')] {
        assert_eq!(screen.key(key), Done);
    }
    screen.board.propose(&screen.view, &Action::Discard("7S".parse().unwrap()));
    assert_eq!(screen.key(KeyCode::Enter), Type(String::new()));
}

#[test]
fn who_has_just_discarded_may_call_once() {
    let mut screen = followed();
    assert_eq!(Scorzo::call(&screen.view), None);
    screen.tell("scorzo/dealer", "1");
    screen.tell("scorzo/deal/1", "7S");
    assert_eq!(Scorzo::call(&screen.view), None);
    screen.play("2 draw");
    assert_eq!(Scorzo::call(&screen.view), None);
    screen.play("2 9H");
    let call = Scorzo::call(&screen.view).unwrap();
    assert_eq!((&*call.label, &call.values[..]), ("scorzo/call", &["2".to_owned()][..]));
    assert!(Scorzo::observe(&mut screen.state.clone(), &call).is_ok());
    screen.tell("scorzo/call", "2");
    assert_eq!(Scorzo::call(&screen.view), None);
    screen.play("3 draw, 3 1H");
    assert_eq!(Scorzo::call(&screen.view), None);
    // Players whose cards are known call by the rules.
    let mut known = Screen::dealt("[3]", &["1S 2S 9H", "7S 8S 1H"], "9C", "");
    known.play("2 draw, 2 1H");
    assert_eq!(Scorzo::call(&known.view), None);
}
