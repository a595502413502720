//! What a table may choose.

use parlor_core::{Flag, GameOptions};
use serde::Serialize;

/// The options that the rules name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    /// T2: a card scores if it is lower than the one before it.
    pub lower: bool,
}

impl GameOptions for Options {
    const FLAGS: &'static [Flag<Options>] =
        &[Flag { key: "lower", get: |options| options.lower, set: |options, is_on| options.lower = is_on }];
}
