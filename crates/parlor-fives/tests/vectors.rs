//! The expected answers of an independent reading of the rules.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod common;

use common::vectors;
use parlor_fives::{Edition, Written, judge, plays};

#[test]
fn f04_to_f15_all_plays_of_the_shared_positions() {
    let edition = Edition::classic();
    let vectors = vectors::plays();
    assert_eq!(vectors.len(), 30);
    for vector in vectors {
        let rack = vector.request.rack().unwrap();
        let mut found: Vec<(u32, String)> = plays(&edition, &vector.request.board(), &rack)
            .iter()
            .map(|scored| (scored.score, scored.play.to_string()))
            .collect();
        found.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let expected: Vec<(u32, String)> =
            vector.answer.plays.into_iter().map(|answer| (answer.score, answer.play)).collect();
        assert_eq!(found, expected, "{:?} {rack:?}", vector.request.board());
    }
}

#[test]
fn f04_to_f15_single_plays_of_the_shared_positions() {
    let edition = Edition::classic();
    let vectors = vectors::judged();
    assert_eq!(vectors.len(), 240);
    for vector in vectors {
        let text = vector.request.play.as_deref().unwrap();
        let board = vector.request.board();
        let written: Written = text.parse().unwrap();
        let verdict = judge(&edition, &board, vector.request.rack().as_ref(), &written);
        assert_eq!(verdict.is_ok(), vector.answer.legal, "{text} on {board:?}: {verdict:?}");
        assert_eq!(verdict.ok().map(|verdict| verdict.score), vector.answer.score, "{text} on {board:?}");
    }
}
