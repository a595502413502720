//! What is wrong with the board or the tiles in an edition file.

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
                    "the board has {rows}; it needs an odd number of rows, from 9 to {MAX_SIZE}",
                    "el tablero tiene {rows}; tiene que ser un número impar, del 9 al {MAX_SIZE}",
                )
            }
            BoxProblem::RowLength { squares, size } => {
                let squares = Noun::Square.counted(*squares, lang);
                say!(
                    lang,
                    "this row has {squares}, but the board is {size} wide",
                    "esta fila tiene {squares}, pero el tablero tiene {size} de ancho",
                )
            }
            BoxProblem::Letter { letter } => {
                let letter = character(*letter, lang);
                say!(
                    lang,
                    "{letter} means nothing on a board: use . V X D T, and * in the center",
                    "{letter} no significa nada en un tablero: usa . V X D T, y * en el centro",
                )
            }
            BoxProblem::Centre => say!(
                lang,
                "* marks the center of the board and can't be used anywhere else",
                "* marca el centro del tablero y no se puede usar en otro lugar",
            ),
            BoxProblem::TileValue { value } => {
                let value = quoted(value, lang);
                say!(
                    lang,
                    "there can't be a tile {value}: tiles go from 1 to 9",
                    "no puede haber una ficha {value}: las fichas van del 1 al 9"
                )
            }
            BoxProblem::TileCount { most } => {
                say!(
                    lang,
                    "there can be from 0 to {most} tiles of each number",
                    "puede haber entre 0 y {most} fichas de cada número",
                )
            }
            BoxProblem::AllAlike => say!(
                lang,
                "all tiles have the same number; there must be at least two different numbers",
                "todas las fichas tienen el mismo número; tiene que haber al menos dos números distintos",
            ),
            BoxProblem::TooFewTiles { tiles, needed } => {
                let tiles = Noun::Tile.counted(*tiles, lang);
                say!(
                    lang,
                    "the box has {tiles}, but every player draws five, so {needed} are needed",
                    "la caja tiene {tiles}, pero cada jugador roba cinco, así que hacen falta {needed}",
                )
            }
        }
    }
}
