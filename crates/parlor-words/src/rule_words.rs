//! How a game writes its rules down.

use std::ops::RangeInclusive;

use parlor_core::{GameOptions, RuleId};

use crate::{Chapter, GameWords, HouseRule, Item, Lang, Picture, RuleText, Source};

/// What is said of one rule.
pub(crate) struct RuleWords {
    source: Source,
    title: &'static str,
    text: &'static str,
    reading: Option<&'static str>,
    layout: Option<&'static str>,
    picture: Option<Picture>,
}

impl RuleWords {
    /// A rule that says all there is to say.
    pub(crate) const fn new(source: Source, title: &'static str, text: &'static str) -> RuleWords {
        RuleWords { source, title, text, reading: None, layout: None, picture: None }
    }

    /// The same rule with how we read it where it leaves something open.
    pub(crate) const fn read_as(self, reading: &'static str) -> RuleWords {
        RuleWords { reading: Some(reading), ..self }
    }

    /// The same rule with what is Parlor's own, because the sheet does not say how the box is printed.
    pub(crate) const fn with_layout(self, layout: &'static str) -> RuleWords {
        RuleWords { layout: Some(layout), ..self }
    }

    /// The same rule with a picture.
    pub(crate) const fn pictured(self, picture: Picture) -> RuleWords {
        RuleWords { picture: Some(picture), ..self }
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
        let RuleWords { source, title, text, reading, layout, picture } = (self.words)(number, lang)?;
        let id = RuleId::new(self.letter, number);
        Some(RuleText { lang, id, title, text, source, reading, layout, picture })
    }
}

/// What a published game's rulebook is made of.
pub(crate) struct BookParts {
    /// The rules.
    pub(crate) rules: Vec<Chapter>,
    /// Turns, and what they score.
    pub(crate) examples: Vec<Item>,
    /// What players don't know.
    pub(crate) hidden: Vec<Item>,
    /// What the box has in it, and what to do if yours is different.
    pub(crate) your_box: Vec<Item>,
    /// The words that the rules use.
    pub(crate) words: Vec<Item>,
    /// How turns are written down.
    pub(crate) notation: Chapter,
}

impl BookParts {
    /// The chapters in the order in which they are read.
    pub(crate) fn chapters<G: GameWords>(self, lang: Lang) -> Vec<Chapter> {
        let BookParts { rules, examples, hidden, your_box, words, notation } = self;
        let chapter = |heading, items| Chapter { heading, items };
        let mut chapters = rules;
        chapters.extend([
            chapter(lang.pick("Examples", "Ejemplos"), examples),
            chapter(lang.pick("What you can and can't see", "Qué se ve y qué no"), hidden),
            house_rules::<G>(lang),
            chapter(lang.pick("Your box", "Tu caja"), your_box),
            chapter(lang.pick("Words to know", "Palabras del juego"), words),
            notation,
        ]);
        chapters
    }
}

/// The house rules, as a chapter.
pub(crate) fn house_rules<G: GameWords>(lang: Lang) -> Chapter {
    let heading = lang.pick("House rules", "Reglas de la casa");
    let term = |key| {
        let HouseRule { name, about } = G::house_rule(key, lang)?;
        Some(Item::Term { word: name, meaning: about })
    };
    Chapter { heading, items: G::Options::keys().into_iter().filter_map(term).collect() }
}
