//! A table on this device: its record is a file.

use std::io;

use parlor_core::{BySeat, Log, RecordedPlayer, SetUp};
use parlor_session::{LocalBackend, Player, RecordStore, recorded};
use parlor_words::Lang;
use parlor_words::program::file_cause;

use super::board::TerminalGame;
use crate::failure::Failure;
use crate::saved::{SaveFile, SavedGames};

/// A table on this device.
pub(crate) type Backend<G> = LocalBackend<G, SaveFile>;

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
