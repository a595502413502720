//! Setting up a table from the command line.

use std::path::Path;
use std::sync::Arc;

use parlor_bots::{GameSeed, Level};
use parlor_core::{BySeat, Chance, Edition, GameOptions, MAX_SEATS, OptionError, SetUp, SetUpError};
use parlor_words::program::Problem;
use parlor_words::{GameWords, Lang};

use super::text_file;
use crate::args::TableArgs;
use crate::failure::Failure;
use crate::games::CLASSIC;

/// Who plays what, how, and with which seed.
pub(super) struct Table<G: GameWords> {
    pub(super) edition: Arc<G::Edition>,
    pub(super) options: G::Options,
    pub(super) levels: BySeat<Level>,
    pub(super) seed: String,
}

impl<G: GameWords> Table<G> {
    pub(super) fn new(args: &TableArgs, lang: Lang) -> Result<Table<G>, Failure> {
        let edition = Arc::new(edition::<G>(&args.edition, lang)?);
        let mut options = G::Options::default();
        for text in &args.options {
            let (key, value) =
                text.split_once('=').ok_or_else(|| Failure::misuse(&Problem::BadOption { text }, lang))?;
            options.set(key, value).map_err(|error| match error {
                OptionError::Unknown(name) => {
                    Failure::misuse(&Problem::UnknownOption { name: &name, allowed: G::Options::KEYS }, lang)
                }
                bad_value @ OptionError::BadValue { .. } => Failure::misuse(&bad_value, lang),
            })?;
        }
        let levels = levels::<G>(&args.seats, &edition, lang)?;
        let seed = match &args.seed {
            Some(seed) if seed.is_empty() => return Err(Failure::misuse(&Problem::EmptySeed, lang)),
            Some(seed) => seed.clone(),
            None => new_seed()?,
        };
        Ok(Table { edition, options, levels, seed })
    }

    /// What the players are called: bots of the same level are told apart by their seats.
    pub(super) fn names(&self) -> BySeat<String> {
        self.levels.map(|seat, level| format!("{level} {seat}"))
    }

    /// The set-up of the game of these seeds.
    pub(super) fn set_up(&self, seeds: &GameSeed) -> SetUp<G> {
        SetUp {
            edition: Arc::clone(&self.edition),
            options: self.options.clone(),
            players: self.levels.seats(),
            chance: Chance::Seed(seeds.deal()),
        }
    }
}

/// A built-in edition by name, or one from a file.
pub(super) fn edition<G: GameWords>(name: &str, lang: Lang) -> Result<G::Edition, Failure> {
    if let Some(edition) = G::Edition::built_in(name) {
        return Ok(edition);
    }
    let path = Path::new(name);
    let looks_like_a_file = path.exists() || path.extension().is_some() || path.components().count() > 1;
    if !looks_like_a_file {
        return Err(Failure::misuse(&Problem::UnknownEdition { name, allowed: &[CLASSIC] }, lang));
    }
    let text = text_file::read(path, lang)?;
    G::Edition::read(&text).map_err(|error| text_file::broken(path, &error, lang))
}

fn levels<G: GameWords>(
    names: &[String],
    edition: &G::Edition,
    lang: Lang,
) -> Result<BySeat<Level>, Failure> {
    let allowed = Level::ALL.map(Level::name);
    let level = |name: &String| {
        let name = name.trim();
        name.parse().map_err(|_| Failure::misuse(&Problem::UnknownBot { name, allowed: &allowed }, lang))
    };
    let levels: Vec<Level> = names.iter().map(level).collect::<Result<_, _>>()?;
    let players = u8::try_from(levels.len().min(MAX_SEATS + 1)).unwrap_or(u8::MAX);
    let can_play = edition.players();
    if !can_play.contains(&players) {
        let error = SetUpError::Players { asked: players, least: *can_play.start(), most: *can_play.end() };
        return Err(Failure::misuse(&error, lang));
    }
    Ok(BySeat::new(players, |seat| levels[seat.index()]))
}

/// A seed that nobody can guess, short enough to be typed again.
fn new_seed() -> Result<String, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Output(std::io::Error::other(error)))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
