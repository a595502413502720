//! Tiles as people read them. Players type them in the notation: `4x3`, `W`.

use parlor_polygon::Tile;

use crate::{Lang, Spans};

/// A tile: “4”, “4 X3”, “WILD”.
#[must_use]
pub fn tile(tile: Tile, lang: Lang) -> Spans {
    Spans::from_tile(&match (tile.number(), tile.times()) {
        (None, _) => lang.pick("WILD", "comodín").to_owned(),
        (Some(number), 1) => number.to_string(),
        (Some(number), times) => format!("{number} X{times}"),
    })
}

/// A tile that somebody draws or places: “4”, “WILD”, «un comodín».
pub(crate) fn a_tile(of: Tile, lang: Lang) -> Spans {
    match lang {
        Lang::Spanish if of.is_wild() => Spans::from_tile(&"un comodín"),
        Lang::English | Lang::Spanish => tile(of, lang),
    }
}

/// Several tiles: “4 X3, 4 and WILD”.
pub(crate) fn tiles(tiles: &[Tile], lang: Lang) -> Spans {
    let tiles: Vec<Spans> = tiles.iter().map(|each| tile(*each, lang)).collect();
    Spans::list_and(&tiles, lang)
}

/// Several tiles that somebody draws: “4 X3 and WILD”, «4 X3 y un comodín».
pub(super) fn drawn_tiles(tiles: &[Tile], lang: Lang) -> Spans {
    let tiles: Vec<Spans> = tiles.iter().map(|each| a_tile(*each, lang)).collect();
    Spans::list_and(&tiles, lang)
}
