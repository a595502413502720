//! A table of the house, pure: its log folds into seats, a game, and what each viewer was sent. It has no clock and no storage;
//! whoever holds it says what time it is, and appends what it decides to the store before anyone hears of it.

mod decide;
mod entry;
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
pub use game::Look;
#[cfg(feature = "scripted")]
pub use game::{Choice, PlayedGame};
#[cfg(feature = "scripted")]
pub use scripted::{Double, Scripted};
pub use set_up::{Secrets, SetUpProblem, TableSetUp, rules_version};

use std::collections::HashMap;
use std::sync::Arc;

use parlor_core::record::RecordedBots;
use parlor_core::{Contribution, Entry, Next, Outcome, PlayerName, RecordedPlayer, Seat, Viewer};
use parlor_session::Status;
use parlor_wire::{Body, Chain, HouseBot, Key, SeatState, Stage, TableId, TableInfo};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

#[cfg(not(feature = "scripted"))]
use game::PlayedGame;
use game::{Starter, StartingPlayer};

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

/// The log of a table does not fold into what it folded into before: the table stops.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// An entry can't be read.
    #[error("entry {version} can't be read")]
    Unreadable {
        /// Which.
        version: u64,
    },
    /// The entry is refused now.
    #[error("entry {version} is refused")]
    Refused {
        /// Which.
        version: u64,
    },
    /// The fold differs.
    #[error("the log differs from entry {version} on")]
    Diverged {
        /// From which entry on.
        version: u64,
    },
    /// The set-up of the game is refused now.
    #[error(transparent)]
    SetUp(#[from] SetUpProblem),
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

    /// The table that a log folds into. What each entry gave is handed to `visit`.
    ///
    /// # Errors
    /// If an entry can't be read or is refused, or the log folds into something else than before.
    pub fn fold(
        set_up: Arc<TableSetUp>,
        secrets: Secrets,
        entries: &[StoredEntry],
        mut visit: impl FnMut(&HouseTable, &Decided),
    ) -> Result<HouseTable, FoldError> {
        let mut table = HouseTable::new(set_up, secrets)?;
        for stored in entries {
            let version = stored.version;
            let entry: TableEntry =
                serde_json::from_str(&stored.line).map_err(|_| FoldError::Unreadable { version })?;
            let decided = table
                .enter(&entry, stored.at_ms, stored.submission)
                .map_err(|_| FoldError::Refused { version })?;
            if decided.stored != *stored {
                return Err(FoldError::Diverged { version });
            }
            visit(&table, &decided);
        }
        Ok(table)
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

    /// Folds an entry into the table.
    fn enter(
        &mut self,
        entry: &TableEntry,
        at_ms: u64,
        submission: Option<Submission>,
    ) -> Result<Decided, No> {
        let changes_info = self.change(entry)?;
        self.version += 1;
        self.last_at = self.last_at.max(at_ms);
        if matches!(entry, TableEntry::Game(_) | TableEntry::Started | TableEntry::Abandoned) {
            self.game_version = self.version;
        }
        if let Some(Submission { person, key, content }) = submission {
            self.submissions.insert((person, key), (self.version, content));
        }
        let bodies = self.bodies(entry, changes_info);
        for (chain, body) in self.chains.iter_mut().zip(&bodies) {
            *chain = chain.then(body.get());
        }
        let line = serde_json::to_string(entry).expect("texts and numbers");
        let mut hash = Sha256::new_with_prefix(self.chain);
        hash.update(u64::try_from(line.len()).expect("a line is short").to_be_bytes());
        hash.update(&line);
        hash.update(self.last_at.to_be_bytes());
        self.chains.iter().for_each(|chain| hash.update(chain.bytes()));
        self.chain = hash.finalize().into();
        let stored =
            StoredEntry { version: self.version, at_ms: self.last_at, submission, line, chain: self.chain };
        Ok(Decided { stored, bodies, is_start: matches!(entry, TableEntry::Started) })
    }

    /// What each viewer is sent for the entry that was just folded.
    fn bodies(&self, entry: &TableEntry, changes_info: bool) -> Vec<Arc<RawValue>> {
        let info = changes_info.then(|| self.info());
        match (&self.game, entry) {
            (Some(game), TableEntry::Game(_)) => Viewer::all(self.seat_count())
                .map(|viewer| {
                    let body = Body { info: info.clone(), opening: None, update: Some(game.update(viewer)) };
                    body.to_raw().into()
                })
                .collect(),
            (Some(_), TableEntry::Started) => {
                Viewer::all(self.seat_count()).map(|viewer| self.opening(viewer).into()).collect()
            }
            _ => {
                let body: Arc<RawValue> = Body { info, opening: None, update: None }.to_raw().into();
                vec![body; self.chains.len()]
            }
        }
    }

    /// Changes the table; `true` if what everyone knows about it has changed, beside the game.
    fn change(&mut self, entry: &TableEntry) -> Result<bool, No> {
        let version = self.version + 1;
        match entry {
            TableEntry::Sat { seat, person, name, contribution } => {
                let contribution = contribution.parse().map_err(|_| No::MESSAGE)?;
                self.place_mut(*seat)?;
                let since = match self.seat_of(*person) {
                    Some(before) => self.get_up(before).since,
                    None => version,
                };
                let sitter =
                    Sitter { person: *person, name: name.clone(), contribution, since, stand_in: None };
                *self.place_mut(*seat)? = Place::Person(sitter);
                self.host.get_or_insert(*person);
            }
            TableEntry::Contributed { seat, contribution } => {
                let contribution = contribution.parse().map_err(|_| No::MESSAGE)?;
                match self.place_mut(*seat)? {
                    Place::Person(sitter) => sitter.contribution = contribution,
                    _ => return Err(No::MESSAGE),
                }
            }
            TableEntry::Stood { seat } | TableEntry::Removed { seat } => {
                if !matches!(self.place_mut(*seat)?, Place::Person(_)) {
                    return Err(No::MESSAGE);
                }
                let gone = self.get_up(*seat);
                if self.host == Some(gone.person) {
                    self.host = self.longest_seated();
                }
            }
            TableEntry::BotSat { seat, bot, version } => *self.place_mut(*seat)? = Place::Bot(*bot, *version),
            TableEntry::SeatClosed { seat } => *self.place_mut(*seat)? = Place::Closed,
            TableEntry::SeatOpened { seat } => *self.place_mut(*seat)? = Place::Open,
            TableEntry::HostChanged { seat } => match self.place_mut(*seat)? {
                Place::Person(sitter) => self.host = Some(sitter.person),
                _ => return Err(No::MESSAGE),
            },
            TableEntry::Started => self.start(version)?,
            TableEntry::Game(entry) => return self.play(entry),
            TableEntry::Abandoned => self.stage = Stage::Abandoned,
            TableEntry::Rematch { table } => self.rematch = Some(*table),
            TableEntry::TableClosed => self.stage = Stage::Closed,
        }
        Ok(true)
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, No> {
        self.places.get_mut(seat.index()).ok_or(No::MESSAGE)
    }

    /// Empties a seat in which somebody sits.
    fn get_up(&mut self, seat: Seat) -> Sitter {
        match std::mem::replace(&mut self.places[seat.index()], Place::Open) {
            Place::Person(sitter) => sitter,
            _ => unreachable!("callers have found somebody there"),
        }
    }

    fn longest_seated(&self) -> Option<PersonId> {
        self.people().min_by_key(|(_, sitter)| sitter.since).map(|(_, sitter)| sitter.person)
    }

    /// Begins the game with those who sit.
    fn start(&mut self, version: u64) -> Result<(), No> {
        let taken: Vec<Place> =
            self.places.iter().filter(|place| starter(place).is_some()).cloned().collect();
        let starters: Vec<Starter> = taken.iter().filter_map(starter).collect();
        let game = self.set_up.start(&starters, &self.secrets).map_err(|_| No::RULE)?;
        self.places = taken;
        self.chains = vec![self.chains[0]; self.places.len() + 1];
        self.stage = Stage::Playing;
        self.started = Some(version);
        self.game = Some(game);
        Ok(())
    }

    /// Folds an entry of the game.
    fn play(&mut self, entry: &Entry<String>) -> Result<bool, No> {
        let game = self.game.as_mut().ok_or(No::MESSAGE)?;
        game.enter(entry)?;
        let is_over = matches!(game.status().outcome, Outcome::Over(_));
        match entry {
            Entry::TakeOver { seat, by } => {
                if let Some(Place::Person(sitter)) = self.places.get_mut(seat.index()) {
                    sitter.stand_in =
                        by.bot().map(|bot| HouseBot { level: bot.level, rollouts: bot.rollouts });
                }
            }
            Entry::Retract { .. } => {
                self.undos += 1;
                self.undos_in_a_row += 1;
            }
            _ => self.undos_in_a_row = 0,
        }
        if is_over {
            self.stage = Stage::Over;
        }
        Ok(is_over || matches!(entry, Entry::TakeOver { .. }))
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

/// Who plays from this place if the game begins; nobody if nobody sits there.
fn starter(place: &Place) -> Option<Starter> {
    let player = match place {
        Place::Person(sitter) => StartingPlayer::Person(sitter.name.clone()),
        Place::Bot(bot, version) => StartingPlayer::Bot(*bot, *version),
        Place::Open | Place::Closed => return None,
    };
    Some(Starter { player, contribution: contribution(place) })
}
