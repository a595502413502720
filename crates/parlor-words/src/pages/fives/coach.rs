//! What to do next in a turn of Scrambled 5's, in a sentence or two that follow the board.

use parlor_fives::Tile;

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Spans};

/// What a player can do next. It never says which play is best: no square, and no points of tiles that are not placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Nothing is placed; the first play of the game covers the center (F5).
    Begin {
        /// Whether it is the first play of the game.
        is_first: bool,
    },
    /// A tile is selected, and there are squares for it.
    ChooseSquare,
    /// A tile is selected that fits nowhere beside what is placed.
    ChooseOther {
        /// The tile.
        tile: Tile,
    },
    /// There is a gap between the tiles that are placed (F4).
    FillGap,
    /// What is placed does not cover the center yet (F5).
    CoverCenter,
    /// What is placed touches no other tile yet (F7).
    Join,
    /// A cluster is on its way to a multiple of five (F8).
    Add {
        /// The cluster.
        tiles: Vec<Tile>,
        /// What the nearest play adds to it.
        more: u32,
    },
    /// It is a play.
    Play {
        /// What it scores.
        score: u32,
    },
    /// No play has these tiles on these squares.
    PickUp {
        /// The cluster that does not add up, if one is why.
        tiles: Vec<Tile>,
    },
    /// The player has no play (F11).
    Pass,
}

impl Coach {
    /// The words.
    #[must_use]
    pub fn text(&self, lang: Lang) -> Spans {
        match self {
            Coach::Begin { is_first: true } => lang.pick(
                "Place tiles that add up to 5, 10, 15… One goes on the center square.",
                "Coloca fichas que sumen 5, 10, 15… Una va en la casilla central.",
            ),
            Coach::Begin { is_first: false } => lang.pick(
                "Place tiles next to the others. Touching tiles must add up to 5, 10, 15…, across and down.",
                "Coloca fichas junto a las demás. Las que se tocan deben sumar 5, 10, 15…, en horizontal y en vertical.",
            ),
            Coach::ChooseSquare => lang.pick("Now tap a marked square.", "Ahora toca una casilla marcada."),
            Coach::ChooseOther { tile } => {
                return say!(
                    lang,
                    "The {tile} doesn't fit now. Choose another tile.",
                    "El {tile} no cabe ahora. Elige otra ficha.",
                )
                .into();
            }
            Coach::FillGap => {
                lang.pick("Fill the gap between your tiles.", "Llena el hueco entre tus fichas.")
            }
            Coach::CoverCenter => {
                lang.pick("Now cover the center square, too.", "Ahora cubre también la casilla central.")
            }
            Coach::Join => lang.pick(
                "Now join your tiles to the others on the board.",
                "Ahora une tus fichas con las demás del tablero.",
            ),
            Coach::Add { tiles, more } => {
                let (sum, target) = (sum(tiles), Tile::sum(tiles) + more);
                return say!(
                    lang,
                    "{sum}. {more} more to make {target}.",
                    "{sum}. Suma {more} más para llegar a {target}.",
                )
                .into();
            }
            Coach::Play { score } => {
                let points = Noun::Point.counted(*score, lang);
                return say!(lang, "{points}. Play!", "{points}. ¡Juega!").into();
            }
            Coach::PickUp { tiles } if !tiles.is_empty() => {
                let sum = sum(tiles);
                return say!(
                    lang,
                    "{sum}. That can't become 5, 10, 15… here, so pick up a tile.",
                    "{sum}. Aquí no puede llegar a 5, 10, 15…, así que recoge una ficha.",
                )
                .into();
            }
            Coach::PickUp { .. } => lang.pick(
                "There's no play with your tiles there. Pick up a tile.",
                "Así no hay ninguna jugada. Recoge una ficha.",
            ),
            Coach::Pass => return super::must_pass(lang),
        }
        .into()
    }
}

/// “3 + 1 = 4”; a tile alone is just “3”.
fn sum(tiles: &[Tile]) -> String {
    let terms = tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ");
    if tiles.len() < 2 { terms } else { format!("{terms} = {}", Tile::sum(tiles)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(coach: &Coach) -> [String; 2] {
        Lang::ALL.map(|lang| coach.text(lang).to_string())
    }

    fn tiles(values: &[u8]) -> Vec<Tile> {
        values.iter().map(|value| Tile::new(*value).unwrap()).collect()
    }

    #[test]
    fn a_half_built_play_says_its_sum() {
        assert_eq!(
            said(&Coach::Add { tiles: tiles(&[3, 1]), more: 1 }),
            ["3 + 1 = 4. 1 more to make 5.", "3 + 1 = 4. Suma 1 más para llegar a 5."]
        );
        assert_eq!(
            said(&Coach::Add { tiles: tiles(&[3]), more: 7 }),
            ["3. 7 more to make 10.", "3. Suma 7 más para llegar a 10."]
        );
        assert_eq!(
            said(&Coach::PickUp { tiles: tiles(&[4, 7]) }),
            [
                "4 + 7 = 11. That can't become 5, 10, 15… here, so pick up a tile.",
                "4 + 7 = 11. Aquí no puede llegar a 5, 10, 15…, así que recoge una ficha.",
            ]
        );
        assert_eq!(said(&Coach::Play { score: 15 }), ["15 points. Play!", "15 puntos. ¡Juega!"]);
    }

    #[test]
    fn every_other_step_has_its_words() {
        let eight = tiles(&[8])[0];
        for (coach, english, spanish) in [
            (
                Coach::Begin { is_first: true },
                "Place tiles that add up to 5, 10, 15… One goes on the center square.",
                "Coloca fichas que sumen 5, 10, 15… Una va en la casilla central.",
            ),
            (
                Coach::Begin { is_first: false },
                "Place tiles next to the others. Touching tiles must add up to 5, 10, 15…, across and down.",
                "Coloca fichas junto a las demás. Las que se tocan deben sumar 5, 10, 15…, en horizontal y en vertical.",
            ),
            (Coach::ChooseSquare, "Now tap a marked square.", "Ahora toca una casilla marcada."),
            (
                Coach::ChooseOther { tile: eight },
                "The 8 doesn't fit now. Choose another tile.",
                "El 8 no cabe ahora. Elige otra ficha.",
            ),
            (Coach::FillGap, "Fill the gap between your tiles.", "Llena el hueco entre tus fichas."),
            (
                Coach::CoverCenter,
                "Now cover the center square, too.",
                "Ahora cubre también la casilla central.",
            ),
            (
                Coach::Join,
                "Now join your tiles to the others on the board.",
                "Ahora une tus fichas con las demás del tablero.",
            ),
            (
                Coach::PickUp { tiles: Vec::new() },
                "There's no play with your tiles there. Pick up a tile.",
                "Así no hay ninguna jugada. Recoge una ficha.",
            ),
            (
                Coach::Pass,
                "You have no play, so pass (rule F11).",
                "No tienes ninguna jugada, así que pasa (regla F11).",
            ),
        ] {
            assert_eq!(said(&coach), [english, spanish]);
        }
    }
}
