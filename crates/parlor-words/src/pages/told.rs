//! What the pages tell, with its facts.

use parlor_core::Level;

use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans, sentence};

/// Whose turn it is, as a sentence.
#[must_use]
pub fn turn_of(name: &str, lang: Lang) -> String {
    say!(lang, "{name} is to play.", "Le toca a {name}.")
}

/// Who is being waited for, as a sentence.
#[must_use]
pub fn waiting_for(name: &str, lang: Lang) -> String {
    say!(lang, "{name} is playing…", "Juega {name}…")
}

/// The screen is handed to another player: a heading.
#[must_use]
pub fn hand_over(name: &str, lang: Lang) -> String {
    say!(lang, "Hand the device to {name}", "Pasa el dispositivo a {name}")
}

/// What that player presses.
#[must_use]
pub fn i_am(name: &str, lang: Lang) -> String {
    say!(lang, "I am {name}", "Soy {name}")
}

/// What a player of a level would do, as a sentence.
#[must_use]
pub fn hint(action: &Spans, level: Level, lang: Lang) -> Spans {
    let name = super::level(level, lang);
    say_spans!(lang, "{name} suggests: " action ".", "{name} sugiere: " action ".")
}

/// Somebody is thinking about a hint, as a sentence.
#[must_use]
pub fn thinking(level: Level, lang: Lang) -> String {
    let name = super::level(level, lang);
    say!(lang, "{name} is thinking…", "{name} está pensando…")
}

/// The game is not kept, as a sentence.
#[must_use]
pub fn not_saved(cause: &str, lang: Lang) -> String {
    sentence(&say!(lang, "this game is not saved: {cause}", "la partida no está guardada: {cause}"))
}

/// The word after a number of points.
#[must_use]
pub fn points_word(points: i32, lang: Lang) -> &'static str {
    Noun::Point.after(points, lang)
}
