//! The keys of the board.

use crate::keys::keys;
use crate::terminal::KeyHelp;

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "Enter" / "Intro" ("play", "jugar"): "takes from the pile, or discards the card, where the cursor is",
        "toma del montón, o descarta la carta, donde está el cursor";
    "d": "takes the top card of the draw pile", "roba la primera carta del mazo";
    "t": "takes the top card of the discard pile", "toma el último descarte";
    "s" ("sort", "ordenar"): "sorts the hand: by melds, by suit, by number, in your order",
        "ordena la mano: por combinaciones, por palos, por números, en tu orden";
    "← →": "go from card to card, or from pile to pile", "van de carta en carta, o de un montón al otro";
    "↑ ↓": "go between the piles and the hand", "van de los montones a la mano y al revés";
    "< >": "move the card; also Shift with ← →", "mueven la carta; también Mayús con ← →";
    "1–9 W": "begin to write the card to discard, such as 7S",
        "empiezan a escribir la carta que se descarta, por ejemplo 7S";
}
