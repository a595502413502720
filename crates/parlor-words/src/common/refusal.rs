//! Refusals that all games have.

use parlor_core::Seat;

use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// It's another player's turn.
pub(crate) fn turn_of(seat: Seat, lang: Lang) -> Spans {
    let player = Spans::from_player(seat, lang);
    say_spans!(lang, "it's " player "'s turn", "le toca a " player "")
}

/// It's nobody's turn in the middle of a game.
pub(crate) fn turn_of_nobody(lang: Lang) -> String {
    say!(
        lang,
        "nobody can play yet: answer the question first",
        "todavía no puede jugar nadie: primero responde la pregunta",
    )
}

/// How to name a player in an answer, as a clause.
pub(crate) fn player_from_1_to(players: u8, lang: Lang) -> String {
    say!(
        lang,
        "type a player's number, from 1 to {players}",
        "escribe el número de un jugador, del 1 al {players}",
    )
}

/// The game is over.
pub(crate) fn over(lang: Lang) -> String {
    say!(lang, "the game is over", "la partida terminó")
}

/// The player is not in the game, or no longer.
pub(crate) fn not_playing(seat: Seat, lang: Lang) -> Spans {
    let player = Spans::from_player(seat, lang);
    say_spans!(lang, "" player " is no longer in the game", "" player " ya no está en la partida")
}
