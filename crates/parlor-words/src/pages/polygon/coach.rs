//! What to do next in a turn of Polygon, in a sentence or two.

use parlor_polygon::{Symbol, Tile};

use crate::phrase::Noun;
use crate::polygon::{self, a_colored, another_colored};
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// What a player can do next. It never says which space is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Place the tile next to a tile in play, symbol to symbol (P10).
    Place {
        /// The tile that is selected.
        tile: Tile,
        /// What was rolled.
        roll: Symbol,
    },
    /// Place the second tile.
    PlaceSecond {
        /// The tile.
        tile: Tile,
        /// The symbol that was rolled, if the first tile has scored: then another one of it (P13).
        scored: Option<Symbol>,
    },
    /// A space is chosen where the tile may go.
    Confirm {
        /// What the tile would score there.
        score: u16,
    },
    /// The tile fits nowhere (P14).
    SetAside {
        /// The tile.
        tile: Tile,
    },
    /// Only the other tile may be placed first (P15).
    ChooseOther,
}

impl Coach {
    /// The words.
    #[must_use]
    pub fn text(&self, lang: Lang) -> Spans {
        match *self {
            Coach::Place { tile, roll } => {
                let (symbol, tile) = (a_colored(roll, lang), polygon::tile(tile, lang));
                say_spans!(
                    lang,
                    "Place the " tile " next to {symbol} that's in play.",
                    "Coloca el " tile " junto a {symbol} que ya esté en juego.",
                )
            }
            Coach::PlaceSecond { tile, scored: None } => {
                let tile = polygon::tile(tile, lang);
                say_spans!(lang, "Now the second tile: place the " tile ".", "Ahora la segunda ficha: coloca el " tile ".")
            }
            Coach::PlaceSecond { tile, scored: Some(roll) } => {
                let (symbol, tile) = (another_colored(roll, lang), polygon::tile(tile, lang));
                say_spans!(
                    lang,
                    "Now the second tile: place the " tile " next to {symbol}.",
                    "Ahora la segunda ficha: coloca el " tile " junto a {symbol}.",
                )
            }
            Coach::Confirm { score } => {
                let points = Noun::Point.counted(score, lang);
                say_spans!(
                    lang,
                    "{points} here. Tap again to place it.",
                    "{points} aquí. Toca otra vez para colocarla."
                )
            }
            Coach::SetAside { tile } => super::no_legal_space(tile, lang),
            Coach::ChooseOther => lang
                .pick(
                    "Place the other tile first. Choose it, then a marked space.",
                    "Coloca primero la otra ficha. Elígela y luego una casilla marcada.",
                )
                .into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_its_words() {
        let [four, x, wild] = ["4", "2x3", "W"].map(|text| text.parse::<Tile>().unwrap());
        for (coach, english, spanish) in [
            (
                Coach::Place { tile: four, roll: Symbol::Star },
                "Place the 4 next to a gold star that's in play.",
                "Coloca el 4 junto a una estrella dorada que ya esté en juego.",
            ),
            (
                Coach::Place { tile: wild, roll: Symbol::Diamond },
                "Place the WILD next to a red diamond that's in play.",
                "Coloca el comodín junto a un rombo rojo que ya esté en juego.",
            ),
            (
                Coach::PlaceSecond { tile: x, scored: None },
                "Now the second tile: place the 2 X3.",
                "Ahora la segunda ficha: coloca el 2 X3.",
            ),
            (
                Coach::PlaceSecond { tile: four, scored: Some(Symbol::Circle) },
                "Now the second tile: place the 4 next to a different blue circle.",
                "Ahora la segunda ficha: coloca el 4 junto a otro círculo azul.",
            ),
            (
                Coach::Confirm { score: 0 },
                "0 points here. Tap again to place it.",
                "0 puntos aquí. Toca otra vez para colocarla.",
            ),
            (
                Coach::SetAside { tile: four },
                "There is nowhere to place 4, so set it aside (rule P14).",
                "4 no cabe en ninguna casilla, así que apártalo (regla P14).",
            ),
            (
                Coach::ChooseOther,
                "Place the other tile first. Choose it, then a marked space.",
                "Coloca primero la otra ficha. Elígela y luego una casilla marcada.",
            ),
        ] {
            assert_eq!(Lang::ALL.map(|lang| coach.text(lang).to_string()), [english, spanish]);
        }
    }
}
