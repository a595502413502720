//! Rows of text that don't make a board.

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
                let squares = Noun::Square.counted(*squares, lang);
                say!(
                    lang,
                    "row {row} has {squares}, but every row of the board has {size}",
                    "la fila {row} tiene {squares}, pero cada fila del tablero tiene {size}",
                )
            }
            BoardError::Character { square, character: found } => {
                let found = character(*found, lang);
                say!(
                    lang,
                    "square {square} has {found}: use a dot or a digit from 1 to 9",
                    "la casilla {square} tiene {found}: usa un punto o un dígito del 1 al 9",
                )
            }
        }
    }
}
