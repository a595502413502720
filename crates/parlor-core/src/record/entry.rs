//! Entries with one way to say an action instead of another.

use crate::Entry;

impl<A> Entry<A> {
    /// The same entry with its action, if it has one, said in another way: in a game's notation, or read from it.
    ///
    /// # Errors
    /// If the conversion fails.
    pub fn try_map<B, E>(&self, action_as: impl FnOnce(&A) -> Result<B, E>) -> Result<Entry<B>, E> {
        Ok(match self {
            Entry::Act { seat, action } => Entry::Act { seat: *seat, action: action_as(action)? },
            Entry::TimeOut { seat } => Entry::TimeOut { seat: *seat },
            Entry::Leave { seat } => Entry::Leave { seat: *seat },
            Entry::TakeOver { seat, by } => Entry::TakeOver { seat: *seat, by: by.clone() },
            Entry::Retract { seat } => Entry::Retract { seat: *seat },
            Entry::Observed(fact) => Entry::Observed(fact.clone()),
        })
    }
}

impl<A: std::fmt::Display> Entry<A> {
    /// The same entry with its action, if it has one, in the game's notation.
    #[must_use]
    pub fn in_notation(&self) -> Entry<String> {
        let Ok(written) = self.try_map(|action| Ok::<_, std::convert::Infallible>(action.to_string()));
        written
    }
}
