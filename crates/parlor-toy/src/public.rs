//! What everybody knows.

use std::sync::Arc;

use parlor_core::{BySeat, Departure, Outcome, Results, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Edition, EventWith, Options};

/// What everybody knows. It changes through `Public::apply` alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    #[serde(serialize_with = "parlor_core::serialize_shared")]
    edition: Arc<Edition>,
    options: Options,
    phase: Phase,
    scores: BySeat<i32>,
    held: BySeat<u8>,
    gone: BySeat<Option<Departure>>,
    steps: Vec<Step>,
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Laid a card.
    Laid(Seat, Card),
    /// Left for good.
    Left(Seat, Departure),
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This player is to act.
    Turn(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    /// Who is to act.
    #[must_use]
    pub const fn turn(self) -> Option<Seat> {
        match self {
            Phase::Turn(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}

impl Public {
    pub(crate) fn new(edition: Arc<Edition>, options: Options, players: u8) -> Public {
        Public {
            phase: Seat::first(players).next().map_or(Phase::Over, Phase::Turn),
            scores: BySeat::new(players, |_| 0),
            held: BySeat::new(players, |_| edition.hand()),
            gone: BySeat::new(players, |_| None),
            steps: Vec::new(),
            edition,
            options,
        }
    }

    parlor_core::public_accessors!();

    /// How many cards each player holds; for one who has left, how many were taken along.
    #[must_use]
    pub const fn held(&self) -> &BySeat<u8> {
        &self.held
    }

    /// All that was done so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The cards that were laid, each with who laid it, the latest last.
    pub fn laid(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        self.steps.iter().filter_map(|step| match step {
            Step::Laid(seat, card) => Some((*seat, *card)),
            Step::Left(..) => None,
        })
    }

    /// The cards that have not been laid.
    pub fn unseen(&self) -> impl Iterator<Item = Card> {
        self.edition.cards().filter(|card| self.laid().all(|(_, laid)| laid != *card))
    }

    /// T2: whether a card would score now.
    #[must_use]
    pub fn scores_now(&self, card: Card) -> bool {
        self.laid().next_back().is_some_and(
            |(_, last)| {
                if self.options.lower { card < last } else { card > last }
            },
        )
    }

    /// Takes an event in.
    pub(crate) fn apply<Hands>(&mut self, event: &EventWith<Hands>) {
        match event {
            EventWith::Dealt { .. } => {}
            EventWith::Laid { seat, card, scored } => {
                self.held[*seat] -= 1;
                self.scores[*seat] += i32::from(*scored);
                self.steps.push(Step::Laid(*seat, *card));
                self.phase = self.next_after(*seat);
            }
            EventWith::Left { seat, why } => {
                self.gone[*seat] = Some(*why);
                self.steps.push(Step::Left(*seat, *why));
                let is_alone = self.gone.as_slice().iter().filter(|gone| gone.is_none()).count() < 2;
                if is_alone {
                    self.phase = Phase::Over;
                } else if self.phase == Phase::Turn(*seat) {
                    self.phase = self.next_after(*seat);
                }
            }
        }
    }

    /// The next to the left who has a card to lay is to act.
    fn next_after(&self, seat: Seat) -> Phase {
        let players = self.players();
        let to_the_left = std::iter::successors(Some(seat.left(players)), |seat| Some(seat.left(players)));
        let next = to_the_left.take(players.into()).find(|seat| self.plays(*seat) && self.held[*seat] > 0);
        next.map_or(Phase::Over, Phase::Turn)
    }

    /// T3: most points win; who left comes last.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.phase {
            Phase::Turn(_) => Outcome::Going,
            Phase::Over => {
                Outcome::Over(Results::highest_first(self.scores.clone(), |seat| self.plays(seat)))
            }
        }
    }
}
