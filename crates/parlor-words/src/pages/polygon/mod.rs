//! Polygon on the pages.

mod board;
mod story;
mod text;

pub use board::{Seen, at_once, die, die_unrolled, live_score, no_legal_space, space, tile, to_choose};
pub use story::{could_have, details, final_breakdown};
pub use text::PolygonText;

use super::KeyHelp;
use crate::keys::keys;

keys! {
    /// The keys of the board.
    keys: KeyHelp;

    "← ↑ ↓ →": "go over the spaces", "recorren las casillas";
    "n, N": "go to the next or the previous space where the tile may be laid",
        "va a la casilla siguiente o anterior donde se puede colocar la ficha";
    "1, 2": "take the first or the second tile", "toma la primera o la segunda ficha";
    "Space" / "Espacio": "take the other tile", "toma la otra ficha";
    "Enter" / "Intro": "lay the tile on the space", "coloca la ficha en la casilla";
    "o": "put the tile out of the game, if it has no legal space (P14)",
        "retira la ficha de la partida, si no tiene ninguna casilla legal (P14)";
    "Tab": "go to the tiles and the buttons", "va a las fichas y a los botones";
}
