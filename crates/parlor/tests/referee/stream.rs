//! A long stream of all kinds of requests, in one process that does not grow.

use std::io::Write;
use std::thread;

use serde_json::{Value, json};

use crate::common::{Referee, hand_request, plays_request, turns_request, with_field};

const PLAYS: &str = include_str!("../../../parlor-fives/tests/data/fives-plays.jsonl");
const JUDGE: &str = include_str!("../../../parlor-fives/tests/data/fives-judge.jsonl");
const MELDS: &str = include_str!("../../../parlor-scorzo/tests/data/scorzo-melds.jsonl");
const DISCARDS: &str = include_str!("../../../parlor-scorzo/tests/data/scorzo-discards.jsonl");

const TURNS: &str = include_str!("../../../parlor-polygon/tests/data/polygon-turns.jsonl");
const JUDGE_TURNS: &str = include_str!("../../../parlor-polygon/tests/data/polygon-judge.jsonl");

const REQUESTS: usize = 10_000;
/// By then, every kind of request has come several times.
const WARM: usize = 1_000;
/// The most that a process may grow after that, in KiB.
const GROWTH: u64 = 4 * 1024;

#[test]
fn ten_thousand_mixed_requests_are_answered_without_growing_in_memory() {
    let mut referee = Referee::start();
    let mix = Mix::new();
    let expected: Vec<Expected> = (0..REQUESTS).map(|number| mix.request(number).1).collect();

    let mut requests = referee.take_requests();
    // As fast as they are read: the stream is never empty while there are answers to come.
    let writer = thread::spawn(move || {
        for number in 0..REQUESTS {
            requests.write_all(&mix.request(number).0).expect("requests are read");
            requests.write_all(b"\n").expect("requests are read");
        }
        // Not closed yet: at the end of its input the referee would be gone.
        requests
    });

    let mut warm = None;
    for (number, expected) in expected.into_iter().enumerate() {
        expected.check(number, &referee.answer());
        if number + 1 == WARM {
            warm = memory(referee.process());
        }
    }
    let open = writer.join().expect("all requests are written");
    grew_little(warm, memory(referee.process()));
    drop(open);
    assert_eq!(referee.finish(), [""; 0]);
}

#[test]
fn a_line_of_64_megabytes_is_read_past_and_not_kept() {
    let mut referee = Referee::start();
    let megabytes = |referee: &mut Referee, count| {
        for _ in 0..count {
            referee.send(vec![b'x'; 1 << 20]);
        }
        assert_eq!(referee.ask("")["error"]["code"], "too_large");
        referee.is_well();
    };
    megabytes(&mut referee, 1);
    let begun = memory(referee.process());
    megabytes(&mut referee, 64);
    grew_little(begun, memory(referee.process()));
}

