//! An expert's search.
//!
//! With at most two turns to come it goes through all that may come up ([`Ending`]); before that it makes laps up
//! ([`Laps`]).

use parlor_core::{PlayerSeed, Seat, Viewer};
use parlor_polygon::{Action, View};

use super::bag::{Bag, Rolls};
use super::ending::{Ending, MOST_TURNS};
use super::ground::{Ground, Position};
use super::laps::Laps;
use super::moves::Move;
use super::odds::Odds;
use super::rollout::Start;
use super::stakes::Standing;
use super::steady::{Orders, Plan, plans};
use crate::{Candidate, Search};

/// How many turns are compared.
const PLANS: usize = 12;

/// All that a decision is made from.
pub(super) struct Outset {
    pub(super) ground: Ground,
    pub(super) position: Position,
    /// How the players stand before the turn.
    pub(super) standing: Standing,
    /// What may be drawn and rolled in the next turn.
    pub(super) bag: Bag,
    pub(super) rolls: Rolls,
    /// P15: whether only turns of the best total are legal.
    is_best_required: bool,
}

impl Outset {
    /// What the player to act decides from.
    pub(super) fn new(view: &View, mover: Seat) -> Outset {
        let public = view.public();
        let ground = Ground::new(public);
        Outset {
            position: ground.position(public),
            ground,
            standing: Standing::new(public, mover),
            bag: Bag::unseen(public),
            rolls: Rolls::after(public),
            is_best_required: public.options().best_score_required,
        }
    }

    /// The lowest total that is legal where this is the best.
    #[inline]
    pub(super) fn floor(&self, best: u8) -> u8 {
        if self.is_best_required { best } else { 0 }
    }

    /// The board and the standing that a turn of the player leads to.
    pub(super) fn after(&self, turn: &Move) -> (Position, Standing) {
        let (mut position, mut standing) = (self.position.clone(), self.standing.clone());
        turn.lay(&mut position);
        standing.score(0, turn.total);
        (position, standing)
    }
}

/// The search of an expert.
pub struct Lookahead {
    course: Course,
}

enum Course {
    Ending(Ending),
    Laps(Laps),
}

impl Lookahead {
    /// The search for the turn of the viewer, with a placement that is asked for; `None` if it is not to act.
    pub(super) fn new(
        view: &View,
        seed: &PlayerSeed,
        decision: u64,
        also: Option<Action>,
    ) -> Option<Lookahead> {
        let Viewer::Seat(mover) = view.viewer() else { return None };
        let outset = Outset::new(view, mover);
        let plans = plans(&outset.ground, &outset.position, view);
        if plans.is_empty() {
            return None;
        }
        let turns = outset.bag.turns();
        let odds = Odds::new(outset.standing.players(), turns);
        let start = |plan: Plan| (plan.orders, Start::new(&outset, &odds, &plan.turn));
        let mut starts: Vec<(Orders, Start)> = plans.into_iter().map(start).collect();
        // Stable: equals stay in the order of what they promise in points.
        starts.sort_by_key(|(_, start)| std::cmp::Reverse(start.prospect.ahead));
        // The last turns are gone through in a moment: none is left out.
        if turns > 1 && starts.len() > PLANS {
            let rest = starts.split_off(PLANS);
            let is_asked =
                |(orders, _): &(Orders, Start)| also.is_some_and(|action| orders.begin_with(action));
            if !starts.iter().any(is_asked) {
                starts.extend(rest.into_iter().find(is_asked));
            }
        }
        let course = if turns <= MOST_TURNS {
            Course::Ending(Ending::new(outset, starts, seed, decision))
        } else {
            Course::Laps(Laps::new(outset, odds, starts, seed, decision))
        };
        Some(Lookahead { course })
    }
}

impl Search for Lookahead {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        let until = self.rollouts().saturating_add(rollouts);
        while self.rollouts() < until && !self.is_settled() {
            match &mut self.course {
                Course::Ending(ending) => ending.step(),
                Course::Laps(laps) => laps.step(),
            }
        }
    }

    fn rollouts(&self) -> u32 {
        match &self.course {
            Course::Ending(ending) => ending.rollouts(),
            Course::Laps(laps) => laps.rollouts(),
        }
    }

    fn is_settled(&self) -> bool {
        match &self.course {
            Course::Ending(ending) => ending.is_through(),
            Course::Laps(laps) => laps.is_decided(),
        }
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        let plans = match &self.course {
            Course::Ending(ending) => ending.candidates(),
            Course::Laps(laps) => laps.candidates(),
        };
        let mut candidates: Vec<Candidate<Action>> = Vec::with_capacity(2 * plans.len());
        for Candidate { action: orders, worth, error, rollouts } in plans {
            for action in orders.all() {
                // A placement is worth what the best turn is that begins with it.
                if !candidates.iter().any(|candidate| candidate.action == action) {
                    candidates.push(Candidate { action, worth, error, rollouts });
                }
            }
        }
        candidates
    }
}
