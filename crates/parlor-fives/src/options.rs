//! What a table may choose.

use parlor_core::{Flag, GameOptions};
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
/// assert_eq!(options.chosen(), [("free_pass", "yes")]);
/// assert!(options.set("free_pass", "maybe").is_err());
/// # Ok::<(), parlor_core::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// F11: a player may pass at will, not only without a legal play.
    pub free_pass: bool,
}

impl GameOptions for Options {
    const FLAGS: &'static [Flag<Options>] = &[Flag {
        key: "free_pass",
        get: |options| options.free_pass,
        set: |options, is_on| options.free_pass = is_on,
    }];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f11_free_pass_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.free_pass && options.chosen().is_empty());
        options.set("free_pass", "yes").unwrap();
        assert_eq!((options.free_pass, options.chosen()), (true, vec![("free_pass", "yes")]));
    }
}
