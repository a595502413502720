//! Hands of Scorzo, arranged in melds, and what their discards leave.

use serde_json::{Value, json};

use super::vectors;
use crate::common::{Referee, with_field};

const MELDS: &str = include_str!("../../../../parlor-scorzo/tests/data/scorzo-melds.jsonl");
const DISCARDS: &str = include_str!("../../../../parlor-scorzo/tests/data/scorzo-discards.jsonl");

#[test]
fn every_hand_is_arranged_with_the_fewest_points() {
    let mut referee = Referee::start();
    let vectors = vectors(MELDS);
    assert_eq!(vectors.len(), 600);
    for (request, expected) in vectors {
        let answer = referee.ask(request.to_string());
        assert_eq!(answer["points"], expected["points"], "{request}: {answer}");
        holds(&request, &answer);
    }
}

#[test]
fn every_discard_is_listed_with_what_it_leaves() {
    let mut referee = Referee::start();
    let vectors = vectors(DISCARDS);
    assert_eq!(vectors.len(), 120);
    for (request, expected) in vectors {
        let answer = referee.ask(request.to_string());
        let (listed, expected) = (discards(&answer), discards(&expected));
        // The best first, any order among equals.
        assert!(listed.is_sorted_by_key(|(points, _)| *points), "{request}: {answer}");
        assert_eq!(sorted(listed), sorted(expected), "{request}: {answer}");
    }
}

#[test]
fn what_a_discard_leaves_is_what_the_rest_of_the_hand_counts() {
    let mut referee = Referee::start();
    for (request, _) in vectors(DISCARDS).iter().take(20) {
        let answer = referee.ask(request.to_string());
        for (points, card) in discards(&answer) {
            let mut rest = texts(&request["hand"]);
            rest.remove(rest.iter().position(|other| *other == card).unwrap());
            let rest = with_field(&with_field(request, "op", json!("melds")), "hand", json!(rest));
            assert_eq!(referee.ask(rest.to_string())["points"], points, "{request} without {card}");
        }
    }
}

#[test]
fn the_smallest_and_the_largest_hands_are_answered() {
    let mut referee = Referee::start();
    let mut ask = |op: &str, hand: Vec<String>| {
        referee.ask(json!({"game": "scorzo", "op": op, "hand": hand}).to_string())
    };
    assert_eq!(ask("melds", vec![]), json!({"points": 0, "melds": [], "left": []}));
    assert_eq!(ask("melds", vec!["W".to_owned()]), json!({"points": 15, "melds": [], "left": ["W"]}));
    assert_eq!(ask("discards", vec!["10H".to_owned()]), json!({"discards": [{"card": "10H", "points": 0}]}));
    let both = |suit: char| (1..=10).flat_map(move |number| vec![format!("{number}{suit}"); 2]);
    let (hearts, wilds) = (both('H').collect::<Vec<_>>(), vec!["W".to_owned(); 12]);
    assert_eq!(ask("melds", hearts.clone())["points"], 0);
    assert_eq!(ask("discards", hearts)["discards"].as_array().unwrap().len(), 10);
    let most_wilds: Vec<String> = wilds.into_iter().chain(both('S').take(8)).collect();
    assert_eq!((most_wilds.len(), &ask("melds", most_wilds)["points"]), (20, &json!(0)));
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn discards(answer: &Value) -> Vec<(u64, &str)> {
    let list = answer["discards"].as_array().unwrap_or_else(|| panic!("{answer}"));
    list.iter().map(|line| (line["points"].as_u64().unwrap(), line["card"].as_str().unwrap())).collect()
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

/// An arrangement is one by the rules, read here once more: it has the cards of the hand, its melds are melds, and what is
/// left over counts its points.
fn holds(request: &Value, answer: &Value) {
    let melds: Vec<Vec<&str>> = answer["melds"].as_array().unwrap().iter().map(texts).collect();
    let left = texts(&answer["left"]);
    let used = melds.iter().flatten().chain(&left).copied().collect();
    assert_eq!(sorted(used), sorted(texts(&request["hand"])), "{request}: {answer}");
    for meld in &melds {
        assert!(meld.len() >= 3 && (is_set(meld) || is_run(meld)), "{request}: {meld:?}");
    }
    let points: u64 = left.iter().map(|card| read(card).map_or(15, |(number, _)| number)).sum();
    assert_eq!(answer["points"], points, "{request}: {answer}");
    let fields: std::collections::BTreeSet<&String> = answer.as_object().unwrap().keys().collect();
    let fields: Vec<&String> = fields.into_iter().collect();
    assert_eq!(fields, ["left", "melds", "points"], "{request}: {answer}");
}

/// The number and the suit of a card; a wild has none.
fn read(card: &str) -> Option<(u64, char)> {
    let suit = card.chars().last().filter(|_| card != "W")?;
    Some((card.trim_end_matches(suit).parse().unwrap(), suit))
}

/// Z11, Z13: all of one number, but for the wilds.
fn is_set(meld: &[&str]) -> bool {
    let numbers: Vec<u64> = meld.iter().filter_map(|card| read(card)).map(|(number, _)| number).collect();
    numbers.windows(2).all(|pair| pair[0] == pair[1])
}

/// Z12, Z13: each is the next number of the suit, a wild for whichever stands in its place; all from 1 to 10.
fn is_run(meld: &[&str]) -> bool {
    let begins = |first: u64, suit: char| {
        let numbers = first..;
        meld.iter().zip(numbers).all(|(card, number)| {
            (1..=10).contains(&number) && read(card).is_none_or(|found| found == (number, suit))
        })
    };
    "SQTCH".chars().any(|suit| (1..=8).any(|first| begins(first, suit)))
}
