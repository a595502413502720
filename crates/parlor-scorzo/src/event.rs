//! What happens in a game, and what each viewer learns of it.

use parlor_core::{BySeat, Departure, Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Hand, RoundId};

/// Something that happened.
///
/// ```
/// use parlor_core::{Seat, Secret, Viewer};
/// use parlor_scorzo::{Card, Event, Seen};
///
/// let [seat, other] = [0, 1].map(|index| Seat::new(index).unwrap());
/// let drew = Event::Drew { seat, card: Some(Secret::new(Card::WILD)), known: false };
/// assert!(drew.reveals());
/// let card = Some(Card::WILD);
/// assert_eq!(drew.seen_by(Viewer::Seat(seat)), Seen::Drew { seat, card, known: false });
/// assert_eq!(drew.seen_by(Viewer::Seat(other)), Seen::Drew { seat, card: None, known: false });
///
/// let took = Event::Took { seat, card: Card::WILD };
/// assert_eq!(took.seen_by(Viewer::Watcher), Seen::Took { seat, card: Card::WILD });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody still tied drew a card for the deal (Z3); the cards went back.
    DrewForDeal {
        /// The card of each who drew.
        drawn: BySeat<Option<Card>>,
    },
    /// It is settled who deals first (Z3).
    DealerChosen {
        /// Who.
        dealer: Seat,
    },
    /// A round was dealt (Z4, Z5).
    Dealt {
        /// Which round.
        round: RoundId,
        /// Who dealt.
        dealer: Seat,
        /// How many cards each player got.
        cards: u8,
        /// Who got cards.
        players: BySeat<bool>,
        /// The cards of each, in the order in which they came; none where nobody knows them.
        hands: Option<BySeat<Secret<Vec<Card>>>>,
        /// The card that starts the discard pile.
        starter: Card,
    },
    /// The draw pile had run out, and the discard pile became the draw pile (Z9).
    TurnedOver {
        /// Whether it was shuffled.
        shuffled: bool,
    },
    /// A player took the top card of the draw pile (Z7).
    Drew {
        /// Who.
        seat: Seat,
        /// Which card; none where nobody knows it.
        card: Option<Secret<Card>>,
        /// Whether everybody knows the card: the pile was turned over, and all remember it (Z9).
        known: bool,
    },
    /// A player took the top card of the discard pile (Z7).
    Took {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A player discarded a card (Z7).
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A player ended a turn with nothing but melds and called Scorzo (Z15).
    Called {
        /// Who.
        seat: Seat,
    },
    /// A player left for good (Z19).
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
    /// A round ended, and all hands were shown and counted (Z17).
    Scored {
        /// The hand of each who was still in the round.
        hands: BySeat<Option<Hand>>,
        /// What each of them counts.
        points: BySeat<Option<u16>>,
    },
}

/// What a viewer learns of an [`Event`].
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_core::{Chance, Game, Log, Seed, SetUp, Viewer};
/// use parlor_scorzo::{Action, Edition, Options, Scorzo};
///
/// let (edition, chance) = (Arc::new(Edition::classic()), Chance::Seed(Seed::from_text("42")));
/// let mut log = Log::<Scorzo>::begin(SetUp { edition, options: Options::default(), players: 2, chance })?;
/// let mut views: Vec<_> = Viewer::all(2).map(|viewer| Scorzo::view(log.state(), viewer)).collect();
///
/// let seat = log.state().public().phase().turn().unwrap();
/// for event in log.act(seat, Action::Draw)? {
///     for view in &mut views {
///         Scorzo::advance(view, &event.seen_by(view.viewer()));
///     }
/// }
/// assert!(views.iter().all(|view| *view == Scorzo::view(log.state(), view.viewer())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Seen {
    /// Everybody still tied drew a card for the deal.
    DrewForDeal {
        /// The card of each who drew.
        drawn: BySeat<Option<Card>>,
    },
    /// It is settled who deals first.
    DealerChosen {
        /// Who.
        dealer: Seat,
    },
    /// A round was dealt.
    Dealt {
        /// Which round.
        round: RoundId,
        /// Who dealt.
        dealer: Seat,
        /// How many cards each player got.
        cards: u8,
        /// Who got cards.
        players: BySeat<bool>,
        /// The viewer's own cards.
        hand: Option<Vec<Card>>,
        /// The card that starts the discard pile.
        starter: Card,
    },
    /// The draw pile had run out, and the discard pile became the draw pile.
    TurnedOver {
        /// Whether it was shuffled.
        shuffled: bool,
    },
    /// A player took the top card of the draw pile.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card, if the viewer is that player or everybody knows it.
        card: Option<Card>,
        /// Whether everybody knows the card.
        known: bool,
    },
    /// A player took the top card of the discard pile.
    Took {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A player discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A player called Scorzo.
    Called {
        /// Who.
        seat: Seat,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Departure,
    },
    /// A round ended, and all hands were shown and counted.
    Scored {
        /// The hand of each who was still in the round.
        hands: BySeat<Option<Hand>>,
        /// What each of them counts.
        points: BySeat<Option<u16>>,
    },
}

impl Event {
    /// What a viewer learns of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Event::DrewForDeal { drawn } => Seen::DrewForDeal { drawn: drawn.clone() },
            Event::DealerChosen { dealer } => Seen::DealerChosen { dealer: *dealer },
            Event::Dealt { round, dealer, cards, players, hands, starter } => {
                let hand = match (viewer, hands) {
                    (Viewer::Seat(seat), Some(hands)) if players.get(seat) == Some(&true) => {
                        hands.get(seat).map(|hand| hand.reveal().clone())
                    }
                    _ => None,
                };
                let (round, dealer, cards, players, starter) =
                    (*round, *dealer, *cards, players.clone(), *starter);
                Seen::Dealt { round, dealer, cards, players, hand, starter }
            }
            Event::TurnedOver { shuffled } => Seen::TurnedOver { shuffled: *shuffled },
            Event::Drew { seat, card, known } => {
                let may_know = *known || viewer.is(*seat);
                let card = card.as_ref().filter(|_| may_know).map(|card| *card.reveal());
                Seen::Drew { seat: *seat, card, known: *known }
            }
            Event::Took { seat, card } => Seen::Took { seat: *seat, card: *card },
            Event::Discarded { seat, card } => Seen::Discarded { seat: *seat, card: *card },
            Event::Called { seat } => Seen::Called { seat: *seat },
            Event::Left { seat, why } => Seen::Left { seat: *seat, why: *why },
            Event::Scored { hands, points } => Seen::Scored { hands: hands.clone(), points: points.clone() },
        }
    }

    /// Whether it showed somebody something new, or used chance.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Event::DrewForDeal { .. }
            | Event::DealerChosen { .. }
            | Event::Dealt { .. }
            | Event::Called { .. }
            | Event::Scored { .. } => true,
            Event::TurnedOver { shuffled } => *shuffled,
            Event::Drew { known, .. } => !*known,
            Event::Took { .. } | Event::Discarded { .. } | Event::Left { .. } => false,
        }
    }
}
