//! Reading what happened at the table.

use super::header::{bot, by_seat, values};
use super::line::{self, Line, Piece};
use super::read::Reader;
use super::write::{BOT, LEAVES, PERSON, TAKEN_OVER_BY, TAKES_BACK, TIMED_OUT};
use super::{
    FORMAT, Keyword, LineNumbers, MAX_ENTRIES, RecordError, RecordParts, RecordProblem, RecordedEntry,
};
use crate::{BySeat, Entry, Observation, PlayerName, RecordedPlayer, Seat};

/// Reads everything after the line `moves`, up to the scores if there are any.
pub(super) fn read(
    reader: &mut Reader<'_, '_>,
    draft: &mut RecordParts,
    places: &mut LineNumbers,
) -> Result<(), RecordError> {
    let seats = draft.seats.seats();
    while let Some(mut line) = reader.peek() {
        match line.keyword() {
            Some(Keyword::Scores) => break,
            Some(Keyword::Abandoned) if places.format > FORMAT => break,
            _ => {}
        }
        let number = line.number();
        let entry = entry(reader, line, seats, places.format)?;
        if draft.entries.len() == MAX_ENTRIES {
            return Err(line.word()?.error(RecordProblem::TooManyEntries));
        }
        draft.entries.push(entry);
        places.entries.push(number);
        reader.next();
    }
    if let Some(line) = reader.take(Keyword::Scores) {
        places.scores = Some(line.number());
        draft.scores = Some(scores(line, seats)?);
    } else if places.format > FORMAT
        && let Some(line) = reader.take(Keyword::Abandoned)
    {
        line.finish()?;
        draft.is_abandoned = true;
    }
    Ok(())
}

/// Reads the next line, which has an entry.
fn entry(
    reader: &Reader<'_, '_>,
    mut line: Line<'_>,
    seats: u8,
    format: u32,
) -> Result<RecordedEntry, RecordError> {
    let keyword = line.keyword();
    let first = line.word()?;
    match keyword {
        Some(Keyword::Told) => Ok(Entry::Observed(fact(line)?)),
        Some(_) => Err(reader.instead_of(Keyword::Told)),
        None => by_player(acting(&first, seats)?, line, format),
    }
}

/// Reads a text that is the line of one entry and nothing else.
pub(super) fn read_entry(text: &str, seats: u8) -> Result<RecordedEntry, RecordError> {
    let (lines, end) = line::lines(text);
    let mut reader = Reader::new(&lines, end);
    let Some(line) = reader.peek() else { return Err(reader.instead_of(Keyword::Told)) };
    let entry = entry(&reader, line, seats, FORMAT)?;
    reader.next();
    reader.finish()?;
    Ok(entry)
}

fn fact(mut line: Line<'_>) -> Result<Observation, RecordError> {
    let label = line.word()?.text.to_owned();
    Ok(Observation { label, values: values(line) })
}

/// Whose entry a line is that begins with no keyword.
fn acting(word: &Piece<'_>, seats: u8) -> Result<Seat, RecordError> {
    if !word.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(word.error(RecordProblem::UnknownLine(word.text.to_owned())));
    }
    let seat = word.read(str::parse::<Seat>)?;
    if seat.index() < usize::from(seats) {
        Ok(seat)
    } else {
        Err(word.error(RecordProblem::NoSuchSeat(seat)))
    }
}

fn by_player(seat: Seat, line: Line<'_>, format: u32) -> Result<RecordedEntry, RecordError> {
    let text = line.rest()?.spaced();
    Ok(match text.as_str() {
        TIMED_OUT => Entry::TimeOut { seat },
        LEAVES => Entry::Leave { seat },
        TAKES_BACK => Entry::Retract { seat },
        _ if is_take_over(&text) => Entry::TakeOver { seat, by: successor(line, format)? },
        _ => Entry::Act { seat, action: text },
    })
}

fn is_take_over(text: &str) -> bool {
    text.strip_prefix(TAKEN_OVER_BY).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Who is named after `taken over by`. In format 1 that is a name alone.
fn successor(mut line: Line<'_>, format: u32) -> Result<RecordedPlayer, RecordError> {
    for _ in TAKEN_OVER_BY.split(' ') {
        line.word()?;
    }
    if format == 1 {
        return Ok(line.rest()?.read(PlayerName::new)?.into());
    }
    let kind = line.word()?;
    match kind.text {
        PERSON => Ok(line.rest()?.read(PlayerName::new)?.into()),
        BOT => Ok(bot(line)?.into()),
        other => Err(kind.error(RecordProblem::NeitherPersonNorBot(other.to_owned()))),
    }
}

fn scores(mut line: Line<'_>, seats: u8) -> Result<BySeat<i32>, RecordError> {
    let start = line;
    let mut scores = Vec::new();
    while let Some(word) = line.next_word() {
        scores.push(word.number()?);
    }
    let found = scores.len();
    let wrong = RecordProblem::ScoreCount { expected: seats, found };
    let scores = by_seat(&scores).filter(|scores| scores.seats() == seats);
    scores.ok_or_else(|| start.error_at_end(wrong))
}
