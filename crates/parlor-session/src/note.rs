//! A line for whoever is before the screen.

use parlor_core::{Refusal, RuleId};
use parlor_words::{Lang, Say};

use crate::RequestError;

/// A line for whoever is before the screen, about what was just tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In a sentence.
    pub text: String,
    /// Whether something was refused.
    pub is_refusal: bool,
    /// The rule that refused it.
    pub rule: Option<RuleId>,
}

impl Note {
    /// Something to know.
    #[must_use]
    pub const fn told(text: String) -> Note {
        Note { text, is_refusal: false, rule: None }
    }

    /// Something was refused.
    #[must_use]
    pub const fn refused(text: String, rule: Option<RuleId>) -> Note {
        Note { text, is_refusal: true, rule }
    }

    /// Why a request was refused, if there is anything to say about it.
    #[must_use]
    pub fn from_error<R: Refusal + Say>(error: &RequestError<R>, lang: Lang) -> Option<Note> {
        error.sentence(lang).map(|text| Note::refused(text, error.rule()))
    }
}
