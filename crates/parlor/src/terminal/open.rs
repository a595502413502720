//! Sitting down: at a new table, or at one that was left.

use std::sync::Arc;

use parlor_bots::GameSeed;
use parlor_core::record::{Record, replay};
use parlor_core::{BySeat, Chance, SetUp};
use parlor_session::{SeatChoice, TableKind, resumed, seated};
use parlor_words::terminal::Notice;
use parlor_words::{Say as _, replay_error};

use super::app_context::AppContext;
use super::backend::{Place, begin, open};
use super::board::TerminalGame;
use super::screen::Screen;
use super::table::TableScreen;
use crate::failure::Failure;
use crate::games::with_game;
use crate::saved::{Opened, SaveFile};
use crate::seeds::{self, new_seed};

/// All that a new game needs to be known.
pub(crate) struct NewGame<G: TerminalGame> {
    pub(crate) edition: Arc<G::Edition>,
    pub(crate) options: G::Options,
    pub(crate) seat_choices: BySeat<SeatChoice>,
    /// The seed, if one was asked for; none also where the game is on a real table.
    pub(crate) seed: Option<String>,
    /// Whether the game is on a real table, and only followed here.
    pub(crate) is_real_table: bool,
}

impl<G: TerminalGame> NewGame<G> {
    /// Begins the game.
    pub(crate) fn begin(self, context: &AppContext) -> Result<TableScreen<G>, Failure> {
        let lang = context.lang;
        let (dealt, seeds) = seeds::deal(self.seed.as_deref(), self.seat_choices.seats())?;
        let chance = if self.is_real_table { Chance::Unknown } else { dealt };
        let players = seated(&self.seat_choices, &seeds);
        let set_up = SetUp { edition: self.edition, options: self.options, players: players.seats(), chance };
        Ok(TableScreen::new(Place::Here(begin(set_up, players, &context.games, lang)?), context.clone()))
    }
}

/// Goes on with the game of this number.
pub(crate) fn resume(number: u32, context: &AppContext) -> Result<Box<dyn Screen>, Failure> {
    let lang = context.lang;
    let misuse = |notice: Notice<'_>| Failure::misuse(&notice, lang);
    let folder = context.games.folder().display().to_string();
    match context.games.open(number).map_err(|error| Failure::cannot_read(&folder, &error, lang))? {
        Opened::Missing => Err(misuse(Notice::NoSuchGame { number })),
        Opened::InUse => Err(misuse(Notice::IsOpen { number })),
        Opened::NoText => Err(misuse(Notice::NoRecord { number })),
        Opened::Broken(error) => {
            let what = Notice::NoRecord { number }.say(lang);
            Err(Failure::Misuse(format!("{what} ({})", error.say(lang))))
        }
        Opened::Game(_, record) if record.scores().is_some() => Err(misuse(Notice::IsOver { number })),
        Opened::Game(_, record) if TableKind::from_record(&record).is_none() => {
            Err(misuse(Notice::NotOurs { number }))
        }
        Opened::Game(file, record) => {
            with_game!(record.game(), lang, G => open_record::<G>(file, &record, context))
        }
    }
}

fn open_record<G: TerminalGame>(
    file: SaveFile,
    record: &Record,
    context: &AppContext,
) -> Result<Box<dyn Screen>, Failure> {
    let lang = context.lang;
    let played = match replay::<G>(record) {
        Ok(replayed) => replayed.played,
        Err(error) => {
            let (_, lines) =
                Record::read(&record.to_string()).map_err(|error| Failure::Misuse(error.say(lang)))?;
            return Err(Failure::Misuse(replay_error(&error, &lines, lang)));
        }
    };
    let Some(played) = played else {
        return Err(Failure::misuse(&Notice::NotOurs { number: file.number() }, lang));
    };
    let seeds = GameSeed::new(&new_seed()?);
    let players = resumed(&record.playing(), &seeds);
    let backend = open(played.log, record.seats().clone(), players, file, lang);
    Ok(Box::new(TableScreen::new(Place::Here(backend), context.clone())))
}
