//! Records of logs.

use super::{
    EditionSource, MAX_ENTRIES, Record, RecordError, RecordParts, RecordPartsError, RecordProblem,
    RecordedChance, moves, write,
};
use crate::{BySeat, Chance, Edition, Entry, Game, GameOptions, Log, Outcome, RecordedPlayer};

impl Record {
    /// The record of a game, going on or over; it has scores only if the game is over.
    ///
    /// What the record says of chance is for the caller to choose, because it can **give away everything hidden**:
    /// [`RecordedChance::open`] for a game that is over, [`RecordedChance::Sealed`] for one that goes on, and
    /// [`RecordedChance::Fair`], with the house's seed once the game is over, for a fair deal.
    ///
    /// # Errors
    /// If the names are not one a player, if the log's chance is another than the one to be recorded, or if something
    /// in the log has a text that doesn't fit on a line of a record.
    pub fn from_log<G: Game>(
        log: &Log<G>,
        seats: BySeat<RecordedPlayer>,
        chance: RecordedChance,
    ) -> Result<Record, RecordingError> {
        let set_up = log.set_up();
        if seats.seats() != set_up.players {
            return Err(RecordingError::Names { players: set_up.players, names: seats.seats() });
        }
        if !agree(&chance, &set_up.chance) {
            return Err(RecordingError::OtherChance);
        }
        let options =
            set_up.options.chosen().into_iter().map(|(key, value)| (key.to_owned(), value.to_owned()));
        Ok(Record::new(RecordParts {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: edition(&*set_up.edition),
            options: options.collect(),
            seats,
            chance,
            bots: None,
            entries: log.entries().iter().map(Entry::in_notation).collect(),
            scores: match G::outcome(log.state()) {
                Outcome::Over(results) => Some(results.scores),
                Outcome::Going => None,
            },
            is_abandoned: false,
        })?)
    }
}

/// What a game that goes on adds to its record.
impl Record {
    /// The lines that the entries of a log from this one on add to a record, and the scores if the game is over. Nothing else of
    /// the record is written or read, so that saving a move does not take longer as the game goes on.
    ///
    /// # Errors
    /// If the record would have too many entries, or something in them has a text that doesn't fit on a line of a record.
    pub fn lines_from<G: Game>(log: &Log<G>, first: usize) -> Result<String, RecordPartsError> {
        let (entries, seats) = (log.entries(), log.set_up().players);
        if entries.len() > MAX_ENTRIES {
            let problem = RecordProblem::TooManyEntries;
            return Err(RecordError { line: entries.len(), column: 1, problem }.into());
        }
        let mut lines = String::new();
        for entry in entries.iter().skip(first) {
            let entry = entry.in_notation();
            let line = write::entry_line(&entry);
            if moves::read_entry(&line, seats)? != entry {
                return Err(RecordPartsError::Ambiguous);
            }
            lines.push_str(&line);
        }
        if let Outcome::Over(results) = G::outcome(log.state()) {
            lines.push_str(&write::scores_line(&results.scores));
        }
        Ok(lines)
    }
}

/// Whether a record may say this of a game with that chance.
fn agree(recorded: &RecordedChance, chance: &Chance) -> bool {
    match (recorded, chance) {
        (RecordedChance::Seed(recorded), Chance::Seed(seed)) => recorded == seed,
        (RecordedChance::Fair { deal, house_seed }, Chance::Seed(seed)) => {
            house_seed.is_none_or(|house_seed| deal.open(&house_seed) == Ok(*seed))
        }
        (RecordedChance::Fair { deal, house_seed }, Chance::Fair(house)) => {
            deal == house.deal() && house_seed.is_none_or(|house_seed| house_seed == *house.house_seed())
        }
        (RecordedChance::Dealt(recorded), Chance::Dealt(script)) => recorded == script,
        (RecordedChance::Unknown, Chance::Unknown) => true,
        (RecordedChance::Sealed, Chance::Seed(_) | Chance::Fair(_) | Chance::Dealt(_)) => true,
        _ => false,
    }
}

fn edition<E: Edition>(edition: &E) -> EditionSource {
    let name = edition.name().to_owned();
    if E::built_in(&name).as_deref() == Some(edition) {
        EditionSource::BuiltIn { name }
    } else {
        EditionSource::Embedded { name, text: edition.write().trim_end_matches('\n').to_owned() }
    }
}

/// A log can't be recorded with these names and this chance.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordingError {
    /// There is not one name a player.
    #[error("{names} names for {players} players")]
    Names {
        /// How many play.
        players: u8,
        /// How many names there are.
        names: u8,
    },
    /// The game's chance is not the one to be recorded.
    #[error("the game was dealt in another way than the record would say")]
    OtherChance,
    /// Something in the log can't be written in a record.
    #[error(transparent)]
    Parts(#[from] RecordPartsError),
}
