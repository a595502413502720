//! The games on the shelf.

use parlor_bots::{Bot, BotGame, SelfplayError};
use parlor_core::{BySeat, LevelError, RecordedPlayer};
pub(crate) use parlor_session::GAME_IDS;
use parlor_words::program::Problem;
use parlor_words::{Lang, Say, in_notation};

use crate::failure::Failure;

/// Does something with the game of this id, or says that there is no such game.
macro_rules! with_game {
    ($id:expr, $lang:expr, $G:ident => $body:expr) => {{
        let id: &str = $id;
        parlor_session::with_game!(id, $G => $body)
            .unwrap_or_else(|| Err($crate::games::unknown_game(id, $lang)))
    }};
}
pub(crate) use with_game;

/// There is no game of this id.
pub(crate) fn unknown_game(id: &str, lang: Lang) -> Failure {
    Failure::misuse(&Problem::UnknownGame { name: id, allowed: GAME_IDS }, lang)
}

/// A bot by its name in either language, with the number of its rollouts if there is one.
pub(crate) fn bot_typed(text: &str) -> Result<Bot, LevelError> {
    match text.split_once(':') {
        Some((level, rollouts)) => format!("{}:{rollouts}", in_notation(level)).parse(),
        None => in_notation(text).parse(),
    }
}

/// What records of a game say of bots.
pub(crate) fn recorded<G: BotGame>(players: &BySeat<Bot>) -> BySeat<RecordedPlayer> {
    players.map(|_, player| player.recorded::<G>().into())
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