/// What an answer has to be.
enum Expected {
    /// It has this field, and the number of the request as its id.
    Field(&'static str),
    /// An error, with the number of the request as its id.
    Error(&'static str),
    /// An error of a line whose id can't be read.
    Unread(&'static str),
}

impl Expected {
    fn check(&self, number: usize, answer: &Value) {
        let id = match self {
            Expected::Field(field) => {
                assert!(answer.get(field).is_some(), "request {number}: {answer}");
                Some(json!(number))
            }
            Expected::Error(code) => {
                assert_eq!(answer["error"]["code"], *code, "request {number}: {answer}");
                Some(json!(number))
            }
            Expected::Unread(code) => {
                assert_eq!(answer["error"]["code"], *code, "request {number}: {answer}");
                None
            }
        };
        assert_eq!(answer.get("id"), id.as_ref(), "request {number}: {answer}");
    }
}

/// All kinds of requests, in turn.
struct Mix {
    plays: Vec<Value>,
    judge: Vec<Value>,
    melds: Vec<Value>,
    discards: Vec<Value>,
    turns: Vec<Value>,
    judge_turns: Vec<Value>,
}

impl Mix {
    fn new() -> Mix {
        let requests = |lines: &str| {
            let request = |line| serde_json::from_str::<Value>(line).unwrap()["request"].take();
            lines.lines().map(request).collect()
        };
        Mix {
            plays: requests(PLAYS),
            judge: requests(JUDGE),
            melds: requests(MELDS),
            discards: requests(DISCARDS),
            turns: requests(TURNS),
            judge_turns: requests(JUDGE_TURNS),
        }
    }

    fn request(&self, number: usize) -> (Vec<u8>, Expected) {
        let known = |request: &Value, expected| {
            (with_field(request, "id", json!(number)).to_string().into_bytes(), expected)
        };
        let judge = || &self.judge[number % self.judge.len()];
        let play = with_field(&plays_request(), "op", json!("judge"));
        match number % 24 {
            0 => known(&self.plays[number / 24 % self.plays.len()], Expected::Field("plays")),
            1 => {
                known(&with_field(&plays_request(), "rack", json!([4, 1, 5, 3, 2])), Expected::Field("plays"))
            }
            2 => known(&json!({"op": "hello"}), Expected::Field("parlor")),
            3 => known(&json!({"op": "dance"}), Expected::Error("unknown_op")),
            4 => {
                known(&json!({"op": "hello", "padding": "x".repeat(20_000)}), Expected::Error("bad_request"))
            }
            5 => known(&with_field(&plays_request(), "rack", json!([0, 10])), Expected::Error("bad_request")),
            6 => known(
                &with_field(&plays_request(), "position", json!({"rows": ["."]})),
                Expected::Error("bad_position"),
            ),
            7 => known(&with_field(&play, "play", json!("here")), Expected::Error("bad_notation")),
            8 => (format!("{{\"id\":{number},\"op\"").into_bytes(), Expected::Unread("bad_json")),
            9 => (b"\xff\x00\xfe binary".to_vec(), Expected::Unread("bad_json")),
            10 => (vec![b'['; 10_000], Expected::Unread("bad_json")),
            11 if number % 240 == 11 => (vec![b'x'; 1 << 20], Expected::Unread("too_large")),
            12 if number % 480 == 12 => {
                let game =
                    json!({"game": "fives", "op": "selfplay", "seed": "42", "players": 4, "bot": "greedy"});
                known(&game, Expected::Field("record"))
            }
            13 if number % 480 == 13 => {
                let game =
                    json!({"game": "scorzo", "op": "selfplay", "seed": "42", "players": 6, "bot": "greedy"});
                known(&game, Expected::Field("record"))
            }
            14 | 15 => known(&self.melds[number % self.melds.len()], Expected::Field("melds")),
            16 => known(&self.discards[number / 24 % self.discards.len()], Expected::Field("discards")),
            17 => known(&hand_request("melds", &["W"; 13]), Expected::Error("bad_position")),
            18 => known(&self.turns[number / 24 % self.turns.len()], Expected::Field("turns")),
            19 | 20 => known(&self.judge_turns[number % self.judge_turns.len()], Expected::Field("legal")),
            21 => {
                known(&with_field(&turns_request(), "tiles", json!(["9"])), Expected::Error("bad_notation"))
            }
            22 if number % 480 == 22 => {
                let game =
                    json!({"game": "polygon", "op": "selfplay", "seed": "42", "players": 4, "bot": "greedy"});
                known(&game, Expected::Field("record"))
            }
            _ => known(judge(), Expected::Field("legal")),
        }
    }
}

/// How much memory a process has, in KiB.
struct Memory {
    now: u64,
    most: u64,
}

/// A process has not grown; nothing is known about that but on Linux.
fn grew_little(before: Option<Memory>, after: Option<Memory>) {
    let known = before.zip(after);
    assert!(known.is_some() || !cfg!(target_os = "linux"), "Linux tells");
    if let Some((before, after)) = known {
        assert!(after.now <= before.now + GROWTH, "from {} KiB to {} KiB", before.now, after.now);
        assert!(after.most <= before.most + GROWTH, "at most {} KiB, then {} KiB", before.most, after.most);
    }
}

/// What the system says about a process, if it does.
fn memory(process: u32) -> Option<Memory> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    };
    Some(Memory { now: field("VmRSS:")?, most: field("VmHWM:")? })
}
