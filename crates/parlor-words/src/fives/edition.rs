//! What is wrong with the board and the tiles of an edition file.

use parlor_fives::{BoxProblem, MAX_SIZE};

use crate::phrase::{Noun, character, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl Say for BoxProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            BoxProblem::BoardSize { rows } => {
                let rows = Noun::Row.counted(*rows, lang);
                say!(
                    lang,
                    "the board has {rows}: it needs an odd number of them, from 9 to {MAX_SIZE}",
                    "el tablero tiene {rows}: hace falta un número impar, del 9 al {MAX_SIZE}",
                )
            }
            BoxProblem::RowLength { squares, size } => {
                let squares = Noun::Square.counted(*squares, lang);
                say!(
                    lang,
                    "this row has {squares}, and the board is {size} wide",
                    "esta fila tiene {squares}, y el tablero tiene {size} de ancho",
                )
            }
            BoxProblem::Letter { letter } => {
                let letter = character(*letter, lang);
                say!(
                    lang,
                    "{letter} means nothing on a board: use . V X D T, and * in the centre",
                    "{letter} no significa nada en un tablero: usa . V X D T, y * en el centro",
                )
            }
            BoxProblem::Centre => say!(
                lang,
                "the star marks the centre of the board, and nothing but the centre",
                "el asterisco marca el centro del tablero, y solo el centro",
            ),
            BoxProblem::TileValue { value } => {
                let value = quoted(value, lang);
                say!(
                    lang,
                    "there is no tile {value}: tiles are 1 to 9",
                    "no hay fichas {value}: las fichas van del 1 al 9"
                )
            }
            BoxProblem::TileCount { most } => {
                say!(lang, "there are 0 to {most} of each tile", "de cada ficha hay entre 0 y {most}")
            }
            BoxProblem::AllAlike => say!(
                lang,
                "all tiles have the same number: there have to be at least two different ones",
                "todas las fichas tienen el mismo número: tiene que haber al menos dos distintos",
            ),
            BoxProblem::TooFewTiles { tiles, needed } => {
                let tiles = Noun::Tile.counted(*tiles, lang);
                say!(
                    lang,
                    "{tiles} can't be enough: {needed} are needed so that all players can draw five",
                    "no basta con {tiles}: hacen falta {needed} para que todos los jugadores puedan robar \
                     cinco",
                )
            }
        }
    }
}
