//! Polygon on the pages.

mod board;
mod story;
mod text;

pub use board::{Seen, at_once, die, die_unrolled, live_score, no_legal_space, space, tile, to_choose};
pub use story::{could_have, details, final_breakdown};
pub use text::PolygonText;

use super::KeyHelp;
use crate::Lang;

/// The keys of the board.
#[must_use]
pub const fn keys(lang: Lang) -> &'static [KeyHelp] {
    const ENGLISH: &[KeyHelp] = &[
        KeyHelp { keys: "← ↑ ↓ →", meaning: "go over the spaces" },
        KeyHelp { keys: "n, N", meaning: "go to the next or the previous space where the tile may be laid" },
        KeyHelp { keys: "1, 2", meaning: "take the first or the second tile" },
        KeyHelp { keys: "Space", meaning: "take the other tile" },
        KeyHelp { keys: "Enter", meaning: "lay the tile on the space" },
        KeyHelp { keys: "o", meaning: "put the tile out of the game, if it has no legal space (P14)" },
        KeyHelp { keys: "Tab", meaning: "go to the tiles and the buttons" },
    ];
    const SPANISH: &[KeyHelp] = &[
        KeyHelp { keys: "← ↑ ↓ →", meaning: "recorren las casillas" },
        KeyHelp {
            keys: "n, N",
            meaning: "va a la casilla siguiente o anterior donde se puede colocar la ficha",
        },
        KeyHelp { keys: "1, 2", meaning: "toma la primera o la segunda ficha" },
        KeyHelp { keys: "Espacio", meaning: "toma la otra ficha" },
        KeyHelp { keys: "Intro", meaning: "coloca la ficha en la casilla" },
        KeyHelp {
            keys: "o",
            meaning: "retira la ficha de la partida, si no tiene ninguna casilla legal (P14)",
        },
        KeyHelp { keys: "Tab", meaning: "va a las fichas y a los botones" },
    ];
    lang.pick(ENGLISH, SPANISH)
}
