//! What is wrong with a request to the referee.

use parlor_scorzo::CardError;

use crate::phrase::{Noun, harmless, list_or, quoted};
use crate::say::say;
use crate::{Lang, Say};

/// Something that is wrong with a request, with its facts. What is wrong with a board, a play or the number of players
/// is said by the types of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefereeProblem<'a> {
    /// The line is not JSON.
    BadJson {
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON says, in English.
        detail: &'a str,
    },
    /// The line is not text in UTF-8.
    NotText,
    /// The line is too long.
    TooLarge {
        /// The most bytes a line may have.
        most: u64,
    },
    /// The line is JSON, but not an object.
    NotAnObject,
    /// A field is missing.
    MissingField {
        /// Its name.
        field: &'a str,
    },
    /// A field is not known in this request.
    UnknownField {
        /// Its name.
        field: &'a str,
    },
    /// A field is given twice.
    RepeatedField {
        /// Its name.
        field: &'a str,
    },
    /// A field has a value of another kind.
    WrongType {
        /// Its name.
        field: &'a str,
        /// What it must be.
        expected: Expected,
    },
    /// A whole number is too small or too large.
    OutOfRange {
        /// The field.
        field: &'a str,
        /// The smallest that can be.
        least: i64,
        /// The largest that can be.
        most: i64,
    },
    /// There is no such request.
    UnknownOp {
        /// What was asked for.
        op: &'a str,
        /// The requests there are.
        allowed: &'a [&'a str],
    },
    /// A name in a field is unknown.
    UnknownName {
        /// The field.
        field: &'a str,
        /// What it says.
        name: &'a str,
        /// What it can say.
        allowed: &'a [&'a str],
    },
    /// A rack has too few or too many tiles.
    RackSize {
        /// How many it has.
        tiles: usize,
    },
    /// A value of a rack is not a tile.
    BadTile {
        /// Which one, from 1.
        place: usize,
    },
    /// A pass can't be judged without the rack.
    PassNeedsRack,
    /// A text of a hand is not a card.
    BadCard {
        /// Which one, from 1.
        place: usize,
        /// What it says.
        text: &'a str,
    },
    /// A hand has no cards, and a discard is asked for.
    NothingToDiscard,
}

/// What kind of value a field has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Text.
    Text,
    /// A whole number.
    WholeNumber,
    /// An object.
    Object,
    /// A list of texts.
    Texts,
    /// A list of whole numbers.
    WholeNumbers,
    /// A list of placements: pairs of a tile and a space, or of a tile and null.
    Placements,
}

impl Expected {
    const fn text(self, lang: Lang) -> &'static str {
        match self {
            Expected::Text => lang.pick("text", "un texto"),
            Expected::WholeNumber => lang.pick("a whole number", "un número entero"),
            Expected::Object => lang.pick("an object", "un objeto"),
            Expected::Texts => lang.pick("a list of texts", "una lista de textos"),
            Expected::WholeNumbers => lang.pick("a list of whole numbers", "una lista de números enteros"),
            Expected::Placements => lang.pick(
                "a list of pairs of a tile and a space (or null)",
                "una lista de pares de una ficha y una casilla (o null)",
            ),
        }
    }
}

impl Say for RefereeProblem<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            RefereeProblem::BadJson { column, detail } => {
                let detail = harmless(detail);
                say!(
                    lang,
                    "this is not JSON, at column {column}: {detail}",
                    "esto no es JSON, en la columna {column} (en inglés: {detail})",
                )
            }
            RefereeProblem::NotText => {
                say!(lang, "the line is not text in UTF-8", "la línea no es un texto en UTF-8")
            }
            RefereeProblem::TooLarge { most } => {
                let most = Noun::Byte.counted(most, lang);
                say!(lang, "a line has at most {most}", "una línea tiene como máximo {most}")
            }
            RefereeProblem::NotAnObject => {
                say!(lang, "a request is a JSON object", "una petición es un objeto JSON")
            }
            RefereeProblem::MissingField { field } => {
                let field = quoted(field, lang);
                say!(lang, "the field {field} is missing", "falta el campo {field}")
            }
            RefereeProblem::UnknownField { field } => {
                let field = quoted(field, lang);
                say!(lang, "there is no field {field} here", "aquí no existe el campo {field}")
            }
            RefereeProblem::RepeatedField { field } => {
                let field = quoted(field, lang);
                say!(lang, "the field {field} is repeated", "el campo {field} está repetido")
            }
            RefereeProblem::WrongType { field, expected } => {
                let (field, expected) = (quoted(field, lang), expected.text(lang));
                say!(
                    lang,
                    "the field {field} must be {expected}",
                    "el campo {field} tiene que ser {expected}"
                )
            }
            RefereeProblem::OutOfRange { field, least, most } => {
                let field = quoted(field, lang);
                say!(
                    lang,
                    "the field {field} must be a whole number from {least} to {most}",
                    "el campo {field} tiene que ser un número entero del {least} al {most}",
                )
            }
            RefereeProblem::UnknownOp { op, allowed } => {
                let (op, allowed) = (quoted(op, lang), list_or(allowed, lang));
                say!(
                    lang,
                    "there is no request {op}: choose {allowed}",
                    "no existe la petición {op}: elige {allowed}"
                )
            }
            RefereeProblem::UnknownName { field, name, allowed } => {
                let (field, name, allowed) =
                    (quoted(field, lang), quoted(name, lang), list_or(allowed, lang));
                say!(
                    lang,
                    "the field {field} can't be {name}: choose {allowed}",
                    "el campo {field} no puede ser {name}: elige {allowed}",
                )
            }
            RefereeProblem::RackSize { tiles } => say!(
                lang,
                "a rack has one to five tiles, not {tiles}",
                "un atril tiene de una a cinco fichas, no {tiles}",
            ),
            RefereeProblem::BadTile { place } => say!(
                lang,
                "tile {place} of the rack is not a number from 1 to 9",
                "la ficha {place} del atril no es un número del 1 al 9",
            ),
            RefereeProblem::PassNeedsRack => say!(
                lang,
                "to judge a pass, give the rack too",
                "para juzgar si se puede pasar, da también el atril",
            ),
            RefereeProblem::BadCard { place, text } => {
                let (text, card) = (quoted(text, lang), CardError.say(lang));
                say!(
                    lang,
                    "card {place} of the hand is {text}: {card}",
                    "la carta {place} de la mano es {text}: {card}",
                )
            }
            RefereeProblem::NothingToDiscard => say!(
                lang,
                "an empty hand has nothing to discard",
                "en una mano vacía no hay nada que descartar",
            ),
        }
    }
}
