//! What playing a record again has checked, and what it could not.

use parlor_core::record::{Checks, DealCheck, EndCheck, MovesCheck};

use crate::Lang;

/// How far a record could be checked, in clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReport {
    /// The answer in one clause.
    pub verdict: &'static str,
    /// What was checked and is right.
    pub checked: Vec<&'static str>,
    /// What could not be checked, and why not.
    pub not_checked: Vec<&'static str>,
}

/// Says how far a record that agrees with the rules could be checked.
#[must_use]
pub fn record_report(checks: &Checks, lang: Lang) -> RecordReport {
    let verdict = if checks.complete() {
        lang.pick("the record is sound", "el registro es correcto")
    } else {
        lang.pick(
            "the record is sound as far as it could be checked",
            "el registro es correcto en todo lo que se ha podido comprobar",
        )
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
            "the deal follows from the seed that the house had committed to and from what the players \
             contributed",
            "el reparto se deduce de la semilla con la que se había comprometido la casa y de lo que \
             aportaron los jugadores",
        )),
        DealCheck::Seeded => Part::checked(lang.pick(
            "the deal follows from the recorded seed (where that came from, the record does not say)",
            "el reparto se deduce de la semilla anotada (de dónde salió, el registro no lo dice)",
        )),
        DealCheck::Written => Part::checked(lang.pick(
            "the deal is as written down, and the box can give it",
            "el reparto es el anotado, y puede salir de la caja",
        )),
        DealCheck::Unknown => Part::not_checked(lang.pick(
            "the deal: nobody wrote it down; what the table told fits the box",
            "el reparto: nadie lo anotó; lo que contó la mesa es posible con esta caja",
        )),
        DealCheck::Sealed => Part::not_checked(lang.pick(
            "the deal: it is sealed, the house has not shown it",
            "el reparto: está sellado, la casa no lo ha mostrado",
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
                "every move is legal, judged by what lies open",
                "todas las jugadas cumplen las reglas, a juzgar por lo que está a la vista",
            )),
            not_checked: Some(lang.pick(
                "what was hidden, such as whether the players held what they played",
                "lo oculto, como si los jugadores tenían lo que jugaron",
            )),
        },
        MovesCheck::Readable => Part {
            checked: Some(lang.pick("every move can be read", "todas las jugadas se pueden leer")),
            not_checked: Some(lang.pick(
                "whether the moves are legal: without the deal, nothing can be played again",
                "si las jugadas cumplen las reglas: sin el reparto no se puede reproducir la partida",
            )),
        },
    }
}

fn end(check: EndCheck, lang: Lang) -> Part {
    match check {
        EndCheck::ScoresAgree => Part::checked(lang.pick(
            "the game is over, and the final scores are right",
            "la partida ha terminado y las puntuaciones finales son correctas",
        )),
        EndCheck::NoScores => Part {
            checked: Some(lang.pick("the game is over", "la partida ha terminado")),
            not_checked: Some(lang.pick(
                "the final scores: the record has none",
                "las puntuaciones finales: el registro no las trae",
            )),
        },
        EndCheck::Unfinished => Part::not_checked(lang.pick(
            "the end: the record stops before the game is over",
            "el final: el registro se acaba antes que la partida",
        )),
        EndCheck::NotPlayed => Part::not_checked(lang.pick(
            "the end and the final scores: without the deal, nothing can be played again",
            "el final y las puntuaciones: sin el reparto no se puede reproducir la partida",
        )),
    }
}
