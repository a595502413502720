//! The expected answers of an independent reading of the rules.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use common::vectors;
use parlor_scorzo::{Card, arrange, discards, fewest_points};

#[test]
fn z11_to_z14_the_fewest_points_of_the_shared_hands() {
    let vectors = vectors::melds();
    assert_eq!(vectors.len(), 600);
    for vector in vectors {
        let hand = vector.request.hand();
        assert_eq!(fewest_points(&hand), vector.answer.points, "{hand:?}");
        assert_eq!(arrange(&hand).points(), vector.answer.points, "{hand:?}");
    }
}

#[test]
fn z11_to_z14_what_the_discards_of_the_shared_hands_leave() {
    let vectors = vectors::discards();
    assert_eq!(vectors.len(), 120);
    for vector in vectors {
        let hand = vector.request.hand();
        let found: Vec<(String, u16)> =
            discards(&hand).iter().map(|discard| (discard.card.to_string(), discard.points)).collect();
        let answers = vector.answer.discards.into_iter();
        let mut expected: Vec<(String, u16)> = answers.map(|answer| (answer.card, answer.points)).collect();
        assert!(expected.is_sorted_by_key(|(_, points)| *points));
        expected.sort_by_key(|(card, _)| card.parse::<Card>().unwrap());
        assert_eq!(found, expected, "{hand:?}");
    }
}
