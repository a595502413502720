//! Plays of Scrambled 5's, listed and judged.

use serde_json::Value;

use super::vectors;
use crate::common::{Referee, with_field};

const PLAYS: &str = include_str!("../../../../parlor-fives/tests/data/fives-plays.jsonl");
const JUDGE: &str = include_str!("../../../../parlor-fives/tests/data/fives-judge.jsonl");

#[test]
fn all_plays_are_listed_in_their_order() {
    let mut referee = Referee::start();
    let vectors = vectors(PLAYS);
    assert_eq!(vectors.len(), 30);
    for (request, answer) in vectors {
        assert_eq!(referee.ask(request.to_string()), answer, "{request}");
    }
}

#[test]
fn every_play_is_judged_as_it_should_be() {
    let mut referee = Referee::start();
    let vectors = vectors(JUDGE);
    assert_eq!(vectors.len(), 240);
    for (request, expected) in vectors {
        let answer = referee.ask(request.to_string());
        assert_eq!(answer["legal"], expected["legal"], "{request}: {answer}");
        if expected["legal"] == true {
            assert_eq!(answer["score"], expected["score"], "{request}: {answer}");
            adds_up(&request, &answer);
        } else {
            names_a_rule(&request, &answer);
        }
    }
}

#[test]
fn every_listed_play_is_judged_legal_with_the_same_score() {
    let mut referee = Referee::start();
    for (request, answer) in vectors(PLAYS).iter().take(3) {
        for listed in answer["plays"].as_array().unwrap() {
            let judge =
                with_field(&with_field(request, "op", "judge".into()), "play", listed["play"].clone());
            let verdict = referee.ask(judge.to_string());
            assert_eq!(verdict["legal"], true, "{judge}: {verdict}");
            assert_eq!(verdict["score"], listed["score"], "{judge}: {verdict}");
        }
    }
}

/// The clusters of a legal play explain its score; a pass has none.
fn adds_up(request: &Value, answer: &Value) {
    let number = |cluster: &Value, field: &str| {
        cluster[field].as_u64().unwrap_or_else(|| panic!("{field} in {request}: {answer}"))
    };
    let clusters = answer["clusters"].as_array().unwrap();
    let mut total = 0;
    for cluster in clusters {
        let score = number(cluster, "score");
        let (sum, added, times) =
            (number(cluster, "sum"), number(cluster, "added"), number(cluster, "times"));
        assert_eq!(score, (sum + added) * times, "{request}: {answer}");
        assert_eq!(sum % 5, 0, "{request}: {answer}");
        assert!((1..=5).contains(&cluster["squares"].as_array().unwrap().len()), "{request}: {answer}");
        total += score;
    }
    assert_eq!(answer["score"], total, "{request}: {answer}");
    assert_eq!(clusters.is_empty(), request["play"] == "pass", "{request}: {answer}");
    let fields: std::collections::BTreeSet<&String> = answer.as_object().unwrap().keys().collect();
    let fields: Vec<&String> = fields.into_iter().collect();
    assert_eq!(fields, ["clusters", "legal", "score"], "{request}: {answer}");
}

/// A play that is not legal breaks one of the rules F1 to F19, and the reason is a sentence.
fn names_a_rule(request: &Value, answer: &Value) {
    let rule = answer["rule"].as_str().and_then(|rule| rule.strip_prefix('F')).and_then(|n| n.parse().ok());
    assert!(rule.is_some_and(|rule: u8| (1..=19).contains(&rule)), "{request}: {answer}");
    let reason = answer["reason"].as_str().unwrap_or_default();
    assert!(reason.len() > 10 && reason.ends_with('.'), "{request}: {answer}");
    let fields: std::collections::BTreeSet<&String> = answer.as_object().unwrap().keys().collect();
    let fields: Vec<&String> = fields.into_iter().collect();
    assert_eq!(fields, ["legal", "reason", "rule"], "{request}: {answer}");
}
