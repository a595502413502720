//! Notation. Any text reads as an action of each game or not, and as a card, tile, space or symbol; what reads writes back
//! to the same text. An action is what its parts say. A play of Scrambled 5's is the same in its written and in its small
//! form, and what has no small form is legal nowhere.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use parlor_core::{Game, Seat};
use parlor_fives::{Action, ActionError, Board, Edition, Fives, Play, Written, judge, judge_play};
use parlor_polygon::{Polygon, Space, Symbol, Tile};
use parlor_scorzo::{Card, Scorzo};

fuzz_target!(|text: &str| {
    fives(text);
    scorzo(text);
    polygon(text);
    one_spelling::<Seat>(text);
});

fn fives(text: &str) {
    let action = read::<Fives>(text);
    match text.parse::<Written>() {
        Ok(written) => check_play(text, &written, &action),
        Err(_) if text == "pass" => assert_eq!(action, Ok(Action::Pass)),
        Err(error) => assert_eq!(action, Err(ActionError::Notation(error))),
    }
}

fn scorzo(text: &str) {
    let expected = match text {
        "draw" => Some(parlor_scorzo::Action::Draw),
        "take" => Some(parlor_scorzo::Action::Take),
        _ => one_spelling(text).map(|card: Card| parlor_scorzo::Action::Discard(card)),
    };
    assert_eq!(read::<Scorzo>(text).ok(), expected);
}

fn polygon(text: &str) {
    one_spelling::<Symbol>(text);
    one_spelling::<Tile>(text);
    one_spelling::<Space>(text);
    let placement = text.split_once(' ').and_then(|(tile, space)| {
        let space = if space == "out" { None } else { Some(one_spelling(space)?) };
        Some(parlor_polygon::Action { tile: one_spelling(tile)?, space })
    });
    assert_eq!(read::<Polygon>(text).ok(), placement);
}

/// An action is written as it was read, and what is none is told with a reason.
fn read<G: Game>(text: &str) -> Result<G::Action, G::ActionError> {
    let action = G::read_action(text);
    match &action {
        Ok(action) => assert_eq!(action.to_string(), text),
        Err(error) => assert_ne!(error.to_string(), ""),
    }
    action
}

/// What reads is written in the same way.
fn one_spelling<T: FromStr<Err: Display> + Display + Debug>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text);
            Some(value)
        }
        Err(error) => {
            assert_ne!(error.to_string(), "");
            None
        }
    }
}

fn check_play(text: &str, written: &Written, action: &Result<Action, ActionError>) {
    assert_eq!(written.to_string(), text);
    let edition = Edition::classic();
    let board = Board::empty(edition.size());
    let verdict = judge(&edition, &board, None, written);
    match Play::try_from(written) {
        Ok(play) => {
            assert_eq!(*action, Ok(Action::Play(play)));
            assert_eq!(Written::from(play), *written);
            assert!(play.cells().eq(written.cells()));
            assert!(play.laid().eq(written.laid()));
            assert_eq!(judge_play(&edition, &board, None, play), verdict);
        }
        Err(refusal) => {
            assert_eq!(*action, Err(ActionError::Never(refusal)));
            assert!(verdict.is_err());
        }
    }
}
