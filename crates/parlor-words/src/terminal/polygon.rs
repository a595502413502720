//! Polygon in the terminal.

use parlor_core::{Refusal as _, RuleId};
use parlor_polygon::{Combination, Refusal, Space, Tile};

use super::KeyHelp;
use crate::common::by_rules;
use crate::keys::keys;
use crate::phrase::Noun;
use crate::polygon::{combination, symbol};
use crate::program::Label;
use crate::say::say;
use crate::{Lang, PileHolds, Say, Spans, cited};

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "arrows" / "flechas": "move the cursor over the spaces", "mueven el cursor por las casillas";
    "Enter" / "Intro" ("lay", "poner"): "lay the tile in hand on the space of the cursor",
        "coloca la ficha elegida en la casilla del cursor";
    "Space" / "Espacio" ("tile", "ficha"): "take the other tile in hand", "elige la otra ficha";
    "n/N" ("next", ""): "go to the next or the previous space where the tile may be laid (·, + on a tile)",
        "va a la casilla siguiente o anterior donde se puede colocar la ficha (·, + sobre otra)";
    "o": "put the tile in hand out of the game, if it has no legal space",
        "retira de la partida la ficha elegida, si no tiene ninguna casilla legal";
    "1, 2": "take the first or the second tile in hand", "elige la primera o la segunda ficha";
    "Click" / "Clic": "choose a space, and with a second click lay the tile there; choose a tile",
        "elige una casilla, y con un segundo clic coloca ahí la ficha; elige una ficha";
}

/// Which turn it is, if one has begun, and what the pile holds: for the head of the screen.
#[must_use]
pub fn progress(turn: Option<usize>, pile: u16, lang: Lang) -> String {
    let pile = PileHolds { tiles: pile };
    match turn {
        Some(turn) => format!("{} {turn}, {}", Label::Turn.text(lang), pile.say(lang)),
        None => pile.sentence(lang),
    }
}

/// What a tile would score, briefly: “80 points: three 4s, 40 × 2”.
#[must_use]
pub fn would_score(scored: Option<&Combination>, lang: Lang) -> String {
    let Some(scored) = scored else {
        return lang.pick("scores nothing", "no puntúa").to_owned();
    };
    let (points, kind) = (Noun::Point.counted(scored.score(), lang), combination(scored, lang));
    match u16::from(scored.times()) {
        1 => format!("{points}: {kind}"),
        times => format!("{points}: {kind}, {} × {times}", scored.score() / times),
    }
}

/// Why the tile in hand can't be laid where the cursor is, with the id of the rule: as short as it can be, because the
/// tile and the space are before everybody's eyes.
#[must_use]
pub fn brief_refusal(refusal: &Refusal, lang: Lang) -> Spans {
    let reason = match refusal {
        Refusal::NotNextToPlay { roll, .. } => {
            let roll = symbol(*roll, lang);
            say!(
                lang,
                "nothing in play meets it at its {roll}",
                "en su {roll} no toca ninguna ficha en juego",
            )
        }
        Refusal::OnFirstTile { .. } => {
            say!(lang, "the turn's first tile lies there", "ahí está la primera ficha del turno")
        }
        Refusal::SameFace { tile, on } => {
            say!(lang, "{tile} can't be laid on {on}", "{tile} no puede colocarse sobre {on}")
        }
        Refusal::SameGrouping { .. } => {
            say!(lang, "the first tile scored in this grouping", "la primera ficha ya puntuó en este grupo")
        }
        Refusal::NotBest { best } => {
            let points = Noun::Point.counted(*best, lang);
            say!(lang, "this turn can bring {points}", "este turno puede dar {points}")
        }
        _ => return cited(refusal, lang),
    };
    by_rules(&[refusal.rule()], &reason)
}

/// P14: a tile that has no legal space, and the key that puts it out of the game.
#[must_use]
pub fn no_legal_space(tile: Tile, key: char, lang: Lang) -> Spans {
    let text = say!(
        lang,
        "{tile} has no legal space ({key}: put it out)",
        "{tile} no tiene casilla legal ({key}: retirar)",
    );
    by_rules(&[RuleId::new('P', 14)], &text)
}

/// A space and what lies there, from top to bottom: “1,-2: 4x2 on W on (3)”. What is printed is in brackets.
#[must_use]
pub fn what_lies(space: Space, stack: &[Tile], printed: Option<Tile>, lang: Lang) -> String {
    let printed = printed.map(|tile| format!("({tile})"));
    let tiles: Vec<String> = stack.iter().rev().map(ToString::to_string).chain(printed).collect();
    if tiles.is_empty() {
        return space.to_string();
    }
    format!("{space}: {}", tiles.join(lang.pick(" on ", " sobre ")))
}

