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
                    "this would be no readable record: {error}",
                    "esto no sería un registro legible: {error}"
                )
            }
            RecordPartsError::Ambiguous => say!(
                lang,
                "written down as a record, this would mean something else",
                "anotado como registro, esto significaría otra cosa",
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
                    "{names} for {players}: there has to be one for each",
                    "{names} para {players}: tiene que haber uno para cada uno",
                )
            }
            RecordingError::OtherChance => say!(
                lang,
                "the game was not dealt in the way the record would say",
                "el reparto de la partida no fue como diría el registro",
            ),
            RecordingError::Parts(error) => error.say(lang),
        }
    }
}
