//! What happens in a game, and what each viewer learns of it.

use parlor_core::{BySeat, Departure, Json, Seat, Secret, Viewer};
use serde::Serialize;

use crate::{Card, Hand, RoundId};

/// What happens, with a place for what not everybody knows: the hands that were dealt, and a card that a player drew.
/// Whatever can be serialised in these places makes the whole thing so; a [`Secret`] can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "the lint takes hands and a card to need no room")]
pub enum EventWith<Hands, Drawn> {
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
        /// The cards of each, in the order in which they came; none where nobody knows them. A viewer sees its own.
        hand: Option<Hands>,
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
        /// Which card; none where nobody knows it. Nobody else sees it, unless everybody knows it.
        card: Option<Drawn>,
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

/// Something that happened.
///
/// ```compile_fail
/// fn send<T: serde::Serialize>() {}
/// send::<parlor_scorzo::Event>(); // it has secrets in it
/// ```
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
pub type Event = EventWith<BySeat<Secret<Vec<Card>>>, Secret<Card>>;

/// What a viewer learns of an [`Event`].
///
/// ```
/// use parlor_core::{Game, Log, SetUp, Viewer};
/// use parlor_scorzo::{Action, Scorzo};
///
/// let mut log = Log::<Scorzo>::begin(SetUp::classic(2, "42"))?;
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
pub type Seen = EventWith<Vec<Card>, Card>;

impl Seen {
    /// Reads what was serialized.
    pub(crate) fn read(json: Json<'_>) -> Option<Seen> {
        let hand = |json: Json<'_>| Hand::new(json.list(Json::parsed)?).ok();
        let seat = || json.get("seat")?.seat();
        let card = || json.get("card")?.parsed();
        Some(match &*json.get("event")?.text()? {
            "drew_for_deal" => {
                Seen::DrewForDeal { drawn: json.get("drawn")?.by_seat(|drawn| drawn.nullable(Json::parsed))? }
            }
            "dealer_chosen" => Seen::DealerChosen { dealer: json.get("dealer")?.seat()? },
            "dealt" => Seen::Dealt {
                round: json.get("round")?.parsed()?,
                dealer: json.get("dealer")?.seat()?,
                cards: json.get("cards")?.number()?,
                players: json.get("players")?.by_seat(Json::truth)?,
                hand: match json.get("hand") {
                    Some(hand) => Some(hand.list(Json::parsed)?),
                    None => None,
                },
                starter: json.get("starter")?.parsed()?,
            },
            "turned_over" => Seen::TurnedOver { shuffled: json.get("shuffled")?.truth()? },
            "drew" => Seen::Drew {
                seat: seat()?,
                card: match json.get("card") {
                    Some(card) => Some(card.parsed()?),
                    None => None,
                },
                known: json.get("known")?.truth()?,
            },
            "took" => Seen::Took { seat: seat()?, card: card()? },
            "discarded" => Seen::Discarded { seat: seat()?, card: card()? },
            "called" => Seen::Called { seat: seat()? },
            "left" => Seen::Left { seat: seat()?, why: json.get("why")?.departure()? },
            "scored" => Seen::Scored {
                hands: json.get("hands")?.by_seat(|shown| shown.nullable(hand))?,
                points: json.get("points")?.by_seat(|points| points.nullable(Json::number))?,
            },
            _ => return None,
        })
    }
}

impl Event {
    /// What a viewer learns of this event.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Event::DrewForDeal { ref drawn } => Seen::DrewForDeal { drawn: drawn.clone() },
            Event::DealerChosen { dealer } => Seen::DealerChosen { dealer },
            Event::Dealt { round, dealer, cards, ref players, ref hand, starter } => {
                let seat = viewer.seat().filter(|seat| players.get(*seat) == Some(&true));
                let own = seat.and_then(|seat| hand.as_ref()?.get(seat));
                let hand = own.map(|hand| hand.reveal().clone());
                Seen::Dealt { round, dealer, cards, players: players.clone(), hand, starter }
            }
            Event::TurnedOver { shuffled } => Seen::TurnedOver { shuffled },
            Event::Drew { seat, card, known } => {
                let card = card.filter(|_| known || viewer.is(seat)).map(|card| *card.reveal());
                Seen::Drew { seat, card, known }
            }
            Event::Took { seat, card } => Seen::Took { seat, card },
            Event::Discarded { seat, card } => Seen::Discarded { seat, card },
            Event::Called { seat } => Seen::Called { seat },
            Event::Left { seat, why } => Seen::Left { seat, why },
            Event::Scored { ref hands, ref points } => {
                Seen::Scored { hands: hands.clone(), points: points.clone() }
            }
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
