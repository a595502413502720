//! The engine gives the answers of an independent reading of the rules.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use common::vectors::{self, places};
use parlor_polygon::{Edition, ScoredTurn, best_total, judge, turns};

/// A turn as the vectors write it: the tiles with their spaces, and the scores.
fn written(turn: &ScoredTurn) -> String {
    let placed: Vec<_> = std::iter::once(turn.first).chain(turn.second).collect();
    format!("{placed:?} {:?}", &turn.scores[..placed.len()])
}

#[test]
fn p07_to_p20_all_turns_agree_with_the_vectors() {
    let edition = Edition::classic();
    let vectors = vectors::turns();
    assert!(vectors.len() >= 30, "{}", vectors.len());
    for vector in vectors {
        let expected = vector.answer["turns"].as_array().unwrap();
        let mut expected: Vec<String> = expected
            .iter()
            .map(|turn| {
                let scores: Vec<u64> =
                    turn["scores"].as_array().unwrap().iter().map(|score| score.as_u64().unwrap()).collect();
                assert_eq!(turn["total"].as_u64(), Some(scores.iter().sum()));
                format!("{:?} {scores:?}", places(&turn["place"]))
            })
            .collect();
        let (board, task) = (vector.board(&edition), vector.task());
        let found = turns(&edition, &board, &task);
        let best = found.iter().map(ScoredTurn::total).max();
        assert_eq!(best, Some(best_total(&edition, &board, &task)));
        let mut found: Vec<String> = found.iter().map(written).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{}", vector.request);
    }
}

#[test]
fn p07_to_p20_single_turns_agree_with_the_vectors() {
    let edition = Edition::classic();
    let vectors = vectors::judge();
    assert!(vectors.len() >= 30, "{}", vectors.len());
    for vector in vectors {
        let verdict =
            judge(&edition, &vector.board(&edition), &vector.task(), &places(&vector.request["place"]));
        assert_eq!(Some(verdict.is_ok()), vector.answer["legal"].as_bool(), "{} {verdict:?}", vector.request);
        if let Ok(placements) = verdict {
            let scores: Vec<u64> = placements.iter().map(|placement| u64::from(placement.score())).collect();
            let expected: Vec<u64> = vector.answer["scores"]
                .as_array()
                .unwrap()
                .iter()
                .map(|score| score.as_u64().unwrap())
                .collect();
            assert_eq!(scores, expected, "{}", vector.request);
        }
    }
}
