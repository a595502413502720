//! The keys that all games have.

use super::KeyHelp;
use crate::keys::keys;

keys! {
    rows of KeyHelp;

    HELP = "?" ("help", "ayuda"): "help and rules; after a refusal, the rule it names",
        "ayuda y reglas; tras un rechazo, la regla que se nombra";
    PAGE = "Tab" ("page", "página"): "the next page beside the board: moves, unseen, sheet",
        "la página siguiente junto al tablero: jugadas, no vistas, hoja";
    LEAVE = "q" ("leave", "salir"): "leaves the table; the game is saved",
        "deja la mesa; la partida queda guardada";
    NOTATION = ":": "types a move in notation", "escribe una jugada en notación";
    DROP = "Esc": "drops what you have begun", "descarta lo que has empezado";
    SCROLL = "Page up/down" / "Re/Av Pág": "scrolls the moves", "mueve la lista de jugadas";
}

keys! {
    /// The keys of the shell around every board, the most important ones first.
    shell_keys: KeyHelp;

    HELP;
    "h" ("hint", "pista"): "a hint: a good move is shown, and you decide; again for a stronger player's",
        "una pista: se muestra una buena jugada y tú decides; otra vez, la de alguien más fuerte";
    "u" ("undo", "deshacer"):
        "takes the last move back, as long as nobody else has acted and nothing new was drawn or rolled",
        "deshace la última jugada, mientras nadie más haya actuado ni se haya robado o tirado nada nuevo";
    PAGE;
    LEAVE;
    NOTATION;
    DROP;
    SCROLL;
    "Space" / "Espacio": "while others play: don't wait", "mientras juegan los demás: no espera";
    "R": "gives the game up for good", "abandona la partida";
}

keys! {
    /// The keys that are different where the score of a real table is kept.
    keeper_keys: KeyHelp;

    HELP;
    "u" ("strike", "tachar"): "strikes out what was entered last; again and again, back to the beginning",
        "tacha lo último que se anotó; una y otra vez, hasta el principio";
    "r" ("again", "repetir"): "enters again what was struck out, one by one",
        "vuelve a anotar lo tachado, paso a paso";
    "X": "forgets what was struck out last: it did not happen", "olvida lo último tachado: no ocurrió";
    PAGE;
    LEAVE;
    NOTATION;
    "c": "the player who has just discarded calls (Scorzo)", "canta quien acaba de descartar (Scorzo)";
    DROP;
    SCROLL;
    "R": "the player whose turn it is gives up for good", "quien tiene el turno abandona la partida";
}
