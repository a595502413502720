//! What a table chooses, and what a real table is asked.

use std::fmt::Display;

use parlor_core::{BySeat, Seat};
use parlor_scorzo::RoundId;

use crate::Lang;
use crate::names::name_of;
use crate::say::say;

/// The option of Z9.
const RESHUFFLE: &str = "reshuffle";

/// What an option does; `None` if there is no such option.
#[must_use]
pub fn option(key: &str, lang: Lang) -> Option<&'static str> {
    match key {
        RESHUFFLE => Some(lang.pick(
            "yes or no, normally no. With yes, the discard pile is shuffled when it becomes the draw pile, \
             and not just turned over (Z9).",
            "yes (sí) o no; normalmente no. Con yes, los descartes se barajan cuando pasan a ser el mazo, \
             en vez de limitarse a darles la vuelta (Z9).",
        )),
        _ => None,
    }
}

/// Asks the table for what only it can know; `None` if there is nothing of this kind. The call is told as well, though the
/// game does not wait for it.
#[must_use]
pub fn fact<N: Display>(label: &str, names: &BySeat<N>, lang: Lang) -> Option<String> {
    let asked = label.strip_prefix("scorzo/")?;
    let (kind, which) = match asked.split_once('/') {
        Some((kind, which)) => (kind, Some(which)),
        None => (asked, None),
    };
    match (kind, which) {
        ("dealer", None) => Some(say!(
            lang,
            "Who deals first? Tell the number of the seat.",
            "¿Quién reparte primero? Indica el número del asiento.",
        )),
        ("call", None) => Some(say!(
            lang,
            "Who has called Scorzo? Tell the number of the seat.",
            "¿Quién ha cantado Scorzo? Indica el número del asiento.",
        )),
        ("deal", Some(round)) => Some(match read_round(round)? {
            RoundId::Regular(number) => say!(
                lang,
                "Which card is turned up in round {number}? Tell it, such as 7S or W.",
                "¿Qué carta queda boca arriba en la ronda {number}? Indícala, por ejemplo 7S o W.",
            ),
            RoundId::Deciding(number) => say!(
                lang,
                "Which card is turned up in deciding round {number}? Tell it, such as 7S or W.",
                "¿Qué carta queda boca arriba en la ronda de desempate {number}? Indícala, por ejemplo 7S o W.",
            ),
        }),
        ("hand", Some(seat)) => {
            let name = name_of(names, seat.parse::<Seat>().ok()?, lang);
            Some(say!(
                lang,
                "Which cards does {name} hold? Tell them all, such as 7S 8S W.",
                "¿Qué cartas tiene {name}? Indícalas todas, por ejemplo 7S 8S W.",
            ))
        }
        _ => None,
    }
}

/// A round as labels write it.
fn read_round(text: &str) -> Option<RoundId> {
    let (round, digits): (fn(u8) -> RoundId, &str) = match text.strip_prefix("decider/") {
        Some(digits) => (RoundId::Deciding, digits),
        None => (RoundId::Regular, text),
    };
    let number = digits.parse().ok().filter(|number| *number > 0)?;
    Some(round(number)).filter(|round| round.to_string() == text)
}
