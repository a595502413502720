//! What a table begins with.

use std::fmt;
use std::sync::Arc;

use parlor_bots::{BotGame as _, bot_seed};
use parlor_core::{
    BySeat, Chance, Commitment, Contribution, Edition as _, FairDeal, Game, GameOptions as _, HouseDeal,
    Level, PlayerSeed, Seat, Seed,
};
use parlor_session::{SessionGame, with_game};
use parlor_wire::{EditionChoice, InviteSecret, TableId};
use serde::{Deserialize, Serialize};

use super::game::{self, PlayedGame, Starter};

/// The longest text of an edition that a house takes, in bytes: it is sent to everyone who opens the table.
pub(super) const MAX_EDITION: usize = 16 * 1024;

/// What everyone may know of a table before anyone sits down. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSetUp {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The box.
    pub edition: EditionChoice,
    /// House rules that are not at their defaults.
    pub options: Vec<(String, String)>,
    /// How many seats there are.
    pub seats: u8,
    /// Whether players may ask for hints.
    pub hints: bool,
}

/// A table can't begin with this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpProblem {
    /// There is no such game.
    #[error("there is no such game")]
    Game,
    /// There is no such edition, or its text can't be read.
    #[error("there is no such edition, or its text can't be read")]
    Edition,
    /// There is no such option or value.
    #[error("there is no such option or value")]
    Option,
    /// So many can't play.
    #[error("so many can't play")]
    Seats,
    /// A bot can't think ahead like this, or not as far.
    #[error("a bot can't think ahead like this, or not as far")]
    Bot,
    /// The rules have changed since.
    #[error("the rules have changed since")]
    Rules,
}

impl TableSetUp {
    /// Checks that a game can be played with this.
    pub(super) fn check(&self) -> Result<(), SetUpProblem> {
        with_game!(self.game.as_str(), G => {
            if self.rules != G::RULES_VERSION {
                return Err(SetUpProblem::Rules);
            }
            let (edition, _) = self.parts::<G>()?;
            let most = *edition.players().end();
            if (2..=most).contains(&self.seats) { Ok(()) } else { Err(SetUpProblem::Seats) }
        })
        .ok_or(SetUpProblem::Game)?
    }

    /// How many have to play at least.
    #[must_use]
    pub fn least_players(&self) -> u8 {
        let least = with_game!(self.game.as_str(), G => self.parts::<G>().map(|(edition, _)| *edition.players().start()));
        least.and_then(Result::ok).unwrap_or(2).max(2)
    }

    /// The version of the game's player of this level.
    #[must_use]
    pub fn player_version(&self, level: Level) -> Option<u32> {
        with_game!(self.game.as_str(), G => G::player_version(level))
    }

    /// Begins the game.
    pub(super) fn start(
        &self,
        starters: &[Starter],
        secrets: &Secrets,
    ) -> Result<Box<dyn PlayedGame>, SetUpProblem> {
        with_game!(self.game.as_str(), G => {
            let (edition, options) = self.parts::<G>()?;
            game::start::<G>(edition, options, starters, secrets)
        })
        .ok_or(SetUpProblem::Game)?
        .map(|game| secrets.played(game))
    }

    fn parts<G: SessionGame>(&self) -> Result<(Arc<G::Edition>, G::Options), SetUpProblem> {
        let edition = match &self.edition {
            EditionChoice::BuiltIn(name) => G::Edition::built_in(name).ok_or(SetUpProblem::Edition)?,
            EditionChoice::Text(text) if text.len() <= MAX_EDITION => {
                Arc::new(G::Edition::read(text).map_err(|_| SetUpProblem::Edition)?)
            }
            EditionChoice::Text(_) => return Err(SetUpProblem::Edition),
        };
        let mut options = G::Options::default();
        for (key, value) in &self.options {
            options.set(key, value).map_err(|_| SetUpProblem::Option)?;
        }
        Ok((edition, options))
    }
}

/// The version of a game's rules; `None` if there is no such game.
#[must_use]
pub fn rules_version(game: &str) -> Option<u32> {
    with_game!(game, G => <G as Game>::RULES_VERSION)
}

/// What nobody but the house knows of a table until the game is over. It can't be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    house_seed: Seed,
    bots_seed: Seed,
    invite: InviteSecret,
    #[cfg(feature = "scripted")]
    pub(super) scripted: Option<Arc<super::Scripted>>,
}

impl Secrets {
    /// These secrets.
    #[must_use]
    pub const fn new(house_seed: Seed, bots_seed: Seed, invite: InviteSecret) -> Secrets {
        Secrets {
            house_seed,
            bots_seed,
            invite,
            #[cfg(feature = "scripted")]
            scripted: None,
        }
    }

    /// The seed that the house adds to the deal.
    #[must_use]
    pub const fn house_seed(&self) -> &Seed {
        &self.house_seed
    }

    /// The seed of the bots' choices.
    #[must_use]
    pub const fn bots_seed(&self) -> &Seed {
        &self.bots_seed
    }

    /// What the house publishes of its seed before anyone sits down.
    pub(super) fn commitment(&self) -> Commitment {
        #[cfg(feature = "scripted")]
        if let Some(scripted) = &self.scripted {
            return scripted.commitment;
        }
        self.house_seed.commitment()
    }

    /// What the house publishes of the bots' seed before anyone sits down.
    pub(super) fn bots_commitment(&self) -> Commitment {
        #[cfg(feature = "scripted")]
        if let Some(scripted) = &self.scripted {
            return scripted.bots_commitment;
        }
        self.bots_seed.commitment()
    }

    /// The deal, to which every seat has added this.
    pub(super) fn chance(&self, contributions: BySeat<Contribution>) -> Chance {
        #[cfg(feature = "scripted")]
        if let Some(scripted) = &self.scripted {
            return Chance::Dealt(scripted.deal.clone());
        }
        let deal = FairDeal { commitment: self.commitment(), contributions };
        let deal = HouseDeal::new(deal, self.house_seed).expect("the commitment is that of the seed");
        Chance::Fair(Arc::new(deal))
    }

    /// A game that has begun with this deal, as the table plays it.
    #[cfg_attr(not(feature = "scripted"), allow(clippy::unused_self, reason = "only tests play another"))]
    fn played(&self, game: Box<dyn PlayedGame>) -> Box<dyn PlayedGame> {
        #[cfg(feature = "scripted")]
        if let Some(double) = self.scripted.as_ref().and_then(|scripted| scripted.double.as_ref()) {
            return double(game);
        }
        game
    }

    /// What an invitation says.
    #[must_use]
    pub const fn invite(&self) -> &InviteSecret {
        &self.invite
    }

    /// The seed of the bot in a seat.
    #[must_use]
    pub fn bot_seed(&self, seat: Seat) -> PlayerSeed {
        bot_seed(&self.bots_seed, seat)
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(hidden)")
    }
}
