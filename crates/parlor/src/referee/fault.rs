//! Answers to requests that can't be answered.

use parlor_words::{Lang, Say, sentence};
use serde::Serialize;

use super::json;

/// What kind of fault it is; the names are part of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Code {
    /// The line is not JSON.
    BadJson,
    /// A field is missing, unknown or of the wrong kind.
    BadRequest,
    /// There is no such request.
    UnknownOp,
    /// The board, the stacks or the hand are invalid.
    BadPosition,
    /// The play, a card, a tile or a space can't be read.
    BadNotation,
    /// The line is too long.
    TooLarge,
}

/// A fault and what to say about it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Fault {
    code: Code,
    message: String,
}

impl Fault {
    pub(super) fn new(code: Code, problem: &impl Say, lang: Lang) -> Fault {
        Fault { code, message: problem.sentence(lang) }
    }

    /// A fault that is said already, as a sentence.
    pub(super) const fn said(code: Code, message: String) -> Fault {
        Fault { code, message }
    }

    /// A fault in the request itself, said already as a clause.
    pub(super) fn bad_request(clause: &str) -> Fault {
        Fault { code: Code::BadRequest, message: sentence(clause) }
    }

    /// The answer as a line of JSON.
    pub(super) fn answer(&self) -> String {
        #[derive(Serialize)]
        struct Answer<'a> {
            error: &'a Fault,
        }
        json(&Answer { error: self })
    }
}
