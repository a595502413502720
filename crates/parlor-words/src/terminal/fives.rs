//! Scrambled 5's in the terminal.

use parlor_fives::Bonus;

use super::KeyHelp;
use crate::fives::LegendEntry;
use crate::keys::keys;
use crate::phrase::Noun;
use crate::{Lang, Spans, pages};

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "arrows" / "flechas": "move the cursor", "mover el cursor";
    "1-9": "place this tile at the cursor and move to the next square",
        "colocar esta ficha en el cursor y avanzar a la casilla siguiente";
    "Space" / "Espacio" ("→/↓", "→/↓"): "switch between across and down", "cambiar entre horizontal y vertical";
    "Enter" ("play", "jugar"): "play the tiles you placed", "jugar las fichas colocadas";
    "Backspace" / "Retroceso": "pick up the last tile", "recoger la última ficha";
    "p": "pass, if the rules allow it", "pasar, si las reglas lo permiten";
    "mouse":
        "click a tile, then a square; click a placed tile to pick it up; click the score to play",
        "hacer clic en una ficha y luego en una casilla; en una ficha colocada, para recogerla; en los puntos, para jugar";
}

/// How to start a play, while no tile is placed.
#[must_use]
pub const fn lay_hint(lang: Lang) -> &'static str {
    lang.pick(
        "Use the arrow keys to move, and type your tiles. Space switches direction, Enter plays.",
        "Muévete con las flechas y escribe tus fichas. Espacio cambia de dirección, Enter juega.",
    )
}

/// No tile is placed that could be played.
#[must_use]
pub const fn lay_first(lang: Lang) -> &'static str {
    lang.pick(
        "Place some tiles first: type their numbers. Press p to pass, if the rules allow it.",
        "Primero coloca fichas: escribe sus números. Presiona p para pasar, si las reglas lo permiten.",
    )
}

/// The tiles that are placed are not in one line (F4).
#[must_use]
pub fn no_line(lang: Lang) -> Spans {
    let mut spans = pages::fives::no_line(lang);
    spans.push(lang.pick(" Backspace picks up the last one.", " Retroceso recoge la última."));
    spans
}

/// How many tiles a player has.
#[must_use]
pub fn tiles_held(tiles: u8, lang: Lang) -> String {
    Noun::Tile.counted(tiles, lang)
}

/// A number of points.
#[must_use]
pub fn points(points: u32, lang: Lang) -> String {
    Noun::Point.counted(points, lang)
}

/// The heading above what the signs on the board mean.
#[must_use]
pub const fn bonus_squares(lang: Lang) -> &'static str {
    lang.pick("Bonus squares", "Casillas con premio")
}

/// The sign on a square where the player can play a tile.
#[must_use]
pub const fn reach(lang: Lang) -> LegendEntry {
    let meaning = lang.pick("you can play a tile here", "aquí puedes jugar una ficha");
    LegendEntry { bonus: Bonus::None, symbol: "○", meaning }
}
