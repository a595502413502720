//! Why a record doesn't agree with the rules of its game.

use parlor_core::record::{LineNumbers, Part, ReplayError, ReplayProblem};
use parlor_core::{BySeat, Game};

use crate::number::whole;
use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{GameWords, Lang, Say};

/// What is wrong with a record, as a clause, with the line that it is on; where there is no such line, with the part of
/// the record instead.
#[must_use]
pub fn replay_error<G: GameWords>(error: &ReplayError<G>, lines: &LineNumbers, lang: Lang) -> String {
    match lines.line(&error.part) {
        Some(line) => {
            let problem = error.problem.say(lang);
            say!(lang, "line {line}: {problem}", "línea {line}: {problem}")
        }
        None => error.say(lang),
    }
}

impl<G: GameWords> Say for ReplayError<G> {
    fn say(&self, lang: Lang) -> String {
        format!("{}: {}", self.part.say(lang), self.problem.say(lang))
    }
}

impl Say for Part {
    fn say(&self, lang: Lang) -> String {
        match self {
            Part::Game => say!(lang, "game", "juego"),
            Part::Rules => say!(lang, "rules", "reglas"),
            Part::Edition => say!(lang, "edition", "edición"),
            Part::Option(name) => {
                let name = quoted(name, lang);
                say!(lang, "option {name}", "opción {name}")
            }
            Part::Seats => say!(lang, "seats", "asientos"),
            Part::Chance => say!(lang, "chance", "azar"),
            Part::Entry(index) => {
                let number = index.saturating_add(1);
                say!(lang, "entry {number}", "entrada {number}")
            }
            Part::Scores => say!(lang, "final scores", "puntuaciones finales"),
        }
    }
}

impl<G: GameWords> Say for ReplayProblem<G> {
    fn say(&self, lang: Lang) -> String {
        match self {
            ReplayProblem::OtherGame { recorded } => {
                let (recorded, game) = (quoted(recorded, lang), quoted(G::ID, lang));
                say!(
                    lang,
                    "this is a record of the game {recorded}, not of {game}",
                    "este archivo de partida es del juego {recorded}, no de {game}",
                )
            }
            ReplayProblem::OtherRules { recorded } => {
                let version = <G as Game>::RULES_VERSION;
                say!(
                    lang,
                    "this game was played with version {recorded} of the rules; this version of Parlor knows \
                     only version {version}",
                    "se jugó con la versión {recorded} de las reglas; esta versión de Parlor solo conoce la \
                     versión {version}",
                )
            }
            ReplayProblem::NoSuchEdition { name } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "there is no built-in edition {name}, and the record doesn't contain its text",
                    "no hay ninguna edición incluida que se llame {name}, y el archivo no contiene su texto",
                )
            }
            ReplayProblem::BadEdition(error) => {
                let error = error.say(lang);
                say!(
                    lang,
                    "the edition's text can't be read: {error}",
                    "el texto de la edición no se puede leer: {error}",
                )
            }
            ReplayProblem::OtherEditionName { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "the edition's text calls it {text}, but the record gives it another name",
                    "en su texto la edición se llama {text}, pero el archivo le da otro nombre",
                )
            }
            ReplayProblem::Option(error) => error.say(lang),
            ReplayProblem::Fairness(error) => error.say(lang),
            ReplayProblem::SetUp(error) => error.say(lang),
            ReplayProblem::Unreadable(error) => error.say(lang),
            ReplayProblem::Refused(error) => error.say(lang),
            ReplayProblem::NotOver => say!(
                lang,
                "there are final scores, but the game isn't over",
                "hay puntuaciones finales, pero la partida no está terminada",
            ),
            ReplayProblem::WrongScores { recorded, computed } => wrong_scores(recorded, computed, lang),
        }
    }
}

/// Names the first player whose score is wrong; the others often follow from it.
fn wrong_scores(recorded: &BySeat<i32>, computed: &BySeat<i32>, lang: Lang) -> String {
    let wrong = computed.iter().find(|(seat, score)| recorded.get(*seat) != Some(*score));
    match wrong.and_then(|(seat, right)| Some((seat, *right, *recorded.get(seat)?))) {
        Some((seat, right, recorded)) => {
            let (right, recorded) = (Noun::Point.counted(right, lang), whole(recorded.into(), lang));
            say!(
                lang,
                "by the rules, player {seat} has {right}, not {recorded}",
                "según las reglas, el jugador {seat} tiene {right}, no {recorded}",
            )
        }
        None => say!(
            lang,
            "by the rules, the final scores are different",
            "según las reglas, las puntuaciones finales son otras",
        ),
    }
}
