//! What is wrong with the spaces of a Polygon position, and with the tiles on them.

use parlor_polygon::{Space, SpaceError, TileError};

use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{Lang, Say};

/// Something that is wrong with a space or its stack, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceProblem<'a> {
    /// A text is not a space.
    NotASpace {
        /// What was given.
        text: &'a str,
    },
    /// A text in a stack is not a tile.
    NotATile {
        /// Where it is.
        space: Space,
        /// What was given.
        text: &'a str,
    },
    /// The edition has no such space.
    OffBoard {
        /// The space.
        space: Space,
    },
    /// A space is given twice.
    Twice {
        /// The space.
        space: Space,
    },
    /// A space is given without tiles.
    Empty {
        /// The space.
        space: Space,
    },
    /// A stack has more tiles than a game can have.
    TooHigh {
        /// The space.
        space: Space,
        /// The most tiles that a stack can have.
        most: u8,
    },
}

impl Say for SpaceProblem<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            SpaceProblem::NotASpace { text } => {
                let (text, space) = (quoted(text, lang), SpaceError.say(lang));
                say!(lang, "{text} is not a space: {space}", "{text} no es una casilla: {space}")
            }
            SpaceProblem::NotATile { space, text } => {
                let (text, tile) = (quoted(text, lang), TileError.say(lang));
                say!(lang, "on {space} there is {text}: {tile}", "en {space} hay {text}: {tile}")
            }
            SpaceProblem::OffBoard { space } => {
                say!(lang, "{space} is off the board", "{space} está fuera del tablero")
            }
            SpaceProblem::Twice { space } => {
                say!(lang, "{space} is listed twice", "{space} aparece dos veces")
            }
            SpaceProblem::Empty { space } => say!(
                lang,
                "the stack on {space} has no tiles: leave out empty spaces",
                "la pila de {space} no tiene fichas: omite las casillas vacías",
            ),
            SpaceProblem::TooHigh { space, most } => {
                let tiles = Noun::Tile.counted(most, lang);
                say!(
                    lang,
                    "the stack on {space} is too high: at most {tiles}",
                    "la pila de {space} es demasiado alta: como máximo {tiles}",
                )
            }
        }
    }
}
