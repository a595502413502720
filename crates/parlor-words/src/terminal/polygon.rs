//! Polygon in the terminal.

use parlor_core::{Refusal as _, RuleId};
use parlor_polygon::{Combination, Refusal, Space, Tile};

use super::KeyHelp;
use crate::common::with_rules;
use crate::keys::keys;
use crate::phrase::Noun;
use crate::polygon::{self, combination, symbol};
use crate::program::Label;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, PileHolds, Say, Spans, cited};

keys! {
    /// The keys of the board, the most important ones first.
    keys: KeyHelp;

    "arrows" / "flechas": "move around the board", "moverse por el tablero";
    "Enter" ("place", "colocar"): "place the chosen tile at the cursor",
        "colocar la ficha elegida en la casilla del cursor";
    "Space" / "Espacio" ("tile", ""): "switch to the other tile", "cambiar a la otra ficha";
    "n/N" ("next", ""): "jump to the next or previous space where the tile fits (· empty, + on a tile)",
        "ir a la casilla siguiente o anterior donde cabe la ficha (· vacía, + sobre otra ficha)";
    "o": "set the chosen tile aside, if it fits nowhere",
        "apartar la ficha elegida, si no cabe en ninguna casilla";
    "1, 2" ("", "ficha"): "choose the first or second tile", "elegir la primera o la segunda ficha";
    "Click" / "Clic": "choose a tile or a space; click the space again to place the tile",
        "elegir una ficha o una casilla; con otro clic en la casilla, colocar la ficha";
}

/// Which turn it is, if one has begun, and how many tiles are in the draw pile: for the top of the screen.
#[must_use]
pub fn progress(turn: Option<usize>, pile: u16, lang: Lang) -> String {
    let pile = PileHolds { tiles: pile };
    match turn {
        Some(turn) => format!("{} {turn}, {}", Label::Turn.text(lang), pile.say(lang)),
        None => pile.say(lang),
    }
}

/// What a tile would score, briefly: “80 points: three 4s (40 × 2)”.
#[must_use]
pub fn would_score(scored: Option<&Combination>, lang: Lang) -> String {
    let Some(scored) = scored else {
        return lang.pick("no score", "no da puntos").to_owned();
    };
    let (points, kind) = (Noun::Point.counted(scored.score(), lang), combination(scored, lang));
    match u16::from(scored.times()) {
        1 => format!("{points}: {kind}"),
        times => format!("{points}: {kind} ({} × {times})", scored.score() / times),
    }
}

/// Why the chosen tile can't be placed at the cursor, with its rule: as short as it can be, because everyone can see the
/// tile and the space.
#[must_use]
pub fn brief_refusal(refusal: &Refusal, lang: Lang) -> Spans {
    let reason: Spans = match refusal {
        Refusal::NotNextToPlay { roll, .. } => {
            let roll = symbol(*roll, lang);
            say!(lang, "its {roll} doesn't touch a tile in play", "su {roll} no toca ninguna ficha en juego")
                .into()
        }
        Refusal::OnFirstTile { .. } => {
            lang.pick("your first tile is there", "ahí está tu primera ficha").into()
        }
        Refusal::SameFace { tile, .. } if tile.is_wild() => {
            lang.pick("a WILD can't go on a WILD", "un comodín no puede ir sobre otro comodín").into()
        }
        Refusal::SameFace { tile, on } => {
            let (tile, on) = (polygon::tile(*tile, lang), polygon::tile(*on, lang));
            say_spans!(
                lang,
                "" tile " can't go on " on ": same number",
                "" tile " no puede ir sobre " on ": mismo número",
            )
        }
        Refusal::SameGrouping { .. } => {
            say!(lang, "your first tile scored in this grouping", "tu primera ficha ya puntuó en este grupo")
                .into()
        }
        Refusal::NotBest { best } => {
            let points = Noun::Point.counted(*best, lang);
            say!(lang, "you can score {points} this turn", "puedes sumar {points} en este turno").into()
        }
        _ => return cited(refusal, lang),
    };
    with_rules(&reason, &[refusal.rule()], lang)
}

/// P14: a tile that fits nowhere, and the key that sets it aside.
#[must_use]
pub fn no_legal_space(tile: Tile, key: char, lang: Lang) -> Spans {
    let tile = polygon::tile(tile, lang);
    let text = say_spans!(lang, "" tile " fits nowhere", "" tile " no cabe en el tablero");
    let mut spans = with_rules(&text, &[RuleId::new('P', 14)], lang);
    spans.push(&say!(lang, "; {key}: set it aside", "; {key}: apartar"));
    spans
}

/// A space and what is on it, from top to bottom: “1,-2: 4 X2 on WILD on (3)”. What is printed is in brackets.
#[must_use]
pub fn what_lies(space: Space, stack: &[Tile], printed: Option<Tile>, lang: Lang) -> String {
    let name = |tile: Tile| polygon::tile(tile, lang);
    let printed = printed.map(|tile| format!("({})", name(tile)));
    let stacked = stack.iter().rev().map(|tile| name(*tile).to_string());
    let tiles: Vec<String> = stacked.chain(printed).collect();
    if tiles.is_empty() {
        return space.to_string();
    }
    format!("{space}: {}", tiles.join(lang.pick(" on ", " sobre ")))
}

