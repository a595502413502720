//! A table of the house, pure: its log folds into seats, a game, and what each viewer was sent. It has no clock and no storage;
//! whoever holds it says what time it is, and appends what it decides to the store before anyone hears of it.

mod decide;
mod entry;
mod fold;
#[cfg_attr(not(feature = "scripted"), allow(unreachable_pub, reason = "tests have doubles of a game"))]
mod game;
#[cfg(feature = "scripted")]
mod scripted;
mod set_up;
#[cfg(test)]
mod tests;

pub(crate) use decide::is_bounded;
pub use decide::{By, Command, No};
pub use entry::{PersonId, TableEntry};
pub use fold::FoldError;
pub use game::Look;
#[cfg(feature = "scripted")]
pub use game::{Choice, PlayedGame};
#[cfg(feature = "scripted")]
pub use scripted::{Double, Scripted};
pub use set_up::{Secrets, SetUpProblem, TableSetUp, rules_version};

use std::collections::HashMap;
use std::sync::Arc;

use parlor_core::record::RecordedBots;
use parlor_core::{Contribution, Entry, Next, PlayerName, RecordedPlayer, Seat, Viewer};
use parlor_session::Status;
use parlor_wire::{Body, Chain, HouseBot, Key, SeatState, Stage, TableId, TableInfo};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

#[cfg(not(feature = "scripted"))]
use game::PlayedGame;

/// The hash of a log: it binds every entry, its time and what every viewer was sent for it. It never leaves the house, because what
/// others drew could be guessed from it.
pub type LogChain = [u8; 32];

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    Open,
    Closed,
    Person(Sitter),
    Bot(HouseBot, Option<u32>),
}

/// Somebody who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sitter {
    person: PersonId,
    name: PlayerName,
    contribution: Contribution,
    /// The version of the entry by which they sat down first.
    since: u64,
    stand_in: Option<HouseBot>,
}

/// What a submission was, to recognize it when it comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Who.
    pub person: PersonId,
    /// Their id for it.
    pub key: Key,
    /// A hash of what was submitted: another submission must not have the same key.
    pub content: [u8; 8],
}

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Which one, counted from 1.
    pub version: u64,
    /// When it was decided, in milliseconds since 1970; never less than that of the entry before.
    pub at_ms: u64,
    /// The submission that led to it.
    pub submission: Option<Submission>,
    /// The entry as JSON.
    pub line: String,
    /// The hash of the log with it.
    pub chain: LogChain,
}

/// An entry that was decided, and what each viewer learns of it.
pub struct Decided {
    /// The entry, to be stored.
    pub stored: StoredEntry,
    /// What everyone sees, by seat and then for watchers.
    bodies: Vec<Arc<RawValue>>,
    /// Whether viewers are sent the whole table: a game has begun, and everyone's seat may have changed.
    pub is_start: bool,
}

impl Decided {
    /// What a viewer is sent.
    #[must_use]
    pub fn body(&self, viewer: Viewer) -> &Arc<RawValue> {
        let index = viewer.seat().map(Seat::index).filter(|index| index + 1 < self.bodies.len());
        &self.bodies[index.unwrap_or(self.bodies.len() - 1)]
    }
}

/// A table.
pub struct HouseTable {
    set_up: Arc<TableSetUp>,
    secrets: Secrets,
    version: u64,
    /// The version of the last entry that changed the game.
    game_version: u64,
    last_at: u64,
    stage: Stage,
    places: Vec<Place>,
    host: Option<PersonId>,
    game: Option<Box<dyn PlayedGame>>,
    /// The version of the entry by which the game began.
    started: Option<u64>,
    rematch: Option<TableId>,
    /// By seat and then for watchers; all the same as long as there is no game.
    chains: Vec<Chain>,
    chain: LogChain,
    submissions: HashMap<(PersonId, Key), (u64, [u8; 8])>,
    undos: u32,
    undos_in_a_row: u32,
}

