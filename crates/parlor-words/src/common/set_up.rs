//! Beginning a game: players, options, chance, and what a real table tells.

use parlor_core::{ChanceError, ImagineError, ObserveError, OptionError, SetUpError};

use crate::phrase::{list_or, quoted};
use crate::say::say;
use crate::{Lang, Say};

impl Say for SetUpError {
    fn say(&self, lang: Lang) -> String {
        match self {
            SetUpError::Players { asked, least, most } if least == most => say!(
                lang,
                "this edition is for {least} players, not {asked}",
                "con esta edición juegan {least}, no {asked}",
            ),
            SetUpError::Players { asked, least, most } => say!(
                lang,
                "this edition is for {least} to {most} players, not {asked}",
                "con esta edición juegan de {least} a {most}, no {asked}",
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
                let allowed = list_or(allowed, lang);
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
                    "the written-down deal says nothing about {label}",
                    "el reparto anotado no dice nada de {label}",
                )
            }
            ChanceError::BadValue { label, place, value } => {
                let (label, value) = (quoted(label, lang), quoted(value, lang));
                say!(
                    lang,
                    "in the written-down deal of {label}, value number {place} can't be {value}",
                    "en el reparto anotado de {label}, el valor número {place} no puede ser {value}",
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
                say!(lang, "the game does not ask for {label} now", "el juego no pregunta ahora por {label}")
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
            "what this player has seen fits no possible game",
            "lo que ha visto este jugador no encaja en ninguna partida posible",
        )
    }
}
