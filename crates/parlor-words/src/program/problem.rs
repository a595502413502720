//! What goes wrong around a game.

use parlor_core::RuleId;
use parlor_polygon::{SymbolError, TileError};
use parlor_scorzo::CardError;

use super::choices::{bots, edition};
use crate::phrase::{Noun, harmless, list_or, quoted};
use crate::say::say;
use crate::{Lang, Say};

/// Something that the program can't do, with its facts. Names and texts are shown as they were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem<'a> {
    /// A file can't be read.
    CannotRead {
        /// The file.
        path: &'a str,
        /// Why not, as [`crate::program::file_cause`] says it.
        cause: &'a str,
    },
    /// A file can't be written.
    CannotWrite {
        /// The file.
        path: &'a str,
        /// Why not, as [`crate::program::file_cause`] says it.
        cause: &'a str,
    },
    /// Standard input can't be read.
    CannotReadInput {
        /// Why not.
        cause: &'a str,
    },
    /// A file is larger than anything of its kind.
    FileTooLarge {
        /// The file.
        path: &'a str,
        /// The most bytes it may have.
        most: u64,
    },
    /// There is no such game.
    UnknownGame {
        /// What was asked for.
        name: &'a str,
        /// The games there are.
        allowed: &'a [&'a str],
    },
    /// There is no such bot.
    UnknownBot {
        /// What was asked for.
        name: &'a str,
    },
    /// There is no such edition, built in or as a file.
    UnknownEdition {
        /// What was asked for.
        name: &'a str,
        /// The editions that are built in.
        allowed: &'a [&'a str],
    },
    /// The game has no such rule.
    UnknownRule {
        /// What was asked for.
        name: &'a str,
        /// The first rule there is.
        first: RuleId,
        /// The last rule there is.
        last: RuleId,
    },
    /// The game has no such option.
    UnknownOption {
        /// What was asked for.
        name: &'a str,
        /// The options there are.
        allowed: &'a [&'a str],
    },
    /// An option is not written as one.
    BadOption {
        /// What was given.
        text: &'a str,
    },
    /// A seed can't be empty.
    EmptySeed,
    /// A text is not a rack.
    BadRack {
        /// What was given.
        text: &'a str,
    },
    /// A text is not a card.
    BadCard {
        /// What was given.
        text: &'a str,
    },
    /// A text is not a tile of Polygon.
    BadTile {
        /// What was given.
        text: &'a str,
    },
    /// A text is not a symbol.
    BadSymbol {
        /// What was given.
        text: &'a str,
    },
    /// A turn of Polygon has too few or too many tiles.
    TilesOfTurn {
        /// How many were given.
        tiles: usize,
    },
}

impl Say for Problem<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Problem::CannotRead { path, cause } => {
                let (path, cause) = (harmless(path), harmless(cause));
                say!(lang, "can't read {path}: {cause}", "no se puede leer {path}: {cause}")
            }
            Problem::CannotWrite { path, cause } => {
                let (path, cause) = (harmless(path), harmless(cause));
                say!(lang, "can't write {path}: {cause}", "no se puede escribir {path}: {cause}")
            }
            Problem::CannotReadInput { cause } => say!(
                lang,
                "can't read standard input: {cause}",
                "no se puede leer la entrada estándar: {cause}",
            ),
            Problem::FileTooLarge { path, most } => {
                let (path, most) = (harmless(path), Noun::Byte.counted(most, lang));
                say!(
                    lang,
                    "{path} is too large: at most {most}",
                    "{path} es demasiado grande: como máximo {most}"
                )
            }
            Problem::UnknownGame { name, allowed } => {
                let (name, allowed) = (quoted(name, lang), list_or(allowed, lang));
                say!(
                    lang,
                    "there is no game {name}: choose {allowed}",
                    "no existe el juego {name}: elige {allowed}"
                )
            }
            Problem::UnknownBot { name } => {
                let (name, bots) = (quoted(name, lang), bots(lang));
                say!(lang, "there is no bot {name}: choose {bots}", "no existe el bot {name}: elige {bots}")
            }
            Problem::UnknownEdition { name, allowed } => {
                let allowed: Vec<&str> = allowed.iter().map(|name| edition(name, lang)).collect();
                let (name, allowed) = (quoted(name, lang), list_or(&allowed, lang));
                say!(
                    lang,
                    "there is no edition {name}: choose {allowed}, or the path of an edition file",
                    "no existe la edición {name}: elige {allowed}, o la ruta de un archivo de edición",
                )
            }
            Problem::UnknownRule { name, first, last } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "there is no rule {name}: the rules are {first} to {last}",
                    "no existe la regla {name}: las reglas van de {first} a {last}",
                )
            }
            Problem::UnknownOption { name, allowed: [] } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "there is no option {name}: this game has none",
                    "no existe la opción {name}: este juego no tiene ninguna",
                )
            }
            Problem::UnknownOption { name, allowed } => {
                let (name, allowed) = (quoted(name, lang), list_or(allowed, lang));
                say!(
                    lang,
                    "there is no option {name}: choose {allowed}",
                    "no existe la opción {name}: elige {allowed}"
                )
            }
            Problem::BadOption { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not an option: type name=value, such as free_pass=yes",
                    "{text} no es una opción: escribe nombre=valor, por ejemplo free_pass=yes",
                )
            }
            Problem::EmptySeed => say!(
                lang,
                "type a seed: any text will do, and 64 hexadecimal digits are used as they are",
                "escribe una semilla: sirve cualquier texto, y 64 dígitos hexadecimales se usan tal cual",
            ),
            Problem::BadRack { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not a rack: type one to five tiles as digits from 1 to 9, such as 41532",
                    "{text} no es un atril: escribe de una a cinco fichas con dígitos del 1 al 9, por ejemplo \
                     41532",
                )
            }
            Problem::BadCard { text } => {
                let (text, card) = (quoted(text, lang), CardError.say(lang));
                say!(lang, "{text} is not a card: {card}", "{text} no es una carta: {card}")
            }
            Problem::BadTile { text } => {
                let (text, tile) = (quoted(text, lang), TileError.say(lang));
                say!(lang, "{text} is not a tile: {tile}", "{text} no es una ficha: {tile}")
            }
            Problem::BadSymbol { text } => {
                let (text, symbol) = (quoted(text, lang), SymbolError.say(lang));
                say!(lang, "{text} is not a symbol: {symbol}", "{text} no es un símbolo: {symbol}")
            }
            Problem::TilesOfTurn { tiles } => say!(
                lang,
                "a turn has one or two tiles to place, not {tiles}",
                "en un turno se colocan una o dos fichas, no {tiles}",
            ),
        }
    }
}
