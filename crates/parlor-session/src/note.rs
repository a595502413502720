//! A line for whoever is at the screen.

use parlor_core::{Refusal, RuleId};
use parlor_words::{Lang, Say, Spans};

use crate::RequestError;

/// A line for whoever is at the screen, about what was just tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In a sentence.
    pub text: Spans,
    /// Whether something was refused.
    pub is_refusal: bool,
}

impl Note {
    /// Something to know.
    #[must_use]
    pub fn told(text: impl Into<Spans>) -> Note {
        Note { text: text.into(), is_refusal: false }
    }

    /// Something was refused.
    #[must_use]
    pub fn refused(text: impl Into<Spans>) -> Note {
        Note { text: text.into(), is_refusal: true }
    }

    /// Why a request was refused, if there is anything to say about it.
    #[must_use]
    pub fn from_error<R: Refusal + Say>(error: &RequestError<R>, lang: Lang) -> Option<Note> {
        error.sentence(lang).map(Note::refused)
    }

    /// The rule that refused it.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        self.text.first_rule().filter(|_| self.is_refusal)
    }
}
