//! Polygon in words.
//!
//! In Spanish a tile is a *ficha*, a space a *casilla*, a grouping a *grupo*, the die a *dado*, a roll a *tirada*, the
//! pile the *montón*, a stack a *pila* and a combination a *combinación*. WILD is the *comodín*, and START keeps its
//! name, as it is printed on the board. Tiles are written as in the notation, and their names are masculine: *un 4x2*,
//! *ningún W*.

mod book;
mod edition;
mod event;
mod explain;
mod notation;
mod refusal;
mod rules;
mod symbols;
mod table;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId};
use parlor_polygon::{Ask, Event, Polygon};

pub use book::{introduction, rulebook};
pub use event::event;
pub(crate) use explain::because;
pub use explain::{combination, explain};
pub use rules::rule;
pub(crate) use symbols::at_the;
pub use symbols::symbol;
pub use table::{fact, option};

use crate::{GameWords, Lang, RuleText, Rulebook, Spans};

impl GameWords for Polygon {
    const NAME: &'static str = "Polygon";

    fn summary(lang: Lang) -> &'static str {
        book::summary(lang)
    }

    fn rulebook(lang: Lang) -> Rulebook {
        rulebook(lang)
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        rule(id, lang)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        option(key, lang)
    }

    fn fact<N: Display>(ask: Ask, _: &BySeat<N>, lang: Lang) -> String {
        fact(ask, lang)
    }

    fn event<N: Display>(seen: &Event, names: &BySeat<N>, lang: Lang) -> Spans {
        event(seen, names, lang)
    }
}
