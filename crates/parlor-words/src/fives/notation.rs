//! Texts that are not plays, squares or tiles.

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
                "a play is written as a square, a space and its tiles, such as 8F 415",
                "una jugada se escribe con una casilla, un espacio y sus fichas, por ejemplo 8F 415",
            ),
            NotationError::Square => say!(
                lang,
                "a play begins with its square: row first for across (8F), column first for down (F8)",
                "una jugada empieza con su casilla: primero la fila si es horizontal (8F), primero la \
                 columna si es vertical (F8)",
            ),
            NotationError::Character { place, character: found } => {
                let found = character(*found, lang);
                say!(
                    lang,
                    "tile number {place} is {found}: tiles are the digits from 1 to 9, and a dot stands \
                     for a tile that is already there",
                    "la ficha número {place} es {found}: las fichas son las cifras del 1 al 9, y un punto \
                     indica una ficha que ya está ahí",
                )
            }
            NotationError::OuterDot => say!(
                lang,
                "a play begins with its first tile and ends with its last, not with a dot",
                "una jugada empieza con su primera ficha y acaba con la última, no con un punto",
            ),
            NotationError::SingleDown => say!(
                lang,
                "a single tile is written across, with the row first, such as 8H 5",
                "una sola ficha se escribe en horizontal, con la fila primero, por ejemplo 8H 5",
            ),
            NotationError::TooLong => say!(
                lang,
                "the play is longer than any board",
                "la jugada es más larga que cualquier tablero",
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
            "a square is a column letter and a row number, such as H8",
            "una casilla es una letra de columna y un número de fila, por ejemplo H8",
        )
    }
}

impl Say for TileError {
    fn say(&self, lang: Lang) -> String {
        let TileError = self;
        say!(lang, "a tile is a number from 1 to 9", "una ficha es un número del 1 al 9")
    }
}
