//! Whatever a line holds, it gets one answer, and the next line is answered as usual.

use crate::common::{Referee, hand_request, plays_request, turns_request};

/// Sends a line, expects an error of this code in one line, and then a good answer.
fn is_survived(referee: &mut Referee, line: &[u8], code: &str) {
    let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
    let answer = referee.ask(line);
    assert_eq!(answer["error"]["code"], code, "{shown}: {answer}");
    referee.is_well();
}

/// Bytes without line ends that mean nothing, the same every time.
fn noise(length: usize, mut seed: u32) -> Vec<u8> {
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed.to_be_bytes()[0]
    };
    (0..length).map(|_| if next() == b'\n' { 0 } else { next().max(11) }).collect()
}

#[test]
fn binary_is_survived() {
    let mut referee = Referee::start();
    for seed in 0..50 {
        is_survived(&mut referee, &noise(1000, seed), "bad_json");
    }
    is_survived(&mut referee, b"\0", "bad_json");
    is_survived(&mut referee, b"\x7fELF\x02\x01\x01\0\0", "bad_json");
    is_survived(&mut referee, b"\x1f\x8b\x08\0", "bad_json");
}

#[test]
fn text_that_is_not_utf_8_is_survived() {
    let mut referee = Referee::start();
    let lines: [&[u8]; 5] = [
        b"\xff\xfe{\0\"\0o\0",
        b"{\"op\":\"hell\xf3\"}",
        b"{\"op\":\"\xed\xa0\x80\"}",
        b"{\"id\":\"\xc0\xaf\",\"op\":\"hello\"}",
        b"\x80",
    ];
    for line in lines {
        is_survived(&mut referee, line, "bad_json");
    }
}

#[test]
fn lines_of_a_megabyte_are_survived() {
    let mut referee = Referee::start();
    is_survived(&mut referee, &vec![b'x'; 1 << 20], "too_large");
    is_survived(&mut referee, &vec![b'['; 1 << 20], "too_large");
    is_survived(&mut referee, &noise(1 << 20, 1), "too_large");
    let padded = format!("{}{}", plays_request(), " ".repeat(1 << 20));
    is_survived(&mut referee, padded.as_bytes(), "too_large");
    is_survived(&mut referee, &vec![b' '; 1 << 20], "too_large");
}

#[test]
fn json_100_000_levels_deep_is_survived() {
    let mut referee = Referee::start();
    let deep = "[".repeat(100_000);
    let closed = format!("{deep}{}", "]".repeat(100_000));
    is_survived(&mut referee, deep.as_bytes(), "bad_json");
    is_survived(&mut referee, closed.as_bytes(), "bad_request");
    is_survived(&mut referee, "{\"a\":".repeat(50_000).as_bytes(), "bad_json");
    is_survived(&mut referee, format!("{{\"op\":{closed}}}").as_bytes(), "bad_request");
    is_survived(&mut referee, format!("{{\"op\":\"hello\",\"deep\":{closed}}}").as_bytes(), "bad_request");
    let plays = plays_request().to_string();
    is_survived(&mut referee, plays.replace("[5]", &closed).as_bytes(), "bad_request");
    let turns = turns_request().to_string();
    is_survived(&mut referee, turns.replace("[\"3\"]", &closed).as_bytes(), "bad_request");
    let stacks = turns.replace("{\"0,0\":[\"3\"]}", &closed);
    is_survived(&mut referee, stacks.as_bytes(), "bad_request");
    let melds = hand_request("melds", &[]).to_string();
    is_survived(&mut referee, melds.replace("[]", &closed).as_bytes(), "bad_request");
    is_survived(
        &mut referee,
        plays.replace("\"rows\":[", &format!("\"rows\":[{closed},")).as_bytes(),
        "bad_request",
    );
}

#[test]
fn an_id_100_000_levels_deep_is_given_back() {
    let mut referee = Referee::start();
    let id = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    referee.send(format!("{{\"id\":{id},\"op\":\"hello\"}}\n"));
    assert!(referee.answer_line().starts_with(&format!("{{\"id\":{id},\"parlor\"")));
    referee.is_well();
}

#[test]
fn thousands_of_fields_are_survived() {
    let mut referee = Referee::start();
    let many = |name: fn(usize) -> String| {
        let fields: Vec<String> = (0..10_000).map(|number| format!("\"{}\":0", name(number))).collect();
        format!("{{\"op\":\"hello\",{}}}", fields.join(","))
    };
    is_survived(&mut referee, many(|number| number.to_string()).as_bytes(), "bad_request");
    is_survived(&mut referee, many(|_| "a".to_owned()).as_bytes(), "bad_request");
}

#[test]
fn thousands_of_stacks_tiles_and_placements_are_survived() {
    let mut referee = Referee::start();
    let turns = turns_request().to_string();
    let many: Vec<String> = (0..10_000).map(|_| "\"1,0\":[\"4\"]".to_owned()).collect();
    let stacks = turns.replace("\"0,0\":[\"3\"]", &many.join(","));
    is_survived(&mut referee, stacks.as_bytes(), "bad_position");
    let high = turns.replace("[\"3\"]", &format!("[{}]", vec!["\"1\""; 50_000].join(",")));
    is_survived(&mut referee, high.as_bytes(), "bad_position");
    let tiles = turns.replace("\"W\"", &vec!["\"W\""; 50_000].join(","));
    is_survived(&mut referee, tiles.as_bytes(), "bad_request");
    let places = vec!["[\"4\",\"1,0\"]"; 10_000].join(",");
    let judge = turns.replace("\"turns\"", &format!("\"judge\",\"place\":[{places}]"));
    assert_eq!(referee.ask(judge)["rule"], "P9");
    referee.is_well();
}

#[test]
fn numbers_beyond_all_bounds_are_survived() {
    let mut referee = Referee::start();
    let plays = plays_request().to_string();
    for number in
        ["1e999999", "-1e999999", "9".repeat(100_000).as_str(), "5.00000000000000001", "18446744073709551621"]
    {
        is_survived(&mut referee, plays.replace("[5]", &format!("[{number}]")).as_bytes(), "bad_request");
    }
}
