//! The keys of the board.

use crate::keys::keys;
use crate::terminal::KeyHelp;

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "Enter" ("play", "jugar"): "take from the pile or discard the card at the cursor",
        "tomar de la pila o descartar la carta donde está el cursor";
    "d": "draw from the draw pile", "robar del mazo";
    "t": "take the top discard", "tomar el último descarte";
    "s" ("sort", "ordenar"): "sort your hand by melds, suit, number, or your own order",
        "ordenar tu mano por combinaciones, palos, números o a tu gusto";
    "← →": "move from card to card, or from pile to pile", "ir de carta en carta, o de una pila a la otra";
    "↑ ↓": "move between the piles and your hand", "ir de las pilas a tu mano y al revés";
    "< >": "move the card; also Shift with ← →", "mover la carta; también Mayús con ← →";
    "1–9 W": "start typing the card to discard, such as 7S",
        "empezar a escribir la carta que descartas, por ejemplo 7S";
}

keys! {
    /// The keys that only the score keeper has.
    keeper_keys: KeyHelp;

    "c": "call Scorzo for the player who just discarded", "cantar Scorzo por quien acaba de descartar";
}
