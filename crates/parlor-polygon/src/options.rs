//! What a table may choose.

use parlor_core::{GameOptions, OptionError};
use serde::Serialize;

/// The options that the rules name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// P15: only turns of the highest immediate total are legal.
    pub best_score_required: bool,
}

impl GameOptions for Options {
    const KEYS: &'static [&'static str] = &["best_score_required"];

    fn get(&self, key: &str) -> Option<String> {
        (key == "best_score_required").then(|| if self.best_score_required { "yes" } else { "no" }.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != "best_score_required" {
            return Err(OptionError::Unknown(key.to_owned()));
        }
        self.best_score_required = match value {
            "yes" => true,
            "no" => false,
            _ => {
                return Err(OptionError::BadValue {
                    key: "best_score_required",
                    value: value.to_owned(),
                    allowed: &["yes", "no"],
                });
            }
        };
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
