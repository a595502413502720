//! The games on the shelf.

use parlor_bots::{Level, Playable, SelfplayError};
use parlor_core::{BySeat, Edition, Game, PlayerName};
use parlor_fives::Fives;
use parlor_words::{GameWords, Lang, Say};

use crate::draw::Draw;

/// A game that this program can show and play.
pub(crate) trait Shelved: GameWords + Playable + Draw {}

impl Shelved for Fives {}

/// The ids of all games.
pub(crate) const IDS: [&str; 1] = [Fives::ID];

/// The edition that every game has built in.
pub(crate) const CLASSIC: &str = "classic";

/// Something that is done with a game, whichever it is.
pub(crate) trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn with<G: Shelved>(self) -> Self::Output;
}

/// Does something with the game of this id; `None` if there is no such game.
pub(crate) fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Output> {
    match id {
        Fives::ID => Some(what.with::<Fives>()),
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
pub(crate) fn names(levels: &BySeat<Level>) -> BySeat<PlayerName> {
    levels.map(|_, level| match PlayerName::new(level.name()) {
        Ok(name) => name,
        // A test makes a name of every level.
        Err(_) => unreachable!("levels have names that players can have"),
    })
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
    fn every_level_can_be_a_name() {
        for level in Level::ALL {
            assert_eq!(names(&BySeat::new(2, |_| level)).as_slice()[1].to_string(), level.name());
        }
    }
}
