//! What the browser says, with its facts.

use parlor_core::Level;

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Name, difficulty, level, level_and_difficulty, sentence};

/// The button that starts a game against a bot of this level.
#[must_use]
pub fn play_against(level: Level, lang: Lang) -> String {
    let difficulty = difficulty(level, lang);
    say!(lang, "Play · {difficulty}", "Jugar · {difficulty}")
}

/// After a win, the button that starts a game against the next bot.
#[must_use]
pub fn ready_for(level: Level, lang: Lang) -> String {
    let bot = level_and_difficulty(level, lang);
    say!(lang, "Ready for {bot}?", "¿Jugamos contra {bot}?")
}

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

/// The expert can't think here and a bot of another level plays in its place, as a sentence.
#[must_use]
pub fn plays_instead(by: Level, lang: Lang) -> String {
    let (expert, by) = (level(Level::Expert, lang), level(by, lang));
    say!(
        lang,
        "Sorry, {expert} can't think in this browser, so {by} plays on.",
        "Perdón: {expert} no puede pensar en este navegador, así que sigue {by}.",
    )
}

/// The expert can't think here and a bot of another level gives the hint, as a sentence.
#[must_use]
pub fn hints_instead(by: Level, lang: Lang) -> String {
    let (expert, by) = (level(Level::Expert, lang), level(by, lang));
    say!(
        lang,
        "Sorry, {expert} can't think in this browser, so this hint is from {by}.",
        "Perdón: {expert} no puede pensar en este navegador, así que la pista es de {by}.",
    )
}

/// The word after a number of points.
#[must_use]
pub fn points_word(points: i32, lang: Lang) -> &'static str {
    Noun::Point.after(points, lang)
}
