//! The keys of the board.

use crate::Lang;
use crate::terminal::KeyHelp;

/// The keys of the board, the most important ones first.
#[must_use]
pub const fn keys(lang: Lang) -> &'static [KeyHelp] {
    const ENGLISH: &[KeyHelp] = &[
        KeyHelp {
            keys: "Enter",
            short: "play",
            meaning: "takes from the pile, or discards the card, where the cursor is",
        },
        KeyHelp { keys: "d", short: "", meaning: "takes the top card of the draw pile" },
        KeyHelp { keys: "t", short: "", meaning: "takes the top card of the discard pile" },
        KeyHelp {
            keys: "s",
            short: "sort",
            meaning: "sorts the hand: by melds, by suit, by number, in your order",
        },
        KeyHelp { keys: "← →", short: "", meaning: "go from card to card, or from pile to pile" },
        KeyHelp { keys: "↑ ↓", short: "", meaning: "go between the piles and the hand" },
        KeyHelp { keys: "< >", short: "", meaning: "move the card; also Shift with ← →" },
        KeyHelp { keys: "1–9 W", short: "", meaning: "begin to write the card to discard, such as 7S" },
    ];
    const SPANISH: &[KeyHelp] = &[
        KeyHelp {
            keys: "Intro",
            short: "jugar",
            meaning: "toma del montón, o descarta la carta, donde está el cursor",
        },
        KeyHelp { keys: "d", short: "", meaning: "roba la primera carta del mazo" },
        KeyHelp { keys: "t", short: "", meaning: "toma el último descarte" },
        KeyHelp {
            keys: "s",
            short: "ordenar",
            meaning: "ordena la mano: por combinaciones, por palos, por números, en tu orden",
        },
        KeyHelp { keys: "← →", short: "", meaning: "van de carta en carta, o de un montón al otro" },
        KeyHelp { keys: "↑ ↓", short: "", meaning: "van de los montones a la mano y al revés" },
        KeyHelp { keys: "< >", short: "", meaning: "mueven la carta; también Mayús con ← →" },
        KeyHelp {
            keys: "1–9 W",
            short: "",
            meaning: "empiezan a escribir la carta que se descarta, por ejemplo 7S",
        },
    ];
    lang.pick(ENGLISH, SPANISH)
}
