//! How a game writes its rules down.

use std::ops::RangeInclusive;

use parlor_core::{GameOptions, RuleId};

use crate::{GameWords, Item, Lang, RuleText, Source};

/// What is said of one rule.
pub(crate) struct RuleWords {
    source: Source,
    title: &'static str,
    text: &'static str,
    reading: Option<&'static str>,
}

impl RuleWords {
    /// A rule that says all there is to say.
    pub(crate) const fn new(source: Source, title: &'static str, text: &'static str) -> RuleWords {
        RuleWords { source, title, text, reading: None }
    }

    /// The same rule with how we read it where it leaves something open.
    pub(crate) const fn read_as(self, reading: &'static str) -> RuleWords {
        RuleWords { reading: Some(reading), ..self }
    }
}

/// All rules of a game.
pub(crate) struct Rules {
    /// The letter that their ids begin with.
    pub(crate) letter: char,
    /// What is said of the rule with a number.
    pub(crate) words: fn(u8, Lang) -> Option<RuleWords>,
}

impl Rules {
    /// One rule; `None` if there is no such rule.
    pub(crate) fn rule(&self, id: RuleId, lang: Lang) -> Option<RuleText> {
        if id == RuleId::new(self.letter, id.number()) { self.numbered(id.number(), lang) } else { None }
    }

    /// The rules with these numbers, as a chapter.
    pub(crate) fn chapter(&self, numbers: RangeInclusive<u8>, lang: Lang) -> Vec<Item> {
        numbers.filter_map(|number| self.numbered(number, lang)).map(Item::Rule).collect()
    }

    fn numbered(&self, number: u8, lang: Lang) -> Option<RuleText> {
        let RuleWords { source, title, text, reading } = (self.words)(number, lang)?;
        Some(RuleText { lang, id: RuleId::new(self.letter, number), title, text, source, reading })
    }
}

/// What a table can choose, as a chapter.
pub(crate) fn options<G: GameWords>(lang: Lang) -> Vec<Item> {
    let term = |word| Some(Item::Term { word, meaning: G::option(word, lang)? });
    G::Options::keys().into_iter().filter_map(term).collect()
}
