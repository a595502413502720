//! A text for people, and where it stands.

/// The language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    Spanish,
    /// A form such as `{first}: {sum}`, which both languages share.
    Both,
}

/// A text for people, as it stands in a file.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) language: Language,
    /// The path from the root of the repository, with slashes.
    pub(crate) path: String,
    pub(crate) words: Words,
}

/// Words, and the lines of the file that they are on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    pub(crate) text: String,
    /// The line of the file on which the words from each place in the text on are, in order.
    lines: Vec<(usize, usize)>,
}

impl Words {
    /// Adds words that are on a line.
    pub(crate) fn push(&mut self, words: &str, line: usize) {
        if self.lines.last().is_none_or(|(_, last)| *last != line) {
            self.lines.push((self.text.len(), line));
        }
        self.text.push_str(words);
    }

    /// Adds words after those that are here.
    pub(crate) fn extend(&mut self, more: &Words) {
        let before = self.text.len();
        self.lines.extend(more.lines.iter().map(|(from, line)| (before + from, *line)));
        self.text.push_str(&more.text);
    }

    /// The line of the file that a place in the text is on.
    pub(crate) fn line(&self, at: usize) -> usize {
        let before = self.lines.partition_point(|(from, _)| *from <= at);
        self.lines[..before].last().map_or(0, |(_, line)| *line)
    }
}
