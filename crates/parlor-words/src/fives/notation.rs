//! What is wrong with something that is typed as a play, a square or a tile.

use parlor_fives::{ActionError, NotationError, SquareError, TileError};

use crate::common::cited;
use crate::phrase::character;
use crate::say::say;
use crate::{Lang, Say, Spans};

impl Say for NotationError {
    fn say(&self, lang: Lang) -> String {
        match self {
            NotationError::NoTiles => say!(
                lang,
                "type a square, a space and your tiles, such as 8F 415",
                "escribe una casilla, un espacio y tus fichas, por ejemplo 8F 415",
            ),
            NotationError::Square => say!(
                lang,
                "start with a square: row first to go across (8F), column first to go down (F8)",
                "empieza con una casilla: primero la fila si va en horizontal (8F), primero la columna si va \
                 en vertical (F8)",
            ),
            NotationError::Character { place, character: found } => {
                let found = character(*found, lang);
                say!(
                    lang,
                    "tile {place} is {found}: type a digit from 1 to 9, or a dot for a tile that is already on \
                     the board",
                    "la ficha {place} es {found}: escribe un dígito del 1 al 9, o un punto por una ficha que ya \
                     está en el tablero",
                )
            }
            NotationError::OuterDot => say!(
                lang,
                "a play starts with its first tile and ends with its last one, not with a dot",
                "una jugada empieza con su primera ficha y termina con la última, no con un punto",
            ),
            NotationError::SingleDown => say!(
                lang,
                "type a single tile across, with the row first, such as 8H 5",
                "escribe una sola ficha en horizontal, con la fila primero, por ejemplo 8H 5",
            ),
            NotationError::TooLong => say!(
                lang,
                "that play is longer than any board",
                "esa jugada es más larga que cualquier tablero",
            ),
        }
    }
}

impl Say for ActionError {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        match self {
            ActionError::Notation(error) => error.spans(lang),
            ActionError::Never(refusal) => cited(refusal, lang),
        }
    }
}

impl Say for SquareError {
    fn say(&self, lang: Lang) -> String {
        let SquareError = self;
        say!(
            lang,
            "type a square as a column letter and a row number, such as H8",
            "escribe la casilla con la letra de su columna y el número de su fila, por ejemplo H8",
        )
    }
}

impl Say for TileError {
    fn say(&self, lang: Lang) -> String {
        let TileError = self;
        say!(lang, "a tile is a number from 1 to 9", "una ficha es un número del 1 al 9")
    }
}
