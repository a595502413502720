//! A line for the one before the screen.

use parlor_core::{LogError, ObserveError, Refusal, RuleId};
use parlor_words::terminal::{Notice, Text};
use parlor_words::{Lang, Say};

use crate::failure::Failure;

/// A line for the one before the screen.
pub(super) struct Note {
    pub(super) text: String,
    pub(super) is_refusal: bool,
    /// The rule that it names.
    pub(super) rule: Option<RuleId>,
}

impl Note {
    /// Something to know.
    pub(super) fn told(text: String) -> Note {
        Note { text, is_refusal: false, rule: None }
    }

    /// Why something can't be.
    pub(super) fn refused(text: String, rule: Option<RuleId>) -> Note {
        Note { text, is_refusal: true, rule }
    }

    /// Why something can't be, in words of the screen's own.
    pub(super) fn no(text: Text, lang: Lang) -> Note {
        Note::refused(text.text(lang).to_owned(), None)
    }

    /// Why an entry can't be.
    pub(super) fn from_log_error<R: Refusal + Say>(error: &LogError<R>, lang: Lang) -> Note {
        match error {
            LogError::Refused(refusal) => Note::refused(error.sentence(lang), Some(refusal.rule())),
            LogError::Retract(_) => Note::no(Text::NothingToTakeBack, lang),
            // Whoever answers a question need not know what it is called in records.
            LogError::Tell(ObserveError::BadValue { values, .. }) => {
                let answer = values.join(" ");
                Note::refused(Notice::BadAnswer { answer: &answer }.sentence(lang), None)
            }
            LogError::Tell(_) | LogError::NoSuchSeat(_) => Note::refused(error.sentence(lang), None),
        }
    }

    /// Why another game can't begin.
    pub(super) fn from_failure(failure: Failure) -> Note {
        Note::refused(parlor_words::sentence(&failure.text()), None)
    }
}
