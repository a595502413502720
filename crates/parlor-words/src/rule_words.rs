//! How a game writes its rules down.

use std::ops::RangeInclusive;

use parlor_core::{GameOptions, RuleId};

use crate::{Chapter, GameWords, Item, Lang, RuleText, Source};

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
    pub(crate) fn chapter(&self, heading: &'static str, numbers: RangeInclusive<u8>, lang: Lang) -> Chapter {
        let items = numbers.filter_map(|number| self.numbered(number, lang)).map(Item::Rule).collect();
        Chapter { heading, items }
    }

    fn numbered(&self, number: u8, lang: Lang) -> Option<RuleText> {
        let RuleWords { source, title, text, reading } = (self.words)(number, lang)?;
        Some(RuleText { lang, id: RuleId::new(self.letter, number), title, text, source, reading })
    }
}

/// What a published game's rulebook is made of.
pub(crate) struct BookParts {
    /// The words that the rules use.
    pub(crate) words: Vec<Item>,
    /// The rules.
    pub(crate) rules: Vec<Chapter>,
    /// Turns, and what they score.
    pub(crate) examples: Vec<Item>,
    /// What players don't know.
    pub(crate) hidden: Vec<Item>,
    /// How turns are written down.
    pub(crate) notation: Chapter,
}

impl BookParts {
    /// The chapters in the order in which they are read.
    pub(crate) fn chapters(self, lang: Lang) -> Vec<Chapter> {
        let BookParts { words, rules, examples, hidden, notation } = self;
        let mut chapters = vec![Chapter { heading: lang.pick("Words", "Palabras del juego"), items: words }];
        chapters.extend(rules);
        chapters.extend([
            Chapter { heading: lang.pick("Examples", "Ejemplos"), items: examples },
            Chapter { heading: lang.pick("What is hidden", "Qué está oculto"), items: hidden },
            notation,
        ]);
        chapters
    }
}

/// What a table can choose, as a chapter.
pub(crate) fn options<G: GameWords>(lang: Lang) -> Chapter {
    let heading = lang.pick("What a table can choose", "Qué puede elegir la mesa");
    let term = |word| Some(Item::Term { word, meaning: G::option(word, lang)? });
    Chapter { heading, items: G::Options::keys().into_iter().filter_map(term).collect() }
}
