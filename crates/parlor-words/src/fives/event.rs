//! Parts of the lines of a log.

use parlor_core::{BySeat, Seat};
use parlor_fives::{Rack, Tile};

use crate::Lang;
use crate::phrase::{Noun, list_and};
use crate::say::say;

/// F10: what a player drew after a play, as the rest of a sentence.
pub(super) fn drew(count: u8, own: Option<&[Tile]>, lang: Lang) -> String {
    if count == 0 {
        return say!(lang, "; the pile is empty", "; el montón está vacío");
    }
    let counted = Noun::Tile.counted(count, lang);
    match own {
        Some(own) => {
            let tiles = tiles(own, lang);
            say!(lang, " and draws {counted}: {tiles}", " y roba {counted}: {tiles}")
        }
        None => say!(lang, " and draws {counted}", " y roba {counted}"),
    }
}

/// F18: what everybody had left, and what it costs.
pub(super) fn ended(shown: &BySeat<Option<Rack>>, name: impl Fn(Seat) -> String, lang: Lang) -> String {
    let mut line = say!(lang, "The game is over.", "La partida ha terminado.");
    for (seat, rack) in shown.iter() {
        let Some(rack) = rack else { continue };
        let name = name(seat);
        line.push(' ');
        line.push_str(&if rack.is_empty() {
            say!(lang, "{name} has no tiles left.", "A {name} no le quedan fichas.")
        } else {
            let left: Vec<Tile> = rack.tiles().iter().collect();
            let (tiles, cost) = (tiles(&left, lang), Noun::Point.counted(rack.tiles().sum(), lang));
            let remain = if left.len() == 1 { "queda" } else { "quedan" };
            say!(
                lang,
                "{name} has {tiles} left and loses {cost}.",
                "A {name} le {remain} {tiles}: pierde {cost}."
            )
        });
    }
    line
}

pub(super) fn tiles(tiles: &[Tile], lang: Lang) -> String {
    let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    list_and(&tiles, lang)
}
