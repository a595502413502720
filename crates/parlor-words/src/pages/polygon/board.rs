//! What the board says, for people who see it and for people who hear it.

use parlor_core::RuleId;
use parlor_polygon::{Combination, Placement, Refusal, Space, Symbol, Tile};

use crate::common::with_rules;
use crate::phrase::Noun;
use crate::polygon::{self, because, colored, symbol};
use crate::say::say;
use crate::spans::say_spans;
use crate::terminal::polygon::{brief_refusal, would_score};
use crate::{Lang, Spans};

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
    /// Whether it is START, where the first tile of the game goes.
    pub is_start: bool,
    /// Whether the latest turn placed a tile there.
    pub is_latest: bool,
    /// The symbols at its corners, at the top, on the right and on the left, and whether three spaces meet there.
    pub corners: [(Symbol, bool); 3],
}

/// All there is to know about a space, and what the chosen tile would do there.
#[must_use]
pub fn space(seen: &Seen<'_>, laying: Option<(Tile, &Result<Placement, Refusal>)>, lang: Lang) -> String {
    let mut text = contents(seen, lang);
    if let Some((tile, verdict)) = laying {
        let tile = polygon::tile(tile, lang);
        let result = match verdict {
            Ok(placement) => {
                let scores = would_score(placement.combination.as_ref(), lang);
                say!(lang, "{tile} here: {scores}", "{tile} aquí: {scores}")
            }
            Err(refusal) => {
                let why = brief_refusal(refusal, lang);
                say!(lang, "{tile} can't go here because {why}", "{tile} no puede ir aquí porque {why}")
            }
        };
        text.push_str("; ");
        text.push_str(&result);
    }
    format!("{text}; {}", corners(seen.corners, lang))
}

/// A space and what is on it, from top to bottom: “1,-2: 4 X2 on WILD on printed 3”.
fn contents(seen: &Seen<'_>, lang: Lang) -> String {
    let name = |tile: &Tile| polygon::tile(*tile, lang).to_string();
    let printed = seen.printed.as_ref().map(name).map(|tile| say!(lang, "printed {tile}", "{tile} impreso"));
    let mut tiles: Vec<String> = seen.stack.iter().rev().map(name).chain(printed).collect();
    if tiles.is_empty() {
        tiles.push(lang.pick("empty", "vacía").to_owned());
    }
    let start = if seen.is_start { " START" } else { "" };
    let latest = if seen.is_latest { lang.pick(", just placed", ", recién colocado") } else { "" };
    let height = match seen.stack.len() {
        0 | 1 => String::new(),
        count => say!(lang, ", a stack of {count}", ", pila de {count}"),
    };
    format!("{}{start}: {}{height}{latest}", seen.space, tiles.join(lang.pick(" on ", " sobre ")))
}

/// Where a space has which symbol. Where fewer than three spaces meet, no tile ever scores.
fn corners(corners: [(Symbol, bool); 3], lang: Lang) -> String {
    let at = [
        lang.pick("at the top", "arriba"),
        lang.pick("on the right", "a la derecha"),
        lang.pick("on the left", "a la izquierda"),
    ];
    let one = |((sign, scores), at): ((Symbol, bool), &str)| {
        let edge = if scores { "" } else { lang.pick(" (never scores)", " (nunca da puntos)") };
        format!("{} {at}{edge}", symbol(sign, lang))
    };
    corners.into_iter().zip(at).map(one).collect::<Vec<_>>().join(", ")
}

/// What there is on a space, for the line below the board.
#[must_use]
pub fn at_once(seen: &Seen<'_>, lang: Lang) -> String {
    contents(seen, lang)
}

/// What a tile would score on a space, or why it can't go there, with the rules.
#[must_use]
pub fn live_score(tile: Tile, verdict: &Result<Placement, Refusal>, lang: Lang) -> Spans {
    match verdict {
        Ok(Placement { combination: Some(scored), .. }) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            let text = say_spans!(lang, "This would score {points}: " why "", "Esto daría {points}: " why "");
            with_rules(&text, &rules(scored), lang).sentence()
        }
        Ok(_) => {
            let tile = polygon::tile(tile, lang);
            let text = say_spans!(lang, "" tile " would score nothing here", "" tile " no daría puntos aquí");
            with_rules(&text, &[P16], lang).sentence()
        }
        Err(refusal) => brief_refusal(refusal, lang).sentence(),
    }
}

