//! What a table chooses, and what a real table is asked.

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

/// Asks the table for what only it can know; `None` if the game never asks for this.
#[must_use]
pub fn fact(label: &str, lang: Lang) -> Option<String> {
    let asked = label.strip_prefix("polygon/")?;
    if asked == "first" {
        return Some(say!(
            lang,
            "Who goes first, and which tile lies on START? Tell the number of the seat and the tile, such as \
             2 4x3.",
            "¿Quién empieza y qué ficha queda en START? Indica el número del asiento y la ficha, por ejemplo \
             2 4x3.",
        ));
    }
    let (kind, turn) = asked.split_once('/')?;
    match (kind, read_turn(turn)?) {
        ("roll", 2) => Some(say!(
            lang,
            "What does the die show in turn 2, once it differs from turn 1? Tell star, diamond or circle.",
            "¿Qué sale en el dado en el turno 2, cuando ya no es lo mismo que en el turno 1? Indica star \
             (estrella), diamond (rombo) o circle (círculo).",
        )),
        ("roll", turn) => Some(say!(
            lang,
            "What does the die show in turn {turn}? Tell star, diamond or circle.",
            "¿Qué sale en el dado en el turno {turn}? Indica star (estrella), diamond (rombo) o circle \
             (círculo).",
        )),
        ("draw", turn) => Some(say!(
            lang,
            "Which tiles are drawn in turn {turn}? Tell them, such as 4 W.",
            "¿Qué fichas se roban en el turno {turn}? Indícalas, por ejemplo 4 W.",
        )),
        _ => None,
    }
}

/// The number of a turn as labels write it.
fn read_turn(text: &str) -> Option<u16> {
    text.parse().ok().filter(|turn: &u16| *turn > 0 && turn.to_string() == text)
}
