//! The game of a table, folded by the rules alone: nothing of the house is asked.

use std::any::Any;
use std::sync::Arc;

use parlor_core::{
    BySeat, Chance, Contribution, Edition as _, Entry, FairDeal, Game, GameOptions as _, HouseDeal, Log,
    Outcome, SetUp,
};
use parlor_house::table::{Secrets, TableSetUp};
use parlor_session::{SessionGame, with_game};
use parlor_wire::EditionChoice;

/// A game, whichever it is.
pub(crate) trait Rules {
    /// Enters what the log of the table has.
    fn enter(&mut self, entry: &Entry<String>) -> Result<(), String>;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// The log, for whoever knows which game it is.
    fn as_any(&self) -> &dyn Any;
}

impl<G: SessionGame> Rules for Log<G> {
    fn enter(&mut self, entry: &Entry<String>) -> Result<(), String> {
        let entry = entry.try_map(|text| G::read_action(text)).map_err(|error| error.to_string())?;
        self.append(entry).map(drop).map_err(|error| error.to_string())
    }

    fn is_over(&self) -> bool {
        matches!(G::outcome(self.state()), Outcome::Over(_))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The game that begins with these contributions.
pub(super) fn begin(
    set_up: &TableSetUp,
    secrets: &Secrets,
    contributions: &[Contribution],
) -> Result<Box<dyn Rules>, String> {
    with_game!(set_up.game.as_str(), G => begin_game::<G>(set_up, secrets, contributions))
        .ok_or("there is no such game")?
}

fn begin_game<G: SessionGame>(
    set_up: &TableSetUp,
    secrets: &Secrets,
    contributions: &[Contribution],
) -> Result<Box<dyn Rules>, String> {
    let edition = match &set_up.edition {
        EditionChoice::BuiltIn(name) => G::Edition::built_in(name).ok_or("there is no such edition")?,
        EditionChoice::Text(text) => {
            Arc::new(<G as Game>::Edition::read(text).map_err(|_| "the edition can't be read")?)
        }
    };
    let mut options = G::Options::default();
    for (key, value) in &set_up.options {
        options.set(key, value).map_err(|error| error.to_string())?;
    }
    let players = u8::try_from(contributions.len()).map_err(|error| error.to_string())?;
    let deal = FairDeal {
        commitment: secrets.house_seed().commitment(),
        contributions: BySeat::new(players, |seat| contributions[seat.index()].clone()),
    };
    let deal = HouseDeal::new(deal, *secrets.house_seed()).map_err(|error| error.to_string())?;
    let chance = Chance::Fair(Arc::new(deal));
    let log = Log::<G>::begin(SetUp { edition, options, players, chance });
    Ok(Box::new(log.map_err(|error| error.to_string())?))
}
