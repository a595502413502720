//! Small texts that can't be read: seats, seeds, names, ids of rules, languages.

use parlor_core::{
    FairnessError, MAX_CONTRIBUTION, MAX_NAME, MAX_SEATS, NameError, RuleIdError, SeatError, SeedTextError,
};

use crate::phrase::{Noun, character};
use crate::say::say;
use crate::{Lang, LangError, Say};

impl Say for SeatError {
    fn say(&self, lang: Lang) -> String {
        let SeatError = self;
        say!(
            lang,
            "a player's number is from 1 to {MAX_SEATS}",
            "el número de un jugador va del 1 al {MAX_SEATS}"
        )
    }
}

impl Say for SeedTextError {
    fn say(&self, lang: Lang) -> String {
        let SeedTextError = self;
        let digits = Noun::Digit.counted(64, lang);
        say!(lang, "a seed has {digits}", "una semilla tiene {digits}")
    }
}

impl Say for RuleIdError {
    fn say(&self, lang: Lang) -> String {
        let RuleIdError = self;
        say!(
            lang,
            "a rule is a letter and a number, such as F8",
            "una regla es una letra y un número, por ejemplo F8",
        )
    }
}

impl Say for LangError {
    fn say(&self, lang: Lang) -> String {
        let LangError = self;
        say!(lang, "the languages are en and es", "los idiomas son en y es")
    }
}

impl Say for NameError {
    fn say(&self, lang: Lang) -> String {
        match self {
            NameError::Empty => {
                say!(lang, "a name has at least one character", "un nombre tiene al menos un carácter")
            }
            NameError::TooLong => {
                let characters = Noun::Character.counted(MAX_NAME, lang);
                say!(lang, "a name has at most {characters}", "un nombre tiene como máximo {characters}")
            }
            NameError::BadCharacter(bad) => {
                let bad = character(*bad, lang);
                say!(lang, "a name can't contain {bad}", "un nombre no puede contener {bad}")
            }
        }
    }
}

impl Say for FairnessError {
    fn say(&self, lang: Lang) -> String {
        match self {
            FairnessError::BadCommitment => {
                let digits = Noun::Digit.counted(64, lang);
                say!(lang, "a commitment has {digits}", "un compromiso tiene {digits}")
            }
            FairnessError::BadContribution => say!(
                lang,
                "a contribution has at most {MAX_CONTRIBUTION} bytes in hexadecimal digits, or - for none",
                "una aportación tiene como máximo {MAX_CONTRIBUTION} bytes en dígitos hexadecimales, o - si \
                 no hay",
            ),
            FairnessError::Broken => say!(
                lang,
                "the seed doesn't match the one locked in before the game",
                "la semilla no es la que se fijó antes de la partida",
            ),
        }
    }
}