impl HouseTable {
    /// A new table, in which everyone is yet to sit down.
    ///
    /// # Errors
    /// If the game, its box or its options are unknown, or it can't have so many seats.
    pub fn new(set_up: Arc<TableSetUp>, secrets: Secrets) -> Result<HouseTable, SetUpProblem> {
        set_up.check()?;
        let places = vec![Place::Open; usize::from(set_up.seats)];
        let chain =
            Sha256::new_with_prefix("parlor table log 1\n").chain_update(set_up.id.as_str()).finalize();
        Ok(HouseTable {
            set_up,
            secrets,
            version: 0,
            game_version: 0,
            last_at: 0,
            stage: Stage::Lobby,
            chains: vec![Chain::START; places.len() + 1],
            places,
            host: None,
            game: None,
            started: None,
            rematch: None,
            chain: chain.into(),
            submissions: HashMap::new(),
            undos: 0,
            undos_in_a_row: 0,
        })
    }

    /// What the table began with.
    #[must_use]
    pub const fn set_up(&self) -> &Arc<TableSetUp> {
        &self.set_up
    }

    /// What nobody but the house knows.
    #[must_use]
    pub const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// How many entries the log has.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The version that an action has to name.
    #[must_use]
    pub const fn game_version(&self) -> u64 {
        self.game_version
    }

    /// The entry by which the game began.
    #[must_use]
    pub const fn started(&self) -> Option<u64> {
        self.started
    }

    /// How far it is.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// When the last entry was decided.
    #[must_use]
    pub const fn last_at(&self) -> u64 {
        self.last_at
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.people().find(|(_, sitter)| sitter.person == person).map(|(seat, _)| seat)
    }

