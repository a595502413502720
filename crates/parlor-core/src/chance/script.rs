//! A deal written down.

use std::collections::BTreeMap;

/// What chance gives, use by use: for each label the values in the order in which they come. For tests, and for records
/// of a deal without a seed.
///
/// ```
/// use parlor_core::{Chance, ChanceError, Script};
///
/// let script = Script::new().with("deal", ["Q", "A"]).with("roll", [6]);
/// assert_eq!(script.iter().map(|(label, _)| label).collect::<Vec<_>>(), ["deal", "roll"]);
///
/// let chance = Chance::Dealt(script);
/// let cards = ["J", "Q", "K", "A"].map(str::to_owned).to_vec();
/// assert_eq!(chance.shuffle("deal", cards)?.unwrap(), ["Q", "A", "J", "K"]);
/// let error = chance.below("roll", 6).unwrap_err();
/// assert_eq!(error, ChanceError::BadValue { label: "roll".into(), place: 1, value: "6".into() });
/// # Ok::<(), ChanceError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script(BTreeMap<String, Vec<String>>);

impl Script {
    /// An empty script.
    #[must_use]
    pub fn new() -> Script {
        Script::default()
    }

    /// Writes down the values of one use, replacing what was there.
    #[must_use]
    pub fn with<T: ToString>(mut self, label: &str, values: impl IntoIterator<Item = T>) -> Script {
        self.0.insert(label.to_owned(), values.into_iter().map(|value| value.to_string()).collect());
        self
    }

    /// The values of one use.
    #[must_use]
    pub fn get(&self, label: &str) -> Option<&[String]> {
        self.0.get(label).map(Vec::as_slice)
    }

    /// All uses with their values, by label.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.0.iter().map(|(label, values)| (label.as_str(), values.as_slice()))
    }
}
