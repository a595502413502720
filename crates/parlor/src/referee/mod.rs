//! The referee: one JSON request a line, one JSON answer a line. `docs/referee.md` describes the language.

mod fault;
mod fives;
mod lines;
mod polygon;
mod request;
mod scorzo;
mod selfplay;
mod study;

use parlor_core::{Refusal, RuleId};
use parlor_words::program::RefereeProblem;
use parlor_words::{Lang, Say};
use serde::Serialize;

use crate::games;
use fault::{Code, Fault};
use request::{Fields, Request};

pub(crate) use fives::{judge_answer, plays_answer, sorted_plays};
pub(crate) use lines::{Broken, serve};
pub(crate) use polygon::{best_turns_first, turn_answer, turns_answer};

/// The longest request, in bytes.
pub const MAX_LINE: usize = 256 * 1024;

/// The requests there are.
const OPS: [&str; 9] =
    ["hello", "plays", "turns", "judge", "melds", "discards", "selfplay", "hint", "analyse"];

/// Answers requests.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    lang: Lang,
}

impl Referee {
    /// A referee that gives reasons in this language.
    #[must_use]
    pub const fn new(lang: Lang) -> Referee {
        Referee { lang }
    }

    /// Answers one request, whatever it is, with one line of JSON (without its end).
    #[must_use]
    pub fn answer(&self, line: &[u8]) -> String {
        let request = match Request::read(line, self.lang) {
            Ok(request) => request,
            Err(fault) => return fault.answer(),
        };
        let mut fields = request.fields;
        let answer = match self.ask(&mut fields) {
            Ok(answer) => answer,
            Err(fault) => fault.answer(),
        };
        match request.id {
            // An answer is an object with at least one field: the id goes before it, as it came but for line ends
            // between its parts (an answer is one line, also to readers for whom a lone CR ends one).
            Some(id) => format!("{{\"id\":{},{}", id.get().replace(['\r', '\n'], " "), &answer[1..]),
            None => answer,
        }
    }

    fn too_large(&self) -> String {
        let most = MAX_LINE as u64;
        Fault::new(Code::TooLarge, &RefereeProblem::TooLarge { most }, self.lang).answer()
    }

    fn ask(&self, fields: &mut Fields<'_>) -> Result<String, Fault> {
        fields.once()?;
        fields.take("id");
        let op = fields.text("op")?;
        match op.as_str() {
            "hello" => {
                fields.done()?;
                Ok(json(&Hello { parlor: env!("CARGO_PKG_VERSION"), games: games::GAME_IDS }))
            }
            "plays" => {
                fields.game(&["fives"])?;
                fives::plays(fields)
            }
            "turns" => {
                fields.game(&["polygon"])?;
                polygon::turns(fields)
            }
            "judge" => match fields.game(&["fives", "polygon"])? {
                "polygon" => polygon::judge(fields),
                _ => fives::judge(fields),
            },
            "melds" | "discards" => {
                fields.game(&["scorzo"])?;
                if op == "melds" { scorzo::melds(fields) } else { scorzo::discards(fields) }
            }
            "selfplay" => selfplay::selfplay(fields),
            "hint" => study::hint(fields),
            "analyse" => study::analyse(fields),
            _ => Err(Fault::new(
                Code::UnknownOp,
                &RefereeProblem::UnknownOp { op: &op, allowed: &OPS },
                self.lang,
            )),
        }
    }
}

#[derive(Serialize)]
struct Hello<'a> {
    parlor: &'a str,
    games: &'a [&'a str],
}

/// The answer about what is not legal.
fn not_legal<R: Refusal + Say>(refusal: &R, lang: Lang) -> String {
    #[derive(Serialize)]
    struct NotLegal {
        legal: bool,
        rule: RuleId,
        reason: String,
    }
    json(&NotLegal { legal: false, rule: refusal.rule(), reason: refusal.sentence(lang) })
}

/// An answer as a line of JSON.
pub(crate) fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers are structures of numbers, texts and lists")
}
