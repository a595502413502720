//! Refusals that all games know.

use parlor_core::Seat;

use crate::Lang;
use crate::say::say;

/// It is somebody else's turn.
pub(crate) fn turn_of(seat: Seat, lang: Lang) -> String {
    say!(lang, "it is the turn of seat {seat}", "es el turno del asiento {seat}")
}

/// It is nobody's turn in the middle of a game.
pub(crate) fn turn_of_nobody(lang: Lang) -> String {
    say!(
        lang,
        "it is nobody's turn now: the table has still to tell something",
        "ahora no es el turno de nadie: la mesa aún tiene que informar de algo",
    )
}

/// The game is over.
pub(crate) fn over(lang: Lang) -> String {
    say!(lang, "the game is over", "la partida ha terminado")
}

/// There is nobody in that seat, or nobody any more.
pub(crate) fn not_playing(seat: Seat, lang: Lang) -> String {
    say!(lang, "nobody is playing in seat {seat}", "en el asiento {seat} no juega nadie")
}
