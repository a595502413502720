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

/// What happens to an update on its way over a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trip {
    /// It is new.
    New,
    /// It came before.
    Again,
    /// It comes before an earlier one.
    TooEarly,
    /// It is lost with the connection.
    Lost,
    /// A screen is opened and gets everything at once.
    Opening,
}

/// Counts by what happened on the way.
#[derive(Clone, Debug, Default)]
pub(super) struct Trips(BTreeMap<Trip, usize>);

impl Trips {
    pub(super) fn count(&mut self, trip: Trip) {
        *self.0.entry(trip).or_default() += 1;
    }
}

/// Counts by kind.
#[derive(Debug, Default)]
pub(super) struct Tally {
    requests: BTreeMap<Kind, (usize, usize)>,
    trips: Trips,
}

/// How often every kind has to be accepted and refused.
const ACCEPTED: usize = 500;
const REFUSED: usize = 50;
/// How often each thing has to happen on the way.
const TRIPS: usize = 100;

impl Tally {
    pub(super) fn count(&mut self, kind: Kind, is_accepted: bool) {
        let (accepted, refused) = self.requests.entry(kind).or_default();
        *(if is_accepted { accepted } else { refused }) += 1;
    }

    /// Adds what happened on the way at a table.
    pub(super) fn add_trips(&mut self, trips: &Trips) {
        for (trip, count) in &trips.0 {
            *self.trips.0.entry(*trip).or_default() += count;
        }
    }

    /// What was tried too seldom.
    pub(super) fn problems(&self, has_hands: bool) -> Vec<String> {
        let mut problems = Vec::new();
        let (mut all, mut accepted) = (0, 0);
        for kind in
            [Kind::Act, Kind::Undo, Kind::GiveUp, Kind::Hint, Kind::PassOn, Kind::TakeOver, Kind::Dismiss]
        {
            let (yes, no) = self.requests.get(&kind).copied().unwrap_or_default();
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
        for trip in [Trip::New, Trip::Again, Trip::TooEarly, Trip::Lost, Trip::Opening] {
            let count = self.trips.0.get(&trip).copied().unwrap_or_default();
            if count < TRIPS {
                problems.push(format!("{trip:?} happened only {count} times"));
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
        self.requests.iter().try_for_each(|(kind, (yes, no))| {
            let kind = format!("{kind:?}");
            writeln!(f, "{kind:<10} {yes:>8} {no:>8}")
        })?;
        writeln!(f, "{:<10} {:>8}", "update", "times")?;
        self.trips
            .0
            .iter()
            .try_for_each(|(trip, count)| writeln!(f, "{:<10} {count:>8}", format!("{trip:?}")))
    }
}
