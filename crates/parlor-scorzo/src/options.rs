//! What a table may choose.

use parlor_core::{Flag, GameOptions};
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

impl GameOptions for Options {
    const FLAGS: &'static [Flag<Options>] = &[Flag {
        key: "reshuffle",
        get: |options| options.reshuffle,
        set: |options, is_on| options.reshuffle = is_on,
    }];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn z09_reshuffle_can_be_chosen() {
        let mut options = Options::default();
        assert!(!options.reshuffle && options.chosen().is_empty());
        options.set("reshuffle", "yes").unwrap();
        assert_eq!((options.reshuffle, options.chosen()), (true, vec![("reshuffle", "yes")]));
    }
}
