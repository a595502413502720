//! One round as everybody knows it.

use std::collections::VecDeque;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use parlor_core::{BySeat, Departure, Seat};
use serde::Serialize;

use crate::{Card, Cards, Hand};

/// Which round it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoundId {
    /// One of the edition's rounds, from 1 (Z4).
    Regular(u8),
    /// A round that decides a tie, from 1 (Z18).
    Deciding(u8),
}

impl fmt::Display for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundId::Regular(number) => number.fmt(f),
            RoundId::Deciding(number) => write!(f, "decider/{number}"),
        }
    }
}

/// The text is not the name of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a round is a number, such as 3, or one that decides a tie, such as decider/1")]
pub struct RoundIdError;

impl FromStr for RoundId {
    type Err = RoundIdError;

    fn from_str(text: &str) -> Result<RoundId, RoundIdError> {
        let (kind, number): (fn(u8) -> RoundId, _) = match text.strip_prefix("decider/") {
            Some(number) => (RoundId::Deciding, number),
            None => (RoundId::Regular, text),
        };
        let number: NonZeroU8 = number.parse().map_err(|_| RoundIdError)?;
        let round = kind(number.get());
        // A round has one spelling: no plus, no leading zeros.
        if round.to_string() == text { Ok(round) } else { Err(RoundIdError) }
    }
}

parlor_core::serde_as_text!(RoundId);

/// The draw pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// Nobody knows the order of these many cards.
    Hidden(u8),
    /// The pile was turned over (Z9): with a perfect memory everybody knows the cards, the next one first.
    Known(VecDeque<Card>),
}

impl Pile {
    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Pile::Hidden(count) => usize::from(*count),
            Pile::Known(cards) => cards.len(),
        }
    }

    /// Whether it has run out.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Something that happened in a round, as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(rename = "deed")]
    pub kind: StepKind,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// The discard pile became the draw pile for this player (Z9).
    TurnedOver,
    /// Took a card from the draw pile; the card, if everybody knows it (Z9).
    Drew(Option<Card>),
    /// Took this card from the discard pile.
    Took(Card),
    /// Discarded this card.
    Discarded(Card),
    /// Called Scorzo (Z15).
    Called,
    /// Left for good (Z19).
    Left(Departure),
}

/// A round under way, or the latest one: all that is public about it.
///
/// ```
/// use parlor_core::{Log, SetUp};
/// use parlor_scorzo::{Action, Pile, RoundId, Scorzo, StepKind};
///
/// let mut log = Log::<Scorzo>::begin(SetUp::classic(3, "42"))?;
/// let seat = log.state().public().phase().turn().unwrap();
/// log.act(seat, Action::Take)?;
///
/// let round = log.state().public().round().unwrap();
/// assert_eq!((round.id(), round.cards(), round.pile()), (RoundId::Regular(1), 8, &Pile::Hidden(87)));
/// assert_eq!(round.steps()[0].kind, StepKind::Took(round.starter()));
/// assert!(round.discards().is_empty());
/// assert_eq!(round.known()[seat].count(round.starter()), 1, "everybody saw which card was taken");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Round {
    pub(crate) id: RoundId,
    pub(crate) dealer: Seat,
    /// How many cards each player got.
    pub(crate) cards: u8,
    /// Who got cards.
    pub(crate) players: BySeat<bool>,
    /// The card that was turned up (Z5).
    pub(crate) starter: Card,
    /// The discard pile, oldest card first.
    pub(crate) discards: Vec<Card>,
    pub(crate) pile: Pile,
    /// The cards that everybody knows a player to hold: taken from the discard pile or from a pile that was turned over, and
    /// not discarded since; for one who has left, what went out of the round.
    pub(crate) known: BySeat<Cards>,
    /// How many turns each has ended (Z10).
    pub(crate) turns: BySeat<u8>,
    pub(crate) caller: Option<Seat>,
    /// Who has still a last turn (Z16).
    pub(crate) owed: BySeat<bool>,
    pub(crate) steps: Vec<Step>,
}

