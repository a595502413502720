//! What is wrong with an edition file of any game.

use parlor_core::{EditionError, EditionProblem};

use crate::phrase::{Noun, harmless, place, quoted};
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