/// The rules by which three tiles score.
fn rules(scored: &Combination) -> Vec<RuleId> {
    let has_wild = scored.tiles.iter().any(|tile| tile.is_wild());
    let rules = [Some(P16), has_wild.then_some(P17), (scored.times() > 1).then_some(P18)];
    rules.into_iter().flatten().collect()
}

/// P14: a tile that fits nowhere.
#[must_use]
pub fn no_legal_space(tile: Tile, lang: Lang) -> Spans {
    let tile = polygon::tile(tile, lang);
    let text = say_spans!(
        lang,
        "There is nowhere to place " tile ", so set it aside",
        "" tile " no cabe en ninguna casilla, así que apártalo",
    );
    with_rules(&text, &[P14], lang).sentence()
}

/// What was rolled.
#[must_use]
pub fn die(roll: Symbol, lang: Lang) -> String {
    let roll = colored(roll, lang);
    say!(lang, "Rolled: {roll}", "Salió: {roll}")
}

/// Nobody has rolled yet.
#[must_use]
pub const fn die_unrolled(lang: Lang) -> &'static str {
    lang.pick("The die", "El dado")
}

/// One of the two tiles of a turn.
#[must_use]
pub fn tile(tile: Tile, is_laid: bool, lang: Lang) -> String {
    let tile = polygon::tile(tile, lang);
    if is_laid {
        say!(lang, "Tile {tile}, placed", "Ficha {tile}, colocada")
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
            "1,-2: 4 X3 on 3 on printed WILD, a stack of 2, just placed; 4 can't go here because 4 can't go on 4 X3: \
             same number (rule P12); star at the top, circle on the right, diamond on the left (never scores)"
        );
        seen = Seen { stack: &[], printed: None, is_start: true, is_latest: false, ..seen };
        let scores = Ok(Placement { tile: tile_of("2"), space: Some(seen.space), combination: None });
        assert_eq!(
            space(&seen, Some((tile_of("2"), &scores)), Lang::Spanish),
            "1,-2 START: vacía; 2 aquí: no da puntos; estrella arriba, círculo a la derecha, rombo a la izquierda \
             (nunca da puntos)"
        );
    }

    #[test]
    fn a_live_score_names_the_rules_that_made_it() {
        let spaces = [(0, 0), (1, 0), (0, 1)].map(|(q, r)| Space::new(q, r));
        let combination = Some(Combination { spaces, tiles: ["4x2", "4", "W"].map(tile_of) });
        let placement = Placement { tile: tile_of("4x2"), space: Some(spaces[0]), combination };
        assert_eq!(
            live_score(placement.tile, &Ok(placement), Lang::English).to_string(),
            "This would score 80 points: 4 X2, 4 and WILD at the star make three 4s, worth 40 × 2 (rules P16, P17, P18)."
        );
        let nothing = Ok(Placement { combination: None, ..placement });
        assert_eq!(
            live_score(placement.tile, &nothing, Lang::Spanish).to_string(),
            "4 X2 no daría puntos aquí (regla P16)."
        );
        let refused = Err(Refusal::OnFirstTile { space: spaces[0] });
        assert_eq!(
            live_score(placement.tile, &refused, Lang::English).to_string(),
            "Your first tile is there (rule P11)."
        );
    }

    #[test]
    fn the_die_and_the_tiles_are_announced_as_people_read_them() {
        assert_eq!(die(Symbol::Star, Lang::English), "Rolled: gold star");
        assert_eq!(die(Symbol::Diamond, Lang::Spanish), "Salió: rombo rojo");
        assert_eq!(tile(tile_of("4x3"), false, Lang::English), "Tile 4 X3");
        assert_eq!(tile(Tile::WILD, true, Lang::Spanish), "Ficha comodín, colocada");
    }
}
