//! The shape of a rulebook.

use std::fmt;

use parlor_core::RuleId;

use crate::labels::labels;
use crate::{Lang, Picture};

/// The rules of a game, to be read from beginning to end. `Display` writes it as plain text, one paragraph per line; whoever
/// wants columns or colors walks through it.
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

labels! {
    /// What screens say around a rulebook.
    BookLabel;

    /// Above the list of chapters.
    Contents: "Contents", "Contenido";
    /// Beside it in the terminal.
    ContentsKeys: "Type a letter to go to its chapter.", "Escribe una letra para ir a su capítulo.";
    /// Leads from the rules to the table that they were opened from.
    BackToGame: "Back to the game", "Volver a la partida";
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
    /// What Parlor had to make up, because the sheet does not say how the box is printed.
    pub layout: Option<&'static str>,
    /// A picture of it.
    pub picture: Option<Picture>,
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
            Source::Ruling => lang.pick("how we read it", "cómo la leemos"),
            Source::Edition => lang.pick("depends on your box", "depende de tu caja"),
        }
    }
}

impl RuleText {
    /// The words before [`RuleText::reading`], as a heading on the same line.
    #[must_use]
    pub const fn reading_label(&self) -> &'static str {
        self.lang.pick("How we read it:", "Cómo la leemos:")
    }

    /// The words before [`RuleText::layout`], as a heading on the same line.
    #[must_use]
    pub const fn layout_label(&self) -> &'static str {
        self.lang.pick("Parlor's own layout:", "Diseño de Parlor:")
    }

    /// What is said of the rule, paragraph by paragraph: each with the words before it, if it has any.
    pub fn paragraphs(&self) -> impl Iterator<Item = (Option<&'static str>, &'static str)> {
        let reading = self.reading.map(|reading| (Some(self.reading_label()), reading));
        let layout = self.layout.map(|layout| (Some(self.layout_label()), layout));
        std::iter::once((None, self.text)).chain(reading).chain(layout)
    }
}

impl Chapter {
    /// The first and the last of its rules; `None` if it has none.
    #[must_use]
    pub fn rules(&self) -> Option<(RuleId, RuleId)> {
        let mut rules = self.items.iter().filter_map(Item::rule).map(|rule| rule.id);
        let first = rules.next()?;
        Some((first, rules.next_back().unwrap_or(first)))
    }

    /// Its heading and its rules, for a list of chapters: “A turn (F4–F11)”.
    #[must_use]
    pub fn entry(&self) -> String {
        match self.rules() {
            Some((first, last)) if first != last => format!("{} ({first}–{last})", self.heading),
            Some((rule, _)) => format!("{} ({rule})", self.heading),
            None => self.heading.to_owned(),
        }
    }
}

impl Item {
    /// The rule that it is.
    const fn rule(&self) -> Option<&RuleText> {
        match self {
            Item::Rule(rule) => Some(rule),
            Item::Paragraph(_) | Item::Term { .. } => None,
        }
    }
}

impl Rulebook {
    /// All rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &RuleText> {
        self.chapters.iter().flat_map(|chapter| &chapter.items).filter_map(Item::rule)
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
        self.paragraphs().try_for_each(|(label, text)| match label {
            Some(label) => writeln!(f, "{label} {text}"),
            None => writeln!(f, "{text}"),
        })
    }
}
