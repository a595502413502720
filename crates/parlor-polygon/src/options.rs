//! What a table may choose.

use parlor_core::{Flag, GameOptions};
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
/// assert_eq!(options.get("best_score_required"), Some("yes"));
/// assert_eq!(options.get("free_pass"), None);
/// # Ok::<(), parlor_core::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// P15: only turns of the highest immediate total are legal.
    pub best_score_required: bool,
}

impl GameOptions for Options {
    const FLAGS: &'static [Flag<Options>] = &[Flag {
        key: "best_score_required",
        get: |options| options.best_score_required,
        set: |options, is_on| options.best_score_required = is_on,
    }];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p15_best_score_required_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.best_score_required && options.chosen().is_empty());
        options.set("best_score_required", "yes").unwrap();
        assert_eq!(
            (options.best_score_required, options.chosen()),
            (true, vec![("best_score_required", "yes")])
        );
    }
}
