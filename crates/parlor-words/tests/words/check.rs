//! What every text has to be.

use parlor_words::{Lang, Say};

/// Checks a text in both languages: there, different, tidy, and with the same facts.
pub(crate) fn texts(english: &str, spanish: &str, facts: &[&str]) {
    assert_ne!(english, spanish);
    same_or_not(english, spanish, facts);
}

/// The same for words that may be alike in both languages.
pub(crate) fn same_or_not(english: &str, spanish: &str, facts: &[&str]) {
    for text in [english, spanish] {
        assert!(!text.trim().is_empty(), "empty beside {english:?} {spanish:?}");
        assert_eq!(text, text.trim());
        assert!(!text.contains("  "), "two spaces in {text:?}");
        assert!(!text.contains(['{', '}', '\n', '\t']), "a placeholder or a line break in {text:?}");
        assert!(
            !text.contains(" ,") && !text.contains(" ;") && !text.ends_with(" ."),
            "a space before a stop in {text:?}"
        );
        for fact in facts {
            assert!(text.contains(fact), "{fact:?} is missing in {text:?}");
        }
    }
    for (open, close) in [('¿', '?'), ('¡', '!')] {
        assert_eq!(spanish.matches(open).count(), spanish.matches(close).count(), "{spanish:?}");
        assert!(!english.contains(open), "{english:?}");
    }
    assert!(!english.contains(['«', '»']), "{english:?}");
    assert!(!spanish.contains(['“', '”']), "{spanish:?}");
}

/// Checks something that is said as a clause.
pub(crate) fn clause(said: &impl Say, facts: &[&str]) {
    let (english, spanish) = both(said);
    texts(&english, &spanish, facts);
    for text in [english, spanish] {
        assert!(!text.ends_with('.'), "a clause has no full stop: {text:?}");
        let name = ["Ana", "Turn", "Player", "Jugador", "Steady"].iter().any(|name| text.starts_with(name));
        let square_or_rule = text.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
        let small = text.chars().next().is_some_and(|c| !c.is_uppercase());
        assert!(small || name || square_or_rule, "a clause begins small: {text:?}");
    }
}

/// A text in both languages. Its parts have the same words.
pub(crate) fn both(said: &impl Say) -> (String, String) {
    for lang in Lang::ALL {
        assert_eq!(said.spans(lang).to_string(), said.say(lang));
        assert_eq!(said.spans(lang).sentence().to_string(), said.sentence(lang));
    }
    (said.say(Lang::English), said.say(Lang::Spanish))
}

/// Checks what is said to the letter, English first.
pub(crate) fn says(said: &impl Say, english: &str, spanish: &str) {
    assert_eq!(both(said), (english.to_owned(), spanish.to_owned()));
    clause(said, &[]);
}
