//! What a table may choose.

use parlor_core::{GameOptions, OptionError, read_yes_or_no, yes_or_no};
use serde::Serialize;

/// The options that the rules name.
///
/// ```
/// use parlor_core::GameOptions;
/// use parlor_fives::Options;
///
/// let mut options = Options::default();
/// assert!(options.chosen().is_empty());
/// options.set("free_pass", "yes")?;
/// assert!(options.free_pass);
/// assert_eq!(options.chosen(), [("free_pass", "yes".to_owned())]);
/// assert!(options.set("free_pass", "maybe").is_err());
/// # Ok::<(), parlor_core::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// F11: a player may pass at will, not only without a legal play.
    pub free_pass: bool,
}

/// What the option is called.
const KEY: &str = "free_pass";

impl GameOptions for Options {
    const KEYS: &'static [&'static str] = &[KEY];

    fn get(&self, key: &str) -> Option<String> {
        (key == KEY).then(|| yes_or_no(self.free_pass).to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != KEY {
            return Err(OptionError::Unknown(key.to_owned()));
        }
        self.free_pass = read_yes_or_no(KEY, value)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f11_free_pass_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.free_pass);
        assert_eq!(options.chosen(), []);
        options.set("free_pass", "yes").unwrap();
        assert!(options.free_pass);
        assert_eq!(options.chosen(), [("free_pass", "yes".to_owned())]);
        options.set("free_pass", "no").unwrap();
        assert_eq!(options, Options::default());
        let bad =
            OptionError::BadValue { key: "free_pass", value: "maybe".to_owned(), allowed: &["yes", "no"] };
        assert_eq!(options.set("free_pass", "maybe"), Err(bad));
        assert_eq!(options.set("pass", "yes"), Err(OptionError::Unknown("pass".to_owned())));
        assert_eq!(options.get("pass"), None);
    }
}
