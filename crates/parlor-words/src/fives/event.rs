//! Parts of the lines of a log.

use parlor_core::{BySeat, Seat};
use parlor_fives::{Rack, Tile};

use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Name, Spans};

/// F10: what a player drew after a play, as the rest of a sentence; nothing once the draw pile is empty.
pub(super) fn drew(name: &Name, count: u8, own: Option<&[Tile]>, lang: Lang) -> Spans {
    if count == 0 {
        return Spans::default();
    }
    let counted = Noun::Tile.counted(count, lang);
    let (draws, roba) = (name.verb("draws", "draw"), name.verb("roba", "robas"));
    match own {
        Some(own) => {
            let tiles = tiles(own, lang);
            say_spans!(
                lang,
                ", then {draws} {counted}: " tiles "",
                " y {roba} {counted}: " tiles "",
            )
        }
        None => say!(lang, ", then {draws} {counted}", " y {roba} {counted}").into(),
    }
}

/// F18: which tiles everyone has left, and what they cost.
pub(super) fn ended(shown: &BySeat<Option<Rack>>, name: impl Fn(Seat) -> Name, lang: Lang) -> Spans {
    let mut line = Spans::from(lang.pick("The game is over.", "La partida terminó."));
    for (seat, rack) in shown.iter() {
        let Some(rack) = rack else { continue };
        let name = name(seat);
        let (has, tiene) = (name.verb("has", "have"), name.verb("tiene", "tienes"));
        line.push(" ");
        line.push(&if rack.is_empty() {
            say!(lang, "{name} {has} no tiles left.", "{name} ya no {tiene} fichas.").into()
        } else {
            let left: Vec<Tile> = rack.tiles().iter().collect();
            let (tiles, cost) = (tiles(&left, lang), Noun::Point.counted(rack.tiles().sum(), lang));
            let (loses, pierde) = (name.verb("loses", "lose"), name.verb("pierde", "pierdes"));
            say_spans!(
                lang,
                "{name} {has} " tiles " left and {loses} {cost}.",
                "{name} todavía {tiene} " tiles ": {pierde} {cost}.",
            )
        });
    }
    line
}

/// Tiles as people read them: “4, 1 and 5”.
pub(super) fn tiles(tiles: &[Tile], lang: Lang) -> Spans {
    let tiles: Vec<Spans> = tiles.iter().map(Spans::from_tile).collect();
    Spans::list_and(&tiles, lang)
}
