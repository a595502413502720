//! Scrambled 5's in the terminal.

use parlor_core::RuleId;
use parlor_fives::Bonus;

use super::KeyHelp;
use crate::common::by_rules;
use crate::fives::LegendEntry;
use crate::keys::keys;
use crate::phrase::Noun;
use crate::{Lang, Spans};

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "arrows" / "flechas": "move the cursor", "mueven el cursor";
    "1-9": "lay this tile where the cursor stands, and go on along the line",
        "pone esta ficha donde está el cursor y sigue por la línea";
    "Space" / "Espacio" ("turn", "girar"): "turns the line: across or down",
        "gira la línea: horizontal o vertical";
    "Enter" / "Intro" ("play", "jugar"): "plays what is laid", "juega lo que está puesto";
    "Backspace" / "Retroceso": "takes the last tile up again", "retira la última ficha puesta";
    "p": "passes, where the rules allow it", "pasa, si las reglas lo permiten";
    "mouse" / "ratón":
        "click a tile of the rack, then a square; a laid tile to take it up; the score to play",
        "haz clic en una ficha del atril y luego en una casilla; en una ficha puesta, para retirarla; en los puntos, para jugar";
}

/// How to begin, while nothing is laid.
#[must_use]
pub const fn lay_hint(lang: Lang) -> &'static str {
    lang.pick(
        "Go to a square with the arrows and type your tiles; Space turns the line, Enter plays.",
        "Ve a una casilla con las flechas y escribe tus fichas; Espacio gira la línea, Intro juega.",
    )
}

/// Nothing is laid that could be played.
#[must_use]
pub const fn lay_first(lang: Lang) -> &'static str {
    lang.pick(
        "Lay tiles first: type their numbers. p passes, where the rules allow it.",
        "Primero pon fichas: escribe sus números. Con p pasas, si las reglas lo permiten.",
    )
}

/// What is laid is not in one line (F4).
#[must_use]
pub fn no_line(lang: Lang) -> Spans {
    let text = lang.pick(
        "the tiles of a play lie in one line. Backspace takes the last one up.",
        "las fichas de una jugada van en una sola línea. Retroceso retira la última.",
    );
    by_rules(&[RuleId::new('F', 4)], text)
}

/// How many tiles a player holds.
#[must_use]
pub fn tiles_held(tiles: u8, lang: Lang) -> String {
    Noun::Tile.counted(tiles, lang)
}

/// A number of points.
#[must_use]
pub fn points(points: u32, lang: Lang) -> String {
    Noun::Point.counted(points, lang)
}

/// The heading over what the signs on the board mean.
#[must_use]
pub const fn bonus_squares(lang: Lang) -> &'static str {
    lang.pick("Squares", "Casillas")
}

/// The sign on a square where a tile could lie.
#[must_use]
pub const fn reach(lang: Lang) -> LegendEntry {
    let meaning = lang.pick("one of your tiles could lie here", "aquí podría ir una de tus fichas");
    LegendEntry { bonus: Bonus::None, symbol: "○", meaning }
}
