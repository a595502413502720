//! What a table may choose.

use parlor_core::{GameOptions, OptionError, read_yes_or_no, yes_or_no};
use serde::Serialize;

/// The options that the rules name.
///
/// ```
/// use parlor_core::{GameOptions, OptionError};
/// use parlor_scorzo::Options;
///
/// let mut options = Options::default();
/// options.set("reshuffle", "yes")?;
/// assert_eq!((options.reshuffle, options.chosen().len()), (true, 1));
/// assert_eq!(options.set("wilds", "no"), Err(OptionError::Unknown("wilds".to_owned())));
/// # Ok::<(), OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// Z9: the discard pile is shuffled when it becomes the draw pile, not just turned over.
    pub reshuffle: bool,
}

/// What the option is called.
const KEY: &str = "reshuffle";

impl GameOptions for Options {
    const KEYS: &'static [&'static str] = &[KEY];

    fn get(&self, key: &str) -> Option<String> {
        (key == KEY).then(|| yes_or_no(self.reshuffle).to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != KEY {
            return Err(OptionError::Unknown(key.to_owned()));
        }
        self.reshuffle = read_yes_or_no(KEY, value)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn z09_reshuffle_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.reshuffle);
        assert_eq!(options.chosen(), []);
        options.set("reshuffle", "yes").unwrap();
        assert!(options.reshuffle);
        assert_eq!(options.chosen(), [("reshuffle", "yes".to_owned())]);
        options.set("reshuffle", "no").unwrap();
        assert_eq!(options, Options::default());
        let bad =
            OptionError::BadValue { key: "reshuffle", value: "maybe".to_owned(), allowed: &["yes", "no"] };
        assert_eq!(options.set("reshuffle", "maybe"), Err(bad));
        assert_eq!(options.set("shuffle", "yes"), Err(OptionError::Unknown("shuffle".to_owned())));
        assert_eq!(options.get("shuffle"), None);
    }
}
