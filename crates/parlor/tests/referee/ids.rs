//! Every answer gives the request's id back.

use serde_json::{Value, json};

use crate::common::{Referee, hand_request, plays_request, turns_request, with_field};

fn ids() -> Vec<Value> {
    let nested = json!({"a": [1, {"b": null}], "ñ": "ü", "": {}});
    let numbers = [json!(0), json!(-1), json!(1.5), json!(u64::MAX), json!(1e300)];
    let others =
        [json!(null), json!(true), json!(""), json!("seven"), json!("a\nb\"\\\u{1f3b2}"), json!([]), nested];
    numbers.into_iter().chain(others).collect()
}

#[test]
fn any_json_can_be_an_id() {
    let mut referee = Referee::start();
    for id in ids() {
        let request = json!({"op": "hello", "id": id}).to_string();
        let answer = referee.ask(&request);
        assert_eq!(answer.get("id"), Some(&id), "{request}: {answer}");
        assert!(answer["parlor"].is_string(), "{request}: {answer}");
    }
}

#[test]
fn answers_without_an_id_have_none() {
    let mut referee = Referee::start();
    assert_eq!(referee.ask(r#"{"op":"hello"}"#).get("id"), None);
    assert_eq!(referee.ask(r#"{"op":"dance"}"#).get("id"), None);
}

#[test]
fn errors_give_the_id_back_too() {
    let mut referee = Referee::start();
    let faults = [
        (json!({}), "bad_request"),
        (json!({"op": ["hello"]}), "bad_request"),
        (json!({"op": "hello", "more": 1}), "bad_request"),
        (json!({"op": "dance"}), "unknown_op"),
        (with_field(&plays_request(), "position", json!({"rows": []})), "bad_position"),
        (hand_request("discards", &[]), "bad_position"),
        (hand_request("melds", &["7s"]), "bad_notation"),
        (with_field(&turns_request(), "position", json!({"stacks": {"0,0": []}})), "bad_position"),
        (with_field(&turns_request(), "tiles", json!(["4", "w"])), "bad_notation"),
        (
            json!({"op": "judge", "game": "fives", "position": plays_request()["position"], "play": "?"}),
            "bad_notation",
        ),
    ];
    for (fault, code) in faults {
        for id in ids() {
            let request = with_field(&fault, "id", id.clone()).to_string();
            let answer = referee.ask(&request);
            assert_eq!(answer.get("id"), Some(&id), "{request}: {answer}");
            assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
        }
    }
}

#[test]
fn an_id_is_given_back_to_the_letter() {
    let mut referee = Referee::start();
    for id in [
        "1e400",
        "100000000000000000000000000001",
        "1.0",
        "\"\\u0041\\ud83c\"",
        "[ 1 , 2 ]",
        "{\"a\":1,\"a\":2}",
    ] {
        for request in
            [format!("{{\"id\":{id},\"op\":\"hello\"}}"), format!("{{\"op\":\"dance\", \"id\" : {id} }}")]
        {
            referee.send(format!("{request}\n"));
            let answer = referee.answer_line();
            assert!(answer.starts_with(&format!("{{\"id\":{id},\"")), "{request}: {answer}");
        }
    }
}

#[test]
fn an_id_can_not_break_the_line_of_its_answer() {
    let mut referee = Referee::start();
    referee.send("{\"id\":[1,\r2],\"op\":\"hello\"}\n");
    let answer = referee.answer_line();
    assert!(answer.starts_with("{\"id\":[1, 2],"), "{answer:?}");
}

#[test]
fn a_repeated_id_is_an_error_with_the_first_of_them() {
    let mut referee = Referee::start();
    let answer = referee.ask(r#"{"id":1,"op":"hello","id":2}"#);
    assert_eq!(answer["id"], 1);
    assert_eq!(answer["error"]["code"], "bad_request");
    assert_eq!(answer["error"]["message"], "The field “id” is repeated.");
}
