//! What to say about a text that is not a placement, a tile, a space or a symbol. People type tiles in the notation: `4x3`, `W`.

use parlor_polygon::{ActionError, SpaceError, SymbolError, TileError};

use crate::say::say;
use crate::{Lang, Say};

impl Say for ActionError {
    fn say(&self, lang: Lang) -> String {
        match self {
            ActionError::Form => say!(
                lang,
                "type a tile and its space, such as 4x2 1,-1 (or 4x2 out to set it aside)",
                "escribe una ficha y su casilla, por ejemplo 4x2 1,-1 (o 4x2 fuera para apartarla)",
            ),
            ActionError::Tile(error) => error.say(lang),
            ActionError::Space(error) => error.say(lang),
        }
    }
}

impl Say for TileError {
    fn say(&self, lang: Lang) -> String {
        let TileError = self;
        say!(
            lang,
            "a tile is a number from 1 to 5, with its X number if it has one, such as 4 or 4x3; a WILD is W",
            "una ficha es un número del 1 al 5, con su X si la tiene, por ejemplo 4 o 4x3; un comodín es W",
        )
    }
}

impl Say for SpaceError {
    fn say(&self, lang: Lang) -> String {
        let SpaceError = self;
        say!(
            lang,
            "a space is two whole numbers with a comma between them, such as 1,-2",
            "una casilla son dos números enteros separados por una coma, por ejemplo 1,-2",
        )
    }
}

impl Say for SymbolError {
    fn say(&self, lang: Lang) -> String {
        let SymbolError = self;
        say!(lang, "a symbol is star, diamond or circle", "un símbolo es estrella, rombo o círculo")
    }
}
