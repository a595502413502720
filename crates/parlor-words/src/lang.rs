//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::English, Lang::Spanish];

    /// The language's tag: `en` or `es`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.pick("en", "es")
    }

    /// The language's own name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.pick("English", "español")
    }

    /// The language that a locale asks for, such as `es_MX.UTF-8` in `LANG` or `es-419` in a browser; `None` if it
    /// asks for none (`C`, `POSIX`, nothing at all) or for one that we don't speak.
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(language))
    }

    /// The one that is in this language.
    #[must_use]
    pub const fn pick<T: Copy>(self, english: T, spanish: T) -> T {
        match self {
            Lang::English => english,
            Lang::Spanish => spanish,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// The text is not the tag of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a language is en or es")]
pub struct LangError;

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Lang, LangError> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == text).ok_or(LangError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_read_and_write() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        for bad in ["", "EN", "english", "fr", "es_MX"] {
            assert_eq!(bad.parse::<Lang>(), Err(LangError), "{bad:?}");
        }
    }

    #[test]
    fn a_locale_asks_for_a_language_or_for_none() {
        for locale in ["es", "es_MX.UTF-8", "es_ES@euro", "es-419", "ES", "es.UTF-8"] {
            assert_eq!(Lang::from_locale(locale), Some(Lang::Spanish), "{locale}");
        }
        for locale in ["en", "en_US.UTF-8", "en-GB", "en_IE.utf8@euro"] {
            assert_eq!(Lang::from_locale(locale), Some(Lang::English), "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "est_EE", "e", "_es", "esperanto"] {
            assert_eq!(Lang::from_locale(locale), None, "{locale}");
        }
    }
}
