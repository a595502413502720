//! Reading what stands before the moves.

use std::collections::BTreeMap;

use super::line::{Line, Piece};
use super::read::Reader;
use super::write::{ROLLOUTS, VERSION};
use super::{
    EditionSource, FORMAT, Keyword, LineNumbers, RecordError, RecordParts, RecordProblem, RecordedBots,
    RecordedChance,
};
use crate::name::tidy;
use crate::{
    BySeat, Contribution, FairDeal, Level, MAX_SEATS, PlayerName, RecordedBot, RecordedPlayer, Script, Seat,
    Seed,
};

/// Reads everything up to and including the line `moves`.
pub(super) fn read(
    reader: &mut Reader<'_, '_>,
    places: &mut LineNumbers,
) -> Result<RecordParts, RecordError> {
    let line = reader.need(Keyword::Game)?;
    places.game = line.number();
    let game = line.only_word()?.text.to_owned();

    let line = reader.need(Keyword::Rules)?;
    places.rules = line.number();
    let rules = line.only_word()?.number()?;

    let edition = edition(reader, places)?;
    let options = options(reader, places)?;
    let seats = seats(reader, places)?;
    let chance = chance(reader, places, seats.seats())?;
    let bots = if places.format > FORMAT { bots(reader)? } else { None };
    reader.need(Keyword::Moves)?.finish()?;
    let (entries, scores, is_abandoned) = (Vec::new(), None, false);
    Ok(RecordParts { game, rules, edition, options, seats, chance, bots, entries, scores, is_abandoned })
}

fn edition(reader: &mut Reader<'_, '_>, places: &mut LineNumbers) -> Result<EditionSource, RecordError> {
    let line = reader.need(Keyword::Edition)?;
    places.edition = line.number();
    let name = line.rest()?.read(tidy)?;
    let mut text = Vec::new();
    while let Some(line) = reader.take(Keyword::EditionText) {
        text.push(line.edition_text()?);
    }
    Ok(if text.is_empty() {
        EditionSource::BuiltIn { name }
    } else {
        EditionSource::Embedded { name, text: text.join("\n") }
    })
}

fn options(
    reader: &mut Reader<'_, '_>,
    places: &mut LineNumbers,
) -> Result<BTreeMap<String, String>, RecordError> {
    let mut options = BTreeMap::new();
    while let Some(mut line) = reader.take(Keyword::Option) {
        let number = line.number();
        let key = line.word()?;
        let value = line.only_word()?.text.to_owned();
        if options.insert(key.text.to_owned(), value).is_some() {
            return Err(key.error(RecordProblem::RepeatedOption(key.text.to_owned())));
        }
        places.options.insert(key.text.to_owned(), number);
    }
    Ok(options)
}

fn seats(
    reader: &mut Reader<'_, '_>,
    places: &mut LineNumbers,
) -> Result<BySeat<RecordedPlayer>, RecordError> {
    let mut players: Vec<RecordedPlayer> = Vec::new();
    let mut expected = Seat::new(0);
    // In format 1, people and bots have the same lines.
    while let Some(keyword) = reader
        .keyword()
        .filter(|keyword| *keyword == Keyword::Seat || (*keyword == Keyword::Bot && places.format > 1))
    {
        let mut line = reader.need(keyword)?;
        if players.is_empty() {
            places.seats = line.number();
        }
        expected = listed(expected, MAX_SEATS, &line.word()?, keyword)?;
        players.push(match keyword {
            Keyword::Bot => bot(line)?.into(),
            _ => line.rest()?.read(PlayerName::new)?.into(),
        });
    }
    by_seat(&players).ok_or_else(|| reader.instead_of(Keyword::Seat))
}

/// Reads which bot the rest of a line says.
pub(super) fn bot(mut line: Line<'_>) -> Result<RecordedBot, RecordError> {
    let level = line.word()?.read(str::parse::<Level>)?;
    line.expect(VERSION)?;
    let version = line.word()?.positive()?;
    let mut rollouts = None;
    let mut rest = line;
    if level.looks_ahead() && rest.next_word().is_some() {
        line.expect(ROLLOUTS)?;
        rollouts = Some(line.word()?.positive()?);
    }
    line.finish()?;
    Ok(RecordedBot { level, version, rollouts })
}

