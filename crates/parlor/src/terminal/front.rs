//! The terminal before a table: records are on disk, and what happens is told in lines with colours of their own.

use std::io;

use parlor_core::{BySeat, Entry, Log, SetUp};
use parlor_session::{Front, Player};
use parlor_words::program::file_cause;
use parlor_words::terminal::Notice;
use parlor_words::{Lang, Say as _, entry};

use super::board::TerminalGame;
use crate::failure::Failure;
use crate::saved::{SaveFile, SavedGames};

/// The host of a table in the terminal.
pub(crate) type Host<G> = parlor_session::Host<G, SaveFile>;
/// What one viewer knows, and how that came about.
pub(crate) type Transcript<G> = parlor_session::Transcript<G, SaveFile>;

/// Something that happened, in lines with colours of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// The sentence first, then what explains it.
    pub(crate) lines: Vec<String>,
    /// Whether a new part of the game begins with it.
    pub(crate) starts_section: bool,
}

impl<G: TerminalGame> Front<G> for SaveFile {
    type Passage = Passage;

    fn keep(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        self.write(record).map_err(|error| file_cause(&error, lang))
    }

    fn passage(before: &G::View, seen: &G::Seen, names: &BySeat<String>, lang: Lang) -> Passage {
        Passage { lines: G::narrate(before, seen, names, lang), starts_section: G::starts_section(seen) }
    }

    fn aside(happened: &Entry<G::Action>, names: &BySeat<String>, lang: Lang) -> Passage {
        let sentence = match happened {
            // What a fact is called in records is nothing for people.
            Entry::Observed(fact) => Notice::Told { values: &fact.values.join(" ") }.sentence(lang),
            happened => entry(happened, names, lang),
        };
        Passage { lines: vec![sentence], starts_section: false }
    }
}

/// Begins a game; from here on it is on disk.
pub(crate) fn begin<G: TerminalGame>(
    set_up: SetUp<G>,
    players: BySeat<Player>,
    games: &SavedGames,
    lang: Lang,
) -> Result<Host<G>, Failure> {
    let log = Log::begin(set_up).map_err(|error| Failure::misuse(&error, lang))?;
    let record = parlor_session::record(&log, &players).map_err(|error| Failure::misuse(&error, lang))?;
    let no_file =
        |error: io::Error| Failure::cannot_write(&games.folder().display().to_string(), &error, lang);
    let file = games.begin(G::ID, &record).map_err(no_file)?;
    Ok(Host::new(log, players, file, lang))
}
