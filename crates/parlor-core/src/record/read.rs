//! Reading records: line by line, each line where it belongs.

use super::line::{self, Line};
use super::{
    Keyword, LineNumbers, MAX_TEXT, NEWEST_FORMAT, OLDEST_FORMAT, RecordError, RecordParts, RecordProblem,
    format_1, header, moves, write,
};
use crate::Seat;

/// Reads the parts of a record, and on which lines they stand.
pub(super) fn read(text: &str) -> Result<(RecordParts, LineNumbers), RecordError> {
    let too_long = RecordError { line: 1, column: 1, problem: RecordProblem::TextTooLong };
    if text.len() > MAX_TEXT {
        return Err(too_long);
    }
    let (lines, end) = line::lines(text.strip_prefix('\u{feff}').unwrap_or(text));
    let mut reader = Reader::new(&lines, end);
    let mut places = LineNumbers { format: opening(&mut reader)?, ..LineNumbers::default() };
    let mut draft = header::read(&mut reader, &mut places)?;
    moves::read(&mut reader, &mut draft, &mut places)?;
    reader.finish()?;
    if places.format == 1 {
        format_1::tell_bots(&mut draft);
    }
    // The canonical text is within the bounds too. It has an empty line and a line end that this text may lack, and says more
    // of bots than format 1 does; but it is never twice as long.
    if text.len() > MAX_TEXT / 2 && write::text(&draft).len() > MAX_TEXT {
        return Err(too_long);
    }
    Ok((draft, places))
}

/// Reads the first line, which says that this is a record, and in which format.
fn opening(reader: &mut Reader<'_, '_>) -> Result<u32, RecordError> {
    let mut line = reader.next().ok_or_else(|| reader.error_at_end(RecordProblem::NotARecord))?;
    for expected in ["parlor", "record"] {
        let word = line.word()?;
        if word.text != expected {
            return Err(word.error(RecordProblem::NotARecord));
        }
    }
    let format = line.only_word()?;
    match format.number()? {
        known @ OLDEST_FORMAT..=NEWEST_FORMAT => Ok(known),
        other => Err(format.error(RecordProblem::UnknownFormat(other))),
    }
}

/// The lines that are still to be read, and how they end.
pub(super) struct Reader<'r, 'a> {
    lines: &'r [Line<'a>],
    end: Result<usize, RecordError>,
}

impl<'r, 'a> Reader<'r, 'a> {
    /// Reads these lines, which end like this.
    pub(super) const fn new(lines: &'r [Line<'a>], end: Result<usize, RecordError>) -> Reader<'r, 'a> {
        Reader { lines, end }
    }

    /// The next line as it stands, without going on.
    pub(super) fn peek(&self) -> Option<Line<'a>> {
        self.lines.first().copied()
    }

    /// Goes on to the next line.
    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        let (first, rest) = self.lines.split_first()?;
        self.lines = rest;
        Some(*first)
    }

    /// What kind of line is next.
    pub(super) fn keyword(&self) -> Option<Keyword> {
        self.peek().and_then(|line| line.keyword())
    }

    /// The next line from behind its keyword on, if it begins with this one.
    pub(super) fn take(&mut self, keyword: Keyword) -> Option<Line<'a>> {
        if self.keyword() != Some(keyword) {
            return None;
        }
        let mut line = self.next()?;
        line.next_word();
        Some(line)
    }

    /// The next line from behind its keyword on, which has to be this one.
    pub(super) fn need(&mut self, keyword: Keyword) -> Result<Line<'a>, RecordError> {
        self.take(keyword).ok_or_else(|| self.instead_of(keyword))
    }

    /// What is wrong with the next line, which is not the one that has to come here.
    pub(super) fn instead_of(&self, expected: Keyword) -> RecordError {
        let missing = RecordProblem::Missing(expected);
        let Some(mut line) = self.peek() else { return self.error_at_end(missing) };
        let found = line.keyword();
        let word = match line.word() {
            Ok(word) => word,
            Err(error) => return error,
        };
        word.error(match found {
            Some(found) if found < expected && found.comes_once() => RecordProblem::Repeated(found),
            Some(found) if found < expected => RecordProblem::OutOfOrder(found),
            Some(_) => missing,
            None if word.text.parse::<Seat>().is_ok() => missing,
            None => RecordProblem::UnknownLine(word.text.to_owned()),
        })
    }

    /// A problem after the last line, if the lines end well.
    fn error_at_end(&self, problem: RecordProblem) -> RecordError {
        match &self.end {
            Ok(line) => RecordError { line: *line, column: 1, problem },
            Err(error) => error.clone(),
        }
    }

    /// Checks that nothing is left, and that the lines end well.
    pub(super) fn finish(mut self) -> Result<(), RecordError> {
        match self.next() {
            Some(mut line) => Err(line.word()?.error(RecordProblem::AfterScores)),
            None => self.end.map(drop),
        }
    }
}
