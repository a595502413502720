//! Turns of Polygon, listed and judged.

use serde_json::Value;

use super::vectors;
use crate::common::{Referee, with_field};

const TURNS: &str = include_str!("../../../../parlor-polygon/tests/data/polygon-turns.jsonl");
const JUDGE: &str = include_str!("../../../../parlor-polygon/tests/data/polygon-judge.jsonl");

#[test]
fn all_turns_are_listed_with_the_highest_total_first() {
    let mut referee = Referee::start();
    let vectors = vectors(TURNS);
    assert_eq!(vectors.len(), 30);
    for (request, expected) in vectors {
        let answer = referee.ask(request.to_string());
        let listed = answer["turns"].as_array().unwrap_or_else(|| panic!("{request}: {answer}"));
        assert!(listed.is_sorted_by_key(|turn| std::cmp::Reverse(turn["total"].as_u64())), "{request}");
        // Any order among equals.
        assert_eq!(sorted(listed), sorted(expected["turns"].as_array().unwrap()), "{request}");
    }
}

#[test]
fn every_turn_is_judged_as_it_should_be() {
    let mut referee = Referee::start();
    let vectors = vectors(JUDGE);
    assert_eq!(vectors.len(), 240);
    for (request, expected) in vectors {
        let answer = referee.ask(request.to_string());
        if expected["legal"] == true {
            assert_eq!(answer, expected, "{request}");
        } else {
            assert_eq!(answer["legal"], false, "{request}: {answer}");
            names_a_rule(&request, &answer);
        }
    }
}

#[test]
fn every_listed_turn_is_judged_legal_with_the_same_scores() {
    let mut referee = Referee::start();
    for (request, answer) in vectors(TURNS).iter().take(4) {
        for listed in answer["turns"].as_array().unwrap().iter().step_by(7) {
            let judge =
                with_field(&with_field(request, "op", "judge".into()), "place", listed["place"].clone());
            let verdict = referee.ask(judge.to_string());
            assert_eq!(verdict["legal"], true, "{judge}: {verdict}");
            assert_eq!(
                (&verdict["scores"], &verdict["total"]),
                (&listed["scores"], &listed["total"]),
                "{judge}"
            );
        }
    }
}

fn sorted(turns: &[Value]) -> Vec<String> {
    let mut turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    turns.sort_unstable();
    turns
}

/// A turn that is not legal breaks one of the rules P9 to P14, and the reason is a sentence.
fn names_a_rule(request: &Value, answer: &Value) {
    let rule = answer["rule"].as_str().and_then(|rule| rule.strip_prefix('P')).and_then(|n| n.parse().ok());
    assert!(rule.is_some_and(|rule: u8| (9..=14).contains(&rule)), "{request}: {answer}");
    let reason = answer["reason"].as_str().unwrap_or_default();
    assert!(reason.len() > 10 && reason.ends_with('.'), "{request}: {answer}");
    let fields: std::collections::BTreeSet<&String> = answer.as_object().unwrap().keys().collect();
    let fields: Vec<&String> = fields.into_iter().collect();
    assert_eq!(fields, ["legal", "reason", "rule"], "{request}: {answer}");
}
