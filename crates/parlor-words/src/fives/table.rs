//! What a table chooses, and what a real table is asked.

use std::fmt::Display;

use parlor_core::BySeat;
use parlor_fives::Ask;

use crate::Lang;
use crate::names::name_of;
use crate::say::say;

/// The option of F11.
const FREE_PASS: &str = "free_pass";

/// What an option does; `None` if there is no such option.
#[must_use]
pub fn option(key: &str, lang: Lang) -> Option<&'static str> {
    match key {
        FREE_PASS => Some(lang.pick(
            "yes or no, normally no. With yes, players may pass whenever it is their turn, even if they \
             have a legal play (F11).",
            "yes (sí) o no; normalmente no. Con yes, se puede pasar en cualquier turno propio, aunque haya \
             una jugada legal (F11).",
        )),
        _ => None,
    }
}

/// Asks the table for what only it can know.
#[must_use]
pub fn fact<N: Display>(ask: Ask, names: &BySeat<N>, lang: Lang) -> String {
    match ask {
        Ask::First => say!(
            lang,
            "Who goes first? Tell the number of the seat.",
            "¿Quién empieza? Indica el número del asiento.",
        ),
        Ask::Left(seat) => {
            let name = name_of(names, seat, lang);
            say!(
                lang,
                "Which tiles does {name} have left? Tell their numbers.",
                "¿Qué fichas le quedan a {name}? Indica sus números.",
            )
        }
    }
}
