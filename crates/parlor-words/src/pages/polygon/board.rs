//! What the board says of itself: for those who look at it and for those who hear it.

use parlor_core::RuleId;
use parlor_polygon::{Combination, Placement, Refusal, Space, Symbol, Tile};

use crate::common::by_rules;
use crate::phrase::Noun;
use crate::polygon::{because, symbol};
use crate::say::say;
use crate::spans::say_spans;
use crate::terminal::polygon::{brief_refusal, would_score};
use crate::{Lang, Spans};

const P10: RuleId = RuleId::new('P', 10);
const P14: RuleId = RuleId::new('P', 14);
const P16: RuleId = RuleId::new('P', 16);
const P17: RuleId = RuleId::new('P', 17);
const P18: RuleId = RuleId::new('P', 18);

/// What there is to see on a space.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// Where.
    pub space: Space,
    /// Its tiles from bottom to top.
    pub stack: &'a [Tile],
    /// What is printed there.
    pub printed: Option<Tile>,
    /// Whether the first tile of the game lies there.
    pub is_start: bool,
    /// Whether the latest turn has laid a tile there.
    pub is_latest: bool,
    /// The symbols at its corners, at the top, on the right and on the left, and whether three spaces meet there.
    pub corners: [(Symbol, bool); 3],
}

/// All there is to know of a space, and what comes of laying the tile in hand there.
#[must_use]
pub fn space(seen: &Seen<'_>, laying: Option<(Tile, &Result<Placement, Refusal>)>, lang: Lang) -> String {
    let mut text = lies(seen, lang);
    if let Some((tile, verdict)) = laying {
        let comes = match verdict {
            Ok(placement) => {
                let scores = would_score(placement.combination.as_ref(), lang);
                say!(lang, "{tile} here: {scores}", "{tile} aquí: {scores}")
            }
            Err(refusal) => {
                let why = brief_refusal(refusal, lang);
                say!(lang, "{tile} can't go here, {why}", "{tile} no puede ir aquí, {why}")
            }
        };
        text.push_str("; ");
        text.push_str(&comes);
    }
    format!("{text}; {}", corners(seen.corners, lang))
}

/// A space and what lies there, from top to bottom: “1,-2: 4x2 on W on printed 3”.
fn lies(seen: &Seen<'_>, lang: Lang) -> String {
    let printed = seen.printed.map(|tile| say!(lang, "printed {tile}", "{tile} impreso"));
    let mut tiles: Vec<String> = seen.stack.iter().rev().map(ToString::to_string).chain(printed).collect();
    if tiles.is_empty() {
        tiles.push(lang.pick("empty", "vacía").to_owned());
    }
    let start = if seen.is_start { " START" } else { "" };
    let latest = if seen.is_latest { lang.pick(", just laid", ", recién colocada") } else { "" };
    let height = match seen.stack.len() {
        0 | 1 => String::new(),
        count => say!(lang, ", a stack of {count}", ", pila de {count}"),
    };
    format!("{}{start}: {}{height}{latest}", seen.space, tiles.join(lang.pick(" on ", " sobre ")))
}

/// Where a space has which symbol; where fewer than three spaces meet, nothing ever scores.
fn corners(corners: [(Symbol, bool); 3], lang: Lang) -> String {
    let at = [
        lang.pick("at the top", "arriba"),
        lang.pick("on the right", "a la derecha"),
        lang.pick("on the left", "a la izquierda"),
    ];
    let one = |((sign, scores), at): ((Symbol, bool), &str)| {
        let edge = if scores { "" } else { lang.pick(" (never scores)", " (nunca puntúa)") };
        format!("{} {at}{edge}", symbol(sign, lang))
    };
    corners.into_iter().zip(at).map(one).collect::<Vec<_>>().join(", ")
}

/// What there is on a space, for the line below the board.
#[must_use]
pub fn at_once(seen: &Seen<'_>, lang: Lang) -> String {
    lies(seen, lang)
}

/// What laying a tile on a space would score, or why that is illegal, with the rules.
#[must_use]
pub fn live_score(tile: Tile, verdict: &Result<Placement, Refusal>, lang: Lang) -> Spans {
    match verdict {
        Ok(Placement { combination: Some(scored), .. }) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            let rules = rules(scored);
            say_spans!(
                lang,
                "This would score {points}: {why} (" rules ").",
                "Esto daría {points}: {why} (" rules ").",
            )
        }
        Ok(_) => say_spans!(
            lang,
            "{tile} would score nothing here (" P16 ").",
            "{tile} no puntuaría aquí (" P16 ").",
        ),
        Err(refusal) => brief_refusal(refusal, lang).sentence(),
    }
}