/// How many tiles are in the draw pile, as a heading: it stands beside the board, where there are 23 columns.
#[must_use]
pub fn pile_holds(tiles: u16, lang: Lang) -> String {
    let tiles = Noun::Tile.counted(tiles, lang);
    say!(lang, "Draw pile: {tiles}", "Montón: {tiles}")
}

/// The heading above the tiles that nobody has seen yet.
#[must_use]
pub const fn unseen_tiles(lang: Lang) -> &'static str {
    lang.pick("Unseen tiles", "Fichas ocultas")
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
    fn what_is_said_below_the_board_has_room_there() {
        let space = Space::new(-4, 4);
        let refusals = Symbol::ALL.map(|roll| Refusal::NotNextToPlay { space, roll }).into_iter().chain([
            Refusal::OnFirstTile { space },
            Refusal::SameFace { tile: tile("4x2"), on: tile("4x3") },
            Refusal::SameFace { tile: Tile::WILD, on: Tile::WILD },
            Refusal::SameGrouping { space },
            Refusal::NotBest { best: 255 },
        ]);
        let scored = [["W", "W", "W"], ["5x3", "4", "3x2"], ["5x3", "5", "5"]].map(combination_of);
        for lang in Lang::ALL {
            let refused = refusals.clone().map(|refusal| brief_refusal(&refusal, lang).to_string());
            let scores = scored.iter().map(|scored| would_score(Some(scored), lang));
            let nowhere = [tile("4x3"), Tile::WILD].map(|tile| no_legal_space(tile, 'o', lang).to_string());
            let texts = refused.chain(scores).chain(nowhere);
            for text in texts {
                assert!(text.chars().count() <= WIDTH, "{text}");
            }
        }
    }

    #[test]
    fn a_score_is_explained_in_a_few_words() {
        let row = combination_of(["5x3", "4", "3x2"]);
        assert_eq!(would_score(Some(&row), Lang::English), "105 points: 3, 4, 5 (35 × 3)");
        let spanish = "105 puntos: 3, 4, 5 (35 × 3)";
        assert_eq!(would_score(Some(&row), Lang::Spanish), spanish);
        let fours = combination_of(["4", "W", "4"]);
        assert_eq!(would_score(Some(&fours), Lang::English), "40 points: three 4s");
        assert_eq!(would_score(None, Lang::Spanish), "no da puntos");
    }

    #[test]
    fn a_refusal_names_its_rule() {
        let space = Space::new(1, -1);
        for (refusal, english, spanish) in [
            (
                Refusal::NotNextToPlay { space, roll: Symbol::Circle },
                "its circle doesn't touch a tile in play (rule P10)",
                "su círculo no toca ninguna ficha en juego (regla P10)",
            ),
            (
                Refusal::OnFirstTile { space },
                "your first tile is there (rule P11)",
                "ahí está tu primera ficha (regla P11)",
            ),
            (
                Refusal::SameFace { tile: tile("4x2"), on: tile("4") },
                "4 X2 can't go on 4: same number (rule P12)",
                "4 X2 no puede ir sobre 4: mismo número (regla P12)",
            ),
            (
                Refusal::SameFace { tile: Tile::WILD, on: Tile::WILD },
                "a WILD can't go on a WILD (rule P12)",
                "un comodín no puede ir sobre otro comodín (regla P12)",
            ),
            (
                Refusal::SameGrouping { space },
                "your first tile scored in this grouping (rule P13)",
                "tu primera ficha ya puntuó en este grupo (regla P13)",
            ),
            (
                Refusal::NotBest { best: 80 },
                "you can score 80 points this turn (rule P15)",
                "puedes sumar 80 puntos en este turno (regla P15)",
            ),
            (Refusal::Over, "the game is over (rule P21)", "la partida terminó (regla P21)"),
        ] {
            assert_eq!(brief_refusal(&refusal, Lang::English).to_string(), english);
            assert_eq!(brief_refusal(&refusal, Lang::Spanish).to_string(), spanish);
        }
    }

    #[test]
    fn what_is_on_a_space_is_told_from_top_to_bottom() {
        let space = Space::new(1, -2);
        let stack = [tile("3"), tile("W"), tile("4x2")];
        assert_eq!(what_lies(space, &[], None, Lang::English), "1,-2");
        assert_eq!(what_lies(space, &stack, None, Lang::English), "1,-2: 4 X2 on WILD on 3");
        assert_eq!(what_lies(space, &stack[..1], Some(Tile::WILD), Lang::Spanish), "1,-2: 3 sobre (comodín)");
        assert_eq!(what_lies(space, &[], Some(Tile::WILD), Lang::English), "1,-2: (WILD)");
    }
}
