//! Saying something in a language.

use crate::Lang;

/// Something that can be said to people.
pub trait Say {
    /// Says it as a clause: it begins small and has no full stop, so that it can follow a prefix or a colon.
    fn say(&self, lang: Lang) -> String;

    /// Says it as a sentence, to stand alone.
    fn sentence(&self, lang: Lang) -> String {
        sentence(&self.say(lang))
    }
}

/// Makes a clause a sentence: a capital letter and a full stop.
#[must_use]
pub fn sentence(clause: &str) -> String {
    let mut rest = clause.chars();
    let mut sentence: String = rest.next().into_iter().flat_map(char::to_uppercase).collect();
    sentence.push_str(rest.as_str());
    if !sentence.is_empty() && !sentence.ends_with(['.', '!', '?', '…', ':']) {
        sentence.push('.');
    }
    sentence
}

/// The text in both languages, English first, with facts in braces as in `format!`; gives the one that is asked for. A
/// language that is added to [`Lang`] and not here does not compile.
macro_rules! say {
    ($lang:expr, $english:literal, $spanish:literal $(,)?) => {
        match $lang {
            $crate::Lang::English => ::std::format!($english),
            $crate::Lang::Spanish => ::std::format!($spanish),
        }
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_becomes_a_sentence() {
        assert_eq!(sentence("the game is over"), "The game is over.");
        assert_eq!(sentence("él pasa"), "Él pasa.");
        assert_eq!(sentence("¡listo!"), "¡listo!");
        assert_eq!(sentence("8F 415"), "8F 415.");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn both_languages_take_their_facts_from_where_they_are_said() {
        let tiles = 3;
        assert_eq!(say!(Lang::English, "{tiles} tiles", "{tiles} fichas"), "3 tiles");
        assert_eq!(say!(Lang::Spanish, "{tiles} tiles", "{tiles} fichas"), "3 fichas");
    }
}
