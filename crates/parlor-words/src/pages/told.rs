//! What the browser says, with its facts.

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Name, sentence};

/// Whose turn it is, as a sentence.
#[must_use]
pub fn turn_of(name: &Name, lang: Lang) -> String {
    if name.is_you() {
        return say!(lang, "It's your turn.", "Te toca.");
    }
    say!(lang, "It's {name}'s turn.", "Le toca a {name}.")
}

/// Which bot is playing, as a sentence.
#[must_use]
pub fn waiting_for(name: &str, lang: Lang) -> String {
    say!(lang, "{name} is playing…", "Juega {name}…")
}

/// The device is handed to another player: a heading.
#[must_use]
pub fn hand_over(name: &str, lang: Lang) -> String {
    say!(lang, "Hand the device to {name}", "Pasa el dispositivo a {name}")
}

/// What that player presses.
#[must_use]
pub fn i_am(name: &str, lang: Lang) -> String {
    say!(lang, "I'm {name}", "Soy {name}")
}

/// The game is not being saved, as a sentence.
#[must_use]
pub fn not_saved(cause: &str, lang: Lang) -> String {
    sentence(&say!(lang, "this game isn't being saved: {cause}", "la partida no se está guardando: {cause}"))
}

/// The word after a number of points.
#[must_use]
pub fn points_word(points: i32, lang: Lang) -> &'static str {
    Noun::Point.after(points, lang)
}
