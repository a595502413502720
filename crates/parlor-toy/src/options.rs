//! What a table may choose.

use parlor_core::{GameOptions, OptionError, read_yes_or_no, yes_or_no};
use serde::Serialize;

/// The options that the rules name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// T2: a card scores if it is lower than the one before it.
    pub lower: bool,
}

const KEY: &str = "lower";

impl GameOptions for Options {
    const KEYS: &'static [&'static str] = &[KEY];

    fn get(&self, key: &str) -> Option<String> {
        (key == KEY).then(|| yes_or_no(self.lower).to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != KEY {
            return Err(OptionError::Unknown(key.to_owned()));
        }
        self.lower = read_yes_or_no(KEY, value)?;
        Ok(())
    }
}
