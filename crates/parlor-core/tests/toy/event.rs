//! What happens in the toy, in full and as a viewer sees it.

use parlor_core::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{Bug, Fault, has};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt { hands: BySeat<Vec<u8>> },
    Played { seat: Seat, card: u8 },
    Passed { seat: Seat },
    Drew { seat: Seat, cards: Vec<u8> },
    Left { seat: Seat },
    Shown { hands: BySeat<Vec<u8>> },
}

/// What a viewer sees of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Seen {
    Dealt {
        own: Vec<u8>,
        told: Option<u8>,
    },
    Played {
        seat: Seat,
        card: u8,
    },
    Passed {
        seat: Seat,
        #[serde(skip)]
        unsent: bool,
    },
    Drew {
        seat: Seat,
        count: u8,
        own: Vec<u8>,
        told: Vec<u8>,
    },
    Left {
        seat: Seat,
    },
    Shown {
        hands: BySeat<Vec<u8>>,
    },
}

impl Event {
    /// Whether it showed somebody something new.
    pub(crate) fn reveals<F: Fault>(&self) -> bool {
        match self {
            Event::Dealt { .. } | Event::Shown { .. } => true,
            Event::Drew { cards, .. } => !cards.is_empty() && !has::<F>(Bug::DrawsAreNoReveals),
            Event::Played { .. } | Event::Passed { .. } | Event::Left { .. } => false,
        }
    }

    pub(crate) fn seen<F: Fault>(&self, viewer: Viewer) -> Seen {
        match self {
            Event::Dealt { hands } => Seen::Dealt {
                own: match viewer {
                    Viewer::Seat(seat) => hands[seat].clone(),
                    Viewer::Watcher => Vec::new(),
                },
                told: hands.as_slice()[0]
                    .first()
                    .copied()
                    .filter(|_| has::<F>(Bug::TellsEverybodyWhatIsDealt)),
            },
            Event::Played { seat, card } => Seen::Played { seat: *seat, card: *card },
            Event::Passed { seat } => Seen::Passed { seat: *seat, unsent: has::<F>(Bug::SeesWhatIsNotSent) },
            Event::Drew { seat, cards } => Seen::Drew {
                seat: *seat,
                count: u8::try_from(cards.len()).unwrap(),
                own: if viewer.is(*seat) { cards.clone() } else { Vec::new() },
                told: if has::<F>(Bug::TellsEverybodyWhatIsDrawn) { cards.clone() } else { Vec::new() },
            },
            Event::Left { seat } => Seen::Left { seat: *seat },
            Event::Shown { hands } => Seen::Shown { hands: hands.clone() },
        }
    }
}