/// The heading above the tiles that nobody has seen yet.
#[must_use]
pub const fn unseen_tiles(lang: Lang) -> &'static str {
    lang.pick("Unseen tiles", "Fichas sin ver")
}

#[cfg(test)]
mod tests {
    use parlor_polygon::Symbol;

    use super::*;

    /// How wide the screen is below the smallest board.
    const WIDTH: usize = 54;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    fn combination_of(tiles: [&str; 3]) -> Combination {
        let spaces = [(0, 0), (1, 0), (0, 1)].map(|(q, r)| Space::new(q, r));
        Combination { spaces, tiles: tiles.map(tile) }
    }

    #[test]
    fn what_stands_below_the_board_has_room_there() {
        let space = Space::new(-4, 4);
        let refusals = Symbol::ALL.map(|roll| Refusal::NotNextToPlay { space, roll }).into_iter().chain([
            Refusal::OnFirstTile { space },
            Refusal::SameFace { tile: tile("4x2"), on: tile("4x3") },
            Refusal::SameGrouping { space },
            Refusal::NotBest { best: 255 },
        ]);
        let scored = [["W", "W", "W"], ["5x3", "4", "3x2"], ["5x3", "5", "5"]].map(combination_of);
        for lang in Lang::ALL {
            let refused = refusals.clone().map(|refusal| brief_refusal(&refusal, lang).to_string());
            let scores = scored.iter().map(|scored| would_score(Some(scored), lang));
            let texts = refused.chain(scores).chain([no_legal_space(tile("4x3"), 'o', lang).to_string()]);
            for text in texts {
                assert!(text.chars().count() <= WIDTH, "{text}");
            }
        }
    }

    #[test]
    fn a_score_is_explained_in_a_few_words() {
        let row = combination_of(["5x3", "4", "3x2"]);
        assert_eq!(would_score(Some(&row), Lang::English), "105 points: three in a row from 3 to 5, 35 × 3");
        let spanish = "105 puntos: tres números seguidos del 3 al 5, 35 × 3";
        assert_eq!(would_score(Some(&row), Lang::Spanish), spanish);
        let fours = combination_of(["4", "W", "4"]);
        assert_eq!(would_score(Some(&fours), Lang::English), "40 points: three 4s");
        assert_eq!(would_score(None, Lang::Spanish), "no puntúa");
    }

    #[test]
    fn a_refusal_names_its_rule() {
        let space = Space::new(1, -1);
        for (refusal, english, spanish) in [
            (
                Refusal::NotNextToPlay { space, roll: Symbol::Circle },
                "P10: nothing in play meets it at its circle",
                "P10: en su círculo no toca ninguna ficha en juego",
            ),
            (
                Refusal::OnFirstTile { space },
                "P11: the turn's first tile lies there",
                "P11: ahí está la primera ficha del turno",
            ),
            (
                Refusal::SameFace { tile: tile("4x2"), on: tile("4") },
                "P12: 4x2 can't be laid on 4",
                "P12: 4x2 no puede colocarse sobre 4",
            ),
            (
                Refusal::SameGrouping { space },
                "P13: the first tile scored in this grouping",
                "P13: la primera ficha ya puntuó en este grupo",
            ),
            (
                Refusal::NotBest { best: 80 },
                "P15: this turn can bring 80 points",
                "P15: este turno puede dar 80 puntos",
            ),
            (Refusal::Over, "P21: the game is over", "P21: la partida ha terminado"),
        ] {
            assert_eq!(brief_refusal(&refusal, Lang::English).to_string(), english);
            assert_eq!(brief_refusal(&refusal, Lang::Spanish).to_string(), spanish);
        }
    }

    #[test]
    fn what_lies_on_a_space_is_told_from_top_to_bottom() {
        let space = Space::new(1, -2);
        let stack = [tile("3"), tile("W"), tile("4x2")];
        assert_eq!(what_lies(space, &[], None, Lang::English), "1,-2");
        assert_eq!(what_lies(space, &stack, None, Lang::English), "1,-2: 4x2 on W on 3");
        assert_eq!(what_lies(space, &stack[..1], Some(Tile::WILD), Lang::Spanish), "1,-2: 3 sobre (W)");
        assert_eq!(what_lies(space, &[], Some(Tile::WILD), Lang::English), "1,-2: (W)");
    }
}
