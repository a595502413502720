//! An expert's search: the turns that promise most are gone through all that may come up next, chance by chance.
//!
//! Luck is large in Polygon and what a choice changes is small: in the few hundred games that were tried, made-up piles told
//! no more than this does. The next player's rolls and draws are few enough, some 400 with their odds, to go through all of
//! them. A rollout is
//! one plan in one of them. All plans are tried in the same chances, in an order by the player's seed; when all are
//! through, the search is settled.

use parlor_core::{PlayerSeed, Viewer, Whim};
use parlor_polygon::{Action, View};

use super::bag::{Bag, Chance, Rolls, chances};
use super::ending::{MOST_TURNS, best_turn};
use super::ground::{Ground, Position};
use super::reply::worth_after_reply;
use super::stakes::Standing;
use super::steady::{Plan, best_with, plans};
use crate::{Candidate, Search};

/// How many turns are compared.
const PLANS: usize = 24;

/// All that a decision is made from.
pub(super) struct Outset {
    pub(super) ground: Ground,
    /// How the players stand before the turn.
    pub(super) standing: Standing,
    /// P15: whether only turns of the best total are legal.
    is_best_required: bool,
}

impl Outset {
    /// The lowest total that is considered where this is the best.
    #[inline]
    pub(super) fn floor(&self, best: u8, slack: u8) -> u8 {
        if self.is_best_required { best } else { best.saturating_sub(slack) }
    }
}

/// A plan on trial.
struct Trial {
    plan: Plan,
    /// The board and the standing that it leads to.
    position: Position,
    standing: Standing,
    /// What it is worth in the chance at hand, which counts once all plans have been tried in it.
    latest: i64,
    /// What it was worth in all chances before, each as often as it comes up.
    sum: i64,
    squares: i128,
    ways: i64,
    rollouts: u32,
}

impl Trial {
    fn take_in(&mut self, ways: i64) {
        let worth = self.latest;
        self.sum += worth * ways;
        self.squares += i128::from(worth) * i128::from(worth) * i128::from(ways);
        self.ways += ways;
        self.rollouts += 1;
    }

    fn mean(&self) -> i64 {
        self.sum.checked_div(self.ways).unwrap_or(0)
    }

    /// The standard error of the mean, as if the chances were as likely as each other.
    fn error(&self) -> i64 {
        let ways = i128::from(self.ways);
        let variance = (self.squares * ways - i128::from(self.sum).pow(2)).checked_div(ways * ways);
        let error = variance.and_then(|variance| variance.checked_div(i128::from(self.rollouts) - 1));
        error.and_then(|error| i64::try_from(error.max(0).isqrt()).ok()).unwrap_or(i64::MAX / 4)
    }
}

/// The search of an expert.
pub struct Lookahead {
    outset: Outset,
    trials: Vec<Trial>,
    chances: Vec<Chance>,
    is_ending: bool,
    rollouts: u32,
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
        let table = view.table();
        let ground = Ground::new(table);
        let position = ground.position(table);
        let bag = Bag::unseen(table);
        let mut plans = plans(&ground, &position, view);
        // The last turns are gone through in a moment: none is left out.
        if bag.turns() > 1 {
            plans.truncate(PLANS);
        }
        if let Some(action) = also.filter(|action| plans.iter().all(|plan| plan.action != *action)) {
            plans.extend(best_with(&ground, &position, view, action));
        }
        if plans.is_empty() {
            return None;
        }
        let standing = Standing::new(table, mover);
        let on_trial = |plan: Plan| {
            let (mut position, mut standing) = (position.clone(), standing.clone());
            plan.turn.lay(&mut position);
            standing.score(0, plan.turn.total);
            Trial { plan, position, standing, latest: 0, sum: 0, squares: 0, ways: 0, rollouts: 0 }
        };
        let mut trials: Vec<Trial> = plans.into_iter().map(on_trial).collect();
        let mut chances = chances(bag, Rolls::after(table));
        shuffle(&mut chances, seed, decision);
        if chances.is_empty() {
            // The last turn of the game.
            for trial in &mut trials {
                trial.latest = trial.standing.worth(0, 0);
                trial.take_in(1);
            }
        }
        let is_best_required = table.options().best_score_required;
        let outset = Outset { ground, standing, is_best_required };
        Some(Lookahead { outset, trials, chances, is_ending: bag.turns() <= MOST_TURNS, rollouts: 0 })
    }

    /// Whether every plan has been tried in every chance.
    fn is_through(&self) -> bool {
        self.rollouts as usize >= self.trials.len() * self.chances.len()
    }

    /// One rollout: the next plan in the chance at hand.
    fn step(&mut self) {
        let (number, plans) = (self.rollouts as usize, self.trials.len().max(1));
        let Some(chance) = self.chances.get(number / plans) else { return };
        let Some(trial) = self.trials.get_mut(number % plans) else { return };
        let (position, standing) = (&trial.position, &trial.standing);
        trial.latest = if self.is_ending {
            best_turn(&self.outset, position, *chance, standing, 1 % standing.players())[0]
        } else {
            worth_after_reply(&self.outset, position, *chance, standing)
        };
        if number % plans == plans - 1 {
            self.trials.iter_mut().for_each(|trial| trial.take_in(chance.ways));
        }
        self.rollouts += 1;
    }
}

fn shuffle(chances: &mut [Chance], seed: &PlayerSeed, decision: u64) {
    let mut whim = Whim::new(seed, decision);
    for place in (1..chances.len()).rev() {
        chances.swap(place, whim.index(place + 1));
    }
}

impl Search for Lookahead {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        let until = self.rollouts.saturating_add(rollouts);
        while self.rollouts < until && !self.is_settled() {
            self.step();
        }
    }

    fn rollouts(&self) -> u32 {
        self.rollouts
    }

    fn is_settled(&self) -> bool {
        // At the end even a single plan is gone through: then it is known what it is worth.
        self.is_through() || (self.trials.len() <= 1 && !self.is_ending)
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        let mut trials: Vec<&Trial> = self.trials.iter().collect();
        // Equals, and while nothing is known all, stay in the order of what they promised.
        trials.sort_by_key(|trial| std::cmp::Reverse(trial.mean()));
        let mut candidates: Vec<Candidate<Action>> = Vec::new();
        for trial in trials {
            let Trial { plan, rollouts, .. } = trial;
            // A placement is worth what the best turn is that begins with it.
            if !candidates.iter().any(|candidate| candidate.action == plan.action) {
                let error = if self.is_through() { 0 } else { trial.error() };
                candidates.push(Candidate {
                    action: plan.action,
                    worth: trial.mean(),
                    error,
                    rollouts: *rollouts,
                });
            }
        }
        candidates
    }
}
