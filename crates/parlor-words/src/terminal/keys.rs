//! The keys that all games have.

use super::KeyHelp;
use crate::keys::keys;

keys! {
    rows of KeyHelp;

    HELP = "?" ("help", "ayuda"): "show help and rules; after a move that isn't allowed, show its rule",
        "ver la ayuda y las reglas; si una jugada no vale, ver su regla";
    PAGE = "Tab" ("page", "página"):
        "show the next page beside the board: moves, unseen tiles or cards, score card",
        "ver la página siguiente junto al tablero: jugadas, fichas o cartas ocultas, hoja de puntos";
    HINT = "h" ("hint", "pista"):
        "show a good move (you still decide); press again for a stronger player's idea",
        "ver una buena jugada (tú decides); otra vez, la idea de un jugador más fuerte";
    UNDO = "u" ("undo", "deshacer"):
        "undo your last move, until someone else plays or something new is drawn or rolled",
        "deshacer tu última jugada, hasta que juegue otra persona o se robe o tire algo nuevo";
    LEAVE = "q" ("leave", "salir"): "leave; the game is saved", "salir; la partida queda guardada";
    GIVE_UP = "R": "give up the game", "abandonar la partida";
    NOTATION = ":": "type a move", "escribir una jugada";
    DROP = "Esc": "cancel", "cancelar";
    SCROLL = "Page up/down" / "Re/Av Pág": "scroll the moves", "mover la lista de jugadas";
}

keys! {
    /// The keys that all boards have, the most important ones first.
    shell_keys: KeyHelp;

    HELP;
    HINT;
    UNDO;
    PAGE;
    LEAVE;
    NOTATION;
    DROP;
    SCROLL;
    "Space" / "Espacio": "skip the wait while others play", "no esperar mientras juegan los demás";
    GIVE_UP;
}

keys! {
    /// The keys that all boards have at an online table.
    online_keys: KeyHelp;

    HELP;
    HINT;
    UNDO;
    PAGE;
    "q" ("leave", "salir"): "leave; the same link brings you back", "salir; puedes volver con el mismo enlace";
    NOTATION;
    DROP;
    SCROLL;
    GIVE_UP;
}

keys! {
    /// The keys of the score keeper.
    keeper_keys: KeyHelp;

    HELP;
    "u" ("undo", "deshacer"): "undo the last entry; press again to go further back",
        "deshacer lo último que anotaste; otra vez, para ir más atrás";
    "r" ("redo", "rehacer"): "redo what was undone, one entry at a time", "rehacer lo deshecho, paso a paso";
    "X": "delete the last undone entry for good", "borrar del todo lo último que deshiciste";
    PAGE;
    LEAVE;
    NOTATION;
    DROP;
    SCROLL;
    "R": "give up the game for the player whose turn it is", "abandonar la partida por quien tiene el turno";
}
