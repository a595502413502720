//! An expert's search.
//!
//! With at most two turns to come it goes through all that may come up ([`Endgame`]); before that it makes laps up
//! ([`Rollouts`]).

use parlor_core::{PlayerSeed, Seat, Viewer};
use parlor_polygon::{Action, View};

use super::bag::{Bag, Rolls};
use super::endgame::{Endgame, MOST_TURNS};
use super::geometry::{Geometry, Position};
use super::moves::Move;
use super::odds::Odds;
use super::rollout::Start;
use super::rollouts::Rollouts;
use super::standing::Standing;
use super::steady::{Orders, Plan, plans};
use crate::{Candidate, Search};

/// How many turns are compared.
const PLANS: usize = 12;

/// All that a decision is made from.
pub(super) struct Root {
    pub(super) geometry: Geometry,
    pub(super) position: Position,
    /// How the players stand before the turn.
    pub(super) standing: Standing,
    /// What may be drawn and rolled in the next turn.
    pub(super) bag: Bag,
    pub(super) rolls: Rolls,
    /// P15: whether only turns of the best total are legal.
    is_best_required: bool,
}

impl Root {
    /// What the player to act decides from.
    pub(super) fn new(view: &View, mover: Seat) -> Root {
        let public = view.public();
        let geometry = Geometry::new(public);
        Root {
            position: geometry.position(public),
            geometry,
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
pub struct Expert {
    course: Course,
}

enum Course {
    Endgame(Endgame),
    Rollouts(Rollouts),
}

impl Expert {
    /// The search for the turn of the viewer, with a placement that is asked for; `None` if it is not to act.
    pub(super) fn new(view: &View, seed: &PlayerSeed, decision: u64, also: Option<Action>) -> Option<Expert> {
        let Viewer::Seat(mover) = view.viewer() else { return None };
        let root = Root::new(view, mover);
        let plans = plans(&root.geometry, &root.position, view);
        if plans.is_empty() {
            return None;
        }
        let turns = root.bag.turns();
        let odds = Odds::new(root.standing.players(), turns);
        let start = |plan: Plan| (plan.orders, Start::new(&root, &odds, &plan.turn));
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
            Course::Endgame(Endgame::new(root, starts, seed, decision))
        } else {
            Course::Rollouts(Rollouts::new(root, odds, starts, seed, decision))
        };
        Some(Expert { course })
    }
}

impl Search for Expert {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        let until = self.rollouts().saturating_add(rollouts);
        while self.rollouts() < until && !self.is_settled() {
            match &mut self.course {
                Course::Endgame(ending) => ending.step(),
                Course::Rollouts(laps) => laps.step(),
            }
        }
    }

    fn rollouts(&self) -> u32 {
        match &self.course {
            Course::Endgame(ending) => ending.rollouts(),
            Course::Rollouts(laps) => laps.rollouts(),
        }
    }

    fn is_settled(&self) -> bool {
        match &self.course {
            Course::Endgame(ending) => ending.is_through(),
            Course::Rollouts(laps) => laps.is_decided(),
        }
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        let plans = match &self.course {
            Course::Endgame(ending) => ending.candidates(),
            Course::Rollouts(laps) => laps.candidates(),
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
