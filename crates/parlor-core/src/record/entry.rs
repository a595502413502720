//! Entries with one way to say an action instead of another.

use crate::Entry;

/// The same entry with its action, if it is one, said in another way.
pub(super) fn with_action<A, B, E>(
    entry: &Entry<A>,
    action_as: impl FnOnce(&A) -> Result<B, E>,
) -> Result<Entry<B>, E> {
    Ok(match entry {
        Entry::Act { seat, action } => Entry::Act { seat: *seat, action: action_as(action)? },
        Entry::TimeOut { seat } => Entry::TimeOut { seat: *seat },
        Entry::Leave { seat } => Entry::Leave { seat: *seat },
        Entry::TakeOver { seat, by } => Entry::TakeOver { seat: *seat, by: by.clone() },
        Entry::Retract { seat } => Entry::Retract { seat: *seat },
        Entry::Observed(fact) => Entry::Observed(fact.clone()),
    })
}