impl Round {
    pub(crate) fn new(id: RoundId, dealer: Seat, cards: u8, players: BySeat<bool>, starter: Card) -> Round {
        let seats = players.seats();
        let dealt = players.as_slice().iter().filter(|plays| **plays).count() * usize::from(cards);
        let pile = usize::from(Cards::DECKS.len()) - 1 - dealt;
        Round {
            id,
            dealer,
            cards,
            starter,
            discards: vec![starter],
            pile: Pile::Hidden(u8::try_from(pile).expect("two decks have 112 cards")),
            known: BySeat::new(seats, |_| Cards::default()),
            turns: BySeat::new(seats, |_| 0),
            caller: None,
            owed: BySeat::new(seats, |_| false),
            steps: Vec::new(),
            players,
        }
    }

    /// Which round it is.
    #[must_use]
    pub const fn id(&self) -> RoundId {
        self.id
    }

    /// Who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many cards each player got.
    #[must_use]
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// Who got cards.
    #[must_use]
    pub const fn players(&self) -> &BySeat<bool> {
        &self.players
    }

    /// The card that was turned up to start the discard pile.
    #[must_use]
    pub const fn starter(&self) -> Card {
        self.starter
    }

    /// The discard pile, oldest card first.
    #[must_use]
    pub fn discards(&self) -> &[Card] {
        &self.discards
    }

    /// The draw pile.
    #[must_use]
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The cards that everybody knows a player to hold, because that player took them in the open.
    #[must_use]
    pub const fn known(&self) -> &BySeat<Cards> {
        &self.known
    }

    /// How many turns each has ended.
    #[must_use]
    pub const fn turns(&self) -> &BySeat<u8> {
        &self.turns
    }

    /// Who has called Scorzo.
    #[must_use]
    pub const fn caller(&self) -> Option<Seat> {
        self.caller
    }

    /// Who has still a last turn after the call.
    #[must_use]
    pub const fn owed(&self) -> &BySeat<bool> {
        &self.owed
    }

    /// All that happened since the deal, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Those who got cards, clockwise from the dealer's left, in which order they get one card each, again and again.
    pub(crate) fn dealing_order(&self) -> impl Iterator<Item = Seat> + Clone {
        let seats = self.players.seats();
        let clockwise =
            std::iter::successors(Some(self.dealer.left(seats)), move |seat| Some(seat.left(seats)));
        clockwise.take(usize::from(seats)).filter(|seat| self.players[*seat])
    }

    /// Every card that came from a pile whose order not everybody knew, in the order of the cards in those piles: the
    /// hands, the starter, then draws. A shuffled discard pile begins again.
    pub(crate) fn hidden_draws(&self) -> impl Iterator<Item = HiddenDraw> {
        let order = self.dealing_order().map(|seat| HiddenDraw::Card(Some(seat)));
        let dealt = std::iter::repeat_n(order, usize::from(self.cards)).flatten();
        let later = self.steps.iter().filter_map(|step| match step.kind {
            StepKind::Drew(None) => Some(HiddenDraw::Card(Some(step.seat))),
            StepKind::TurnedOver => Some(HiddenDraw::NextPile),
            _ => None,
        });
        dealt.chain(std::iter::once(HiddenDraw::Card(None))).chain(later)
    }
}

/// What became of a pile whose order not everybody knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HiddenDraw {
    /// The next card went to a player, or was turned up.
    Card(Option<Seat>),
    /// The pile had run out, and there was another.
    NextPile,
}

/// A round that has been scored (Z17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FinishedRound {
    /// Which round it was.
    pub round: RoundId,
    /// Who dealt.
    pub dealer: Seat,
    /// How many cards each player got.
    pub cards: u8,
    /// Who called Scorzo; nobody if the round ran its fifty laps (Z10).
    pub caller: Option<Seat>,
    /// The hands that were shown.
    pub hands: BySeat<Option<Hand>>,
    /// What each counts; none for who was not in the round to its end.
    pub points: BySeat<Option<u16>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_has_one_spelling() {
        for (text, round) in [("3", RoundId::Regular(3)), ("decider/1", RoundId::Deciding(1))] {
            assert_eq!((round.to_string().as_str(), text.parse()), (text, Ok(round)));
        }
        for bad in ["", "0", "+3", "03", "256", "decider", "decider/", "decider/0", "decider/+1", "Decider/1"]
        {
            assert_eq!(bad.parse::<RoundId>(), Err(RoundIdError), "{bad:?}");
        }
    }
}
