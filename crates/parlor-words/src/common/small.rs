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
        say!(lang, "a seat is a number from 1 to {MAX_SEATS}", "un asiento es un número del 1 al {MAX_SEATS}")
    }
}

impl Say for SeedTextError {
    fn say(&self, lang: Lang) -> String {
        let SeedTextError = self;
        let digits = Noun::Digit.counted(64, lang);
        say!(lang, "a seed here is {digits}", "aquí una semilla son {digits}")
    }
}

impl Say for RuleIdError {
    fn say(&self, lang: Lang) -> String {
        let RuleIdError = self;
        say!(
            lang,
            "a rule is named by a letter and a number, such as F8",
            "una regla se nombra con una letra y un número, por ejemplo F8",
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
                say!(lang, "a commitment is {digits}", "un compromiso son {digits}")
            }
            FairnessError::BadContribution => say!(
                lang,
                "a contribution is at most {MAX_CONTRIBUTION} bytes in hexadecimal digits, or - for none",
                "una aportación tiene como máximo {MAX_CONTRIBUTION} bytes en cifras hexadecimales, o - si \
                 no hay",
            ),
            FairnessError::Broken => say!(
                lang,
                "the seed that the house showed is not the one it had committed to",
                "la semilla que mostró la casa no es aquella con la que se había comprometido",
            ),
        }
    }
}
