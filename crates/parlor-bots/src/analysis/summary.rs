//! Reviews added up.

use parlor_core::{BySeat, Game, Seat};

use super::{Decision, Review};
use crate::BotGame;

/// A decision with its review.
#[derive(Clone, Debug)]
pub struct Reviewed<G: Game> {
    /// The decision.
    pub decision: Decision<G>,
    /// What could have been done.
    pub review: Review<G::Action>,
    /// What the draws and rolls that led to it were worth against their average, in thousandths of a point; none where
    /// there were none.
    pub luck: Option<i64>,
}

/// What a player's decisions come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many turns.
    pub turns: u32,
    /// How many decisions: a turn may have several.
    pub decisions: u32,
    /// How many of them were the best, as far as can be told.
    pub best: u32,
    /// How much all of them lost, in thousandths of the game's unit.
    pub loss: i64,
    /// What all draws and rolls were worth against their average, in thousandths of a point.
    pub luck: i64,
    /// The decision that lost most for sure, by its place among the reviewed ones.
    pub worst: Option<usize>,
}

impl Summary {
    /// The average loss of a turn, in thousandths of the game's unit.
    #[must_use]
    pub fn average_loss(&self) -> i64 {
        self.loss / i64::from(self.turns.max(1))
    }
}

/// What each player's decisions come to.
#[must_use]
pub fn summaries<G: BotGame>(players: u8, reviewed: &[Reviewed<G>]) -> BySeat<Summary> {
    let mut summaries: BySeat<Summary> = BySeat::new(players, |_| Summary::default());
    for (place, Reviewed { decision, review, luck }) in reviewed.iter().enumerate() {
        let seat: Seat = decision.seat;
        if seat.index() >= usize::from(players) {
            continue;
        }
        let is_worse = |worst: usize| reviewed[worst].review.loss() < review.loss();
        let summary = &mut summaries[seat];
        summary.turns += u32::from(G::begins_turn(&decision.view));
        summary.decisions += 1;
        summary.best += u32::from(!review.is_mistake());
        summary.loss += review.loss();
        summary.luck += luck.unwrap_or(0);
        if review.is_mistake() && summary.worst.is_none_or(is_worse) {
            summary.worst = Some(place);
        }
    }
    summaries
}
