//! What is wrong with the rounds of an edition file.

use parlor_scorzo::RoundsProblem;

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

impl Say for RoundsProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            RoundsProblem::Count { count, most } => {
                let count = Noun::Round.counted(*count, lang);
                say!(
                    lang,
                    "the edition has {count}: it needs 1 to {most}",
                    "la edición tiene {count}: hacen falta de 1 a {most}",
                )
            }
            RoundsProblem::Cards { least, most } => say!(
                lang,
                "a round deals {least} to {most} cards to each player",
                "en una ronda se reparten de {least} a {most} cartas a cada jugador",
            ),
        }
    }
}
