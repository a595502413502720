//! A running referee that can be asked.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::{ENVIRONMENT, PROGRAM};

/// Longer than any answer takes, even on a busy machine: who waits longer waits for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// A referee that is running. Everything asked of it is answered before the next is asked.
pub(crate) struct Referee {
    child: Child,
    requests: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Referee {
    pub(crate) fn start() -> Referee {
        Referee::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Referee {
        let mut command = Command::new(PROGRAM);
        command.arg("referee").args(arguments).envs(ENVIRONMENT);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the referee starts");
        let output = BufReader::new(child.stdout.take().expect("answers are piped"));
        let (sender, answers) = channel();
        thread::spawn(move || {
            for answer in output.lines() {
                let answer = answer.expect("answers are lines of UTF-8");
                if sender.send(answer).is_err() {
                    return;
                }
            }
        });
        Referee { requests: child.stdin.take(), child, answers }
    }

    /// The id of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Hands over where requests are written to; from then on, only answers can be waited for.
    pub(crate) fn take_requests(&mut self) -> ChildStdin {
        self.requests.take().expect("requests are handed over once")
    }

    /// Sends bytes as they are, without a line end.
    pub(crate) fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let requests = self.requests.as_mut().expect("requests can be sent");
        requests.write_all(bytes.as_ref()).and_then(|()| requests.flush()).expect("the referee reads");
    }

    /// The next answer, as a line.
    pub(crate) fn answer_line(&self) -> String {
        self.answers.recv_timeout(PATIENCE).expect("the referee answers")
    }

    /// The next answer.
    pub(crate) fn answer(&self) -> Value {
        let line = self.answer_line();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    /// Asks and waits for the answer.
    pub(crate) fn ask(&mut self, request: impl AsRef<[u8]>) -> Value {
        self.send([request.as_ref(), b"\n"].concat());
        self.answer()
    }

    /// Asks a question whose answer is known: proves that the referee is well, and that nothing else was answered.
    pub(crate) fn is_well(&mut self) {
        assert_eq!(self.ask(r#"{"op":"hello","id":"well?"}"#)["id"], "well?");
    }

    /// Ends the input, and returns the answers that still come.
    pub(crate) fn finish(mut self) -> Vec<String> {
        drop(self.requests.take());
        let rest = self.answers.iter().collect();
        assert!(self.child.wait().expect("the referee ends").success());
        rest
    }
}

/// The rows of an empty board of the classic edition.
pub(crate) fn empty_board() -> Value {
    json!(vec!["."; 15].iter().map(|dot| dot.repeat(15)).collect::<Vec<_>>())
}

/// A request for all plays on an empty board.
pub(crate) fn plays_request() -> Value {
    json!({"game": "fives", "op": "plays", "position": {"rows": empty_board()}, "rack": [5]})
}

/// A request about a hand of Scorzo.
pub(crate) fn hand_request(op: &str, hand: &[&str]) -> Value {
    json!({"game": "scorzo", "op": op, "hand": hand})
}

/// A request for all turns of Polygon after a 3 on START.
pub(crate) fn turns_request() -> Value {
    let position = json!({"stacks": {"0,0": ["3"]}});
    json!({"game": "polygon", "op": "turns", "position": position, "roll": "star", "tiles": ["4", "W"]})
}

/// An object with one field more, or with another value in it.
pub(crate) fn with_field(object: &Value, field: &str, value: Value) -> Value {
    let mut object = object.clone();
    object[field] = value;
    object
}
