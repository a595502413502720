//! What is wrong with the text of a record.

use parlor_core::Level;
use parlor_core::record::{
    FORMAT, Keyword, MAX_ENTRIES, MAX_LINE, MAX_TEXT, NEWEST_FORMAT, OLDEST_FORMAT, RecordError,
    RecordProblem,
};

use crate::phrase::{Noun, character, list_or, place, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl Say for RecordError {
    fn say(&self, lang: Lang) -> String {
        format!("{}: {}", place(self.line, self.column, lang), self.problem.say(lang))
    }
}

impl Say for RecordProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            RecordProblem::TextTooLong => {
                let bytes = Noun::Byte.counted(MAX_TEXT, lang);
                say!(lang, "a record has at most {bytes}", "un archivo de partida tiene como máximo {bytes}")
            }
            RecordProblem::LineTooLong => {
                let bytes = Noun::Byte.counted(MAX_LINE, lang);
                say!(lang, "a line has at most {bytes}", "una línea tiene como máximo {bytes}")
            }
            RecordProblem::TooManyEntries => {
                let entries = Noun::Entry.counted(MAX_ENTRIES, lang);
                say!(
                    lang,
                    "a record has at most {entries}",
                    "un archivo de partida tiene como máximo {entries}"
                )
            }
            RecordProblem::BadCharacter(bad) => {
                let bad = character(*bad, lang);
                say!(lang, "a record can't contain {bad}", "un archivo de partida no puede contener {bad}")
            }
            RecordProblem::NotARecord => {
                let line = quoted(&format!("parlor record {FORMAT}"), lang);
                say!(
                    lang,
                    "a record begins with the line {line}",
                    "un archivo de partida empieza con la línea {line}"
                )
            }
            RecordProblem::UnknownFormat(format) => say!(
                lang,
                "this record is in format {format}; this version of Parlor reads only formats {OLDEST_FORMAT} to \
                 {NEWEST_FORMAT}",
                "este archivo de partida está en el formato {format}; esta versión de Parlor solo lee los formatos \
                 {OLDEST_FORMAT} a {NEWEST_FORMAT}",
            ),
            RecordProblem::Missing(keyword) => {
                let line = line(*keyword, lang);
                say!(lang, "the line {line} is missing", "falta la línea {line}")
            }
            RecordProblem::NoChance => say!(
                lang,
                "a line about chance is missing: commitment, seed, dealt, unknown or sealed",
                "falta una línea sobre el azar: commitment, seed, dealt, unknown o sealed",
            ),
            RecordProblem::Repeated(keyword) => {
                let line = line(*keyword, lang);
                say!(lang, "the line {line} is repeated", "la línea {line} está repetida")
            }
            RecordProblem::RepeatedOption(name) => {
                let name = quoted(name, lang);
                say!(lang, "the option {name} is repeated", "la opción {name} está repetida")
            }
            RecordProblem::RepeatedDeal(label) => {
                let label = quoted(label, lang);
                say!(lang, "the deal of {label} is repeated", "el reparto de {label} está repetido")
            }
            RecordProblem::OutOfOrder(keyword) => {
                let line = line(*keyword, lang);
                say!(lang, "the line {line} doesn't belong here", "la línea {line} no va aquí")
            }
            RecordProblem::MixedChance => say!(
                lang,
                "the record already says in another way how chance was decided",
                "el archivo ya dice de otra manera cómo se decidió el azar",
            ),
            RecordProblem::UnknownLine(word) => {
                let word = quoted(word, lang);
                say!(
                    lang,
                    "no line of a record begins with {word}",
                    "ninguna línea de un archivo de partida empieza con {word}",
                )
            }
            RecordProblem::BadEditionLine => say!(
                lang,
                "the bar before a line of an edition is followed by a space",
                "la barra que precede a una línea de una edición va seguida de un espacio",
            ),
            RecordProblem::TooShort => {
                say!(lang, "the line ends too early", "la línea termina demasiado pronto")
            }
            RecordProblem::Surplus(text) => {
                let text = quoted(text, lang);
                say!(lang, "the line should end before {text}", "la línea debería terminar antes de {text}")
            }
            RecordProblem::BadNumber(text) => {
                let text = quoted(text, lang);
                say!(lang, "{text} is not a number that fits here", "{text} no es un número que encaje aquí")
            }
            RecordProblem::BadSeat(error) => error.say(lang),
            RecordProblem::WrongSeat { expected } => say!(
                lang,
                "seat {expected} comes next: seats are listed in order",
                "aquí toca el asiento {expected}: los asientos van en orden",
            ),
            RecordProblem::NoSuchSeat(seat) => {
                say!(lang, "there is no seat {seat} in this game", "en esta partida no hay un asiento {seat}")
            }
            RecordProblem::BadName(error) => error.say(lang),
            RecordProblem::BadLevel(error) => {
                let (name, levels) = (quoted(&error.name, lang), list_or(&Level::ALL.map(Level::name), lang));
                say!(
                    lang,
                    "there is no bot {name}: a bot is {levels}",
                    "no existe el bot {name}: un bot es {levels}"
                )
            }
            RecordProblem::OtherWord { expected, found } => {
                let (expected, found) = (quoted(expected, lang), quoted(found, lang));
                say!(lang, "{expected} comes here, not {found}", "aquí va {expected}, no {found}")
            }
            RecordProblem::NeitherPersonNorBot(found) => {
                let (person, bot) = (quoted("person", lang), quoted("bot", lang));
                let found = quoted(found, lang);
                say!(
                    lang,
                    "{person} or {bot} comes here, not {found}",
                    "aquí va {person} o {bot}, no {found}"
                )
            }
            RecordProblem::BadSeed(error) => error.say(lang),
            RecordProblem::BadFairness(error) => error.say(lang),
            RecordProblem::ScoreCount { expected, found } => {
                let scores = Noun::Score.counted(*expected, lang);
                match expected {
                    1 => say!(lang, "{scores} is needed, not {found}", "hace falta {scores}, no {found}"),
                    _ => say!(lang, "{scores} are needed, not {found}", "hacen falta {scores}, no {found}"),
                }
            }
            RecordProblem::AfterScores => say!(
                lang,
                "nothing follows the final scores",
                "después de las puntuaciones finales no va nada más",
            ),
        }
    }
}

fn line(keyword: Keyword, lang: Lang) -> String {
    quoted(keyword.as_str(), lang)
}
