//! A game at a table of the house, whichever it is.

use std::sync::Arc;

use parlor_bots::Bot;
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{
    BySeat, Contribution, Entry, Log, LogError, MAX_SEATS, PlayerName, PlayerSeed, RecordedBot,
    RecordedPlayer, Refusal as _, Seat, SetUp, Viewer, playing,
};
use parlor_session::{Decided, SessionGame, Status, Table};
use parlor_wire::{HouseBot, Why};
use serde_json::value::{RawValue, to_raw_value};

use super::set_up::SetUpProblem;
use super::{No, Secrets};

/// What a bot would do: a function that holds a view and a seed, and nothing else of the game.
pub type Choice = Box<dyn FnOnce() -> Option<String> + Send>;

/// A game that is on, without a type parameter.
pub trait PlayedGame: Send {
    /// How it stands.
    fn status(&self) -> Status;

    /// Enters something into its log.
    fn enter(&mut self, entry: &Entry<String>) -> Result<(), No>;

    /// What a viewer learns of what was entered last, as JSON.
    fn update(&self, viewer: Viewer) -> Box<RawValue>;

    /// All that a viewer has learned so far, as JSON.
    fn opening(&self, viewer: Viewer) -> Box<RawValue>;

    /// What a viewer knows, and may do.
    fn look(&self, viewer: Viewer) -> Look;

    /// What a bot in this seat would think.
    fn thought(&self, seat: Seat, bot: HouseBot, seed: PlayerSeed) -> Choice;

    /// What the log says of a bot.
    fn recorded(&self, bot: HouseBot) -> RecordedPlayer;

    /// What the log says of who plays in a seat.
    fn playing(&self, seat: Seat) -> Option<RecordedPlayer>;

    /// Its record, with the seed shown.
    fn record(&self) -> Option<Record>;
}

/// What a viewer knows, and may do.
pub struct Look {
    /// All that the viewer knows, as JSON.
    pub view: Box<RawValue>,
    /// Everything that the viewer may do now, in the game's notation.
    pub actions: Vec<String>,
}

/// Somebody who plays from the beginning.
pub(super) struct Starter {
    /// Who it is.
    pub(super) player: StartingPlayer,
    /// What they add to the seed.
    pub(super) contribution: Contribution,
}

/// A person or a bot.
pub(super) enum StartingPlayer {
    Person(PlayerName),
    /// A bot, and its version if the log says it.
    Bot(HouseBot, Option<u32>),
}

struct Played<G: SessionGame> {
    table: Table<G>,
    seats: BySeat<RecordedPlayer>,
    /// What was entered last.
    last: Option<Decided<G>>,
}

/// Begins a game with these players, and with the seed that the house has committed to.
pub(super) fn start<G: SessionGame>(
    edition: Arc<G::Edition>,
    options: G::Options,
    starters: &[Starter],
    secrets: &Secrets,
) -> Result<Box<dyn PlayedGame>, SetUpProblem> {
    let players = u8::try_from(starters.len()).map_err(|_| SetUpProblem::Seats)?;
    if starters.len() > MAX_SEATS {
        return Err(SetUpProblem::Seats);
    }
    let chance = secrets.chance(BySeat::new(players, |seat| starters[seat.index()].contribution.clone()));
    let set_up = SetUp::<G> { edition, options, players, chance };
    let log = Log::begin(set_up).map_err(|_| SetUpProblem::Seats)?;
    let seats = BySeat::new(players, |seat| match &starters[seat.index()].player {
        StartingPlayer::Person(name) => RecordedPlayer::Person(name.clone()),
        StartingPlayer::Bot(house_bot, version) => {
            let bot = bot(*house_bot).recorded::<G>();
            RecordedBot { version: version.unwrap_or(bot.version), ..bot }.into()
        }
    });
    Ok(Box::new(Played { table: Table::new(log), seats, last: None }))
}

fn bot(house_bot: HouseBot) -> Bot {
    let bot = Bot::from(house_bot.level);
    Bot { rollouts: house_bot.rollouts.unwrap_or(bot.rollouts), ..bot }
}

fn recorded<G: SessionGame>(house_bot: HouseBot) -> RecordedPlayer {
    bot(house_bot).recorded::<G>().into()
}

impl<G: SessionGame> PlayedGame for Played<G> {
    fn status(&self) -> Status {
        self.table.status()
    }

    fn enter(&mut self, entry: &Entry<String>) -> Result<(), No> {
        let entry = entry.try_map(|text| G::read_action(text)).map_err(|_| No::MESSAGE)?;
        self.last = Some(self.table.enter(entry).map_err(|error| refused::<G>(&error))?);
        Ok(())
    }

    fn update(&self, viewer: Viewer) -> Box<RawValue> {
        let last = self.last.as_ref().expect("something was entered");
        self.table.update(last, &[viewer], None).to_raw()
    }

    fn opening(&self, viewer: Viewer) -> Box<RawValue> {
        self.table.opening(&[viewer]).to_raw()
    }

    fn look(&self, viewer: Viewer) -> Look {
        let view = G::view(self.table.log().state(), viewer);
        // They follow from the view alone.
        let actions = G::actions(&view).iter().map(ToString::to_string).collect();
        Look { view: to_raw_value(&view).expect("JSON can hold a view"), actions }
    }

    fn thought(&self, seat: Seat, house_bot: HouseBot, seed: PlayerSeed) -> Choice {
        let view = G::view(self.table.log().state(), Viewer::Seat(seat));
        Box::new(move || bot(house_bot).choose::<G>(&view, &seed).map(|action| action.to_string()))
    }

    fn recorded(&self, house_bot: HouseBot) -> RecordedPlayer {
        recorded::<G>(house_bot)
    }

    fn playing(&self, seat: Seat) -> Option<RecordedPlayer> {
        playing(&self.seats, self.table.log().entries()).get(seat).cloned()
    }

    fn record(&self) -> Option<Record> {
        let log = self.table.log();
        let chance = RecordedChance::open(&log.set_up().chance);
        Record::from_log(log, self.seats.clone(), chance).ok()
    }
}

/// Why the game refuses something: the rule and the facts, for the one who asked.
fn refused<G: SessionGame>(error: &LogError<G::Refusal>) -> No {
    match error {
        LogError::Refused(refusal) => {
            No { why: Why::Rule, rule: Some(refusal.rule()), facts: to_raw_value(refusal).ok() }
        }
        LogError::Retract(_) | LogError::Tell(_) | LogError::NoSuchSeat(_) => No::RULE,
    }
}
