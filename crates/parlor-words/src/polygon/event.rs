//! Parts of the lines of a log.

use parlor_polygon::{Placement, Symbol, Tile};

use super::explain::because;
use super::symbols::a_colored;
use super::tiles::{a_tile, drawn_tiles};
use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Name, Spans};

/// P5: a WILD beats every number, and an X tile counts as its number.
pub(super) fn height(tile: &Tile) -> u8 {
    tile.number().unwrap_or(Tile::HIGHEST + 1)
}

/// P7, P8: what was rolled, and how often the second turn rolled the symbol of the first.
pub(super) fn rolled(name: &Name, turn: u16, roll: Symbol, rolls: u16, lang: Lang) -> String {
    let roll = a_colored(roll, lang);
    let (rolls_word, saca) = (name.verb("rolls", "roll"), name.verb("saca", "sacas"));
    let name = name.within(lang);
    let times = match rolls.saturating_sub(1) {
        0 => {
            return say!(
                lang,
                "Turn {turn}: {name} {rolls_word} {roll}.",
                "Turno {turn}: {name} {saca} {roll}."
            );
        }
        1 => String::new(),
        2 => say!(lang, " twice", " dos veces"),
        times => say!(lang, " {times} times", " {times} veces"),
    };
    say!(
        lang,
        "Turn {turn}: {name} {rolls_word} the same symbol as turn 1{times}, then {roll}.",
        "Turno {turn}: {name} {saca}{times} el mismo símbolo que en el turno 1 y luego {roll}.",
    )
}

/// P9, P21: two tiles, or the last one.
pub(super) fn drew(name: &Name, drawn: &[Tile], lang: Lang) -> Spans {
    let tiles = drawn_tiles(drawn, lang);
    let (draws, roba) = (name.verb("draws", "draw"), name.verb("roba", "robas"));
    if drawn.len() == 1 {
        say_spans!(
            lang,
            "{name} {draws} the last tile, " tiles ".",
            "{name} {roba} la última ficha, " tiles ".",
        )
    } else {
        say_spans!(lang, "{name} {draws} " tiles ".", "{name} {roba} " tiles ".")
    }
}

/// P10 to P18: where a tile went, and what it scored.
pub(super) fn placed(name: &Name, placement: &Placement, lang: Lang) -> Spans {
    let tile = a_tile(placement.tile, lang);
    let (places, coloca) = (name.verb("places", "place"), name.verb("coloca", "colocas"));
    match (placement.space, &placement.combination) {
        (None, _) => {
            let (sets, aparta) = (name.verb("sets", "set"), name.verb("aparta", "apartas"));
            say_spans!(
                lang,
                "{name} {sets} " tile " aside: it fits nowhere.",
                "{name} {aparta} " tile ": no cabe en ninguna casilla.",
            )
        }
        (Some(space), None) => {
            let puntua = name.verb("no suma puntos", "no sumas puntos");
            say_spans!(
                lang,
                "{name} {places} " tile " on {space}: no score.",
                "{name} {coloca} " tile " en {space} y {puntua}.",
            )
        }
        (Some(space), Some(scored)) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            let (scores, suma) = (name.verb("scores", "score"), name.verb("suma", "sumas"));
            say_spans!(
                lang,
                "{name} {places} " tile " on {space} and {scores} {points}: " why ".",
                "{name} {coloca} " tile " en {space} y {suma} {points}: " why ".",
            )
        }
    }
}
