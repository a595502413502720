//! Scrambled 5's in words.
//!
//! In Spanish a tile is a *ficha*, a cluster a *grupo*, a play a *jugada*, a rack an *atril*, the pile the *montón*, a
//! square a *casilla* and a bonus square a *casilla con premio*.

mod board;
mod book;
mod edition;
mod event;
mod explain;
mod legend;
mod notation;
mod refusal;
mod rules;
mod table;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId};
use parlor_fives::{Ask, Fives, Seen};

pub use book::{introduction, rulebook};
pub use event::event;
pub use explain::explain;
pub use legend::{LegendEntry, bonus, legend, symbol};
pub use rules::rule;
pub use table::{fact, option};

use crate::{GameWords, Lang, RuleText, Rulebook, Spans};

impl GameWords for Fives {
    const NAME: &'static str = "Scrambled 5's";

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

    fn fact<N: Display>(ask: Ask, names: &BySeat<N>, lang: Lang) -> String {
        fact(ask, names, lang)
    }

    fn event<N: Display>(seen: &Seen, names: &BySeat<N>, lang: Lang) -> Spans {
        event(seen, names, lang)
    }
}
