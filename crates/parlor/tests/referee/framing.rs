//! Lines: how they end, how long they are, and when they are answered.

use crate::common::Referee;

const HELLO: &str = r#"{"op":"hello"}"#;
/// The longest line, in bytes.
const LONGEST: usize = 256 * 1024;

#[test]
fn lines_end_in_lf_or_crlf_and_the_last_may_lack_its_end() {
    let mut referee = Referee::start();
    referee.send("{\"op\":\"hello\",\"id\":1}\n{\"op\":\"hello\",\"id\":2}\r\n{\"op\":\"hello\",\"id\":3}");
    let answers = referee.finish();
    assert_eq!(answers.len(), 3);
    for (number, answer) in (1..).zip(answers) {
        assert!(answer.starts_with(&format!("{{\"id\":{number},\"parlor\":")), "{answer}");
    }
}

#[test]
fn blank_lines_are_skipped() {
    let mut referee = Referee::start();
    referee.send("\n\r\n   \n\t \r\n");
    referee.is_well();
    referee.send("\n\n");
    assert_eq!(referee.finish(), [""; 0]);
}

#[test]
fn no_input_gives_no_answers() {
    assert_eq!(Referee::start().finish(), [""; 0]);
}

#[test]
fn space_around_a_request_makes_no_difference() {
    let mut referee = Referee::start();
    let plain = referee.ask(HELLO);
    assert_eq!(referee.ask(format!(" \t{HELLO}\t ")), plain);
    assert_eq!(referee.ask("{ \"op\" :\t\"hello\" }"), plain);
}

#[test]
fn nobody_waits_for_an_answer_because_more_came_with_the_request() {
    let mut referee = Referee::start();
    // Whatever follows the line, the answer comes without waiting for the rest.
    for rest in ["", "\n", "\r\n\r\n", "  ", "{\"op\":", "not JSON"] {
        referee.send(format!("{HELLO}\n{rest}"));
        assert!(referee.answer()["parlor"].is_string(), "{rest:?}");
        // The rest becomes a line of its own.
        referee.send("\n");
        if !rest.trim().is_empty() {
            assert_eq!(referee.answer()["error"]["code"], "bad_json", "{rest:?}");
        }
    }
}

#[test]
fn a_request_may_come_in_pieces() {
    let mut referee = Referee::start();
    for piece in HELLO.as_bytes().chunks(3) {
        referee.send(piece);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    referee.send("\n");
    assert!(referee.answer()["parlor"].is_string());
}

#[test]
fn a_line_of_256_kib_is_read_and_a_longer_one_is_not() {
    let mut referee = Referee::start();
    let padded = |length: usize| format!("{HELLO}{}", " ".repeat(length - HELLO.len()));
    for end in ["\n", "\r\n"] {
        referee.send(padded(LONGEST) + end);
        assert!(referee.answer()["parlor"].is_string(), "{end:?}");
        referee.send(padded(LONGEST + 1) + end);
        let answer = referee.answer();
        assert_eq!(answer["error"]["code"], "too_large", "{end:?}");
        assert_eq!(answer["error"]["message"], "A line has at most 262,144 bytes.");
        referee.is_well();
    }
}

#[test]
fn answers_come_in_the_order_of_the_requests() {
    let mut referee = Referee::start();
    let requests: Vec<String> = (0..2000).map(|id| format!("{{\"op\":\"hello\",\"id\":{id}}}\n")).collect();
    referee.send(requests.concat());
    for id in 0..2000 {
        assert_eq!(referee.answer()["id"], id);
    }
    assert_eq!(referee.finish(), [""; 0]);
}
