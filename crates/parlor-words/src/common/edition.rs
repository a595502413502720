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
                say!(lang, "an edition has to say {name}", "una edición tiene que decir {name}")
            }
            EditionProblem::UnknownField { name, known } => {
                let name = quoted(name, lang);
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                let known = list_and(&known, lang);
                say!(
                    lang,
                    "there is nothing called {name} in an edition of this game, only {known}",
                    "en una edición de este juego no hay nada llamado {name}, solo {known}",
                )
            }
            EditionProblem::WrongKind { expected } => {
                let expected = kind(*expected, lang);
                say!(lang, "this has to be {expected}", "esto tiene que ser {expected}")
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
            EditionProblem::Players { least, most } => say!(
                lang,
                "players are two numbers from {least} to {most}: the fewest and the most that can play",
                "los jugadores son dos números del {least} al {most}: cuántos juegan como mínimo y como máximo",
            ),
            EditionProblem::Game(problem) => problem.say(lang),
        }
    }
}

/// What a field has to be.
const fn kind(kind: FieldKind, lang: Lang) -> &'static str {
    match kind {
        FieldKind::Text => lang.pick("a text in quotation marks", "un texto entre comillas"),
        FieldKind::Number => lang.pick("a whole number", "un número entero"),
        FieldKind::Pair => lang.pick("two small numbers in brackets", "dos números pequeños entre corchetes"),
        FieldKind::List => lang.pick("a list in brackets", "una lista entre corchetes"),
        FieldKind::Table => {
            lang.pick("a part of the file with lines of its own", "una parte del archivo con líneas propias")
        }
    }
}
