//! The middle of the game: the turns that promise most race through made-up laps.
//!
//! All plans are tried in the same laps. What a plan promises counts as if this many laps had said so: luck is large in Polygon
//! and what a choice changes is small, so that a few laps say less than judgement does. Whoever is behind the leader by more
//! than the luck of their differences explains is dropped.

use std::cmp::Reverse;

use parlor_core::{PlayerRng, PlayerSeed};

use super::expert::Root;
use super::odds::Odds;
use super::rollout::{Lap, Start, lap};
use super::steady::Orders;
use crate::{Candidate, Tally};

/// As how many laps the promise of a plan counts.
const PROMISE: u32 = 50;
/// After how many laps somebody may be dropped; looked at then and whenever there are twice as many.
const FIRST_LOOK: u32 = 32;
/// How many standard errors of the difference somebody has to be behind to be dropped.
const DROP_AFTER_ERRORS: i64 = 3;

/// A plan on trial.
struct Trial {
    orders: Orders,
    start: Start,
    /// What it promises.
    promise: i64,
    /// What it was worth after each lap.
    worths: Vec<i64>,
    is_running: bool,
}

impl Trial {
    fn laps(&self) -> u32 {
        u32::try_from(self.worths.len()).expect("laps are counted in 32 bits")
    }

    /// What it is worth, all in all.
    fn mean(&self) -> i64 {
        let sum = self.promise * i64::from(PROMISE) + self.worths.iter().sum::<i64>();
        sum / i64::from(PROMISE + self.laps())
    }

    /// Whether it is behind another one that was tried in the same laps, for good.
    fn is_behind(&self, leader: &Trial) -> bool {
        let differences = leader.worths.iter().zip(&self.worths).map(|(leader, own)| leader - own);
        leader.mean() - self.mean() > DROP_AFTER_ERRORS * error(differences)
    }
}

/// The standard error of a mean to which the promise has been added.
fn error(worths: impl Iterator<Item = i64>) -> i64 {
    let mut tally = Tally::default();
    worths.for_each(|worth| tally.add(worth));
    if tally.count() < 2 {
        return tally.error();
    }
    let (count, error) = (i128::from(tally.count()), i128::from(tally.error()));
    let smaller = (error * error * count / (count + i128::from(PROMISE))).isqrt();
    i64::try_from(smaller).expect("not larger than an error that fitted")
}

/// A race through laps.
pub(super) struct Rollouts {
    root: Root,
    odds: Odds,
    seed: PlayerSeed,
    decision: u64,
    trials: Vec<Trial>,
    /// The lap at hand, and who is next in it.
    lap: Lap,
    number: u32,
    next: usize,
    rollouts: u32,
}

impl Rollouts {
    /// A race between these plans, the most promising first.
    pub(super) fn new(
        root: Root,
        odds: Odds,
        starts: Vec<(Orders, Start)>,
        seed: &PlayerSeed,
        decision: u64,
    ) -> Rollouts {
        let on_trial = |(orders, start): (Orders, Start)| {
            let promise = odds.worth(&start.prospect);
            Trial { orders, start, promise, worths: Vec::new(), is_running: true }
        };
        let trials = starts.into_iter().map(on_trial).collect();
        let seed = *seed;
        let mut laps =
            Rollouts { root, odds, seed, decision, trials, lap: Lap::new(), number: 0, next: 0, rollouts: 0 };
        laps.make_up();
        laps
    }

    /// How many rollouts have been done.
    pub(super) const fn rollouts(&self) -> u32 {
        self.rollouts
    }

    /// Whether only one is left.
    pub(super) fn is_decided(&self) -> bool {
        self.trials.iter().filter(|trial| trial.is_running).count() <= 1
    }

    /// One rollout: the next plan in the lap at hand.
    pub(super) fn step(&mut self) {
        if let Some(trial) = self.trials.get_mut(self.next) {
            trial.worths.push(trial.start.worth_less_luck(&self.root.geometry, &self.odds, &self.lap));
            self.rollouts += 1;
        }
        let running = |trial: &Trial| trial.is_running;
        let later = self.trials.iter().skip(self.next + 1).position(running);
        self.next = match later {
            Some(distance) => self.next + 1 + distance,
            None => {
                self.number += 1;
                if self.number >= FIRST_LOOK && self.number.is_power_of_two() {
                    self.drop_those_behind();
                }
                self.make_up();
                self.trials.iter().position(running).expect("the leader is never dropped")
            }
        };
    }

    /// Makes the lap of this number up.
    fn make_up(&mut self) {
        let Root { bag, rolls, standing, .. } = &self.root;
        let mut rng = PlayerRng::new(&self.seed, (self.decision << 32) | u64::from(self.number));
        self.lap = lap(*bag, *rolls, standing.players(), &mut rng);
    }

    fn drop_those_behind(&mut self) {
        let running = || self.trials.iter().filter(|trial| trial.is_running);
        let Some(leader) = running().max_by_key(|trial| trial.mean()) else { return };
        let behind: Vec<bool> =
            self.trials.iter().map(|trial| trial.is_running && trial.is_behind(leader)).collect();
        for (trial, is_behind) in self.trials.iter_mut().zip(behind) {
            trial.is_running &= !is_behind;
        }
    }

    /// What is known of every plan, the best first.
    pub(super) fn candidates(&self) -> Vec<Candidate<Orders>> {
        let mut trials: Vec<&Trial> = self.trials.iter().collect();
        // Only those in as many laps as each other are compared; equals stay in the order of what they promised.
        trials.sort_by_key(|trial| Reverse((trial.is_running, trial.mean())));
        let candidate = |trial: &Trial| Candidate {
            action: trial.orders,
            worth: trial.mean(),
            error: error(trial.worths.iter().copied()),
            rollouts: trial.laps(),
        };
        trials.into_iter().map(candidate).collect()
    }
}
