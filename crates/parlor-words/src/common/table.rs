//! What a table says on every screen.

use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

labels! {
    /// Why nothing came of what somebody asked a table for.
    TableText;

    /// A hint could not be given.
    NoHint: "There is no hint to give here.", "Aquí no se puede dar ninguna pista.";
    /// Nothing is left that could be entered again.
    NothingStruck: "Nothing was struck out that could be entered again.",
        "No hay nada tachado que se pueda volver a anotar.";
    /// Nothing is left that could be struck out.
    NothingToStrike: "There is nothing to strike out.", "No hay nada que tachar.";
    /// Nothing can be taken back.
    NothingToTakeBack: "Nothing can be taken back: only your own move, until somebody else acts or something new is drawn or shown.",
        "No hay nada que deshacer: solo tu propia jugada, hasta que actúe otra persona o se robe o se muestre algo nuevo.";
    /// A bot has no move, which is a bug of ours.
    BotIsLost: "The bot does not know what to do: that is a fault of ours.",
        "El bot no sabe qué hacer: es un fallo nuestro.";
}

/// How many tiles the pile holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileHolds {
    /// How many.
    pub tiles: u16,
}

impl Say for PileHolds {
    fn say(&self, lang: Lang) -> String {
        if self.tiles == 0 {
            return say!(lang, "the pile is empty", "el montón está vacío");
        }
        let tiles = Noun::Tile.counted(self.tiles, lang);
        say!(lang, "{tiles} in the pile", "{tiles} en el montón")
    }
}
