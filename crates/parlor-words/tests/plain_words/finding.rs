//! What is ruled out, and found in a text.

use std::fmt;

use crate::pattern::{Pattern, Tokens};
use crate::table::{Ruled, TABLE};
use crate::text::{Language, Text};

/// How many characters are shown before what was found, and from there on.
const SHOWN: (usize, usize) = (30, 60);

/// The table, ready to be looked for.
pub(crate) struct Table(Vec<(&'static Ruled, Pattern)>);

/// Something that is ruled out, in a text.
pub(crate) struct Finding<'a> {
    text: &'a Text,
    /// Where in the text.
    at: usize,
    pattern: &'static str,
    instead: &'static str,
}

impl Table {
    pub(crate) fn new() -> Table {
        let rows =
            TABLE.iter().flat_map(|ruled| Pattern::all(ruled.pattern).map(move |pattern| (ruled, pattern)));
        Table(rows.collect())
    }

    /// All that is ruled out in a text.
    pub(crate) fn findings<'a>(&self, text: &'a Text) -> Vec<Finding<'a>> {
        let tokens = Tokens::of(&text.words.text);
        let applies = |ruled: &Ruled| {
            let shared = [ruled.language, text.language].contains(&Language::Both);
            (shared || ruled.language == text.language) && ruled.place.has(&text.path)
        };
        let rows = self.0.iter().filter(|(ruled, _)| applies(ruled));
        let findings = rows.flat_map(|(ruled, pattern)| {
            let finding = |at| Finding { text, at, pattern: pattern.source, instead: ruled.instead };
            pattern.places(&tokens).into_iter().map(finding)
        });
        findings.collect()
    }
}

impl Finding<'_> {
    /// To sort by: the file and the line.
    pub(crate) fn place(&self) -> (String, usize) {
        (self.text.path.clone(), self.text.words.line(self.at))
    }

    /// Whether it is this exception.
    pub(crate) fn is(&self, (path, words, _reason): &(&str, &str, &str)) -> bool {
        let text = self.text.words.text.replace('\n', " ");
        let mut places = text.match_indices(words).map(|(from, words)| from..from + words.len());
        self.text.path == *path && places.any(|place| place.contains(&self.at))
    }
}

impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, line) = self.place();
        let (before, from) = self.text.words.text.split_at(self.at);
        let start = before.char_indices().rev().nth(SHOWN.0 - 1).map_or(0, |(at, _)| at);
        let end = from.char_indices().nth(SHOWN.1).map_or(from.len(), |(at, _)| at);
        let shown = format!("{}{}", &before[start..], &from[..end]).replace('\n', " ");
        let Finding { pattern, instead, .. } = self;
        write!(f, "{path}:{line}: “{}” has “{pattern}”; say: {instead}", shown.trim())
    }
}
