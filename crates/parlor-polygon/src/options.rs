//! What a table may choose.

use parlor_core::{GameOptions, OptionError, read_yes_or_no, yes_or_no};
use serde::Serialize;

/// The options that the rules name.
///
/// ```
/// use parlor_core::GameOptions;
/// use parlor_polygon::Options;
///
/// let mut options = Options::default();
/// options.set("best_score_required", "yes")?;
/// assert!(options.best_score_required);
/// assert_eq!(options.get("best_score_required").as_deref(), Some("yes"));
/// assert_eq!(options.get("free_pass"), None);
/// # Ok::<(), parlor_core::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// P15: only turns of the highest immediate total are legal.
    pub best_score_required: bool,
}

/// What the option is called.
const KEY: &str = "best_score_required";

impl GameOptions for Options {
    const KEYS: &'static [&'static str] = &[KEY];

    fn get(&self, key: &str) -> Option<String> {
        (key == KEY).then(|| yes_or_no(self.best_score_required).to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != KEY {
            return Err(OptionError::Unknown(key.to_owned()));
        }
        self.best_score_required = read_yes_or_no(KEY, value)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p15_best_score_required_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.best_score_required);
        assert_eq!(options.chosen(), []);
        options.set("best_score_required", "yes").unwrap();
        assert!(options.best_score_required);
        assert_eq!(options.chosen(), [("best_score_required", "yes".to_owned())]);
        options.set("best_score_required", "no").unwrap();
        assert_eq!(options, Options::default());
        let bad = OptionError::BadValue {
            key: "best_score_required",
            value: "maybe".to_owned(),
            allowed: &["yes", "no"],
        };
        assert_eq!(options.set("best_score_required", "maybe"), Err(bad));
        assert_eq!(options.set("best_score", "yes"), Err(OptionError::Unknown("best_score".to_owned())));
        assert_eq!(options.get("best_score"), None);
    }
}
