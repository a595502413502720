//! What a table may choose.

use std::fmt::Debug;

/// What a table may choose: each option is on or off, and written as `yes` or `no`.
///
/// ```
/// use parlor_core::{GameOptions, OptionError};
/// use parlor_fives::Options;
///
/// let mut options = Options::default();
/// let [free_pass] = Options::FLAGS else { panic!("Scrambled 5's has one") };
/// assert_eq!((free_pass.key, (free_pass.get)(&options)), ("free_pass", false));
/// (free_pass.set)(&mut options, true);
/// assert_eq!((options.free_pass, options.get("free_pass")), (true, Some("yes")));
///
/// options.set("free_pass", "no")?;
/// assert!(options.chosen().is_empty());
/// assert_eq!(options.set("pass", "yes"), Err(OptionError::Unknown("pass".to_owned())));
/// # Ok::<(), OptionError>(())
/// ```
pub trait GameOptions: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// All options.
    const FLAGS: &'static [Flag<Self>];

    /// The option of this name.
    ///
    /// # Errors
    /// If there is none.
    fn flag(key: &str) -> Result<&'static Flag<Self>, OptionError> {
        let flag = Self::FLAGS.iter().find(|flag| flag.key == key);
        flag.ok_or_else(|| OptionError::Unknown(key.to_owned()))
    }

    /// The names of all options.
    #[must_use]
    fn keys() -> Vec<&'static str> {
        Self::FLAGS.iter().map(|flag| flag.key).collect()
    }

    /// The value of an option, as it is written; `None` if there is no such option.
    fn get(&self, key: &str) -> Option<&'static str> {
        Self::flag(key).ok().map(|flag| yes_or_no((flag.get)(self)))
    }

    /// Sets an option to a value, as it is written.
    ///
    /// # Errors
    /// If there is no such option or it has no such value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let flag = Self::flag(key)?;
        let choice = YES_NO.iter().position(|known| *known == value).ok_or_else(|| {
            OptionError::BadValue { key: flag.key, value: value.to_owned(), allowed: YES_NO }
        })?;
        (flag.set)(self, choice == 0);
        Ok(())
    }

    /// The options that are not at their defaults, as they are written.
    fn chosen(&self) -> Vec<(&'static str, &'static str)> {
        let defaults = Self::default();
        let differs = |flag: &&Flag<Self>| (flag.get)(self) != (flag.get)(&defaults);
        Self::FLAGS.iter().filter(differs).map(|flag| (flag.key, yes_or_no((flag.get)(self)))).collect()
    }
}

/// One option of a game: its name, and its place among the game's options.
#[derive(Clone, Copy, Debug)]
pub struct Flag<O> {
    /// What it is called.
    pub key: &'static str,
    /// Whether it is on.
    pub get: fn(&O) -> bool,
    /// Turns it on or off.
    pub set: fn(&mut O, bool),
}

/// How on and off are written.
const YES_NO: &[&str] = &["yes", "no"];

/// An option that is on or off, as it is written.
pub(crate) const fn yes_or_no(choice: bool) -> &'static str {
    if choice { YES_NO[0] } else { YES_NO[1] }
}

/// An option or its value is not known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no such option.
    #[error("there is no option {0:?}")]
    Unknown(String),
    /// The option has no such value.
    #[error("the option {key} can't be {value:?}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// The value.
        value: String,
        /// The values it has.
        allowed: &'static [&'static str],
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second is on unless a table turns it off.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct House {
        quick: bool,
        open: bool,
    }

    impl Default for House {
        fn default() -> House {
            House { quick: false, open: true }
        }
    }

    impl GameOptions for House {
        const FLAGS: &'static [Flag<House>] = &[
            Flag { key: "quick", get: |house| house.quick, set: |house, is_on| house.quick = is_on },
            Flag { key: "open", get: |house| house.open, set: |house, is_on| house.open = is_on },
        ];
    }

    #[test]
    fn options_are_written_where_they_are_not_as_usual() {
        let mut house = House::default();
        assert_eq!((House::keys(), house.chosen()), (vec!["quick", "open"], Vec::new()));
        house.set("quick", "yes").unwrap();
        assert_eq!(house.chosen(), [("quick", "yes")]);
        house.set("open", "no").unwrap();
        assert_eq!(house.chosen(), [("quick", "yes"), ("open", "no")]);
        assert_eq!((house.get("quick"), house.get("open")), (Some("yes"), Some("no")));
        assert_eq!(house, House { quick: true, open: false });
    }

    #[test]
    fn what_is_no_option_or_no_value_changes_nothing() {
        let mut house = House::default();
        let bad = OptionError::BadValue { key: "open", value: "maybe".to_owned(), allowed: &["yes", "no"] };
        assert_eq!(house.set("open", "maybe"), Err(bad));
        assert_eq!(house.set("slow", "yes"), Err(OptionError::Unknown("slow".to_owned())));
        assert_eq!((house.get("slow"), house), (None, House::default()));
    }
}
