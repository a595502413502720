//! Writing records: the canonical text.

use std::fmt::{self, Display, Formatter, Write};

use super::{
    EditionSource, FORMAT, Keyword, NEWEST_FORMAT, Record, RecordParts, RecordedBots, RecordedChance,
    RecordedEntry,
};
use crate::{BySeat, Entry, FairDeal, RecordedBot, RecordedPlayer, Script, Seed};

/// What follows the number of the seat in entries that are not actions.
pub(super) const TIMED_OUT: &str = "timed out";
pub(super) const LEAVES: &str = "leaves";
pub(super) const TAKES_BACK: &str = "takes back";
pub(super) const TAKEN_OVER_BY: &str = "taken over by";
/// What comes before the name of a person, and before the level of a bot, who takes over.
pub(super) const PERSON: &str = "person";
pub(super) const BOT: &str = "bot";
/// What comes before the version of a bot, and before its rollouts.
pub(super) const VERSION: &str = "version";
pub(super) const ROLLOUTS: &str = "rollouts";

/// Writes the record, seeds and hidden tiles included; see [`Record::sealed`].
impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        draft(&self.0, f)
    }
}

/// The text of parts that may or may not be a record.
pub(super) fn text(parts: &RecordParts) -> String {
    fmt::from_fn(|f| draft(parts, f)).to_string()
}

fn draft(parts: &RecordParts, f: &mut Formatter<'_>) -> fmt::Result {
    // Programs that don't know the newest format can still read everything else.
    let format = if parts.bots.is_some() || parts.is_abandoned { NEWEST_FORMAT } else { FORMAT };
    writeln!(f, "parlor record {format}")?;
    line(f, Keyword::Game, &parts.game)?;
    line(f, Keyword::Rules, parts.rules)?;
    edition(&parts.edition, f)?;
    for (key, value) in &parts.options {
        line(f, Keyword::Option, format_args!("{key} {value}"))?;
    }
    for (seat, player) in parts.seats.iter() {
        match player {
            RecordedPlayer::Person(name) => line(f, Keyword::Seat, format_args!("{seat} {name}"))?,
            RecordedPlayer::Bot(bot) => line(f, Keyword::Bot, format_args!("{seat} {}", self::bot(*bot)))?,
        }
    }
    chance(&parts.chance, f)?;
    if let Some(RecordedBots { commitment, seed }) = &parts.bots {
        line(f, Keyword::BotsCommitment, commitment)?;
        seed.map_or(Ok(()), |seed| line(f, Keyword::BotsSeed, seed.to_hex()))?;
    }
    writeln!(f, "\n{}", Keyword::Moves)?;
    for recorded in &parts.entries {
        entry(recorded, f)?;
    }
    if let Some(scores) = &parts.scores {
        self::scores(scores, f)?;
    }
    if parts.is_abandoned {
        writeln!(f, "{}", Keyword::Abandoned)?;
    }
    Ok(())
}

/// The line of an entry, which may or may not read back as the same.
pub(super) fn entry_line(recorded: &RecordedEntry) -> String {
    fmt::from_fn(|f| entry(recorded, f)).to_string()
}

/// The line of the scores.
pub(super) fn scores_line(scored: &BySeat<i32>) -> String {
    fmt::from_fn(|f| scores(scored, f)).to_string()
}

fn line(f: &mut Formatter<'_>, keyword: Keyword, said: impl Display) -> fmt::Result {
    writeln!(f, "{keyword} {said}")
}

fn edition(edition: &EditionSource, f: &mut Formatter<'_>) -> fmt::Result {
    line(f, Keyword::Edition, edition.name())?;
    let EditionSource::Embedded { text, .. } = edition else { return Ok(()) };
    for said in text.split('\n') {
        if said.is_empty() {
            writeln!(f, "{}", Keyword::EditionText)?;
        } else {
            line(f, Keyword::EditionText, said)?;
        }
    }
    Ok(())
}

/// Which bot it is.
fn bot(bot: RecordedBot) -> impl Display {
    fmt::from_fn(move |f| {
        write!(f, "{} {VERSION} {}", bot.level, bot.version)?;
        bot.rollouts.map_or(Ok(()), |rollouts| write!(f, " {ROLLOUTS} {rollouts}"))
    })
}

fn chance(chance: &RecordedChance, f: &mut Formatter<'_>) -> fmt::Result {
    match chance {
        RecordedChance::Seed(seed) => line(f, Keyword::Seed, seed.to_hex()),
        RecordedChance::Fair { deal, house_seed } => fair(deal, house_seed.as_ref(), f),
        RecordedChance::Dealt(script) => dealt(script, f),
        RecordedChance::Unknown => writeln!(f, "{}", Keyword::Unknown),
        RecordedChance::Sealed => writeln!(f, "{}", Keyword::Sealed),
    }
}

fn fair(deal: &FairDeal, house_seed: Option<&Seed>, f: &mut Formatter<'_>) -> fmt::Result {
    line(f, Keyword::Commitment, deal.commitment)?;
    for (seat, contribution) in deal.contributions.iter() {
        line(f, Keyword::Contribution, format_args!("{seat} {contribution}"))?;
    }
    match house_seed {
        Some(seed) => line(f, Keyword::HouseSeed, seed.to_hex()),
        None => Ok(()),
    }
}

fn dealt(script: &Script, f: &mut Formatter<'_>) -> fmt::Result {
    script.iter().try_for_each(|(label, values)| labelled(f, Keyword::Dealt, label, values))
}

fn labelled(f: &mut Formatter<'_>, keyword: Keyword, label: &str, values: &[String]) -> fmt::Result {
    write!(f, "{keyword} {label}")?;
    values.iter().try_for_each(|value| write!(f, " {value}"))?;
    f.write_char('\n')
}

fn entry(entry: &RecordedEntry, f: &mut Formatter<'_>) -> fmt::Result {
    match entry {
        Entry::Act { seat, action } => writeln!(f, "{seat} {action}"),
        Entry::TimeOut { seat } => writeln!(f, "{seat} {TIMED_OUT}"),
        Entry::Leave { seat } => writeln!(f, "{seat} {LEAVES}"),
        Entry::TakeOver { seat, by: RecordedPlayer::Person(name) } => {
            writeln!(f, "{seat} {TAKEN_OVER_BY} {PERSON} {name}")
        }
        Entry::TakeOver { seat, by: RecordedPlayer::Bot(bot) } => {
            writeln!(f, "{seat} {TAKEN_OVER_BY} {BOT} {}", self::bot(*bot))
        }
        Entry::Retract { seat } => writeln!(f, "{seat} {TAKES_BACK}"),
        Entry::Observed(fact) => labelled(f, Keyword::Told, &fact.label, &fact.values),
    }
}

fn scores(scores: &BySeat<i32>, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "{}", Keyword::Scores)?;
    scores.as_slice().iter().try_for_each(|score| write!(f, " {score}"))?;
    f.write_char('\n')
}
