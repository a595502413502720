//! The keys that all games have.

use super::KeyHelp;
use crate::Lang;

/// The keys of the shell around every board, the most important ones first.
#[must_use]
pub const fn shell_keys(lang: Lang) -> &'static [KeyHelp] {
    const ENGLISH: &[KeyHelp] = &[
        KeyHelp { keys: "?", short: "help", meaning: "help and rules; after a refusal, the rule it names" },
        KeyHelp {
            keys: "h",
            short: "hint",
            meaning: "a hint: a good move is shown, and you decide; again for a stronger player's",
        },
        KeyHelp {
            keys: "u",
            short: "undo",
            meaning: "takes the last move back, as long as nobody else has acted and nothing new was drawn or rolled",
        },
        KeyHelp {
            keys: "Tab",
            short: "page",
            meaning: "the next page beside the board: moves, unseen, sheet",
        },
        KeyHelp { keys: "q", short: "leave", meaning: "leaves the table; the game is saved" },
        KeyHelp { keys: ":", short: "", meaning: "types a move in notation" },
        KeyHelp { keys: "Esc", short: "", meaning: "drops what you have begun" },
        KeyHelp { keys: "Page up/down", short: "", meaning: "scrolls the moves" },
        KeyHelp { keys: "Space", short: "", meaning: "while others play: don't wait" },
        KeyHelp { keys: "R", short: "", meaning: "gives the game up for good" },
    ];
    const SPANISH: &[KeyHelp] = &[
        KeyHelp {
            keys: "?",
            short: "ayuda",
            meaning: "ayuda y reglas; tras un rechazo, la regla que se nombra",
        },
        KeyHelp {
            keys: "h",
            short: "pista",
            meaning: "una pista: se muestra una buena jugada y tú decides; otra vez, la de alguien más fuerte",
        },
        KeyHelp {
            keys: "u",
            short: "deshacer",
            meaning: "deshace la última jugada, mientras nadie más haya actuado ni se haya robado o tirado nada nuevo",
        },
        KeyHelp {
            keys: "Tab",
            short: "página",
            meaning: "la página siguiente junto al tablero: jugadas, no vistas, hoja",
        },
        KeyHelp { keys: "q", short: "salir", meaning: "deja la mesa; la partida queda guardada" },
        KeyHelp { keys: ":", short: "", meaning: "escribe una jugada en notación" },
        KeyHelp { keys: "Esc", short: "", meaning: "descarta lo que has empezado" },
        KeyHelp { keys: "Re/Av Pág", short: "", meaning: "mueve la lista de jugadas" },
        KeyHelp { keys: "Espacio", short: "", meaning: "mientras juegan los demás: no espera" },
        KeyHelp { keys: "R", short: "", meaning: "abandona la partida" },
    ];
    lang.pick(ENGLISH, SPANISH)
}

/// The keys that are different where the score of a real table is kept.
#[must_use]
pub const fn keeper_keys(lang: Lang) -> &'static [KeyHelp] {
    const ENGLISH: &[KeyHelp] = &[
        KeyHelp { keys: "?", short: "help", meaning: "help and rules; after a refusal, the rule it names" },
        KeyHelp {
            keys: "u",
            short: "strike",
            meaning: "strikes out what was entered last; again and again, back to the beginning",
        },
        KeyHelp { keys: "r", short: "again", meaning: "enters again what was struck out, one by one" },
        KeyHelp { keys: "X", short: "", meaning: "forgets what was struck out last: it did not happen" },
        KeyHelp {
            keys: "Tab",
            short: "page",
            meaning: "the next page beside the board: moves, unseen, sheet",
        },
        KeyHelp { keys: "q", short: "leave", meaning: "leaves the table; the game is saved" },
        KeyHelp { keys: ":", short: "", meaning: "types a move in notation" },
        KeyHelp { keys: "c", short: "", meaning: "the player who has just discarded calls (Scorzo)" },
        KeyHelp { keys: "Esc", short: "", meaning: "drops what you have begun" },
        KeyHelp { keys: "Page up/down", short: "", meaning: "scrolls the moves" },
        KeyHelp { keys: "R", short: "", meaning: "the player whose turn it is gives up for good" },
    ];
    const SPANISH: &[KeyHelp] = &[
        KeyHelp {
            keys: "?",
            short: "ayuda",
            meaning: "ayuda y reglas; tras un rechazo, la regla que se nombra",
        },
        KeyHelp {
            keys: "u",
            short: "tachar",
            meaning: "tacha lo último que se anotó; una y otra vez, hasta el principio",
        },
        KeyHelp { keys: "r", short: "repetir", meaning: "vuelve a anotar lo tachado, paso a paso" },
        KeyHelp { keys: "X", short: "", meaning: "olvida lo último tachado: no ocurrió" },
        KeyHelp {
            keys: "Tab",
            short: "página",
            meaning: "la página siguiente junto al tablero: jugadas, no vistas, hoja",
        },
        KeyHelp { keys: "q", short: "salir", meaning: "deja la mesa; la partida queda guardada" },
        KeyHelp { keys: ":", short: "", meaning: "escribe una jugada en notación" },
        KeyHelp { keys: "c", short: "", meaning: "canta quien acaba de descartar (Scorzo)" },
        KeyHelp { keys: "Esc", short: "", meaning: "descarta lo que has empezado" },
        KeyHelp { keys: "Re/Av Pág", short: "", meaning: "mueve la lista de jugadas" },
        KeyHelp { keys: "R", short: "", meaning: "quien tiene el turno abandona la partida" },
    ];
    lang.pick(ENGLISH, SPANISH)
}
