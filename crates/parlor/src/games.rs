//! The games on the shelf.

use parlor_bots::{Playable, Player, SelfplayError};
use parlor_core::{BySeat, Edition, Entry, Game, GivenViews, Log, PlayerName, Viewer};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_words::{GameWords, Lang, Say};

use crate::draw::Draw;
use crate::terminal::Seated;

/// A game that this program can show and play.
pub(crate) trait Shelved: GameWords + Playable + GivenViews + Draw {
    /// Whether a turn is under way of which something has been seen already: what follows belongs to the same turn.
    fn within_turn(view: &Self::View) -> bool;

    /// How many turns there were.
    fn turns(log: &Log<Self>) -> usize;

    /// Which round is under way, in a game of rounds.
    fn round(_view: &Self::View) -> Option<String> {
        None
    }
}

impl Shelved for Fives {
    fn within_turn(_: &parlor_fives::View) -> bool {
        false
    }

    fn turns(log: &Log<Fives>) -> usize {
        actions(log).count()
    }
}

impl Shelved for Scorzo {
    /// A card was taken, and one has to be discarded.
    fn within_turn(view: &parlor_scorzo::View) -> bool {
        matches!(view.table().phase(), parlor_scorzo::Phase::Discarding(_))
    }

    fn turns(log: &Log<Scorzo>) -> usize {
        actions(log).filter(|action| matches!(action, parlor_scorzo::Action::Discard(_))).count()
    }

    fn round(view: &parlor_scorzo::View) -> Option<String> {
        view.table().round().map(|round| round.id().to_string())
    }
}

impl Shelved for Polygon {
    /// The die was rolled, and not all tiles are laid.
    fn within_turn(view: &parlor_polygon::View) -> bool {
        matches!(view.table().phase(), parlor_polygon::Phase::Drawing(_) | parlor_polygon::Phase::Turn(_))
    }

    /// One or two placements are a turn, which begins with a roll.
    fn turns(log: &Log<Polygon>) -> usize {
        Polygon::view(log.state(), Viewer::Watcher).table().turns().len()
    }
}

/// What players did, what was taken back included.
fn actions<G: Game>(log: &Log<G>) -> impl Iterator<Item = &G::Action> {
    log.entries().iter().filter_map(|entry| match entry {
        Entry::Act { action, .. } => Some(action),
        _ => None,
    })
}

/// The ids of all games.
pub(crate) const IDS: [&str; 3] = [Fives::ID, Scorzo::ID, Polygon::ID];

/// The edition that every game has built in.
pub(crate) const CLASSIC: &str = "classic";

/// Something that is done with a game, whichever it is.
pub(crate) trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn with<G: Seated>(self) -> Self::Output;
}

/// Does something with the game of this id; `None` if there is no such game.
pub(crate) fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Output> {
    match id {
        Fives::ID => Some(what.with::<Fives>()),
        Scorzo::ID => Some(what.with::<Scorzo>()),
        Polygon::ID => Some(what.with::<Polygon>()),
        _ => None,
    }
}

/// The edition of a game that is played unless another is asked for.
pub(crate) fn default_edition<G: Game>() -> G::Edition {
    match G::Edition::built_in(CLASSIC) {
        Some(edition) => edition,
        // A test asks every game for it.
        None => unreachable!("every game has a classic edition"),
    }
}

/// What bots are called in records: by their level.
pub(crate) fn names(players: &BySeat<Player>) -> BySeat<PlayerName> {
    players.map(|_, player| bot_name(*player))
}

/// What a bot is called in records.
pub(crate) fn bot_name(player: Player) -> PlayerName {
    match PlayerName::new(&player.to_string()) {
        Ok(name) => name,
        // A test makes a name of every level.
        Err(_) => unreachable!("levels have names that players can have"),
    }
}

/// Players of the same name are told apart by their seats.
pub(crate) fn told_apart(names: &BySeat<String>) -> BySeat<String> {
    let several = |name: &String| names.as_slice().iter().filter(|other| *other == name).count() > 1;
    names.map(|seat, name| if several(name) { format!("{name} {seat}") } else { name.clone() })
}

/// Why bots could not play, as a clause.
pub(crate) fn selfplay_error<R>(error: &SelfplayError<R>, lang: Lang) -> String
where
    R: parlor_core::Refusal + Say + 'static,
{
    match error {
        SelfplayError::SetUp(error) => error.say(lang),
        SelfplayError::Refused(error) => error.say(lang),
        SelfplayError::NoPlayer => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_on_the_shelf_with_its_classic_edition() {
        struct Name;
        impl WithGame for Name {
            type Output = String;
            fn with<G: Shelved>(self) -> String {
                default_edition::<G>().name().to_owned()
            }
        }
        for id in IDS {
            assert_eq!(with_game(id, Name).as_deref(), Some(CLASSIC), "{id}");
        }
        assert_eq!(with_game("chess", Name), None);
    }

    #[test]
    fn every_bot_can_be_a_name() {
        for level in parlor_bots::Level::ALL {
            assert_eq!(bot_name(level.into()).to_string(), level.name());
        }
        let strong = Player { rollouts: u32::MAX, ..parlor_bots::Level::Expert.into() };
        assert_eq!(bot_name(strong).to_string(), "expert:4294967295");
    }
}
