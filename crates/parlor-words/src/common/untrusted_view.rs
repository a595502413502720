//! What is wrong with views that come from outside.

use parlor_core::{ViewError, ViewProblem};

use crate::say::say;
use crate::{Lang, Say};

impl Say for ViewError {
    fn say(&self, lang: Lang) -> String {
        match self {
            ViewError::Json { line, column, what } => say!(
                lang,
                "this is not JSON, in line {line}, column {column}: {what}",
                "esto no es JSON, en la línea {line}, columna {column}: {what}",
            ),
            ViewError::Missing { field } => {
                say!(lang, "the view is missing {field}", "a la vista le falta {field}")
            }
            ViewError::Unknown { field } => {
                say!(lang, "a view has no field {field}", "una vista no tiene el campo {field}")
            }
            ViewError::Bad { field, problem } => {
                let problem = problem.say(lang);
                say!(lang, "in the view, {field}: {problem}", "en la vista, {field}: {problem}")
            }
            ViewError::Contradiction { field, given, follows } => say!(
                lang,
                "in the view, {field} is {given}, but the rest implies {follows}",
                "en la vista, {field} es {given}, pero del resto se deduce {follows}",
            ),
            ViewError::Forbidden { field, rule } => say!(
                lang,
                "in the view, {field}: rule {rule} forbids it",
                "en la vista, {field}: la regla {rule} lo prohíbe",
            ),
            ViewError::Impossible => say!(
                lang,
                "there is no game in which a player sees this",
                "no hay ninguna partida en la que un jugador vea esto",
            ),
        }
    }
}

impl Say for ViewProblem {
    fn say(&self, lang: Lang) -> String {
        match self {
            // What a parser says is shown in its own words.
            ViewProblem::Unreadable { what } => what.clone(),
            ViewProblem::NoSuchSeat => say!(lang, "there is no such seat", "no hay ningún asiento así"),
            ViewProblem::OneForEachSeat => {
                say!(lang, "there must be one value per seat", "tiene que haber un valor por asiento")
            }
            ViewProblem::OutOfOrder => say!(
                lang,
                "this can't come after what is before it",
                "esto no puede ir después de lo anterior",
            ),
            ViewProblem::NotHeld => {
                say!(lang, "the player can't have had this", "el jugador no podía tener esto")
            }
            ViewProblem::TooFew => {
                say!(lang, "too few: the player drew more than this", "faltan: el jugador robó más")
            }
            ViewProblem::TooMany => {
                say!(lang, "too many: the player drew fewer than this", "sobran: el jugador robó menos")
            }
            ViewProblem::NotInBox => {
                say!(lang, "the box has fewer of these", "en la caja no hay tantas de estas")
            }
            ViewProblem::BadCall => say!(
                lang,
                "a player calls Scorzo exactly when their hand is all melds",
                "un jugador canta Scorzo justo cuando toda su mano son combinaciones",
            ),
        }
    }
}