    /// Who sits where.
    pub fn persons(&self) -> impl Iterator<Item = (Seat, PersonId)> + '_ {
        self.people().map(|(seat, sitter)| (seat, sitter.person))
    }

    fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> + '_ {
        self.seats().filter_map(|(seat, place)| match place {
            Place::Person(sitter) => Some((seat, sitter)),
            _ => None,
        })
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> + '_ {
        Seat::first(self.seat_count()).zip(&self.places)
    }

    /// How many seats there are.
    #[must_use]
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.places.len()).expect("a table has at most six seats")
    }

    /// What somebody sees of the table.
    #[must_use]
    pub fn viewer(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Watcher, Viewer::Seat)
    }

    /// The chain of all that a viewer was sent.
    #[must_use]
    pub fn chain_of(&self, viewer: Viewer) -> Chain {
        let index = viewer.seat().map_or(self.chains.len() - 1, Seat::index);
        self.chains[index]
    }

    /// How the game stands; `None` before it begins.
    #[must_use]
    pub fn status(&self) -> Option<Status> {
        self.game.as_ref().map(|game| game.status())
    }

    /// What a viewer knows of the game, and may do; `None` before it begins.
    #[must_use]
    pub fn look(&self, viewer: Viewer) -> Option<Look> {
        let mut look = self.game.as_ref()?.look(viewer);
        let has_stand_in = |seat: Seat| {
            matches!(self.places.get(seat.index()), Some(Place::Person(Sitter { stand_in: Some(_), .. })))
        };
        if self.stage != Stage::Playing || viewer.seat().is_some_and(has_stand_in) {
            look.actions.clear();
        }
        Some(look)
    }

    /// The bot that is to act, with the seat it acts for.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, HouseBot)> {
        if self.stage != Stage::Playing {
            return None;
        }
        let Next::Seat(seat) = self.status()?.next else { return None };
        match self.places.get(seat.index())? {
            Place::Bot(bot, _) | Place::Person(Sitter { stand_in: Some(bot), .. }) => Some((seat, *bot)),
            Place::Person(_) | Place::Open | Place::Closed => None,
        }
    }

    /// What the bot that is to act would think: a function that holds a view and nothing else of the game.
    #[must_use]
    pub fn thought(&self) -> Option<Thought> {
        let (seat, bot) = self.bot_to_act()?;
        let seed = self.secrets.bot_seed(seat);
        Some(Thought {
            version: self.game_version,
            seat,
            bot,
            choose: self.game.as_ref()?.thought(seat, bot, seed),
        })
    }

    /// What everyone knows about the table.
    #[must_use]
    pub fn info(&self) -> TableInfo {
        let is_open = matches!(self.stage, Stage::Over | Stage::Abandoned);
        let contributions = self
            .started
            .map(|_| self.places.iter().map(|place| contribution(place).to_string()).collect::<Vec<_>>());
        let host = self.host.and_then(|host| self.seat_of(host));
        TableInfo {
            game: self.set_up.game.clone(),
            edition: self.set_up.edition.clone(),
            options: self.set_up.options.clone(),
            hints: self.set_up.hints,
            stage: self.stage,
            seats: self.places.iter().map(seat_state).collect(),
            host,
            commitment: self.secrets.commitment().to_string(),
            bots_commitment: self.secrets.bots_commitment().to_string(),
            contributions,
            house_seed: is_open.then(|| self.secrets.house_seed().to_hex()),
            bots_seed: is_open.then(|| self.secrets.bots_seed().to_hex()),
            rematch: self.rematch,
        }
    }

    /// All that a viewer may know, for a client that opens the table.
    #[must_use]
    pub fn opening(&self, viewer: Viewer) -> Box<RawValue> {
        let opening = self.game.as_ref().map(|game| game.opening(viewer));
        Body { info: Some(self.info()), opening, update: None }.to_raw()
    }

    /// The record of a game that is over, with the seed shown.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        if !matches!(self.stage, Stage::Over | Stage::Abandoned) {
            return None;
        }
        let record = self.game.as_ref()?.record()?.ended();
        let is_bot = |player: &RecordedPlayer| player.bot().is_some();
        let sat_down = record.seats().iter().any(|(_, player)| is_bot(player));
        let took_over = |entry: &Entry<String>| matches!(entry, Entry::TakeOver { by, .. } if is_bot(by));
        if !sat_down && !record.entries().iter().any(took_over) {
            return Some(record.to_string());
        }
        let seed = *self.secrets.bots_seed();
        let bots = RecordedBots { commitment: self.secrets.bots_commitment(), seed: Some(seed) };
        Some(record.with_bots(bots).to_string())
    }

    /// The bot that is to act is of another version than the log says: the seat, and the bot as it is today.
    #[must_use]
    pub fn renewed_bot(&self) -> Option<(Seat, RecordedPlayer)> {
        let (seat, bot) = self.bot_to_act()?;
        let game = self.game.as_ref()?;
        let today = game.recorded(bot);
        (game.playing(seat)? != today).then_some((seat, today))
    }

    /// The version of the entry that this submission led to before, if it did.
    ///
    /// # Errors
    /// If another submission had the same key.
    pub fn answered(&self, submission: &Submission) -> Result<Option<u64>, No> {
        match self.submissions.get(&(submission.person, submission.key)) {
            Some((version, content)) if *content == submission.content => Ok(Some(*version)),
            Some(_) => Err(No::LIMIT),
            None => Ok(None),
        }
    }
}

/// What a bot is to think about.
pub struct Thought {
    /// The version of the game that it is about.
    pub version: u64,
    /// Where the bot sits.
    pub seat: Seat,
    /// Which bot it is.
    pub bot: HouseBot,
    /// Thinks, and gives the action in the game's notation.
    pub choose: Box<dyn FnOnce() -> Option<String> + Send>,
}

fn contribution(place: &Place) -> Contribution {
    match place {
        Place::Person(sitter) => sitter.contribution.clone(),
        Place::Bot(..) | Place::Open | Place::Closed => Contribution::default(),
    }
}

fn seat_state(place: &Place) -> SeatState {
    match place {
        Place::Open => SeatState::Open,
        Place::Closed => SeatState::Closed,
        Place::Bot(bot, _) => SeatState::Bot(*bot),
        Place::Person(sitter) => SeatState::Person { name: sitter.name.clone(), stand_in: sitter.stand_in },
    }
}
