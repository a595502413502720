//! The games on the shelf.

use parlor_bots::{Bot, SelfplayError};
use parlor_core::{BySeat, Game as _, PlayerName};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
pub(crate) use parlor_session::{CLASSIC, bot_name, default_edition, told_apart};
use parlor_words::{Lang, Say};

use crate::terminal::TerminalGame;

/// The ids of all games.
pub(crate) const IDS: [&str; 3] = [Fives::ID, Scorzo::ID, Polygon::ID];

/// Something that is done with a game, whichever it is.
pub(crate) trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn with<G: TerminalGame>(self) -> Self::Output;
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

/// What bots are called in records: by their level.
pub(crate) fn names(players: &BySeat<Bot>) -> BySeat<PlayerName> {
    players.map(|_, player| bot_name(*player))
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
    use crate::draw::TextGame;

    #[test]
    fn every_game_is_on_the_shelf_with_its_classic_edition() {
        struct Name;
        impl WithGame for Name {
            type Output = String;
            fn with<G: TextGame>(self) -> String {
                parlor_core::Edition::name(&default_edition::<G>()).to_owned()
            }
        }
        for id in IDS {
            assert_eq!(with_game(id, Name).as_deref(), Some(CLASSIC), "{id}");
        }
        assert_eq!(with_game("chess", Name), None);
    }
}
