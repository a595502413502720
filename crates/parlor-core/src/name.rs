//! Names of players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most characters a name has.
pub const MAX_NAME: usize = 40;

/// The name of a player, a person or a bot: 1 to [`MAX_NAME`] characters on one line, with single spaces inside and none
/// around. It has no control characters and none that turn the direction of text, so it can't disturb what is written
/// beside it.
///
/// ```
/// use parlor_core::{NameError, PlayerName};
///
/// let name = PlayerName::new("  Ana   María ")?;
/// assert_eq!(name.as_str(), "Ana María");
/// assert_eq!(PlayerName::new(" "), Err(NameError::Empty));
/// assert_eq!(PlayerName::new("Ana\nBen"), Err(NameError::BadCharacter('\n')));
/// # Ok::<(), NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// The name that a text says: spaces around it are taken off, several in a row become one.
    ///
    /// # Errors
    /// If nothing is left, or too much, or a character that a name can't have.
    pub fn new(text: &str) -> Result<PlayerName, NameError> {
        tidy(text).map(PlayerName)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Brings a name into the form that [`PlayerName`] describes.
pub(crate) fn tidy(text: &str) -> Result<String, NameError> {
    let text = text.trim();
    if let Some(bad) = text.chars().find(|c| c.is_control() || turns_direction(*c)) {
        return Err(NameError::BadCharacter(bad));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let name = words.join(" ");
    match name.chars().count() {
        0 => Err(NameError::Empty),
        1..=MAX_NAME => Ok(name),
        _ => Err(NameError::TooLong),
    }
}

/// Whether a character is one of Unicode's marks, embeddings, overrides and isolates of direction.
const fn turns_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl FromStr for PlayerName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<PlayerName, NameError> {
        PlayerName::new(text)
    }
}

impl TryFrom<String> for PlayerName {
    type Error = NameError;

    fn try_from(text: String) -> Result<PlayerName, NameError> {
        PlayerName::new(&text)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

/// The text is not a valid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// There is nothing in it.
    #[error("a name has at least one character")]
    Empty,
    /// It is too long.
    #[error("a name has at most {MAX_NAME} characters")]
    TooLong,
    /// It has a control character or one that turns the direction of text.
    #[error("a name can't have the character {0:?}")]
    BadCharacter(char),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (text, name) in [("Ana", "Ana"), ("  Ana \t", "Ana"), ("Ana   María", "Ana María"), ("#1", "#1")]
        {
            assert_eq!(PlayerName::new(text).unwrap().as_str(), name);
        }
        let longest = "ñ".repeat(MAX_NAME);
        assert_eq!(PlayerName::new(&longest).unwrap().to_string(), longest);
    }

    #[test]
    fn what_is_no_name_is_refused() {
        assert_eq!(PlayerName::new(" "), Err(NameError::Empty));
        assert_eq!(PlayerName::new(&"a".repeat(MAX_NAME + 1)), Err(NameError::TooLong));
        for bad in ['\n', '\t', '\0', '\u{7f}', '\u{85}', '\u{202e}', '\u{2066}'] {
            assert_eq!(PlayerName::new(&format!("A{bad}B")), Err(NameError::BadCharacter(bad)), "{bad:?}");
        }
    }

    #[test]
    fn names_are_checked_on_the_way_in_from_json_too() {
        assert_eq!(serde_json::from_str::<PlayerName>("\" Ana \"").unwrap().as_str(), "Ana");
        assert_eq!(serde_json::to_string(&PlayerName::new("Ana").unwrap()).unwrap(), "\"Ana\"");
        assert!(serde_json::from_str::<PlayerName>("\"\"").is_err());
    }
}
