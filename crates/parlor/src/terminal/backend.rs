//! Where a game runs: on this device, where its record is a file, or at a table in a house.

use std::io;

use parlor_core::{BySeat, Chance, Commitment, Game, Log, RecordedPlayer, SetUp};
use parlor_session::{
    BotTurn, KeeperRequest, LocalBackend, Note, Player, RecordStore, Request, RequestError, Session,
    Snapshot, Thinker, recorded,
};
use parlor_words::Lang;
use parlor_words::program::file_cause;

use super::board::TerminalGame;
use super::online::HouseBackend;
use crate::failure::Failure;
use crate::saved::{SaveFile, SavedGames};

/// A table on this device.
pub(crate) type Backend<G> = LocalBackend<G, SaveFile>;

/// Where a game runs, seen from its screen.
#[expect(clippy::large_enum_variant, reason = "a screen has one")]
pub(crate) enum Place<G: TerminalGame> {
    /// On this device.
    Here(Backend<G>),
    /// At a table in a house.
    House(HouseBackend<G>),
}

type Sent<G> = Result<(), RequestError<<G as Game>::Refusal>>;

impl<G: TerminalGame> Place<G> {
    pub(crate) const fn here(&self) -> Option<&Backend<G>> {
        match self {
            Place::Here(backend) => Some(backend),
            Place::House(_) => None,
        }
    }

    pub(crate) const fn house(&self) -> Option<&HouseBackend<G>> {
        match self {
            Place::House(backend) => Some(backend),
            Place::Here(_) => None,
        }
    }

    pub(crate) const fn session(&self) -> &Session<G> {
        match self {
            Place::Here(backend) => backend.session(),
            Place::House(backend) => backend.game.session(),
        }
    }

    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        match self {
            Place::Here(backend) => backend.snapshot(),
            Place::House(backend) => backend.game.snapshot(),
        }
    }

    pub(crate) fn tell_better_moves(&mut self, tells: bool) {
        match self {
            Place::Here(backend) => backend.tell_better_moves(tells),
            Place::House(backend) => backend.game.tell_better_moves(tells),
        }
    }

    pub(crate) fn send(&mut self, request: Request<G::Action>) -> Sent<G> {
        match self {
            Place::Here(backend) => backend.send(request),
            Place::House(backend) => backend.send(request),
        }
    }

    /// Why a request was refused, if there is anything to say about it.
    pub(crate) fn note(&self, error: &RequestError<G::Refusal>) -> Option<Note> {
        match self {
            Place::Here(backend) => backend.note(error),
            Place::House(backend) => backend.game.note(error),
        }
    }

    /// Asks for something as the score keeper of a real table, which is on this device.
    pub(crate) fn keep(&mut self, request: KeeperRequest) -> Sent<G> {
        match self {
            Place::Here(backend) => backend.keep(request),
            Place::House(_) => Err(RequestError::NotNow),
        }
    }

    pub(crate) fn keeper_note(&self, error: &RequestError<G::Refusal>) -> Option<Note> {
        self.here().and_then(|backend| backend.keeper_note(error))
    }

    /// Whose turn it is, if it is a bot that acts here.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        self.here().and_then(LocalBackend::bot_turn)
    }

    /// Whether something is thought about that somebody waits for: a hint.
    pub(crate) fn is_pondering(&self) -> bool {
        match self {
            Place::Here(backend) => backend.is_pondering(),
            Place::House(backend) => backend.game.question().is_some(),
        }
    }

    /// Thinks as long as there is time; `true` if there is nothing left to think about.
    pub(crate) fn think(
        &mut self,
        thinker: &mut Thinker<G>,
        has_time: impl FnMut() -> bool,
    ) -> Result<bool, RequestError<G::Refusal>> {
        match self {
            Place::Here(backend) => thinker.think(backend, has_time),
            Place::House(backend) => Ok(thinker.advise(&mut backend.game, has_time)),
        }
    }

    /// Saves what could not be saved before; a house saves by itself.
    pub(crate) fn save(&mut self) {
        if let Place::Here(backend) = self {
            backend.save();
        }
    }

    /// What everyone was told about the seed before the game, if there is a seed that nobody chose.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        match self {
            Place::Here(backend) => match &backend.set_up().chance {
                Chance::Fair(house) => Some(house.deal().commitment),
                _ => None,
            },
            Place::House(backend) => backend.table().info().and_then(|info| info.commitment.parse().ok()),
        }
    }
}

impl RecordStore for SaveFile {
    fn append(&mut self, lines: &str, lang: Lang) -> Result<(), String> {
        self.add(lines).map_err(|error| file_cause(&error, lang))
    }

    fn replace(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        self.rewrite(record).map_err(|error| file_cause(&error, lang))
    }
}

/// Opens a table at a game that is on disk.
pub(crate) fn open<G: TerminalGame>(
    log: Log<G>,
    seats: BySeat<RecordedPlayer>,
    players: BySeat<Player>,
    file: SaveFile,
    lang: Lang,
) -> Backend<G> {
    LocalBackend::new(log, seats, players, file, lang)
}

/// Begins a game; from here on it is on disk.
pub(crate) fn begin<G: TerminalGame>(
    set_up: SetUp<G>,
    players: BySeat<Player>,
    games: &SavedGames,
    lang: Lang,
) -> Result<Backend<G>, Failure> {
    let log = Log::begin(set_up).map_err(|error| Failure::misuse(&error, lang))?;
    let seats = recorded::<G>(&players);
    let record = parlor_session::record(&log, &seats).map_err(|error| Failure::misuse(&error, lang))?;
    let no_file =
        |error: io::Error| Failure::cannot_write(&games.folder().display().to_string(), &error, lang);
    let file = games.begin(G::ID, &record).map_err(no_file)?;
    Ok(open(log, seats, players, file, lang))
}
