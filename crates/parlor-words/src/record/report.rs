//! What replaying a record has checked, and what it could not.

use parlor_core::record::{Checks, DealCheck, EndCheck, MovesCheck};

use crate::Lang;

/// How far a record could be checked, in clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReport {
    /// The answer in one clause.
    pub verdict: &'static str,
    /// What was checked and is correct.
    pub checked: Vec<&'static str>,
    /// What could not be checked, and why not.
    pub not_checked: Vec<&'static str>,
}

/// Says how far a record that agrees with the rules could be checked.
#[must_use]
pub fn record_report(checks: &Checks, lang: Lang) -> RecordReport {
    let verdict = if checks.complete() {
        lang.pick("everything is correct", "todo es correcto")
    } else {
        lang.pick("everything that could be checked is correct", "todo lo que se pudo comprobar es correcto")
    };
    let parts = [deal(checks.deal, lang), moves(checks.moves, lang), end(checks.end, lang)];
    RecordReport {
        verdict,
        checked: parts.iter().filter_map(|part| part.checked).collect(),
        not_checked: parts.iter().filter_map(|part| part.not_checked).collect(),
    }
}

/// What is said about one part of the record.
#[derive(Default)]
struct Part {
    checked: Option<&'static str>,
    not_checked: Option<&'static str>,
}

impl Part {
    fn checked(text: &'static str) -> Part {
        Part { checked: Some(text), ..Part::default() }
    }

    fn not_checked(text: &'static str) -> Part {
        Part { not_checked: Some(text), ..Part::default() }
    }
}

fn deal(check: DealCheck, lang: Lang) -> Part {
    match check {
        DealCheck::Committed => Part::checked(lang.pick(
            "the deal comes from the seed that was locked in before the game and from what the players \
             contributed",
            "el reparto sale de la semilla que se fijó antes de la partida y de lo que aportaron los jugadores",
        )),
        DealCheck::Seeded => Part::checked(lang.pick(
            "the deal comes from the recorded seed (the record doesn't say where the seed came from)",
            "el reparto sale de la semilla anotada (el archivo no dice de dónde salió la semilla)",
        )),
        DealCheck::Written => Part::checked(lang.pick(
            "the deal is the one written down, and it is possible with this box",
            "el reparto es el anotado, y es posible con esta caja",
        )),
        DealCheck::Unknown => Part::not_checked(lang.pick(
            "the deal: nobody wrote it down; what the score keeper was told is possible with this box",
            "el reparto: nadie lo escribió; lo que se le dijo al anotador es posible con esta caja",
        )),
        DealCheck::Sealed => Part::not_checked(lang.pick(
            "the deal: it is sealed and hasn't been shown yet",
            "el reparto: está sellado y todavía no se mostró",
        )),
    }
}

fn moves(check: MovesCheck, lang: Lang) -> Part {
    match check {
        MovesCheck::Legal => {
            Part::checked(lang.pick("every move is legal", "todas las jugadas cumplen las reglas"))
        }
        MovesCheck::LegalInTheOpen => Part {
            checked: Some(lang.pick(
                "every move is legal, as far as everyone could see",
                "todas las jugadas cumplen las reglas, hasta donde todos podían ver",
            )),
            not_checked: Some(lang.pick(
                "what was hidden, such as whether the players had what they played",
                "lo oculto, por ejemplo si los jugadores tenían lo que jugaron",
            )),
        },
        MovesCheck::Readable => Part {
            checked: Some(lang.pick("every move can be read", "todas las jugadas se pueden leer")),
            not_checked: Some(lang.pick(
                "whether the moves are legal: without the deal, the game can't be replayed",
                "si las jugadas cumplen las reglas: sin el reparto no se puede reproducir la partida",
            )),
        },
    }
}

fn end(check: EndCheck, lang: Lang) -> Part {
    match check {
        EndCheck::ScoresAgree => Part::checked(lang.pick(
            "the game is over, and the final scores are correct",
            "la partida terminó y las puntuaciones finales son correctas",
        )),
        EndCheck::NoScores => Part {
            checked: Some(lang.pick("the game is over", "la partida terminó")),
            not_checked: Some(lang.pick(
                "the final scores: the record has none",
                "las puntuaciones finales: el archivo no las trae",
            )),
        },
        EndCheck::Unfinished => Part::not_checked(lang.pick(
            "the end: the record stops before the game is over",
            "el final: el archivo termina antes que la partida",
        )),
        EndCheck::NotPlayed => Part::not_checked(lang.pick(
            "the end and the final scores: without the deal, the game can't be replayed",
            "el final y las puntuaciones: sin el reparto no se puede reproducir la partida",
        )),
    }
}
