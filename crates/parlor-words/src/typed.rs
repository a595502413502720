//! Words that people type, in either language.

use crate::Lang;

/// A typed word as notation and command line have it: `paso` is `pass`, `robar` is `draw`, `sensato` is `steady`. Other words stay
/// as they are.
///
/// ```
/// use parlor_words::in_notation;
///
/// assert_eq!(in_notation("Paso"), "pass");
/// assert_eq!(in_notation("círculo"), "circle");
/// assert_eq!(in_notation("7S"), "7S");
/// ```
#[must_use]
pub fn in_notation(word: &str) -> &str {
    let words = [
        ("pass", &["paso", "pasar", "pasa"][..]),
        ("draw", &["robar", "robo", "roba"]),
        ("take", &["tomar", "tomo", "toma"]),
        ("out", &["fuera"]),
        ("star", &["estrella"]),
        ("diamond", &["rombo"]),
        ("circle", &["círculo", "circulo"]),
        ("W", &["wild", "comodín", "comodin"]),
        ("me", &["yo"]),
        ("yes", &["sí", "si"]),
        ("classic", &["clásica", "clasica"]),
        ("random", &["aleatorio"]),
        ("casual", &["despistado"]),
        ("greedy", &["codicioso"]),
        ("steady", &["sensato"]),
        ("expert", &["experto"]),
    ];
    // Uppercase beyond ASCII matters for two letters only.
    let typed = word.replace('Í', "í").replace('Á', "á");
    let is_typed = |known: &&str| known.eq_ignore_ascii_case(&typed);
    words.into_iter().find(|(_, spanish)| spanish.iter().any(is_typed)).map_or(word, |(notation, _)| notation)
}

/// A move in its notation as people of this language type it: `pass` is `paso` in Spanish. [`in_notation`] reads it back.
///
/// ```
/// use parlor_words::{Lang, as_typed};
///
/// assert_eq!(as_typed("4x2 out", Lang::Spanish), "4x2 fuera");
/// assert_eq!(as_typed("4x2 out", Lang::English), "4x2 out");
/// ```
#[must_use]
pub fn as_typed(notation: &str, lang: Lang) -> String {
    let word = |word: &str| {
        match (lang, word) {
            (Lang::Spanish, "pass") => "paso",
            (Lang::Spanish, "draw") => "robar",
            (Lang::Spanish, "take") => "tomar",
            (Lang::Spanish, "out") => "fuera",
            (Lang::Spanish, "yes") => "sí",
            (Lang::English | Lang::Spanish, _) => return word.to_owned(),
        }
        .to_owned()
    };
    notation.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spanish_words_are_read_as_the_notation() {
        for (typed, notation) in [
            ("paso", "pass"),
            ("PASAR", "pass"),
            ("robar", "draw"),
            ("Tomar", "take"),
            ("fuera", "out"),
            ("estrella", "star"),
            ("rombo", "diamond"),
            ("CÍRCULO", "circle"),
            ("COMODÍN", "W"),
            ("Wild", "W"),
            ("yo", "me"),
            ("Sí", "yes"),
            ("Clásica", "classic"),
            ("Sensato", "steady"),
        ] {
            assert_eq!(in_notation(typed), notation);
        }
        for word in ["pass", "draw", "take", "out", "yes"] {
            assert_eq!(in_notation(&as_typed(word, Lang::Spanish)), word);
        }
        for other in ["pass", "8F", "4x2", "Yolanda", ""] {
            assert_eq!(in_notation(other), other);
        }
    }
}
