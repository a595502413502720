//! Every code of an error, and what its message names.

use serde_json::{Value, json};

use crate::common::{Referee, empty_board, hand_request, plays_request, turns_request, with_field};

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

/// A request to judge a turn of Polygon.
fn judge_turn(place: &Value) -> Value {
    with_field(&with_field(&turns_request(), "op", json!("judge")), "place", place.clone())
}

/// A request about stacks, as they are written.
fn with_stacks(stacks: &str) -> String {
    turns_request().to_string().replace(r#"{"0,0":["3"]}"#, stacks)
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
    for (op, field) in [("melds", "game"), ("melds", "hand"), ("discards", "game"), ("discards", "hand")] {
        let request = without(&hand_request(op, &["7S"]), field).to_string();
        is_refused(&mut referee, request, "bad_request", &[&format!("“{field}”"), "missing"]);
    }
    for field in ["game", "position", "roll", "tiles", "place"] {
        let request = without(&judge_turn(&json!([["4", "1,0"]])), field).to_string();
        is_refused(&mut referee, request, "bad_request", &[&format!("“{field}”"), "missing"]);
    }
    let no_stacks = with_field(&turns_request(), "position", json!({})).to_string();
    is_refused(&mut referee, no_stacks, "bad_request", &["“position.stacks”", "missing"]);
    let no_rows = with_field(&plays_request(), "position", json!({"edition": "classic"})).to_string();
    is_refused(&mut referee, no_rows, "bad_request", &["“position.rows”", "missing"]);
}

#[test]
fn an_unknown_field_is_named() {
    let mut referee = Referee::start();
    let about_hands = [hand_request("melds", &["7S"]), hand_request("discards", &["7S"])];
    let about_turns = [turns_request(), judge_turn(&json!([]))];
    let others = [json!({"op": "hello"}), plays_request(), judge("8H 5"), selfplay()];
    for request in others.iter().chain(&about_hands).chain(&about_turns) {
        let request = with_field(request, "colour", json!("red")).to_string();
        is_refused(&mut referee, request, "bad_request", &["“colour”"]);
    }
    let position = json!({"rows": empty_board(), "size": 15});
    let request = with_field(&plays_request(), "position", position).to_string();
    is_refused(&mut referee, request, "bad_request", &["“position.size”"]);
    // Known elsewhere is not known here.
    is_refused(&mut referee, r#"{"op":"hello","game":"fives"}"#, "bad_request", &["“game”"]);
    let play_in_plays = with_field(&plays_request(), "play", json!("8H 5")).to_string();
    is_refused(&mut referee, play_in_plays, "bad_request", &["“play”"]);
    let place_in_turns = with_field(&turns_request(), "place", json!([])).to_string();
    is_refused(&mut referee, place_in_turns, "bad_request", &["“place”"]);
    let rows = with_field(&turns_request(), "position", json!({"stacks": {}, "rows": []})).to_string();
    is_refused(&mut referee, rows, "bad_request", &["“position.rows”"]);
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
        (with_field(&hand_request("melds", &[]), "hand", json!("7S 8S")), "hand", "a list of texts"),
        (with_field(&hand_request("melds", &[]), "hand", json!([7])), "hand", "a list of texts"),
        (with_field(&hand_request("discards", &[]), "hand", json!([["7S"]])), "hand", "a list of texts"),
        (with_field(&hand_request("discards", &[]), "hand", json!(null)), "hand", "a list of texts"),
        (with_field(&turns_request(), "position", json!({"stacks": []})), "position.stacks", "an object"),
        (
            with_field(&turns_request(), "position", json!({"stacks": {"0,0": "3"}})),
            "position.stacks.0,0",
            "a list of texts",
        ),
        (
            with_field(&turns_request(), "position", json!({"stacks": {"0,0": ["3", 4]}})),
            "position.stacks.0,0",
            "a list of texts",
        ),
        (with_field(&turns_request(), "roll", json!(1)), "roll", "text"),
        (with_field(&turns_request(), "tiles", json!("4")), "tiles", "a list of texts"),
        (with_field(&turns_request(), "tiles", json!([4, 5])), "tiles", "a list of texts"),
        (judge_turn(&json!("4 1,0")), "place", "a list of pairs"),
        (judge_turn(&json!(["4", "1,0"])), "place", "a list of pairs"),
        (judge_turn(&json!([["4"]])), "place", "a list of pairs"),
        (judge_turn(&json!([["4", "1,0", "0,1"]])), "place", "a list of pairs"),
        (judge_turn(&json!([[null, "1,0"]])), "place", "a list of pairs"),
        (judge_turn(&json!([{"4": "1,0"}])), "place", "a list of pairs"),
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
        (with_field(&plays_request(), "game", json!("scorzo")), ["“game”", "fives"]),
        (with_field(&plays_request(), "game", json!("polygon")), ["“game”", "choose fives."]),
        (with_field(&turns_request(), "game", json!("fives")), ["“game”", "choose polygon."]),
        (with_field(&judge("8H 5"), "game", json!("scorzo")), ["“game”", "fives or polygon"]),
        (
            with_field(&turns_request(), "position", json!({"edition": "deluxe", "stacks": {}})),
            ["“position.edition”", "classic"],
        ),
        (with_field(&turns_request(), "roll", json!("Star")), ["“roll”", "star, diamond or circle"]),
        (with_field(&turns_request(), "tiles", json!([])), ["one or two", "not 0"]),
        (with_field(&turns_request(), "tiles", json!(["4", "4", "4"])), ["one or two", "not 3"]),
        (with_field(&hand_request("melds", &[]), "game", json!("fives")), ["“game”", "scorzo"]),
        (with_field(&selfplay(), "game", json!("Fives")), ["“game”", "fives, scorzo or polygon"]),
        (with_field(&plays_request(), "position", edition), ["“position.edition”", "classic"]),
        (
            with_field(&selfplay(), "bot", json!("genius")),
            ["“bot”", "random, casual, greedy, steady or expert"],
        ),
        (with_field(&selfplay(), "players", json!(0)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(-2)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(7)), ["“players”", "from 1 to 6"]),
        (with_field(&selfplay(), "players", json!(1)), ["2 to 4 players", "not 1"]),
        (with_field(&selfplay(), "players", json!(5)), ["2 to 4 players", "not 5"]),
        (
            with_field(&with_field(&selfplay(), "game", json!("scorzo")), "players", json!(1)),
            ["2 to 6 players", "not 1"],
        ),
        (
            with_field(&with_field(&selfplay(), "game", json!("polygon")), "players", json!(5)),
            ["2 to 4 players", "not 5"],
        ),
        (with_field(&plays_request(), "rack", json!([])), ["one to five", "not 0"]),
        (with_field(&plays_request(), "rack", json!([1, 2, 3, 4, 5, 6])), ["one to five", "not 6"]),
        (with_field(&plays_request(), "rack", json!([0])), ["Tile 1 of the rack", "1 to 9"]),
        (with_field(&plays_request(), "rack", json!([5, 10])), ["Tile 2 of the rack", "1 to 9"]),
        (with_field(&plays_request(), "rack", json!([5, 5, -5])), ["Tile 3 of the rack", "1 to 9"]),
        (judge("pass"), ["pass", "rack"]),
    ];
    for (request, words) in cases {
        is_refused(&mut referee, request.to_string(), "bad_request", &words);
    }
}

#[test]
fn an_unknown_request_is_named() {
    let mut referee = Referee::start();
    for op in ["dance", "Hello", "", "turn"] {
        let request = json!({"op": op, "game": "fives"}).to_string();
        is_refused(&mut referee, request, "unknown_op", &[&format!("“{op}”"), "plays, turns, judge, melds"]);
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
        (rows(14, ""), "Row 15 has 0"),
        (rows(14, &sixteen[..14]), "Row 15 has 14"),
        (rows(14, &sixteen), "Row 15 has 16"),
        (rows(14, "..............0"), "Square O15 has “0”"),
        (rows(14, "x.............."), "Square A15 has “x”"),
        (rows(14, ".......é......."), "Square H15 has “é”"),
        (rows(14, "....... ......."), "Square H15 has a space"),
        (rows(14, ".......\u{663}......."), "Square H15"),
    ];
    for (rows, words) in cases {
        for request in [plays_request(), judge("8H 5")] {
            let request = with_field(&request, "position", json!({"rows": rows})).to_string();
            is_refused(&mut referee, request, "bad_position", &[words]);
        }
    }
}

#[test]
fn stacks_that_can_not_lie_so_are_a_bad_position() {
    let mut referee = Referee::start();
    let high = format!(r#"{{"0,0":[{}]}}"#, vec![r#""1""#; 256].join(","));
    let cases = [
        (r#"{"0,0":[]}"#, "0,0 has no tiles"),
        (r#"{"0,0":["3"],"5,0":["4"]}"#, "5,0 is off the board"),
        (r#"{"-128,127":["4"]}"#, "-128,127 is off the board"),
        (r#"{"0,0":["3"],"1,0":["4"],"0,0":["3"]}"#, "0,0 is listed twice"),
        // Written otherwise, it is the same space.
        (r#"{"0,0":["3"],"0,\u0030":["4"]}"#, "0,0 is listed twice"),
        (r#"{"0,0":["3","6"]}"#, "On 0,0 there is “6”"),
        (r#"{"0,0":["3","w"]}"#, "On 0,0 there is “w”"),
        (r#"{"0,0":[""]}"#, "On 0,0 there is “”"),
        (r#"{"start":["3"]}"#, "“start” is not a space"),
        (r#"{"0, 0":["3"]}"#, "“0, 0” is not a space"),
        (r#"{"+0,0":["3"]}"#, "“+0,0” is not a space"),
        (r#"{"999,0":["3"]}"#, "“999,0” is not a space"),
        (&high, "0,0 is too high: at most 255 tiles"),
    ];
    for (stacks, words) in cases {
        is_refused(&mut referee, with_stacks(stacks), "bad_position", &[words]);
    }
}

#[test]
fn tiles_and_spaces_of_a_turn_that_can_not_be_read_are_bad_notation() {
    let mut referee = Referee::start();
    for tile in ["", "0", "6", "w", "4x1", "4X3", " 4", "44", "null", "\u{663}"] {
        let words = format!("“{tile}” is not a tile");
        let request = with_field(&turns_request(), "tiles", json!(["4", tile])).to_string();
        is_refused(&mut referee, request, "bad_notation", &[&words]);
        let request = judge_turn(&json!([[tile, "1,0"], ["W", "0,1"]])).to_string();
        is_refused(&mut referee, request, "bad_notation", &[&words]);
    }
    for space in ["", "1", "1,", "1, 0", "01,0", "1,0,0", "out", "1;0", "200,0"] {
        let words = format!("“{space}” is not a space");
        let request = judge_turn(&json!([["4", space], ["W", "0,1"]])).to_string();
        is_refused(&mut referee, request, "bad_notation", &[&words]);
    }
}

#[test]
fn a_turn_that_can_be_read_is_judged_however_wrong_it_is() {
    let mut referee = Referee::start();
    let cases = [
        (json!([]), "P9"),
        (json!([["4", "1,0"]]), "P9"),
        (json!([["5", "1,0"], ["W", "0,1"]]), "P9"),
        (json!([["4x2", "1,0"], ["W", "0,1"]]), "P9"),
        (json!([["4", "1,0"], ["4", "0,1"]]), "P9"),
        (json!([["4", "1,0"], ["W", "0,1"], ["W", "0,0"]]), "P9"),
        (json!([["4", "5,0"], ["W", "0,1"]]), "P10"),
        (json!([["4", "-128,-128"], ["W", "127,127"]]), "P10"),
        (json!([["4", "0,0"], ["W", "0,1"]]), "P10"),
        (json!([["4", "-1,0"], ["W", "0,1"]]), "P10"),
        (json!([["4", "1,0"], ["W", "1,0"]]), "P11"),
        (json!([["4", null], ["W", "0,1"]]), "P14"),
        (json!([["4", "1,0"], ["W", null]]), "P14"),
    ];
    for (place, rule) in cases {
        let answer = referee.ask(judge_turn(&place).to_string());
        assert_eq!((&answer["legal"], &answer["rule"]), (&json!(false), &json!(rule)), "{place}: {answer}");
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
fn cards_that_can_not_be_a_hand_are_a_bad_position() {
    let mut referee = Referee::start();
    for op in ["melds", "discards"] {
        let cases: [(Vec<&str>, &str); 5] = [
            (vec!["7S", "7S", "7S"], "only 2 of 7S"),
            (vec!["W"; 13], "only 12 wild cards"),
            (
                [vec!["W"; 12], vec!["1S", "1S", "2S", "2S", "3S", "3S", "4S", "4S", "5S"]].concat(),
                "at most 20",
            ),
            (vec!["1S"; 10_000], "only 2 of 1S"),
            (["1S", "2S", "3S", "4S", "5S", "6S", "7S"].repeat(3), "only 2 of 1S"),
        ];
        for (hand, words) in cases {
            is_refused(&mut referee, hand_request(op, &hand).to_string(), "bad_position", &[words]);
        }
    }
    is_refused(&mut referee, hand_request("discards", &[]).to_string(), "bad_position", &["empty hand"]);
}

#[test]
fn a_card_that_can_not_be_read_is_bad_notation_and_is_named_with_its_place() {
    let mut referee = Referee::start();
    for card in ["", "7", "S", "7s", "w", "0S", "11S", "07S", "7X", " 7S", "7S★", "W W", "10"] {
        for op in ["melds", "discards"] {
            let request = hand_request(op, &["1H", card, "W"]).to_string();
            is_refused(
                &mut referee,
                request,
                "bad_notation",
                &["Card 2 of the hand", &format!("“{card}”"), "7S"],
            );
        }
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
