//! What a turn scores, tile by tile.

use parlor_polygon::{Combination, Placement, Symbol};

use super::symbols::at_the;
use crate::Lang;
use crate::common::in_all;
use crate::phrase::{Noun, list_and};
use crate::say::say;

/// Explains the score of a turn: a line for each tile and, if there are two, the total.
#[must_use]
pub fn explain(placements: &[Placement], lang: Lang) -> Vec<String> {
    let total: u32 = placements.iter().map(|placement| u32::from(placement.score())).sum();
    let total = (placements.len() > 1).then(|| in_all(&Noun::Point.counted(total, lang), lang));
    placements.iter().map(|placement| explain_placement(placement, lang)).chain(total).collect()
}

fn explain_placement(placement: &Placement, lang: Lang) -> String {
    let tile = placement.tile;
    match (placement.space, &placement.combination) {
        (None, _) => say!(
            lang,
            "{tile} goes out of the game: it has no legal space.",
            "{tile} sale de la partida: no tiene ninguna casilla legal.",
        ),
        (Some(space), None) => {
            say!(lang, "{tile} on {space} scores nothing.", "{tile} en {space} no puntúa.")
        }
        (Some(space), Some(scored)) => {
            let (points, why) = (Noun::Point.counted(scored.score(), lang), because(scored, lang));
            say!(lang, "{tile} on {space} scores {points}: {why}.", "{tile} en {space} da {points}: {why}.",)
        }
    }
}

/// Why three tiles score, as a clause: “4x2, 4 and W at the star are three 4s, 40 × 2”.
pub(crate) fn because(scored: &Combination, lang: Lang) -> String {
    let tiles = list_and(&scored.tiles.map(|tile| tile.to_string()), lang);
    let at = met_at(scored).map(|symbol| format!(" {}", at_the(symbol, lang))).unwrap_or_default();
    let kind = combination(scored, lang);
    let factor = match scored.times() {
        1 => String::new(),
        times => format!(", {} × {times}", points(scored)),
    };
    say!(lang, "{tiles}{at} are {kind}{factor}", "{tiles}{at} son {kind}{factor}")
}

/// What kind of combination it is, in a few words: “three 4s”, “three in a row from 2 to 4”, “three WILDs”. What a WILD
/// stands for is what scores best.
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
            let (low, high) = (points / 10, points / 10 + 2);
            say!(lang, "three in a row from {low} to {high}", "tres números seguidos del {low} al {high}")
        }
    }
}

/// What a combination scores before it is multiplied (P18).
fn points(scored: &Combination) -> u16 {
    scored.score() / u16::from(scored.times())
}

/// The symbol at which the three spaces meet; P2: two neighbours share just one.
fn met_at(scored: &Combination) -> Option<Symbol> {
    let [one, other, _] = scored.spaces;
    let meet = |symbol: &Symbol| one.partners(*symbol).is_some_and(|partners| partners.contains(&other));
    Symbol::ALL.into_iter().find(meet)
}
