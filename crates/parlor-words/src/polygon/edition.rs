//! What is wrong with the board and the tiles of an edition file.

use parlor_polygon::BoxProblem;

use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl Say for BoxProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            BoxProblem::NoBoard => say!(
                lang,
                "the edition has no board: give it a radius or a list of spaces",
                "la edición no tiene tablero: se indica con radius (radio) o con spaces (casillas)",
            ),
            BoxProblem::TwoBoards => say!(
                lang,
                "give the board a radius or a list of spaces, not both",
                "el tablero se indica con radius (radio) o con spaces (casillas), no con los dos",
            ),
            BoxProblem::Radius { most } => {
                say!(lang, "a radius is a number from 1 to {most}", "un radio es un número del 1 al {most}")
            }
            BoxProblem::SpaceCount { count, most } => {
                let spaces = Noun::Space.counted(*count, lang);
                say!(
                    lang,
                    "the board has {spaces}: it needs 2 to {most}",
                    "el tablero tiene {spaces}: hacen falta de 2 a {most}",
                )
            }
            BoxProblem::Space { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not a space near 0,0, such as 1,-2",
                    "{text} no es una casilla cercana a 0,0, como 1,-2",
                )
            }
            BoxProblem::SpaceTwice { space } => {
                say!(lang, "{space} is listed twice", "{space} aparece dos veces")
            }
            BoxProblem::OffBoard { space } => {
                say!(lang, "{space} is not on the board", "{space} no está en el tablero")
            }
            BoxProblem::StartAlone => say!(
                lang,
                "no other space touches START, so nobody could ever place a tile",
                "ninguna otra casilla toca START, así que nadie podría colocar nunca una ficha",
            ),
            BoxProblem::StartPrinted => say!(
                lang,
                "nothing can be printed on START: the first tile goes there",
                "en START no puede haber nada impreso: ahí va la primera ficha",
            ),
            BoxProblem::Tile { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not a tile: tiles are 1 to 5, with x2 or x3 if they multiply, and W",
                    "{text} no es una ficha: las fichas van del 1 al 5, con x2 o x3 si multiplican, y W",
                )
            }
            BoxProblem::TileCount { most } => {
                say!(
                    lang,
                    "there can be 0 to {most} of each tile",
                    "de cada ficha puede haber entre 0 y {most}"
                )
            }
            BoxProblem::TooFewTiles { tiles, needed } => {
                let tiles = Noun::Tile.counted(*tiles, lang);
                say!(
                    lang,
                    "only {tiles}: the box needs at least {needed}, one per player and one more to play",
                    "solo hay {tiles}: hacen falta al menos {needed}, una por jugador y otra más para jugar",
                )
            }
            BoxProblem::AllAlike => say!(
                lang,
                "all tiles have the same number: there must be at least two different ones",
                "todas las fichas tienen el mismo número: tiene que haber al menos dos distintos",
            ),
        }
    }
}
