//! Notation of Scrambled 5's. Any text reads as a play or not; what reads writes back to the same text, and a play is
//! the same in its written and in its small form. What has no small form is legal nowhere.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_core::Game;
use parlor_fives::{Action, ActionError, Board, Edition, Fives, Play, Written, judge, judge_play};

fuzz_target!(|text: &str| {
    let action = Fives::read_action(text);
    match text.parse::<Written>() {
        Ok(written) => check(text, &written, &action),
        Err(_) if text == "pass" => assert_eq!(action, Ok(Action::Pass)),
        Err(error) => assert_eq!(action, Err(ActionError::Notation(error))),
    }
    match action {
        Ok(action) => assert_eq!(action.to_string(), text),
        Err(error) => assert_ne!(error.to_string(), ""),
    }
});

fn check(text: &str, written: &Written, action: &Result<Action, ActionError>) {
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
