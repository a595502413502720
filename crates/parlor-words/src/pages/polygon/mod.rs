//! Polygon in the browser.

mod board;
mod coach;
mod story;
mod text;

pub use board::{Seen, at_once, die, die_unrolled, live_score, no_legal_space, space, tile};
pub use coach::Coach;
pub use story::{could_have, details, final_breakdown};
pub use text::PolygonText;

use super::KeyHelp;
use crate::keys::keys;

keys! {
    /// The keys of the board.
    keys: KeyHelp;

    "← ↑ ↓ →": "move around the board", "moverse por el tablero";
    "n, N": "jump to the next (n) or previous (N) space where the tile fits",
        "ir a la casilla siguiente (n) o anterior (N) donde cabe la ficha";
    "1, 2": "choose the first or second tile", "elegir la primera o la segunda ficha";
    "Space" / "Espacio": "switch to the other tile", "cambiar a la otra ficha";
    "Enter": "try the tile here; press again to place it",
        "probar la ficha aquí; presiona otra vez para colocarla";
    "o": "set the tile aside, if it fits nowhere (rule P14)",
        "apartar la ficha, si no cabe en ninguna casilla (regla P14)";
    "Tab": "go to the tiles and the buttons", "ir a las fichas y a los botones";
}
