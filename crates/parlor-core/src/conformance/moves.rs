//! What the suite does in its random games.

use std::fmt;

use crate::{Departure, Entry, Game, Seat};

/// Something that changes a game's state: an action or a leaving.
#[derive(Clone, Copy, Debug)]
pub(super) enum Move<A> {
    Act { seat: Seat, action: A },
    Leave { seat: Seat, why: Departure },
}

impl<A: Copy> Move<A> {
    /// The move as a line of a log.
    pub(super) fn entry(&self) -> Entry<A> {
        match *self {
            Move::Act { seat, action } => Entry::Act { seat, action },
            Move::Leave { seat, why: Departure::Resigned } => Entry::Leave { seat },
            Move::Leave { seat, why: Departure::OutOfTime } => Entry::TimeOut { seat },
        }
    }

    /// Does it, by the game's own functions.
    pub(super) fn carry_out<G>(&self, state: &mut G::State) -> Result<Vec<G::Event>, G::Refusal>
    where
        G: Game<Action = A>,
    {
        match self {
            Move::Act { seat, action } => G::apply(state, *seat, action),
            Move::Leave { seat, why } => G::leave(state, *seat, *why),
        }
    }
}

impl<A: fmt::Display> fmt::Display for Move<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Act { seat, action } => write!(f, "{seat}: {action}"),
            Move::Leave { seat, why: Departure::Resigned } => write!(f, "{seat} resigns"),
            Move::Leave { seat, why: Departure::OutOfTime } => write!(f, "{seat} runs out of time"),
        }
    }
}

/// A move with what came of it.
pub(super) struct Step<G: Game> {
    pub(super) made: Move<G::Action>,
    pub(super) events: Vec<G::Event>,
}
