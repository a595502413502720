//! What happens in a game, in full and as a viewer sees it.

use parlor_core::{BySeat, Departure, Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::Card;

/// Something that happened; `Hands` is what is known of the cards that were dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventWith<Hands> {
    /// Everybody got a hand (T1).
    Dealt {
        /// Which cards.
        hands: Hands,
    },
    /// A player laid a card (T2).
    Laid {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it scored.
        scored: bool,
    },
    /// A player left for good (T3).
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
}

/// Something that happened, in full.
pub type Event = EventWith<BySeat<Secret<Vec<Card>>>>;

/// What a viewer learns of it: of the hands, the viewer's own.
pub type Seen = EventWith<Option<Vec<Card>>>;

impl Event {
    /// What a viewer learns of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Event::Dealt { hands } => {
                let own = match viewer {
                    Viewer::Seat(seat) => hands.get(seat).map(|hand| hand.reveal().clone()),
                    Viewer::Watcher => None,
                };
                Seen::Dealt { hands: own }
            }
            Event::Laid { seat, card, scored } => Seen::Laid { seat: *seat, card: *card, scored: *scored },
            Event::Left { seat, why } => Seen::Left { seat: *seat, why: *why },
        }
    }
}
