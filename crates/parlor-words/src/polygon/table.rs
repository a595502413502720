//! What a table chooses, and what a real table is asked.

use parlor_polygon::Ask;

use crate::Lang;
use crate::say::say;

/// The option of P15.
const BEST_SCORE_REQUIRED: &str = "best_score_required";

/// What an option does; `None` if there is no such option.
#[must_use]
pub fn option(key: &str, lang: Lang) -> Option<&'static str> {
    match key {
        BEST_SCORE_REQUIRED => Some(lang.pick(
            "yes or no, normally no. With yes, only the turns that score the most are legal (P15).",
            "yes (sí) o no; normalmente no. Con yes, solo son legales los turnos que más puntúan (P15).",
        )),
        _ => None,
    }
}

/// Asks the table for what only it can know.
#[must_use]
pub fn fact(ask: Ask, lang: Lang) -> String {
    match ask {
        Ask::First => say!(
            lang,
            "Who goes first, and which tile lies on START? Tell the number of the seat and the tile, such as \
             2 4x3.",
            "¿Quién empieza y qué ficha queda en START? Indica el número del asiento y la ficha, por ejemplo \
             2 4x3.",
        ),
        Ask::Roll(2) => say!(
            lang,
            "What does the die show in turn 2, once it differs from turn 1? Tell star, diamond or circle.",
            "¿Qué sale en el dado en el turno 2, cuando ya no es lo mismo que en el turno 1? Indica star \
             (estrella), diamond (rombo) o circle (círculo).",
        ),
        Ask::Roll(turn) => say!(
            lang,
            "What does the die show in turn {turn}? Tell star, diamond or circle.",
            "¿Qué sale en el dado en el turno {turn}? Indica star (estrella), diamond (rombo) o circle \
             (círculo).",
        ),
        Ask::Draw(turn) => say!(
            lang,
            "Which tiles are drawn in turn {turn}? Tell them, such as 4 W.",
            "¿Qué fichas se roban en el turno {turn}? Indícalas, por ejemplo 4 W.",
        ),
    }
}
