//! What can be wrong with an edition file.

use super::FieldKind;

/// What is wrong with an edition file, and where; `P` is what only the game can find wrong.
///
/// ```
/// use parlor_core::{Edition as _, EditionProblem};
/// use parlor_fives::Edition;
///
/// let text = Edition::classic().write().replace("\"classic\"", "\"Our box\"");
/// let error = Edition::read(&text).unwrap_err();
/// assert_eq!((error.line, error.column), (1, 8));
/// assert_eq!(error.problem, EditionProblem::Name { most: 40 });
/// assert!(error.to_string().starts_with("line 1, column 8: "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct EditionError<P> {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: EditionProblem<P>,
}

/// What can be wrong with an edition file: with the header that all games' files share, or with what the game adds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionProblem<P> {
    /// The file is larger than any edition.
    #[error("an edition file has at most {most} bytes")]
    TooLarge {
        /// How many bytes it may have.
        most: usize,
    },
    /// It is not TOML.
    #[error("{message}")]
    Syntax {
        /// What the TOML reader says.
        message: String,
    },
    /// A field is missing.
    #[error("there is no {name}")]
    MissingField {
        /// The field.
        name: &'static str,
    },
    /// A field is not known.
    #[error("there is nothing called {name:?} in an edition of this game")]
    UnknownField {
        /// The field.
        name: String,
        /// All that are known.
        known: Vec<&'static str>,
    },
    /// A field is something else than it has to be.
    #[error("this has to be {expected:?}")]
    WrongKind {
        /// What it has to be.
        expected: FieldKind,
    },
    /// The name is invalid.
    #[error("a name is 1 to {most} small letters, digits and hyphens")]
    Name {
        /// The longest name.
        most: usize,
    },
    /// The name belongs to a built-in edition with other contents.
    #[error("{name:?} is built in with other contents: choose another name")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The numbers of players make no sense in this game.
    #[error("players are the fewest and the most that can play, from {least} to {most}")]
    Players {
        /// The fewest that can play any edition.
        least: usize,
        /// The most that can.
        most: usize,
    },
    /// What is wrong is the game's own.
    #[error(transparent)]
    Game(P),
}
