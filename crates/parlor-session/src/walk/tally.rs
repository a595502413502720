//! How often each kind of request was accepted and refused.

use std::collections::BTreeMap;
use std::fmt;

/// A kind of request, or a bot's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Act,
    Undo,
    GiveUp,
    Hint,
    PassOn,
    TakeOver,
    Dismiss,
    Bot,
}

/// Counts by kind.
#[derive(Debug, Default)]
pub(super) struct Tally(BTreeMap<Kind, (usize, usize)>);

/// How often every kind has to be accepted and refused.
const ACCEPTED: usize = 500;
const REFUSED: usize = 50;

impl Tally {
    pub(super) fn count(&mut self, kind: Kind, is_accepted: bool) {
        let (accepted, refused) = self.0.entry(kind).or_default();
        *(if is_accepted { accepted } else { refused }) += 1;
    }

    /// What was tried too seldom.
    pub(super) fn problems(&self, has_hands: bool) -> Vec<String> {
        let mut problems = Vec::new();
        let (mut all, mut accepted) = (0, 0);
        for kind in
            [Kind::Act, Kind::Undo, Kind::GiveUp, Kind::Hint, Kind::PassOn, Kind::TakeOver, Kind::Dismiss]
        {
            let (yes, no) = self.0.get(&kind).copied().unwrap_or_default();
            all += yes + no;
            accepted += yes;
            // Nobody hands anything over where there are no hands; only Scorzo announces anything.
            let exists = match kind {
                Kind::PassOn | Kind::TakeOver => has_hands,
                Kind::Dismiss => yes > 0,
                _ => true,
            };
            if exists && yes < ACCEPTED {
                problems.push(format!("{kind:?} was accepted only {yes} times"));
            }
            if no < REFUSED {
                problems.push(format!("{kind:?} was refused only {no} times"));
            }
        }
        if accepted * 3 < all {
            problems.push(format!("only {accepted} of {all} were accepted"));
        }
        problems
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10} {:>8} {:>8}", "request", "accepted", "refused")?;
        self.0.iter().try_for_each(|(kind, (yes, no))| {
            let kind = format!("{kind:?}");
            writeln!(f, "{kind:<10} {yes:>8} {no:>8}")
        })
    }
}
