//! The shape of a rulebook.

use std::fmt;

use parlor_core::RuleId;

use crate::Lang;

/// The rules of a game, to be read from beginning to end. `Display` writes it as plain text, one paragraph a line; who
/// wants columns or colours walks through it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The language it is in.
    pub lang: Lang,
    /// The name of the game.
    pub title: &'static str,
    /// What the game is about.
    pub introduction: &'static str,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its heading.
    pub heading: &'static str,
    /// What is in it, in order.
    pub items: Vec<Item>,
}

/// A part of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A paragraph of text.
    Paragraph(&'static str),
    /// A word of the game, and what it means.
    Term {
        /// The word.
        word: &'static str,
        /// What it means.
        meaning: &'static str,
    },
    /// A rule.
    Rule(RuleText),
}

/// One rule in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// The language it is in.
    pub lang: Lang,
    /// The rule's id.
    pub id: RuleId,
    /// A few words to know it by.
    pub title: &'static str,
    /// What it says.
    pub text: &'static str,
    /// Where it comes from.
    pub source: Source,
    /// How we read it where the rule sheet leaves something open.
    pub reading: Option<&'static str>,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The game's printed rule sheet says so.
    Sheet,
    /// A fact of the published game that its sheet does not print.
    Box,
    /// The sheet is silent or can be read in two ways, and this is how we read it.
    Ruling,
    /// A fact of the box at home: the edition says it.
    Edition,
}

impl Source {
    /// A few words for it.
    #[must_use]
    pub const fn label(self, lang: Lang) -> &'static str {
        match self {
            Source::Sheet => lang.pick("from the rule sheet", "de la hoja de reglas"),
            Source::Box => lang.pick("from the published game", "del juego publicado"),
            Source::Ruling => lang.pick("our reading", "nuestra interpretación"),
            Source::Edition => lang.pick("depends on the edition", "depende de la edición"),
        }
    }
}

impl RuleText {
    /// The words before [`RuleText::reading`], as a heading on the same line.
    #[must_use]
    pub const fn reading_label(&self) -> &'static str {
        self.lang.pick("Our reading.", "Nuestra interpretación.")
    }
}

impl Rulebook {
    /// All rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &RuleText> {
        self.chapters.iter().flat_map(|chapter| &chapter.items).filter_map(|item| match item {
            Item::Rule(rule) => Some(rule),
            Item::Paragraph(_) | Item::Term { .. } => None,
        })
    }
}

impl fmt::Display for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n\n{}", self.title, self.introduction)?;
        self.chapters.iter().try_for_each(|chapter| write!(f, "\n{chapter}"))
    }
}

impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        self.items.iter().try_for_each(|item| match item {
            Item::Paragraph(text) => writeln!(f, "\n{text}"),
            Item::Term { word, meaning } => writeln!(f, "\n{word}: {meaning}"),
            Item::Rule(rule) => write!(f, "\n{rule}"),
        })
    }
}

impl fmt::Display for RuleText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}  {} ({})", self.id, self.title, self.source.label(self.lang))?;
        writeln!(f, "{}", self.text)?;
        match self.reading {
            Some(reading) => writeln!(f, "{} {reading}", self.reading_label()),
            None => Ok(()),
        }
    }
}
