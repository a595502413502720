//! Every code of an error, and what its message names.

use serde_json::{Value, json};

use crate::common::{Referee, empty_board, plays_request, with_field};

/// Asks, expects this code and these words in the message, and then a good answer.
fn is_refused(referee: &mut Referee, request: impl AsRef<[u8]>, code: &str, words: &[&str]) {
    let shown = String::from_utf8_lossy(request.as_ref()).into_owned();
    let answer = referee.ask(request);
    assert_eq!(answer["error"]["code"], code, "{shown}: {answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    for word in words {
        assert!(message.contains(word), "{shown}: {word:?} is not in {message:?}");
    }
    let fields: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["error"], "{shown}: {answer}");
    referee.is_well();
}

fn judge(play: &str) -> Value {
    json!({"game": "fives", "op": "judge", "position": {"rows": empty_board()}, "play": play})
}

fn selfplay() -> Value {
    json!({"game": "fives", "op": "selfplay", "seed": "42", "players": 2, "bot": "greedy"})
}

fn without(object: &Value, field: &str) -> Value {
    let mut object = object.clone();
    object.as_object_mut().unwrap().remove(field).unwrap();
    object
}

#[test]
fn what_is_not_json_is_refused_with_its_column() {
    let mut referee = Referee::start();
    let cases: [(&[u8], &[&str]); 8] = [
        (b"hello", &["column 1"]),
        (b"{", &["column 1"]),
        (br#"{"op":"hello"} {"op":"hello"}"#, &["column 16"]),
        (br#"{"op":"hello",}"#, &["column 15"]),
        (br#"{'op':'hello'}"#, &["column 2"]),
        (br#"{"op":"hel"#, &["column 10"]),
        (br#"{"\ud800":1,"op":"hello"}"#, &["column"]),
        (b"{\"op\":\"\xff\"}", &["UTF-8"]),
    ];
    for (request, words) in cases {
        is_refused(&mut referee, request, "bad_json", words);
    }
}

#[test]
fn what_is_no_object_is_a_bad_request() {
    let mut referee = Referee::start();
    for request in ["[]", "1", "-0.5e3", "true", "null", r#""hello""#, r#"["hello"]"#] {
        is_refused(&mut referee, request, "bad_request", &["object"]);
    }
}

#[test]
fn a_missing_field_is_named() {
    let mut referee = Referee::start();
    is_refused(&mut referee, "{}", "bad_request", &["“op”", "missing"]);
    for field in ["game", "position", "rack"] {
        let request = without(&plays_request(), field).to_string();
        is_refused(&mut referee, request, "bad_request", &[&format!("“{field}”"), "missing"]);
    }
    for field in ["game", "position", "play"] {
        let request = without(&judge("8H 5"), field).to_string();
        is_refused(&mut referee, request, "bad_request", &[&format!("“{field}”"), "missing"]);
    }
    for field in ["game", "seed", "players", "bot"] {
        let request = without(&selfplay(), field).to_string();
        is_refused(&mut referee, request, "bad_request", &[&format!("“{field}”"), "missing"]);
    }
    let no_rows = with_field(&plays_request(), "position", json!({"edition": "classic"})).to_string();
    is_refused(&mut referee, no_rows, "bad_request", &["“position.rows”", "missing"]);
}

#[test]
fn an_unknown_field_is_named() {
    let mut referee = Referee::start();
    for request in [json!({"op": "hello"}), plays_request(), judge("8H 5"), selfplay()] {
        let request = with_field(&request, "colour", json!("red")).to_string();
        is_refused(&mut referee, request, "bad_request", &["“colour”"]);
    }
    let position = json!({"rows": empty_board(), "size": 15});
    let request = with_field(&plays_request(), "position", position).to_string();
    is_refused(&mut referee, request, "bad_request", &["“position.size”"]);
    // Known elsewhere is not known here.
    is_refused(&mut referee, r#"{"op":"hello","game":"fives"}"#, "bad_request", &["“game”"]);
    let play_in_plays = with_field(&plays_request(), "play", json!("8H 5")).to_string();
    is_refused(&mut referee, play_in_plays, "bad_request", &["“play”"]);
}

#[test]
fn a_repeated_field_is_named() {
    let mut referee = Referee::start();
    is_refused(&mut referee, r#"{"op":"hello","op":"hello"}"#, "bad_request", &["“op”", "repeated"]);
    // Written otherwise, it is the same name.
    is_refused(&mut referee, r#"{"op":"hello","\u006fp":1}"#, "bad_request", &["“op”", "repeated"]);
    let twice = plays_request().to_string().replace(r#""rows":"#, r#""rows":[],"rows":"#);
    is_refused(&mut referee, twice, "bad_request", &["“position.rows”", "repeated"]);
}

#[test]
fn a_field_of_the_wrong_type_is_named_with_the_right_one() {
    let mut referee = Referee::start();
    let cases = [
        (json!({"op": 1}), "op", "text"),
        (with_field(&plays_request(), "game", json!(["fives"])), "game", "text"),
        (with_field(&plays_request(), "position", json!([])), "position", "an object"),
        (with_field(&plays_request(), "position", json!("empty")), "position", "an object"),
        (
            with_field(&plays_request(), "position", json!({"rows": "..."})),
            "position.rows",
            "a list of texts",
        ),
        (with_field(&plays_request(), "position", json!({"rows": [1]})), "position.rows", "a list of texts"),
        (
            with_field(&plays_request(), "position", json!({"edition": 1, "rows": []})),
            "position.edition",
            "text",
        ),
        (with_field(&plays_request(), "rack", json!(41532)), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!("41532")), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!(["4", "1"])), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!([4.5])), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!([[4]])), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!([null])), "rack", "a list of whole numbers"),
        (with_field(&plays_request(), "rack", json!(null)), "rack", "a list of whole numbers"),
        (with_field(&judge("8H 5"), "play", json!(85)), "play", "text"),
        (with_field(&selfplay(), "seed", json!(42)), "seed", "text"),
        (with_field(&selfplay(), "players", json!("2")), "players", "a whole number"),
        (with_field(&selfplay(), "players", json!(1e99)), "players", "a whole number"),
        (with_field(&selfplay(), "bot", json!(null)), "bot", "text"),
    ];
    for (request, field, expected) in cases {
        is_refused(&mut referee, request.to_string(), "bad_request", &[&format!("“{field}”"), expected]);
    }
}

#[test]
fn a_value_that_can_not_be_is_refused_with_what_can() {
    let mut referee = Referee::start();
    let edition = json!({"edition": "deluxe", "rows": empty_board()});
    let cases = [
        (with_field(&plays_request(), "game", json!("chess")), ["“game”", "fives"]),
        (with_field(&selfplay(), "game", json!("Fives")), ["“game”", "fives"]),
        (with_field(&plays_request(), "position", edition), ["“position.edition”", "classic"]),
        (with_field(&selfplay(), "bot", json!("genius")), ["“bot”", "random or greedy"]),
        (with_field(&selfplay(), "players", json!(0)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(-2)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(7)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(1)), ["2 to 4 players", "not 1"]),
        (with_field(&selfplay(), "players", json!(5)), ["2 to 4 players", "not 5"]),
        (with_field(&plays_request(), "rack", json!([])), ["one to five", "not 0"]),
        (with_field(&plays_request(), "rack", json!([1, 2, 3, 4, 5, 6])), ["one to five", "not 6"]),
        (with_field(&plays_request(), "rack", json!([0])), ["number 1 of the rack", "1 to 9"]),
        (with_field(&plays_request(), "rack", json!([5, 10])), ["number 2 of the rack", "1 to 9"]),
        (with_field(&plays_request(), "rack", json!([5, 5, -5])), ["number 3 of the rack", "1 to 9"]),
        (judge("pass"), ["pass", "rack"]),
    ];
    for (request, words) in cases {
        is_refused(&mut referee, request.to_string(), "bad_request", &words);
    }
}

#[test]
fn an_unknown_request_is_named() {
    let mut referee = Referee::start();
    for op in ["dance", "Hello", "", "melds"] {
        let request = json!({"op": op, "game": "fives"}).to_string();
        is_refused(&mut referee, request, "unknown_op", &[&format!("“{op}”"), "plays, judge"]);
    }
}

#[test]
fn a_board_that_is_none_is_a_bad_position() {
    let mut referee = Referee::start();
    let rows = |count: usize, last: &str| {
        let mut rows = vec![".".repeat(15); count];
        rows.push(last.to_owned());
        rows
    };
    let (fifteen, sixteen) = (".".repeat(15), ".".repeat(16));
    let cases = [
        (vec![], "15 rows, not 0"),
        (rows(13, &fifteen), "15 rows, not 14"),
        (rows(15, &fifteen), "15 rows, not 16"),
        (rows(14, ""), "row 15 has 0"),
        (rows(14, &sixteen[..14]), "row 15 has 14"),
        (rows(14, &sixteen), "row 15 has 16"),
        (rows(14, "..............0"), "On O15 there is “0”"),
        (rows(14, "x.............."), "On A15 there is “x”"),
        (rows(14, ".......é......."), "On H15 there is “é”"),
        (rows(14, "....... ......."), "On H15 there is a space"),
        (rows(14, ".......\u{663}......."), "On H15"),
    ];
    for (rows, words) in cases {
        for request in [plays_request(), judge("8H 5")] {
            let request = with_field(&request, "position", json!({"rows": rows})).to_string();
            is_refused(&mut referee, request, "bad_position", &[words]);
        }
    }
}

#[test]
fn a_play_that_can_not_be_read_is_bad_notation() {
    let mut referee = Referee::start();
    let plays =
        ["", "8H", "8H5", "8H  5", " 8H 5", "8h 5", "H8 5", "8H 0", "8H 5.", "8H .5", "8H x", "88 5", "Pass"];
    for play in plays {
        is_refused(&mut referee, judge(play).to_string(), "bad_notation", &[]);
    }
}

#[test]
fn readable_notation_gets_a_verdict_however_wrong_it_is() {
    let mut referee = Referee::start();
    for play in ["8H 5555555555", "99Z 55", "Z1 55", "8O 55", "8H 5.5", "1A 5"] {
        let answer = referee.ask(judge(play).to_string());
        assert_eq!(answer["legal"], false, "{play}: {answer}");
    }
    let filled = with_field(&judge("8H 5"), "position", json!({"rows": vec!["5".repeat(15); 15]}));
    assert_eq!(referee.ask(filled.to_string())["rule"], "F4");
    let lacking = with_field(&judge("8H 5"), "rack", json!([1]));
    assert_eq!(referee.ask(lacking.to_string())["rule"], "F4");
}
