//! Hints.

use parlor_core::Level;

use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans, level};

/// What a player of a level would do, as a sentence: “Hint from Greedy: …”.
#[must_use]
pub fn hint(suggestion: &Spans, by: Level, lang: Lang) -> Spans {
    let name = level(by, lang);
    say_spans!(lang, "Hint from {name}: " suggestion ".", "Pista de {name}: " suggestion ".")
}

/// A bot is thinking about a hint, as a sentence.
#[must_use]
pub fn thinking(by: Level, lang: Lang) -> String {
    let name = level(by, lang);
    say!(lang, "{name} is thinking…", "{name} está pensando…")
}
