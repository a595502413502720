//! Playing a recorded game again.

use std::sync::Arc;

use super::{Checks, DealCheck, EditionSource, EndCheck, MovesCheck, Part, Record, RecordedChance};
use crate::{
    BySeat, Chance, Edition, Entry, FairnessError, Game, GameOptions, HouseDeal, Log, LogError, OptionError,
    Outcome, SetUp, SetUpError,
};

/// A recorded game that agrees with the rules, so far as that could be checked.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// What was checked, and what could not be.
    pub checks: Checks,
    /// The game, played again; `None` if the deal is sealed.
    pub played: Option<Played<G>>,
}

/// A game that was played again.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The log, as it stands at the end of the record.
    pub log: Log<G>,
    /// The state after set-up; what happened there is [`Log::opening`].
    pub start: G::State,
}

impl<G: Game> Played<G> {
    /// Each entry of the record, in order, for walking through the game. It is played once more on the way, so that only
    /// one state is held at a time, however long the record is.
    pub fn steps(&self) -> impl Iterator<Item = Step<G>> {
        // What could be set up and carried out once can be again.
        let mut again = Log::begin(self.log.set_up().clone()).ok();
        self.log.entries().iter().map_while(move |entry| {
            let log = again.as_mut()?;
            let events = log.append(entry.clone()).ok()?;
            Some(Step { entry: entry.clone(), events, state: log.state().clone() })
        })
    }
}

/// One entry that was carried out.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The entry.
    pub entry: Entry<G::Action>,
    /// What happened. A retraction or a take-over has no events; after a retraction, views are taken again.
    pub events: Vec<G::Event>,
    /// The state afterwards.
    pub state: G::State,
}

/// Plays a recorded game again and checks it against the rules.
///
/// First everything is read: game, rules version, edition, options, number of players, chance, and every action in the
/// game's notation. Then the entries are carried out one by one, and the final scores are compared. A record with a sealed
/// deal can't be played; it is checked up to the notation of its actions. [`Replay::checks`] says how far a check went.
///
/// ```
/// use parlor_core::record::{EndCheck, MovesCheck, Part, Record, RecordedChance, replay};
/// use parlor_core::{BySeat, Game, Log, Next, PlayerName, Seed, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let mut log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
/// let Next::Seat(seat) = Fives::next(log.state()) else { panic!("somebody is to act") };
/// log.act(seat, Fives::actions(&Fives::view(log.state(), Viewer::Seat(seat)))[0])?;
/// let names = BySeat::new(2, |seat| PlayerName::new(["Ana", "Ben"][seat.index()]).unwrap().into());
/// let record = Record::from_log(&log, names, RecordedChance::open(&log.set_up().chance))?;
///
/// let again = replay::<Fives>(&record)?;
/// assert_eq!((again.checks.moves, again.checks.end), (MovesCheck::Legal, EndCheck::Unfinished));
/// assert_eq!(again.played.unwrap().log.state(), log.state());
///
/// // Another deal, in which the player does not have these tiles.
/// let mut parts = record.into_parts();
/// parts.chance = RecordedChance::Seed(Seed::from_text("1"));
/// assert_eq!(replay::<Fives>(&Record::new(parts)?).unwrap_err().part, Part::Entry(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// With the part of the record that is wrong, and why; [`super::LineNumbers::line`] knows the part's line.
pub fn replay<G: Game>(record: &Record) -> Result<Replay<G>, ReplayError<G>> {
    let reading = read(record)?;
    match reading.deal {
        DealCheck::Sealed => {
            let checks = Checks { deal: reading.deal, moves: MovesCheck::Readable, end: EndCheck::NotPlayed };
            Ok(Replay { checks, played: None })
        }
        _ => play(record, reading),
    }
}

/// A record in a game's own terms: everything in it can be read, nothing has been played.
struct Reading<G: Game> {
    set_up: SetUp<G>,
    deal: DealCheck,
    entries: Vec<Entry<G::Action>>,
}

fn read<G: Game>(record: &Record) -> Result<Reading<G>, ReplayError<G>> {
    if record.game() != G::ID {
        let problem = ReplayProblem::OtherGame { recorded: record.game().to_owned() };
        return Err(problem.at(Part::Game));
    }
    if record.rules() != G::RULES_VERSION {
        return Err(ReplayProblem::OtherRules { recorded: record.rules() }.at(Part::Rules));
    }
    let edition = edition::<G>(record.edition()).map_err(|problem| problem.at(Part::Edition))?;
    let options = options(record)?;
    let (chance, deal) =
        chance(record.chance()).map_err(|error| ReplayProblem::Fairness(error).at(Part::Chance))?;
    let set_up = SetUp { edition, options, players: record.seats().seats(), chance };
    set_up.check_players().map_err(ReplayProblem::at_set_up)?;
    let entries = record.entries().iter().enumerate().map(|(index, entry)| {
        entry
            .try_map(|text| G::read_action(text))
            .map_err(|error| ReplayProblem::Unreadable(error).at(Part::Entry(index)))
    });
    Ok(Reading { set_up, deal, entries: entries.collect::<Result<_, _>>()? })
}

fn edition<G: Game>(source: &EditionSource) -> Result<Arc<G::Edition>, ReplayProblem<G>> {
    match source {
        EditionSource::BuiltIn { name } => {
            G::Edition::built_in(name).ok_or_else(|| ReplayProblem::NoSuchEdition { name: name.clone() })
        }
        EditionSource::Embedded { name, text } => {
            let edition = G::Edition::read(text).map_err(ReplayProblem::BadEdition)?;
            if edition.name() == name {
                Ok(Arc::new(edition))
            } else {
                Err(ReplayProblem::OtherEditionName { text: edition.name().to_owned() })
            }
        }
    }
}