/// Checks the number of a seat in a list of all seats, and gives the next one.
fn listed(
    expected: Option<Seat>,
    seats: usize,
    found: &Piece<'_>,
    keyword: Keyword,
) -> Result<Option<Seat>, RecordError> {
    let seat = found.read(str::parse::<Seat>)?;
    if seat.index() >= seats {
        return Err(found.error(RecordProblem::NoSuchSeat(seat)));
    }
    match expected {
        Some(expected) if expected == seat => Ok(Seat::new(seat.number())),
        Some(expected) if expected.index() < seats => Err(found.error(RecordProblem::WrongSeat { expected })),
        _ => Err(found.error(RecordProblem::Repeated(keyword))),
    }
}

/// One value for each seat, if there are as many as a table can have, and at least one.
pub(super) fn by_seat<T: Clone>(values: &[T]) -> Option<BySeat<T>> {
    let count =
        u8::try_from(values.len()).ok().filter(|count| (1..=MAX_SEATS).contains(&usize::from(*count)))?;
    Some(BySeat::new(count, |seat| values[seat.index()].clone()))
}

fn chance(
    reader: &mut Reader<'_, '_>,
    places: &mut LineNumbers,
    seats: u8,
) -> Result<RecordedChance, RecordError> {
    let Some(way) = reader.keyword().and_then(Keyword::way_of_chance) else {
        return Err(match reader.instead_of(Keyword::Moves) {
            RecordError { line, column, problem: RecordProblem::Missing(_) } => {
                RecordError { line, column, problem: RecordProblem::NoChance }
            }
            error => error,
        });
    };
    let line = reader.need(way)?;
    places.chance = line.number();
    let chance = match way {
        Keyword::Seed => RecordedChance::Seed(line.only_word()?.read(Seed::from_hex)?),
        Keyword::Dealt => RecordedChance::Dealt(dealt(reader, line)?),
        Keyword::Unknown => line.finish().map(|()| RecordedChance::Unknown)?,
        Keyword::Sealed => line.finish().map(|()| RecordedChance::Sealed)?,
        _ => fair(reader, line, seats)?,
    };
    match reader.keyword().and_then(|found| Some((found, found.way_of_chance()?))) {
        Some((found, other)) => {
            let problem =
                if other == way { RecordProblem::Repeated(found) } else { RecordProblem::MixedChance };
            Err(RecordError { problem, ..reader.instead_of(Keyword::Moves) })
        }
        None => Ok(chance),
    }
}

fn fair(reader: &mut Reader<'_, '_>, commitment: Line<'_>, seats: u8) -> Result<RecordedChance, RecordError> {
    let commitment = commitment.only_word()?.read(str::parse)?;
    let mut contributions: Vec<Contribution> = Vec::new();
    let mut expected = Seat::new(0);
    while let Some(mut line) = reader.take(Keyword::Contribution) {
        expected = listed(expected, usize::from(seats), &line.word()?, Keyword::Contribution)?;
        contributions.push(line.only_word()?.read(str::parse)?);
    }
    let complete = contributions.len() == usize::from(seats);
    let contributions = by_seat(&contributions).filter(|_| complete);
    let contributions = contributions.ok_or_else(|| reader.instead_of(Keyword::Contribution))?;
    let house_seed = reader.take(Keyword::HouseSeed);
    let house_seed = house_seed.map(|line| line.only_word()?.read(Seed::from_hex)).transpose()?;
    Ok(RecordedChance::Fair { deal: FairDeal { commitment, contributions }, house_seed })
}

/// Reads what is said of the chance of bots' choices.
fn bots(reader: &mut Reader<'_, '_>) -> Result<Option<RecordedBots>, RecordError> {
    let Some(line) = reader.take(Keyword::BotsCommitment) else { return Ok(None) };
    let commitment = line.only_word()?.read(str::parse)?;
    let seed = reader.take(Keyword::BotsSeed);
    let seed = seed.map(|line| line.only_word()?.read(Seed::from_hex)).transpose()?;
    Ok(Some(RecordedBots { commitment, seed }))
}

fn dealt(reader: &mut Reader<'_, '_>, first: Line<'_>) -> Result<Script, RecordError> {
    let mut script = Script::new();
    let mut next = Some(first);
    while let Some(mut line) = next {
        let label = line.word()?;
        if script.get(label.text).is_some() {
            return Err(label.error(RecordProblem::RepeatedDeal(label.text.to_owned())));
        }
        script = script.with(label.text, values(line));
        next = reader.take(Keyword::Dealt);
    }
    Ok(script)
}

/// All words that are left on a line.
pub(super) fn values(mut line: Line<'_>) -> Vec<String> {
    std::iter::from_fn(|| line.next_word()).map(|word| word.text.to_owned()).collect()
}
