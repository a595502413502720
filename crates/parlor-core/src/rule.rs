//! The names of rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// The id of a rule: the game's letter and a number, such as `F8`. It is the rule's name everywhere.
///
/// ```
/// use parlor_core::{RuleId, RuleIdError};
///
/// let rule: RuleId = "f8".parse()?;
/// assert_eq!((rule, rule.to_string().as_str()), (RuleId::new('F', 8), "F8"));
/// assert_eq!(RuleId::all::<19>('Z').last().unwrap().to_string(), "Z19");
/// assert_eq!("8".parse::<RuleId>(), Err(RuleIdError));
/// # Ok::<(), RuleIdError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct RuleId {
    letter: char,
    number: u8,
}

impl RuleId {
    /// The rule of this letter and number.
    #[must_use]
    pub const fn new(letter: char, number: u8) -> RuleId {
        RuleId { letter, number }
    }

    /// The first `N` rules of a letter, in order: all rules of a game that has this many, at most 255.
    #[must_use]
    pub const fn all<const N: usize>(letter: char) -> [RuleId; N] {
        let mut rules = [RuleId::new(letter, 0); N];
        let mut number = 0;
        while (number as usize) < N {
            rules[number as usize].number = number + 1;
            number += 1;
        }
        rules
    }

    /// The number of the rule within its game.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.number)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text is not the id of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a rule's id is a letter and a number, such as F8")]
pub struct RuleIdError;

impl TryFrom<String> for RuleId {
    type Error = RuleIdError;

    fn try_from(text: String) -> Result<RuleId, RuleIdError> {
        text.parse()
    }
}

impl FromStr for RuleId {
    type Err = RuleIdError;

    /// Reads an id; small letters and leading zeros are fine, as people type them.
    fn from_str(text: &str) -> Result<RuleId, RuleIdError> {
        let mut rest = text.chars();
        let letter = rest.next().filter(char::is_ascii_alphabetic).ok_or(RuleIdError)?;
        let digits = rest.as_str();
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(RuleIdError);
        }
        let number = digits.parse().map_err(|_| RuleIdError)?;
        Ok(RuleId::new(letter.to_ascii_uppercase(), number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_as_people_type_them() {
        for text in ["F8", "f8", "F08"] {
            assert_eq!(text.parse(), Ok(RuleId::new('F', 8)));
        }
        for bad in ["", "F", "8", "F8a", "F-1", "F999", "É1"] {
            assert_eq!(bad.parse::<RuleId>(), Err(RuleIdError), "{bad:?}");
        }
        assert_eq!(RuleId::new('F', 8).to_string(), "F8");
    }
}
