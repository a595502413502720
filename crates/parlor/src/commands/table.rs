//! Setting up a table from the command line.

use std::sync::Arc;

use parlor_bots::{Bot, BotGame};
use parlor_core::{BySeat, Chance, Edition, GameOptions, MAX_SEATS, OptionError, SetUp, SetUpError};
use parlor_words::program::Problem;
use parlor_words::{GameWords, Lang, Name, in_notation, player_names};

use crate::args::TableArgs;
use crate::failure::Failure;
use crate::{editions, games};

/// Who plays what and how, and with which seed if one was asked for.
pub(super) struct TableChoices<G: GameWords> {
    pub(super) edition: Arc<G::Edition>,
    pub(super) options: G::Options,
    pub(super) players: BySeat<Bot>,
    pub(super) seed: Option<String>,
}

impl<G: GameWords + BotGame> TableChoices<G> {
    pub(super) fn new(args: &TableArgs, lang: Lang) -> Result<TableChoices<G>, Failure> {
        let edition = Arc::new(editions::find::<G>(&args.edition, lang)?);
        let options = options::<G>(&args.options, lang)?;
        let players = players::<G>(&args.seats, &edition, lang)?;
        let seed = seed(args.seed.as_deref(), lang)?;
        Ok(TableChoices { edition, options, players, seed })
    }

    /// What the players are called.
    pub(super) fn names(&self, lang: Lang) -> BySeat<Name> {
        player_names(&games::recorded::<G>(&self.players), lang)
    }

    /// The set-up of a game that is dealt so.
    pub(super) fn set_up(&self, chance: Chance) -> SetUp<G> {
        SetUp {
            edition: Arc::clone(&self.edition),
            options: self.options.clone(),
            players: self.players.seats(),
            chance,
        }
    }
}

/// The options that a command line chooses.
pub(super) fn options<G: GameWords>(texts: &[String], lang: Lang) -> Result<G::Options, Failure> {
    let mut options = G::Options::default();
    for text in texts {
        let (key, value) =
            text.split_once('=').ok_or_else(|| Failure::misuse(&Problem::BadOption { text }, lang))?;
        options.set(key, in_notation(value)).map_err(|error| match error {
            OptionError::Unknown(name) => {
                Failure::misuse(&Problem::UnknownOption { name: &name, allowed: &G::Options::keys() }, lang)
            }
            bad_value @ OptionError::BadValue { .. } => Failure::misuse(&bad_value, lang),
        })?;
    }
    Ok(options)
}

fn players<G: GameWords>(names: &[String], edition: &G::Edition, lang: Lang) -> Result<BySeat<Bot>, Failure> {
    let bots: Vec<Bot> = names.iter().map(|name| bot(name, lang)).collect::<Result<_, _>>()?;
    let players = u8::try_from(bots.len().min(MAX_SEATS + 1)).expect("one more than there are seats");
    let can_play = edition.players();
    if !can_play.contains(&players) {
        let error = SetUpError::Players { asked: players, least: *can_play.start(), most: *can_play.end() };
        return Err(Failure::misuse(&error, lang));
    }
    Ok(BySeat::new(players, |seat| bots[seat.index()]))
}

/// The bot that a text names, such as `greedy` or `expert:2000`.
pub(super) fn bot(name: &str, lang: Lang) -> Result<Bot, Failure> {
    let name = name.trim();
    games::bot_typed(name).map_err(|_| Failure::misuse(&Problem::UnknownBot { name }, lang))
}

/// The seed that a command line asks for, if it does.
pub(super) fn seed(seed: Option<&str>, lang: Lang) -> Result<Option<String>, Failure> {
    match seed {
        Some("") => Err(Failure::misuse(&Problem::EmptySeed, lang)),
        seed => Ok(seed.map(str::to_owned)),
    }
}
