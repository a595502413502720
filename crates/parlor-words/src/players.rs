//! Bots by their level, and the names that people give themselves.

use parlor_core::{Level, Seat};

use crate::Lang;
use crate::phrase::quoted;
use crate::say::say;

/// The label of the field for a player's name.
#[must_use]
pub fn name_label(seat: Seat, lang: Lang) -> String {
    say!(lang, "Name of player {seat}", "Nombre del jugador {seat}")
}

/// What a bot of this level is called.
#[must_use]
pub const fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Random", "Aleatorio"),
        Level::Casual => lang.pick("Casual", "Despistado"),
        Level::Greedy => lang.pick("Greedy", "Codicioso"),
        Level::Steady => lang.pick("Steady", "Sensato"),
        Level::Expert => lang.pick("Expert", "Experto"),
    }
}

/// How hard a bot of this level is to beat.
#[must_use]
pub const fn difficulty(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("very easy", "muy fácil"),
        Level::Casual => lang.pick("easy", "fácil"),
        Level::Greedy => lang.pick("medium", "medio"),
        Level::Steady => lang.pick("hard", "difícil"),
        Level::Expert => lang.pick("very hard", "muy difícil"),
    }
}

/// What a bot of this level is called, and how hard it is to beat: for choosing one.
#[must_use]
pub fn level_and_difficulty(one: Level, lang: Lang) -> String {
    format!("{} ({})", level(one, lang), difficulty(one, lang))
}

/// How a bot of this level plays.
#[must_use]
pub const fn about_level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("plays at random", "juega al azar"),
        Level::Casual => {
            lang.pick("plays well enough but misses things", "juega bien, pero se le escapan cosas")
        }
        Level::Greedy => {
            lang.pick("always takes the most points right now", "elige siempre lo que da más puntos ahora")
        }
        Level::Steady => lang.pick("thinks about what a move leads to", "piensa en lo que viene después"),
        Level::Expert => lang.pick("plans ahead before every move", "piensa por adelantado en cada jugada"),
    }
}

/// Nobody can be called so, as a sentence.
#[must_use]
pub fn bad_name(name: &str, lang: Lang) -> String {
    let name = quoted(name, lang);
    say!(
        lang,
        "{name} can't be a player's name. Choose a short one.",
        "{name} no sirve como nombre. Elige uno corto.",
    )
}
