//! What happens in a game, in full and as a viewer sees it.

use parlor_core::{BySeat, Departure, Json, Seat, Secret, Viewer};
use serde::Serialize;

use crate::Card;

/// Something that happened; `Hands` is what is known of the cards that were dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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

impl Seen {
    /// Reads what was serialized.
    pub(crate) fn read(json: Json<'_>) -> Option<Seen> {
        let card = |json: Json<'_>| Card::new(json.number()?);
        let seat = || json.get("seat")?.seat();
        Some(match &*json.get("event")?.text()? {
            "dealt" => Seen::Dealt {
                hands: match json.get("hands") {
                    Some(hand) => Some(hand.list(card)?),
                    None => None,
                },
            },
            "laid" => Seen::Laid {
                seat: seat()?,
                card: card(json.get("card")?)?,
                scored: json.get("scored")?.truth()?,
            },
            "left" => Seen::Left { seat: seat()?, why: json.get("why")?.departure()? },
            _ => return None,
        })
    }
}

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
