//! Parts of the lines of a log.

use parlor_polygon::{Placement, Symbol, Tile};

use super::explain::because;
use super::symbols::a;
use crate::Lang;
use crate::phrase::{Noun, list_and};
use crate::say::say;

/// P5: WILD is above all, and an X tile counts as its number.
pub(super) fn height(tile: &Tile) -> u8 {
    tile.number().unwrap_or(Tile::HIGHEST + 1)
}

/// P7, P8: what the die showed, and how often it showed what it may not show in the second turn.
pub(super) fn rolled(name: &str, turn: u16, roll: Symbol, rolls: u16, lang: Lang) -> String {
    let roll = a(roll, lang);
    let times = match rolls.saturating_sub(1) {
        0 => return say!(lang, "Turn {turn}: {name} rolls {roll}.", "Turno {turn}: {name} saca {roll}."),
        1 => String::new(),
        2 => say!(lang, " twice", " dos veces"),
        times => say!(lang, " {times} times", " {times} veces"),
    };
    say!(
        lang,
        "Turn {turn}: {name} rolls the first turn's symbol{times}, and then {roll}.",
        "Turno {turn}: {name} saca{times} el símbolo del primer turno, y después {roll}.",
    )
}

/// P9, P21: two tiles, or the last one.
pub(super) fn drew(name: &str, tiles: &[Tile], lang: Lang) -> String {
    let texts: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    let drawn = list_and(&texts, lang);
    if tiles.len() == 1 {
        say!(lang, "{name} draws the last tile, {drawn}.", "{name} roba la última ficha, {drawn}.")
    } else {
        say!(lang, "{name} draws {drawn}.", "{name} roba {drawn}.")
    }
}

/// P10 to P18: where a tile went, and what it scored.
pub(super) fn placed(name: &str, placement: &Placement, lang: Lang) -> String {
    let tile = placement.tile;
    match (placement.space, &placement.combination) {
        (None, _) => say!(
            lang,
            "{name} puts {tile} out of the game: it has no legal space.",
            "{name} retira {tile} de la partida: no tiene ninguna casilla legal.",
        ),
        (Some(space), None) => say!(
            lang,
            "{name} lays {tile} on {space} and scores nothing.",
            "{name} coloca {tile} en {space} y no puntúa.",
        ),
        (Some(space), Some(scored)) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            say!(
                lang,
                "{name} lays {tile} on {space} and scores {points}: {why}.",
                "{name} coloca {tile} en {space} y suma {points}: {why}.",
            )
        }
    }
}
