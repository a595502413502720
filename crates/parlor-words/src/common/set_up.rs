//! Starting a game: players, options, chance, and what the score keeper is told.

use parlor_core::{ChanceError, ImagineError, ObserveError, OptionError, SetUpError};

use crate::phrase::{list_or, quoted};
use crate::say::say;
use crate::{Lang, Say, as_typed};

impl Say for SetUpError {
    fn say(&self, lang: Lang) -> String {
        match self {
            SetUpError::Players { asked, least, most } if least == most => say!(
                lang,
                "this edition is for {least} players, not {asked}",
                "esta edición es para {least} jugadores, no para {asked}",
            ),
            SetUpError::Players { asked, least, most } => say!(
                lang,
                "this edition is for {least} to {most} players, not {asked}",
                "esta edición es de {least} a {most} jugadores, no de {asked}",
            ),
            SetUpError::Chance(error) => error.say(lang),
        }
    }
}

impl Say for OptionError {
    fn say(&self, lang: Lang) -> String {
        match self {
            OptionError::Unknown(name) => {
                let name = quoted(name, lang);
                say!(lang, "there is no option {name}", "no existe la opción {name}")
            }
            OptionError::BadValue { key, value, allowed } => {
                let value = quoted(value, lang);
                let refused =
                    say!(lang, "the option {key} can't be {value}", "la opción {key} no puede ser {value}");
                if allowed.is_empty() {
                    return refused;
                }
                let value = |value: &&str| match as_typed(value, lang) {
                    typed if typed == *value => typed,
                    typed => format!("{typed} ({value})"),
                };
                let allowed = list_or(&allowed.iter().map(value).collect::<Vec<_>>(), lang);
                say!(lang, "{refused}: choose {allowed}", "{refused}: elige {allowed}")
            }
        }
    }
}

impl Say for ChanceError {
    fn say(&self, lang: Lang) -> String {
        match self {
            ChanceError::NotScripted { label } => {
                let label = quoted(label, lang);
                say!(
                    lang,
                    "the recorded deal has no entry for {label}",
                    "el reparto guardado no dice nada de {label}",
                )
            }
            ChanceError::BadValue { label, place, value } => {
                let (label, value) = (quoted(label, lang), quoted(value, lang));
                say!(
                    lang,
                    "in the recorded deal of {label}, value {place} can't be {value}",
                    "en el reparto guardado de {label}, el valor {place} no puede ser {value}",
                )
            }
        }
    }
}

impl Say for ObserveError {
    fn say(&self, lang: Lang) -> String {
        match self {
            ObserveError::NotAsked { label } => {
                let label = quoted(label, lang);
                say!(lang, "the game isn't asking for {label} now", "el juego no pide {label} ahora")
            }
            ObserveError::BadValue { label, values } if values.is_empty() => {
                let label = quoted(label, lang);
                say!(lang, "a value for {label} is missing", "falta un valor para {label}")
            }
            ObserveError::BadValue { label, values } => {
                let (label, values) = (quoted(label, lang), quoted(&values.join(" "), lang));
                say!(
                    lang,
                    "{values} can't be the answer to {label}",
                    "{values} no puede ser la respuesta a {label}"
                )
            }
        }
    }
}

impl Say for ImagineError {
    fn say(&self, lang: Lang) -> String {
        let ImagineError = self;
        say!(
            lang,
            "no possible game matches what this player has seen",
            "ninguna partida posible coincide con lo que vio este jugador",
        )
    }
}
