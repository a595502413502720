//! What online play says, with its facts.

use parlor_core::Seat;

use super::OnlineText;
use crate::Lang;
use crate::say::say;

/// Who starts the game, as a sentence.
#[must_use]
pub fn host_starts(name: &str, lang: Lang) -> String {
    say!(
        lang,
        "{name} starts the game when everyone is here.",
        "{name} empieza la partida cuando estén todos."
    )
}

/// Somebody has not been connected for a while, as a sentence. How long that is, whoever runs the house decides.
#[must_use]
pub fn gone(name: &str, lang: Lang) -> String {
    say!(lang, "{name} has been gone for a while.", "{name} lleva un rato sin conexión.")
}

/// The name of a place at a table, for those who hear it: “Player 2: Free”.
#[must_use]
pub fn place_of(seat: Seat, who: &str, lang: Lang) -> String {
    say!(lang, "Player {seat}: {who}", "Jugador {seat}: {who}")
}

/// The button that removes somebody, for those who hear it.
#[must_use]
pub fn leave_place(name: &str, lang: Lang) -> String {
    say!(lang, "Remove {name}", "Quitar a {name}")
}

/// How a game ended that nobody played to its end, as a sentence.
#[must_use]
pub fn ended_early(is_our_fault: bool, lang: Lang) -> &'static str {
    if is_our_fault { OnlineText::Stopped.text(lang) } else { OnlineText::Abandoned.text(lang) }
}
