//! The end of the game, worked out: with at most two turns to come, every roll, every draw and every turn is gone through.
//!
//! A rollout is one plan in one of the chances of the next turn. All plans are tried in the same chances, in an order by the
//! player's seed; when all are through, it is known what each is worth.

use std::cmp::Reverse;

use parlor_core::{MAX_SEATS, PlayerRng, PlayerSeed};

use super::bag::{Bag, Chance, Dealt, Rolls, chances};
use super::expert::Root;
use super::geometry::Position;
use super::moves::Moves;
use super::rollout::Start;
use super::standing::Standing;
use super::steady::Orders;
use crate::Candidate;

/// The most turns to come that are gone through. They are all of different players, which [`best_turn`] relies on.
pub(super) const MOST_TURNS: u16 = 2;

/// A plan on trial.
struct Trial {
    orders: Orders,
    start: Start,
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
        // Before the first chance all are equal.
        self.sum / self.ways.max(1)
    }

    /// The standard error of the mean, as if the chances were as likely as each other.
    fn error(&self) -> i64 {
        let ways = i128::from(self.ways);
        let variance = (self.squares * ways - i128::from(self.sum).pow(2)).checked_div(ways * ways);
        let error = variance.and_then(|variance| variance.checked_div(i128::from(self.rollouts) - 1));
        error.and_then(|error| i64::try_from(error.max(0).isqrt()).ok()).unwrap_or(i64::MAX / 4)
    }
}

/// All plans in all chances.
pub(super) struct Endgame {
    root: Root,
    trials: Vec<Trial>,
    chances: Vec<Chance>,
    rollouts: u32,
}

impl Endgame {
    /// What these plans come to.
    pub(super) fn new(root: Root, starts: Vec<(Orders, Start)>, seed: &PlayerSeed, decision: u64) -> Endgame {
        let on_trial =
            |(orders, start)| Trial { orders, start, latest: 0, sum: 0, squares: 0, ways: 0, rollouts: 0 };
        let mut trials: Vec<Trial> = starts.into_iter().map(on_trial).collect();
        let mut chances = chances(root.bag, root.rolls);
        PlayerRng::new(seed, decision).shuffle(&mut chances);
        if chances.is_empty() {
            // The last turn of the game.
            for trial in &mut trials {
                trial.latest = trial.start.standing.worth(0);
                trial.take_in(1);
            }
        }
        Endgame { root, trials, chances, rollouts: 0 }
    }

    /// How many rollouts have been done.
    pub(super) const fn rollouts(&self) -> u32 {
        self.rollouts
    }

    /// Whether every plan has been tried in every chance.
    pub(super) fn is_through(&self) -> bool {
        self.rollouts as usize >= self.trials.len() * self.chances.len()
    }

    /// One rollout: the next plan in the chance at hand.
    pub(super) fn step(&mut self) {
        let (number, plans) = (self.rollouts as usize, self.trials.len().max(1));
        let Some(chance) = self.chances.get(number / plans) else { return };
        let Some(trial) = self.trials.get_mut(number % plans) else { return };
        let Start { position, standing, .. } = &trial.start;
        let next = 1 % standing.players();
        trial.latest = best_turn(&self.root, position, chance.dealt, standing, next)[0];
        if number % plans == plans - 1 {
            self.trials.iter_mut().for_each(|trial| trial.take_in(chance.ways));
        }
        self.rollouts += 1;
    }

    /// What is known of every plan, the best first.
    pub(super) fn candidates(&self) -> Vec<Candidate<Orders>> {
        let mut trials: Vec<&Trial> = self.trials.iter().collect();
        // Equals, and while nothing is known all, stay in the order of what they promised.
        trials.sort_by_key(|trial| Reverse(trial.mean()));
        let candidate = |trial: &Trial| Candidate {
            action: trial.orders,
            worth: trial.mean(),
            error: if self.is_through() { 0 } else { trial.error() },
            rollouts: trial.rollouts,
        };
        trials.into_iter().map(candidate).collect()
    }
}

/// What it is worth to every player, in the order of their turns.
type Worths = [i64; MAX_SEATS];

/// What it is worth to every player that one of them makes the turn that is best for itself.
fn best_turn(root: &Root, position: &Position, dealt: Dealt, standing: &Standing, mover: u8) -> Worths {
    let own = usize::from(mover);
    let moves = Moves::new(&root.geometry, position, dealt.symbol, dealt.drawn);
    let best = moves.best();
    let scored = |total| {
        let mut standing = standing.clone();
        standing.score(mover, total);
        standing
    };
    if dealt.bag.len() == 0 {
        return worths(&scored(best));
    }
    let mut turns = Vec::with_capacity(512);
    moves.for_each(root.floor(best), |turn| turns.push(turn));
    turns.sort_unstable_by_key(|turn| std::cmp::Reverse(*turn));
    let mut found: Option<Worths> = None;
    for turn in turns {
        let standing = scored(turn.total);
        // The others' turns add nothing to a lead: it is never worth more than now.
        if found.is_some_and(|found| standing.worth(mover) <= found[own]) {
            break;
        }
        let mut after = position.clone();
        turn.lay(&mut after);
        let worths = expected(root, &after, dealt.bag, &standing, (mover + 1) % standing.players());
        if found.is_none_or(|found| worths[own] > found[own]) {
            found = Some(worths);
        }
    }
    found.unwrap_or_else(|| worths(standing))
}

/// What it is worth to every player before the roll; there are tiles to draw.
fn expected(root: &Root, position: &Position, bag: Bag, standing: &Standing, mover: u8) -> Worths {
    let (mut sums, mut ways) = (Worths::default(), 0);
    for chance in chances(bag, Rolls::ANY) {
        let worths = best_turn(root, position, chance.dealt, standing, mover);
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth * chance.ways);
        ways += chance.ways;
    }
    sums.map(|sum| sum / ways)
}

/// What the end of the game is worth to every player.
fn worths(standing: &Standing) -> Worths {
    let mut worths = Worths::default();
    let players = 0..standing.players();
    worths.iter_mut().zip(players).for_each(|(worth, player)| *worth = standing.worth(player));
    worths
}
