//! What is wrong with an edition file of any game.

use parlor_core::{EditionError, EditionProblem, FieldKind};

use crate::phrase::{Noun, harmless, list_and, place, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl<P: Say> Say for EditionError<P> {
    fn say(&self, lang: Lang) -> String {
        format!("{}: {}", place(self.line, self.column, lang), self.problem.say(lang))
    }
}

impl<P: Say> Say for EditionProblem<P> {
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
            EditionProblem::MissingField { name } => {
                let name = quoted(name, lang);
                say!(lang, "the edition is missing {name}", "a la edición le falta {name}")
            }
            EditionProblem::UnknownField { name, known } => {
                let name = quoted(name, lang);
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                let known = list_and(&known, lang);
                say!(
                    lang,
                    "{name} is not a setting of this game's editions; the settings are {known}",
                    "{name} no es un ajuste de las ediciones de este juego; los ajustes son {known}",
                )
            }
            EditionProblem::WrongKind { expected } => {
                let expected = kind(*expected, lang);
                say!(lang, "this must be {expected}", "esto tiene que ser {expected}")
            }
            EditionProblem::Name { most } => say!(
                lang,
                "a name is 1 to {most} lowercase letters (a–z), digits or hyphens",
                "un nombre tiene de 1 a {most} letras minúsculas (a–z), dígitos o guiones",
            ),
            EditionProblem::NameTaken { name } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "{name} is the name of a built-in edition with other contents: choose another name",
                    "{name} es el nombre de una edición incluida con otro contenido: elige otro nombre",
                )
            }
            EditionProblem::Players { least, most } => say!(
                lang,
                "players must be two numbers from {least} to {most}: the fewest and the most players",
                "los jugadores tienen que ser dos números del {least} al {most}: el mínimo y el máximo",
            ),
            EditionProblem::Game(problem) => problem.say(lang),
        }
    }
}

/// What a field must be.
const fn kind(kind: FieldKind, lang: Lang) -> &'static str {
    match kind {
        FieldKind::Text => lang.pick("text in quotation marks", "un texto entre comillas"),
        FieldKind::Number => lang.pick("a whole number", "un número entero"),
        FieldKind::Pair => lang.pick("two small numbers in brackets", "dos números pequeños entre corchetes"),
        FieldKind::List => lang.pick("a list in brackets", "una lista entre corchetes"),
        FieldKind::Table => lang.pick("a section of the file", "una sección del archivo"),
    }
}
