//! Lines of a record and the pieces of a line, with where they stand.

use super::{Keyword, MAX_LINE, RecordError, RecordProblem};

const SPACES: [char; 2] = [' ', '\t'];

/// The lines of a text that say something, without blank ones and comments, and how they end: the number of the line
/// after the last, or the first line that can't be in any record.
pub(super) fn lines(text: &str) -> (Vec<Line<'_>>, Result<usize, RecordError>) {
    let mut lines = Vec::new();
    let mut number = 0;
    for raw in text.split_terminator('\n') {
        number += 1;
        let line = Line { number, raw: raw.strip_suffix('\r').unwrap_or(raw), at: 0 };
        match line.check() {
            Ok(true) => lines.push(line),
            Ok(false) => {}
            Err(error) => return (lines, Err(error)),
        }
    }
    (lines, Ok(number + 1))
}

/// One line that is being read from left to right.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    number: usize,
    raw: &'a str,
    /// How many bytes have been read.
    at: usize,
}

impl<'a> Line<'a> {
    /// Checks the length and the characters of a line, and whether it says anything.
    fn check(&self) -> Result<bool, RecordError> {
        self.check_length()?;
        let said = self.raw.trim_matches(SPACES);
        if said.is_empty() || said.starts_with('#') {
            return Ok(false);
        }
        self.check_characters()?;
        Ok(true)
    }

    fn check_length(&self) -> Result<(), RecordError> {
        if self.raw.len() <= MAX_LINE {
            return Ok(());
        }
        let fits = self.raw.char_indices().take_while(|(start, c)| start + c.len_utf8() <= MAX_LINE).count();
        Err(RecordError { line: self.number, column: fits + 1, problem: RecordProblem::LineTooLong })
    }

    fn check_characters(&self) -> Result<(), RecordError> {
        match self.raw.char_indices().find(|(_, c)| c.is_control() && *c != '\t') {
            Some((at, bad)) => Err(self.error_at(at, RecordProblem::BadCharacter(bad))),
            None => Ok(()),
        }
    }

    /// A problem at a byte of the line.
    fn error_at(&self, at: usize, problem: RecordProblem) -> RecordError {
        let column = self.raw.get(..at).unwrap_or(self.raw).chars().count() + 1;
        RecordError { line: self.number, column, problem }
    }

    /// How many bytes the line has before the spaces at its end.
    fn length(&self) -> usize {
        self.raw.trim_end_matches(SPACES).len()
    }

    /// A problem with how the line ends.
    pub(super) fn error_at_end(&self, problem: RecordProblem) -> RecordError {
        self.error_at(self.length(), problem)
    }

    /// The number of the line, from 1.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// What kind of line it is.
    pub(super) fn keyword(&self) -> Option<Keyword> {
        Keyword::from_line(self.raw.trim_matches(SPACES))
    }

    /// The next word, if there is another.
    pub(super) fn next_word(&mut self) -> Option<Piece<'a>> {
        let rest = &self.raw[self.at..];
        let start = self.at + (rest.len() - rest.trim_start_matches(SPACES).len());
        let end = self.raw[start..].find(SPACES).map_or(self.raw.len(), |length| start + length);
        self.at = end;
        (start < end).then_some(Piece { line: *self, start, text: &self.raw[start..end] })
    }

    /// The next word, which has to be there.
    pub(super) fn word(&mut self) -> Result<Piece<'a>, RecordError> {
        self.next_word().ok_or_else(|| self.error_at_end(RecordProblem::TooShort))
    }

    /// Goes past the next word, which has to be this one.
    pub(super) fn expect(&mut self, expected: &'static str) -> Result<(), RecordError> {
        let word = self.word()?;
        if word.text == expected {
            return Ok(());
        }
        Err(word.error(RecordProblem::OtherWord { expected, found: word.text.to_owned() }))
    }

    /// The one word that is left.
    pub(super) fn only_word(mut self) -> Result<Piece<'a>, RecordError> {
        let word = self.word()?;
        self.finish()?;
        Ok(word)
    }

    /// All that is left, which has to be something.
    pub(super) fn rest(mut self) -> Result<Piece<'a>, RecordError> {
        let first = self.word()?;
        Ok(Piece { text: &self.raw[first.start..self.length()], ..first })
    }

    /// Checks that nothing is left.
    pub(super) fn finish(mut self) -> Result<(), RecordError> {
        match self.next_word() {
            None => Ok(()),
            Some(surplus) => Err(surplus.error(RecordProblem::Surplus(surplus.text.to_owned()))),
        }
    }

    /// What a line of an edition's text says after its bar and one space, to the letter.
    pub(super) fn edition_text(&self) -> Result<&'a str, RecordError> {
        let line = self.raw.trim_start_matches(SPACES);
        let text = line.strip_prefix('|').unwrap_or(line);
        if text.is_empty() {
            return Ok(text);
        }
        let problem = RecordProblem::BadEditionLine;
        text.strip_prefix(' ').ok_or_else(|| self.error_at(self.raw.len() - text.len(), problem))
    }
}

/// A part of a line.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    line: Line<'a>,
    start: usize,
    pub(super) text: &'a str,
}

impl Piece<'_> {
    /// A problem with this piece.
    pub(super) fn error(&self, problem: RecordProblem) -> RecordError {
        self.line.error_at(self.start, problem)
    }

    /// Reads the piece as a value.
    pub(super) fn read<T, E>(&self, read: impl FnOnce(&str) -> Result<T, E>) -> Result<T, RecordError>
    where
        E: Into<RecordProblem>,
    {
        read(self.text).map_err(|problem| self.error(problem.into()))
    }

    /// Reads a number that is written as a program would write it: no plus, no zeros in front.
    pub(super) fn number<T: std::str::FromStr + ToString>(&self) -> Result<T, RecordError> {
        let number = self.text.parse().ok().filter(|number: &T| number.to_string() == self.text);
        number.ok_or_else(|| self.error(RecordProblem::BadNumber(self.text.to_owned())))
    }

    /// Reads a number of at least 1.
    pub(super) fn positive(&self) -> Result<u32, RecordError> {
        match self.number()? {
            0 => Err(self.error(RecordProblem::BadNumber(self.text.to_owned()))),
            number => Ok(number),
        }
    }

    /// The text with single spaces between its words.
    pub(super) fn spaced(&self) -> String {
        let words: Vec<&str> = self.text.split(SPACES).filter(|word| !word.is_empty()).collect();
        words.join(" ")
    }
}
