//! What everyone was told, channel by channel, and where two houses differ.

use std::collections::BTreeMap;
use std::fmt;

use parlor_core::Viewer;

use crate::line::Received;

/// Who hears a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hearer {
    /// Whoever sits there, from 0.
    Seat(usize),
    /// Somebody who was invited and has no seat.
    Watcher,
    /// A guest who was not invited.
    Stranger,
    /// Somebody whom the house does not know.
    Nobody,
    /// Whoever runs the house, and reads its figures and its log.
    Operator,
}

/// By which way something was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// Every byte on this connection of the hearer's, counted from 1.
    Socket(usize),
    /// Every byte of an answer over HTTP, headers too.
    Http,
    /// What the hearer's screen says and reads out.
    Screen,
    /// The figures of `/metrics`.
    Metrics,
}

/// All that a house told.
#[derive(Default)]
pub(crate) struct Told(BTreeMap<(Hearer, Way), Received>);

impl Told {
    pub(crate) fn tell(&mut self, hearer: Hearer, way: Way, at: u64, what: Vec<u8>) {
        self.0.entry((hearer, way)).or_default().push((at, what));
    }

    /// How many bytes were told by this way.
    pub(crate) fn bytes(&self, is_wanted: impl Fn(Hearer, Way) -> bool) -> usize {
        let wanted = self.0.iter().filter(|((hearer, way), _)| is_wanted(*hearer, *way));
        wanted.flat_map(|(_, told)| told).map(|(_, what)| what.len()).sum()
    }
}

/// Two houses told something else.
#[derive(Debug)]
pub(crate) struct Difference {
    pub(crate) hearer: Hearer,
    pub(crate) way: Way,
    details: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, {:?}: {}", self.hearer, self.way, self.details)
    }
}

/// Whether somebody who knows no more than this viewer hears it.
pub(crate) fn hears(viewer: Viewer, hearer: Hearer) -> bool {
    match hearer {
        Hearer::Seat(index) => viewer.seat().is_some_and(|seat| seat.index() == index),
        Hearer::Watcher | Hearer::Stranger | Hearer::Nobody | Hearer::Operator => true,
    }
}

/// Every channel on which two houses told somebody something else who knows no more than this viewer. Nothing is left out of it,
/// and nothing passed over: each byte, and the time at which it came.
pub(crate) fn differences(viewer: Viewer, [one, other]: [&Told; 2]) -> Vec<Difference> {
    let mut channels: Vec<(Hearer, Way)> = one.0.keys().chain(other.0.keys()).copied().collect();
    channels.sort_unstable();
    channels.dedup();
    channels.retain(|(hearer, _)| hears(viewer, *hearer));
    let told = |told: &Told, channel| told.0.get(&channel).cloned().unwrap_or_default();
    let difference = |channel: (Hearer, Way)| {
        let (one, other) = (told(one, channel), told(other, channel));
        let place = one.iter().zip(&other).position(|(one, other)| one != other);
        let place = place.or_else(|| (one.len() != other.len()).then(|| one.len().min(other.len())))?;
        let shown = |told: &[(u64, Vec<u8>)]| match told.get(place) {
            Some((at, what)) => format!("at {at} ms {:?}", String::from_utf8_lossy(what)),
            None => "nothing".to_owned(),
        };
        let details = format!("number {place} is\n{}\nand\n{}", shown(&one), shown(&other));
        Some(Difference { hearer: channel.0, way: channel.1, details })
    };
    channels.into_iter().filter_map(difference).collect()
}