fn options<G: Game>(record: &Record) -> Result<G::Options, ReplayError<G>> {
    let mut options = G::Options::default();
    for (key, value) in record.options() {
        let set = options.set(key, value);
        set.map_err(|error| ReplayProblem::Option(error).at(Part::Option(key.clone())))?;
    }
    Ok(options)
}

fn chance(recorded: &RecordedChance) -> Result<(Chance, DealCheck), FairnessError> {
    Ok(match recorded {
        RecordedChance::Seed(seed) => (Chance::Seed(*seed), DealCheck::Seeded),
        RecordedChance::Fair { deal, house_seed: Some(house_seed) } => {
            let house = HouseDeal::new(deal.clone(), *house_seed)?;
            (Chance::Fair(house.into()), DealCheck::Committed)
        }
        RecordedChance::Dealt(script) => (Chance::Dealt(script.clone()), DealCheck::Written),
        RecordedChance::Unknown => (Chance::Unknown, DealCheck::Unknown),
        RecordedChance::Fair { house_seed: None, .. } | RecordedChance::Sealed => {
            (Chance::Unknown, DealCheck::Sealed)
        }
    })
}

fn play<G: Game>(record: &Record, reading: Reading<G>) -> Result<Replay<G>, ReplayError<G>> {
    let mut log = Log::begin(reading.set_up).map_err(ReplayProblem::at_set_up)?;
    let start = log.state().clone();
    for (index, entry) in reading.entries.into_iter().enumerate() {
        log.append(entry).map_err(|error| ReplayProblem::Refused(error).at(Part::Entry(index)))?;
    }
    let end = end::<G>(log.state(), record.scores()).map_err(|problem| problem.at(Part::Scores))?;
    let moves = match reading.deal {
        DealCheck::Unknown => MovesCheck::LegalInTheOpen,
        _ => MovesCheck::Legal,
    };
    let checks = Checks { deal: reading.deal, moves, end };
    Ok(Replay { checks, played: Some(Played { log, start }) })
}

fn end<G: Game>(state: &G::State, recorded: Option<&BySeat<i32>>) -> Result<EndCheck, ReplayProblem<G>> {
    match (G::outcome(state), recorded) {
        (Outcome::Going, None) => Ok(EndCheck::Unfinished),
        (Outcome::Going, Some(_)) => Err(ReplayProblem::NotOver),
        (Outcome::Over(_), None) => Ok(EndCheck::NoScores),
        (Outcome::Over(results), Some(recorded)) if results.scores == *recorded => Ok(EndCheck::ScoresAgree),
        (Outcome::Over(results), Some(recorded)) => {
            Err(ReplayProblem::WrongScores { recorded: recorded.clone(), computed: results.scores })
        }
    }
}

/// A record doesn't agree with the rules of its game.
#[derive(Debug, thiserror::Error)]
#[error("{problem}")]
pub struct ReplayError<G: Game> {
    /// Which part of the record.
    pub part: Part,
    /// What is wrong with it.
    #[source]
    pub problem: ReplayProblem<G>,
}

/// Why a record doesn't agree with the rules of its game.
#[derive(Debug, thiserror::Error)]
pub enum ReplayProblem<G: Game> {
    /// It is a record of another game.
    #[error("this is a record of {recorded:?}, not of {}", G::ID)]
    OtherGame {
        /// The id of that game.
        recorded: String,
    },
    /// It was played by another version of the rules.
    #[error("this was played by version {recorded} of the rules, not {}", G::RULES_VERSION)]
    OtherRules {
        /// That version.
        recorded: u32,
    },
    /// There is no built-in edition of this name.
    #[error("there is no edition {name:?}")]
    NoSuchEdition {
        /// The name.
        name: String,
    },
    /// The text of the edition can't be read.
    #[error("the edition can't be read: {0}")]
    BadEdition(#[source] <G::Edition as Edition>::Error),
    /// The text of the edition gives it another name than the record does.
    #[error("the edition calls itself {text:?}")]
    OtherEditionName {
        /// The name in the text.
        text: String,
    },
    /// There is no such option, or it has no such value.
    #[error(transparent)]
    Option(OptionError),
    /// The house showed another seed than the one it had committed to.
    #[error(transparent)]
    Fairness(FairnessError),
    /// The set-up is invalid.
    #[error(transparent)]
    SetUp(SetUpError),
    /// The text is not an action of the game.
    #[error(transparent)]
    Unreadable(G::ActionError),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(LogError<G::Refusal>),
    /// There are final scores, but the game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The final scores are not those of the rules.
    #[error("the scores are {:?}, not {:?}", computed.as_slice(), recorded.as_slice())]
    WrongScores {
        /// The scores of the record.
        recorded: BySeat<i32>,
        /// The scores of the rules.
        computed: BySeat<i32>,
    },
}

impl<G: Game> ReplayProblem<G> {
    fn at(self, part: Part) -> ReplayError<G> {
        ReplayError { part, problem: self }
    }

    fn at_set_up(error: SetUpError) -> ReplayError<G> {
        let part = match error {
            SetUpError::Players { .. } => Part::Seats,
            SetUpError::Chance(_) => Part::Chance,
        };
        ReplayProblem::SetUp(error).at(part)
    }
}