/// The rules by which three tiles score.
fn rules(scored: &Combination) -> Spans {
    let has_wild = scored.tiles.iter().any(|tile| tile.is_wild());
    let rules = [Some(P16), has_wild.then_some(P17), (scored.times() > 1).then_some(P18)];
    Spans::from_rules(&rules.into_iter().flatten().collect::<Vec<_>>())
}

/// How many spaces there are to choose from, as long as none is chosen.
#[must_use]
pub fn to_choose(tile: Tile, spaces: usize, roll: Symbol, lang: Lang) -> Spans {
    let (spaces, roll) = (Noun::Space.counted(spaces, lang), symbol(roll, lang));
    say_spans!(
        lang,
        "{tile} may go to {spaces} (" P10 ", {roll}).",
        "{tile} puede ir a {spaces} (" P10 ", {roll}).",
    )
}

/// P14: a tile that has no legal space.
#[must_use]
pub fn no_legal_space(tile: Tile, lang: Lang) -> Spans {
    let text = say!(
        lang,
        "{tile} has no legal space and goes out of the game.",
        "{tile} no tiene ninguna casilla legal y sale de la partida.",
    );
    by_rules(&[P14], &text)
}

/// What the die shows.
#[must_use]
pub fn die(roll: Symbol, lang: Lang) -> String {
    let roll = symbol(roll, lang);
    say!(lang, "The die shows: {roll}", "El dado muestra: {roll}")
}

/// Nobody has rolled yet.
#[must_use]
pub const fn die_unrolled(lang: Lang) -> &'static str {
    lang.pick("The die", "El dado")
}

/// One of the tiles to be laid.
#[must_use]
pub fn tile(tile: Tile, is_laid: bool, lang: Lang) -> String {
    if is_laid {
        say!(lang, "Tile {tile}, laid", "Ficha {tile}, colocada")
    } else {
        say!(lang, "Tile {tile}", "Ficha {tile}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile_of(text: &str) -> Tile {
        text.parse().unwrap()
    }

    const CORNERS: [(Symbol, bool); 3] =
        [(Symbol::Star, true), (Symbol::Circle, true), (Symbol::Diamond, false)];

    #[test]
    fn a_space_says_all_there_is_to_know() {
        let stack = [tile_of("3"), tile_of("4x3")];
        let mut seen = Seen {
            space: Space::new(1, -2),
            stack: &stack,
            printed: Some(Tile::WILD),
            is_start: false,
            is_latest: true,
            corners: CORNERS,
        };
        let refused = Err(Refusal::SameFace { tile: tile_of("4"), on: tile_of("4x3") });
        assert_eq!(
            space(&seen, Some((tile_of("4"), &refused)), Lang::English),
            "1,-2: 4x3 on 3 on printed W, a stack of 2, just laid; 4 can't go here, P12: 4 can't be laid on 4x3; \
             star at the top, circle on the right, diamond on the left (never scores)"
        );
        seen = Seen { stack: &[], printed: None, is_start: true, is_latest: false, ..seen };
        let scores = Ok(Placement { tile: tile_of("2"), space: Some(seen.space), combination: None });
        assert_eq!(
            space(&seen, Some((tile_of("2"), &scores)), Lang::Spanish),
            "1,-2 START: vacía; 2 aquí: no puntúa; estrella arriba, círculo a la derecha, rombo a la izquierda \
             (nunca puntúa)"
        );
    }

    #[test]
    fn a_live_score_names_the_rules_that_made_it() {
        let spaces = [(0, 0), (1, 0), (0, 1)].map(|(q, r)| Space::new(q, r));
        let combination = Some(Combination { spaces, tiles: ["4x2", "4", "W"].map(tile_of) });
        let placement = Placement { tile: tile_of("4x2"), space: Some(spaces[0]), combination };
        assert_eq!(
            live_score(placement.tile, &Ok(placement), Lang::English).to_string(),
            "This would score 80 points: 4x2, 4 and W at the star are three 4s, 40 × 2 (P16, P17, P18)."
        );
        let nothing = Ok(Placement { combination: None, ..placement });
        assert_eq!(
            live_score(placement.tile, &nothing, Lang::Spanish).to_string(),
            "4x2 no puntuaría aquí (P16)."
        );
        let refused = Err(Refusal::OnFirstTile { space: spaces[0] });
        assert_eq!(
            live_score(placement.tile, &refused, Lang::English).to_string(),
            "P11: the turn's first tile lies there."
        );
    }
}
