//! Texts that say what is ruled out, and have a good reason.

/// The path of a file, the words that the table would rule out, and why they stay. There are at most [`MOST`].
pub(crate) const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("crates/parlor-words/src/fives/notation.rs", "down (F8)", "F8 is a square here"),
    ("crates/parlor-words/src/fives/notation.rs", "vertical (F8)", "F8 is a square here"),
    (
        "crates/parlor-words/src/fives/book.rs",
        "archivos de partida dice pass",
        "the word in game files is English",
    ),
    (
        "crates/parlor-words/src/polygon/book.rs",
        "archivos de partida dice out",
        "the word in game files is English",
    ),
    (
        "crates/parlor-words/src/scorzo/book.rs",
        "archivos de partida, robar es draw y tomar es take",
        "the words in game files are English",
    ),
];

/// How many exceptions there may be. If more are needed, a pattern is too wide.
pub(crate) const MOST: usize = 25;
