//! What a turn scores, tile by tile.

use parlor_polygon::{Combination, Placement, Symbol};

use super::symbols::at_the;
use super::{tile, tiles};
use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// Explains the score of a turn: a line for each tile and, if there are two, the total.
#[must_use]
pub fn explain(placements: &[Placement], lang: Lang) -> Vec<Spans> {
    let total: u32 = placements.iter().map(|placement| u32::from(placement.score())).sum();
    let total =
        (placements.len() > 1).then(|| crate::common::total(&Noun::Point.counted(total, lang), lang).into());
    placements.iter().map(|placement| explain_placement(placement, lang).sentence()).chain(total).collect()
}

/// The line of one tile, as a clause.
fn explain_placement(placement: &Placement, lang: Lang) -> Spans {
    let tile = tile(placement.tile, lang);
    match (placement.space, &placement.combination) {
        (None, _) => say_spans!(
            lang,
            "" tile " is set aside: it fits nowhere",
            "" tile " se aparta: no cabe en ninguna casilla",
        ),
        (Some(space), None) => {
            say_spans!(lang, "" tile " on {space}: no score", "" tile " en {space}: no da puntos")
        }
        (Some(space), Some(scored)) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            say_spans!(
                lang,
                "" tile " on {space} scores {points}: " why "",
                "" tile " en {space} da {points}: " why "",
            )
        }
    }
}

/// Why three tiles score, as a clause: “4 X2, 4 and WILD at the star make three 4s, worth 40 × 2”.
pub(crate) fn because(scored: &Combination, lang: Lang) -> Spans {
    let tiles = tiles(&scored.tiles, lang);
    let at = met_at(scored).map(|symbol| format!(" {}", at_the(symbol, lang))).unwrap_or_default();
    let kind = combination(scored, lang);
    let worth = match scored.times() {
        1 => String::new(),
        times => {
            let base = points(scored);
            say!(lang, ", worth {base} × {times}", ", que dan {base} × {times}")
        }
    };
    say_spans!(lang, "" tiles "{at} make {kind}{worth}", "" tiles "{at} forman {kind}{worth}")
}

/// What kind of combination it is, in a few words: “three 4s”, “2, 3, 4”, “three WILDs”. A WILD is the number that
/// scores best.
#[must_use]
pub fn combination(scored: &Combination, lang: Lang) -> String {
    // P16, P17: no two combinations score the same.
    let points = points(scored);
    match points {
        100 => say!(lang, "three WILDs", "tres comodines"),
        _ if points.is_multiple_of(10) => {
            let number = points / 10;
            say!(lang, "three {number}s", "tres {number}")
        }
        _ => {
            let low = points / 10;
            format!("{low}, {}, {}", low + 1, low + 2)
        }
    }
}

/// What a combination scores before an X tile multiplies it (P18).
fn points(scored: &Combination) -> u16 {
    scored.score() / u16::from(scored.times())
}

/// The symbol at which the three spaces meet; P2: two neighbours share just one.
fn met_at(scored: &Combination) -> Option<Symbol> {
    let [one, other, _] = scored.spaces;
    let meet = |symbol: &Symbol| one.partners(*symbol).is_some_and(|partners| partners.contains(&other));
    Symbol::ALL.into_iter().find(meet)
}
