//! Scorzo in words.
//!
//! In Spanish a card is a *carta*, a suit a *palo*, a wild a *comodín*, a meld a *combinación*, a set a *grupo*, a run an
//! *escalera*, the draw pile the *mazo*, the discard pile the *descartes*, a round a *ronda*, and to call is *cantar*.
//! Cards are written as in the notation, and their names are masculine: *un 7S*, *ningún W*.

mod book;
mod cards;
mod discard;
mod edition;
mod event;
mod refusal;
mod rules;
mod table;

use std::fmt::Display;

use parlor_core::{BySeat, RuleId};
use parlor_scorzo::{Ask, Scorzo, Seen};

pub use book::{introduction, rulebook};
pub use cards::{meld_kind, suit};
pub use discard::BestDiscard;
pub use event::{event, standing};
pub use rules::rule;
pub use table::{fact, option};

use crate::{GameWords, Lang, RuleText, Rulebook, Spans};

impl GameWords for Scorzo {
    const NAME: &'static str = "Scorzo";

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
