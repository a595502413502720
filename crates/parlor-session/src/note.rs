//! A line for whoever is at the screen.

use parlor_core::RuleId;
use parlor_words::Spans;

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

    /// The rule that refused it.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        self.text.first_rule().filter(|_| self.is_refusal)
    }
}
