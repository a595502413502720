//! Rows of text that are not a board.

use parlor_fives::BoardError;

use crate::phrase::{Noun, character};
use crate::say::say;
use crate::{Lang, Say};

impl Say for BoardError {
    fn say(&self, lang: Lang) -> String {
        match self {
            BoardError::Rows { rows, size } => {
                let needed = Noun::Row.counted(*size, lang);
                say!(lang, "the board has {needed}, not {rows}", "el tablero tiene {needed}, no {rows}")
            }
            BoardError::RowLength { row, squares, size } => {
                let needed = Noun::Square.counted(*size, lang);
                say!(
                    lang,
                    "a row of the board has {needed}, and row {row} has {squares}",
                    "una fila del tablero tiene {needed}, y la fila {row} tiene {squares}",
                )
            }
            BoardError::Character { square, character: found } => {
                let found = character(*found, lang);
                say!(
                    lang,
                    "on {square} there is {found}: a square is a dot or a digit from 1 to 9",
                    "en {square} hay {found}: una casilla es un punto o una cifra del 1 al 9",
                )
            }
        }
    }
}
