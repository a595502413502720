//! Saying something in a language.

use crate::{Lang, Spans};

/// Something that can be said to people.
pub trait Say {
    /// Says it as a clause: it begins small and has no full stop, so that it can follow a prefix or a colon.
    fn say(&self, lang: Lang) -> String;

    /// The same clause in parts. What names a rule implements this, and its [`Say::say`] is the words of the parts.
    fn spans(&self, lang: Lang) -> Spans {
        self.say(lang).into()
    }

    /// Says it as a sentence, to stand alone.
    fn sentence(&self, lang: Lang) -> String {
        sentence(&self.say(lang))
    }
}

/// Makes a clause a sentence: a capital letter and a full stop.
#[must_use]
pub fn sentence(clause: &str) -> String {
    let mut sentence = capitalized(clause);
    if needs_stop(&sentence) {
        sentence.push('.');
    }
    sentence
}

/// Makes a sentence a clause, the other way round: for a sentence that begins with a letter of ASCII. All of Unicode's lowercase letters
/// would be a large table too.
pub(crate) fn clause(sentence: &str) -> String {
    let mut clause = sentence.strip_suffix('.').unwrap_or(sentence).to_owned();
    if let Some(first) = clause.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    clause
}

/// The same words with a capital letter. The letters are those of our languages: all of Unicode's would be a large table on the pages.
#[must_use]
pub fn capitalized(clause: &str) -> String {
    let capital = |letter: char| match letter {
        'á' => 'Á',
        'é' => 'É',
        'í' => 'Í',
        'ñ' => 'Ñ',
        'ó' => 'Ó',
        'ú' => 'Ú',
        letter => letter.to_ascii_uppercase(),
    };
    let mut rest = clause.chars();
    rest.next().map(capital).into_iter().chain(rest).collect()
}

/// Whether these words need a full stop to end a sentence.
pub(crate) fn needs_stop(words: &str) -> bool {
    !words.is_empty() && !words.ends_with(['.', '!', '?', '…', ':'])
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
