//! What a table chooses, and what a real table is asked.

use std::fmt::Display;

use parlor_core::BySeat;
use parlor_scorzo::{Ask, RoundId};

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

/// Asks the table for what only it can know. The call is told as well, though the game does not wait for it.
#[must_use]
pub fn fact<N: Display>(ask: Ask, names: &BySeat<N>, lang: Lang) -> String {
    match ask {
        Ask::Dealer => say!(
            lang,
            "Who deals first? Tell the number of the seat.",
            "¿Quién reparte primero? Indica el número del asiento.",
        ),
        Ask::Call => say!(
            lang,
            "Who has called Scorzo? Tell the number of the seat.",
            "¿Quién ha cantado Scorzo? Indica el número del asiento.",
        ),
        Ask::Deal(RoundId::Regular(number)) => say!(
            lang,
            "Which card is turned up in round {number}? Tell it, such as 7S or W.",
            "¿Qué carta queda boca arriba en la ronda {number}? Indícala, por ejemplo 7S o W.",
        ),
        Ask::Deal(RoundId::Deciding(number)) => say!(
            lang,
            "Which card is turned up in deciding round {number}? Tell it, such as 7S or W.",
            "¿Qué carta queda boca arriba en la ronda de desempate {number}? Indícala, por ejemplo 7S o W.",
        ),
        Ask::Hand(seat) => {
            let name = name_of(names, seat, lang);
            say!(
                lang,
                "Which cards does {name} hold? Tell them all, such as 7S 8S W.",
                "¿Qué cartas tiene {name}? Indícalas todas, por ejemplo 7S 8S W.",
            )
        }
    }
}
