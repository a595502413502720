//! What is said during a game on every screen.

use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

labels! {
    /// Why nothing came of what a player asked for.
    TableText;

    /// A hint could not be given.
    NoHint: "No hint is available here.", "Aquí no hay ninguna pista.";
    /// The score keeper has nothing to redo.
    NothingStruck: "Nothing to redo.", "No hay nada que rehacer.";
    /// The score keeper has nothing to undo.
    NothingToStrike: "Nothing to undo.", "No hay nada que deshacer.";
    /// A player has nothing to undo.
    NothingToUndo: "Nothing to undo. You can only undo your own last move, and only until someone else plays or something new is drawn or shown.",
        "No hay nada que deshacer. Solo puedes deshacer tu última jugada, y solo hasta que juegue otra persona o se robe o muestre algo nuevo.";
    /// A bot has no move, which is our bug.
    BotIsLost: "The bot got stuck. That's our mistake, sorry!",
        "El bot se quedó atascado. Es un error nuestro, ¡perdón!";
}

/// How many tiles are in the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileHolds {
    /// How many.
    pub tiles: u16,
}

impl Say for PileHolds {
    fn say(&self, lang: Lang) -> String {
        if self.tiles == 0 {
            return say!(lang, "the draw pile is empty", "el montón está vacío");
        }
        let tiles = Noun::Tile.counted(self.tiles, lang);
        say!(lang, "{tiles} in the draw pile", "{tiles} en el montón")
    }
}
