//! Why a game can't be recorded.

use parlor_core::record::{RecordPartsError, RecordingError};

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

impl Say for RecordPartsError {
    fn say(&self, lang: Lang) -> String {
        match self {
            RecordPartsError::Unreadable(error) => {
                let error = error.say(lang);
                say!(
                    lang,
                    "this can't be saved as a record: {error}",
                    "esto no se puede guardar como archivo de partida: {error}"
                )
            }
            RecordPartsError::Ambiguous => say!(
                lang,
                "saved as a record, this would mean something else",
                "guardado como archivo de partida, esto significaría otra cosa",
            ),
        }
    }
}

impl Say for RecordingError {
    fn say(&self, lang: Lang) -> String {
        match self {
            RecordingError::Names { players, names } => {
                let (names, players) =
                    (Noun::Name.counted(*names, lang), Noun::Player.counted(*players, lang));
                say!(
                    lang,
                    "{names} for {players}: each player needs one",
                    "{names} para {players}: cada jugador necesita uno",
                )
            }
            RecordingError::OtherChance => say!(
                lang,
                "the game wasn't dealt the way the record would say",
                "la partida no se repartió como diría el archivo",
            ),
            RecordingError::Parts(error) => error.say(lang),
        }
    }
}
