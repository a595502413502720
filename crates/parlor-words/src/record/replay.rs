//! Why a record doesn't agree with the rules of its game.

use parlor_core::record::{LineNumbers, Part, ReplayError, ReplayProblem};
use parlor_core::{BySeat, Game};

use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{GameWords, Lang, Say};

/// What is wrong with a record, as a clause, with the line it stands on; where there is no such line, with the part of
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
                say!(lang, "entry {number}", "anotación {number}")
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
                    "este registro es del juego {recorded}, no de {game}",
                )
            }
            ReplayProblem::OtherRules { recorded } => {
                let version = <G as Game>::RULES_VERSION;
                say!(
                    lang,
                    "this was played by version {recorded} of the rules, and only version {version} is \
                     known here",
                    "se jugó con la versión {recorded} de las reglas, y aquí solo se conoce la versión \
                     {version}",
                )
            }
            ReplayProblem::NoSuchEdition { name } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "there is no built-in edition {name}, and the record does not contain its text",
                    "no hay ninguna edición incluida que se llame {name}, y el registro no contiene su texto",
                )
            }
            ReplayProblem::BadEdition(error) => {
                let error = error.say(lang);
                say!(
                    lang,
                    "the text of the edition can't be read: {error}",
                    "el texto de la edición no se puede leer: {error}",
                )
            }
            ReplayProblem::OtherEditionName { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "in its text the edition is called {text}, which is not the name that the record gives",
                    "en su texto la edición se llama {text}, que no es el nombre que da el registro",
                )
            }
            ReplayProblem::Option(error) => error.say(lang),
            ReplayProblem::Fairness(error) => error.say(lang),
            ReplayProblem::SetUp(error) => error.say(lang),
            ReplayProblem::Unreadable(error) => error.say(lang),
            ReplayProblem::Refused(error) => error.say(lang),
            ReplayProblem::NotOver => say!(
                lang,
                "there are final scores, but the game is not over",
                "hay puntuaciones finales, pero la partida no ha terminado",
            ),
            ReplayProblem::WrongScores { recorded, computed } => wrong_scores(recorded, computed, lang),
        }
    }
}

/// Names the first seat whose score is wrong; the others often follow from it.
fn wrong_scores(recorded: &BySeat<i32>, computed: &BySeat<i32>, lang: Lang) -> String {
    let wrong = computed.iter().find(|(seat, score)| recorded.get(*seat) != Some(*score));
    match wrong.and_then(|(seat, right)| Some((seat, *right, *recorded.get(seat)?))) {
        Some((seat, right, recorded)) => {
            let right = Noun::Point.counted(right, lang);
            say!(
                lang,
                "seat {seat} has {right} by the rules, not {recorded}",
                "según las reglas, el asiento {seat} tiene {right}, no {recorded}",
            )
        }
        None => say!(
            lang,
            "the final scores are not those of the rules",
            "las puntuaciones finales no son las que dan las reglas",
        ),
    }
}
