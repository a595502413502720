//! What is wrong with an edition file.

use parlor_fives::{EditionError, EditionProblem, MAX_SIZE};

use crate::phrase::{Noun, character, harmless, place, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl Say for EditionError {
    fn say(&self, lang: Lang) -> String {
        format!("{}: {}", place(self.line, self.column, lang), self.problem.say(lang))
    }
}

impl Say for EditionProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            EditionProblem::TooLarge { most } => {
                let bytes = Noun::Byte.counted(*most, lang);
                say!(
                    lang,
                    "an edition file has at most {bytes}",
                    "el archivo de una edición tiene como máximo {bytes}",
                )
            }
            // The reader of TOML speaks English only.
            EditionProblem::Syntax { message } => {
                let message = harmless(&message.trim().lines().collect::<Vec<_>>().join("; "));
                say!(
                    lang,
                    "this can't be read as an edition: {message}",
                    "esto no se puede leer como una edición (en inglés: {message})",
                )
            }
            EditionProblem::Name { most } => say!(
                lang,
                "a name is made of 1 to {most} small letters from a to z, digits and hyphens",
                "un nombre se compone de entre 1 y {most} letras minúsculas de la a a la z, cifras y guiones",
            ),
            EditionProblem::NameTaken { name } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "{name} is the name of a built-in edition with other contents: choose another name",
                    "{name} es el nombre de una edición incluida con otro contenido: elige otro nombre",
                )
            }
            EditionProblem::Players => say!(
                lang,
                "players are two numbers from 2 to 6: the fewest and the most that can play",
                "los jugadores son dos números del 2 al 6: cuántos juegan como mínimo y como máximo",
            ),
            EditionProblem::BoardSize { rows } => {
                let rows = Noun::Row.counted(*rows, lang);
                say!(
                    lang,
                    "the board has {rows}: it needs an odd number of them, from 9 to {MAX_SIZE}",
                    "el tablero tiene {rows}: hace falta un número impar, del 9 al {MAX_SIZE}",
                )
            }
            EditionProblem::RowLength { squares, size } => {
                let squares = Noun::Square.counted(*squares, lang);
                say!(
                    lang,
                    "this row has {squares}, and the board is {size} wide",
                    "esta fila tiene {squares}, y el tablero tiene {size} de ancho",
                )
            }
            EditionProblem::Letter { letter } => {
                let letter = character(*letter, lang);
                say!(
                    lang,
                    "{letter} means nothing on a board: use . V X D T, and * in the centre",
                    "{letter} no significa nada en un tablero: usa . V X D T, y * en el centro",
                )
            }
            EditionProblem::Centre => say!(
                lang,
                "the star marks the centre of the board, and nothing but the centre",
                "el asterisco marca el centro del tablero, y solo el centro",
            ),
            EditionProblem::TileValue { value } => {
                let value = quoted(value, lang);
                say!(
                    lang,
                    "there is no tile {value}: tiles are 1 to 9",
                    "no hay fichas {value}: las fichas van del 1 al 9"
                )
            }
            EditionProblem::TileCount { most } => {
                say!(lang, "there are 0 to {most} of each tile", "de cada ficha hay entre 0 y {most}")
            }
            EditionProblem::AllAlike => say!(
                lang,
                "all tiles have the same number: there have to be at least two different ones",
                "todas las fichas tienen el mismo número: tiene que haber al menos dos distintos",
            ),
            EditionProblem::TooFewTiles { tiles, needed } => {
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
