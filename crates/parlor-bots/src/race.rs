//! A race between candidates: all are tried in the same made-up worlds, and those that fall behind for good are dropped.

use crate::Candidate;
use crate::search::Search;

/// What a race is about: worlds that agree with what the player sees, and what becomes of an action in one of them.
///
/// ```
/// use parlor_bots::{Experiment, Race, Search};
///
/// /// Guess a number from 0 to 9: what counts is how close it is to one that nobody knows.
/// struct Guess;
///
/// impl Experiment for Guess {
///     type Action = i64;
///     type World = i64;
///
///     fn world(&self, number: u32) -> Option<i64> {
///         Some(i64::from(number % 3) + 4)
///     }
///
///     fn outcome(&self, world: &i64, _: u32, action: i64) -> i64 {
///         -1_000 * (world - action).pow(2)
///     }
/// }
///
/// let mut race = Race::new(Guess, 0..10);
/// race.advance(2_000);
/// assert_eq!(race.best(), Some(5));
/// // Those who fell behind were dropped, and tried less often.
/// let tried = race.candidates();
/// assert!(tried[0].rollouts > tried[9].rollouts);
/// ```
pub trait Experiment {
    /// What is tried.
    type Action: Copy + Ord;
    /// A world made up from what the player sees.
    type World;

    /// How many parts of a thousandth of the game's unit outcomes are counted in.
    const SUBUNITS: i64 = 1;

    /// How far behind an action starts, in the unit of outcomes: what judgement without trying holds against it, times the
    /// worlds that such judgement is worth. Who leads is decided with it; what an action is worth is told without it.
    fn handicap(&self, _: Self::Action) -> i64 {
        0
    }

    /// The world of this number: the same one for the same number. `None` if there are no more, or none can be made up.
    fn world(&self, number: u32) -> Option<Self::World>;

    /// What an action comes to in a world, more being better for the player. All chance in it belongs to the number of the
    /// world, so that actions are compared under the same luck.
    fn outcome(&self, world: &Self::World, number: u32, action: Self::Action) -> i64;
}

/// Sums of what was measured, in whole numbers: the same on every machine.
///
/// ```
/// use parlor_bots::Tally;
///
/// let mut tally = Tally::default();
/// [1_000, 3_000, 5_000, 7_000].map(|value| tally.add(value));
/// assert_eq!((tally.count(), tally.mean(), tally.error()), (4, 4_000, 1_290));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    count: u32,
    sum: i64,
    squares: i128,
}

impl Tally {
    /// Takes a measurement in.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    /// How many measurements there are.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The mean, rounded towards zero.
    #[must_use]
    pub fn mean(&self) -> i64 {
        if self.count == 0 { 0 } else { self.sum / i64::from(self.count) }
    }

    /// The standard error of the mean, rounded down; large where there are fewer than two measurements.
    #[must_use]
    pub fn error(&self) -> i64 {
        if self.count < 2 {
            return i64::MAX / 4;
        }
        let count = i128::from(self.count);
        // Sum of squared distances from the mean, times the count: exact in whole numbers.
        let spread = (self.squares * count - i128::from(self.sum) * i128::from(self.sum)).max(0);
        let variance_of_mean = spread / (count * count * (count - 1));
        i64::try_from(variance_of_mean.isqrt()).unwrap_or(i64::MAX / 4)
    }
}

/// How many worlds all are tried in before anybody is dropped, and between two looks.
const WORLDS_PER_ROUND: u32 = 16;
/// How many standard errors of the difference somebody has to be behind to be dropped.
const DROP_AFTER_ERRORS: i64 = 3;

struct Runner<A> {
    action: A,
    handicap: i64,
    tally: Tally,
    /// What it came to in the world at hand, or in its last.
    latest: i64,
    /// How far it is ahead of each runner before it, world by world: in the same worlds most luck is the same for both.
    leads: Vec<Tally>,
    /// Whether it is not yet behind for good.
    is_running: bool,
}

impl<A> Runner<A> {
    /// How far it has come, a world on average.
    fn mean(&self) -> i64 {
        (self.tally.sum - self.handicap) / i64::from(self.tally.count.max(1))
    }
}

/// A race between candidates.
pub struct Race<E: Experiment> {
    experiment: E,
    runners: Vec<Runner<E::Action>>,
    /// The world that is being tried, and who is next in it.
    number: u32,
    next: usize,
    world: Option<E::World>,
    rollouts: u32,
    /// Whether no world can be made up: then the first candidate it is.
    is_stuck: bool,
}

impl<E: Experiment> Race<E> {
    /// A race between these candidates, the most promising first: while nothing is known, the first is the best.
    #[must_use]
    pub fn new(experiment: E, candidates: impl IntoIterator<Item = E::Action>) -> Race<E> {
        let runner = |(before, action)| Runner {
            action,
            handicap: experiment.handicap(action),
            tally: Tally::default(),
            latest: 0,
            leads: vec![Tally::default(); before],
            is_running: true,
        };
        let runners = candidates.into_iter().enumerate().map(runner).collect();
        Race { experiment, runners, number: 0, next: 0, world: None, rollouts: 0, is_stuck: false }
    }

    /// What is being raced about.
    #[must_use]
    pub const fn experiment(&self) -> &E {
        &self.experiment
    }

    fn running(&self) -> usize {
        self.runners.iter().filter(|runner| runner.is_running).count()
    }

    /// One rollout: the next candidate in the world at hand.
    fn step(&mut self) {
        while !self.runners.get(self.next).is_none_or(|runner| runner.is_running) {
            self.next += 1;
        }
        if self.next >= self.runners.len() {
            self.end_world();
            return;
        }
        if self.world.is_none() {
            self.world = self.experiment.world(self.number);
        }
        let (Some(world), Some(runner)) = (&self.world, self.runners.get_mut(self.next)) else {
            self.is_stuck = true;
            return;
        };
        runner.latest = self.experiment.outcome(world, self.number, runner.action);
        runner.tally.add(runner.latest);
        self.next += 1;
        self.rollouts += 1;
    }

    /// Everybody has been tried in the world at hand.
    fn end_world(&mut self) {
        let mut before: Vec<(usize, i64)> = Vec::with_capacity(self.runners.len());
        for (index, runner) in self.runners.iter_mut().enumerate().filter(|(_, runner)| runner.is_running) {
            before.iter().for_each(|(other, latest)| runner.leads[*other].add(runner.latest - latest));
            before.push((index, runner.latest));
        }
        self.next = 0;
        self.number += 1;
        self.world = None;
        if self.number.is_multiple_of(WORLDS_PER_ROUND) {
            self.drop_those_behind();
        }
    }

    /// Drops everybody who is behind the leader by more than chance explains.
    fn drop_those_behind(&mut self) {
        let running = |index: &usize| self.runners[*index].is_running;
        // All have been tried in the same worlds; of equals the first leads.
        let indexes = || (0..self.runners.len()).rev();
        let Some(leader) = indexes().filter(running).max_by_key(|index| self.runners[*index].mean()) else {
            return;
        };
        let best = self.runners[leader].mean();
        for index in 0..self.runners.len() {
            let error = self.runners[leader.max(index)].leads.get(leader.min(index)).map_or(0, Tally::error);
            let runner = &mut self.runners[index];
            runner.is_running &= best - runner.mean() <= DROP_AFTER_ERRORS * error;
        }
    }
}

impl<E: Experiment> Search for Race<E> {
    type Action = E::Action;

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
        self.is_stuck || self.running() <= 1
    }

    fn candidates(&self) -> Vec<Candidate<E::Action>> {
        let mut order: Vec<usize> = (0..self.runners.len()).collect();
        // Those still running come first; equals stay in the order in which they were given.
        order.sort_by_key(|index| {
            let runner = &self.runners[*index];
            std::cmp::Reverse((runner.is_running, runner.mean()))
        });
        let candidate = |index: usize| {
            let runner = &self.runners[index];
            Candidate {
                action: runner.action,
                worth: runner.tally.mean() / E::SUBUNITS,
                error: runner.tally.error() / E::SUBUNITS,
                rollouts: runner.tally.count(),
            }
        };
        order.into_iter().map(candidate).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Action `n` is worth `n`, give or take the luck of the world.
    struct Luck;

    impl Experiment for Luck {
        type Action = u8;
        type World = i64;

        fn world(&self, number: u32) -> Option<i64> {
            Some(i64::from(number.wrapping_mul(2_654_435_761) >> 20) - 2_048)
        }

        fn outcome(&self, world: &i64, number: u32, action: u8) -> i64 {
            i64::from(action) * 100 + world * i64::from((number ^ u32::from(action)) % 5)
        }
    }

    #[test]
    fn the_best_wins_and_the_answer_does_not_depend_on_how_the_work_is_divided() {
        let mut whole = Race::new(Luck, 0..20);
        whole.advance(50_000);
        assert_eq!(whole.best(), Some(19));
        let mut pieces = Race::new(Luck, 0..20);
        for piece in [1, 7, 992, 9_000, 40_000] {
            pieces.advance(piece);
        }
        assert_eq!(whole.candidates(), pieces.candidates());
        assert!(whole.candidates()[19].rollouts < whole.candidates()[0].rollouts, "the worst is dropped");
    }

    /// Luck is the same for all actions, which differ by little; the first two are held to be better than they are.
    struct SharedLuck;

    impl Experiment for SharedLuck {
        type Action = u8;
        type World = i64;

        const SUBUNITS: i64 = 10;

        fn handicap(&self, action: u8) -> i64 {
            if action < 2 { 0 } else { 100 }
        }

        fn world(&self, number: u32) -> Option<i64> {
            Luck.world(number)
        }

        fn outcome(&self, world: &i64, number: u32, action: u8) -> i64 {
            world * 1_000 + 10 * i64::from(action) + i64::from(number % 2)
        }
    }

    #[test]
    fn luck_that_all_share_keeps_nobody_in_the_race() {
        let mut race = Race::new(SharedLuck, 0..5);
        race.advance(10);
        assert_eq!(race.best(), Some(1), "two worlds are not worth the handicap of the others");
        race.advance(1_000);
        assert!(race.is_settled());
        assert_eq!((race.best(), race.rollouts()), (Some(4), 5 * WORLDS_PER_ROUND));
        assert!(race.candidates()[0].error > 1_000, "the error is that of the mean itself");
    }

    #[test]
    fn one_candidate_is_settled_and_none_is_nothing() {
        assert!(Race::new(Luck, [7]).is_settled());
        assert_eq!(Race::new(Luck, [7]).best(), Some(7));
        assert_eq!(Race::new(Luck, []).best(), None);
    }

    #[test]
    fn a_tally_has_mean_and_error() {
        let mut tally = Tally::default();
        for value in [1_000, 3_000, 5_000, 7_000] {
            tally.add(value);
        }
        // The deviation is 2582 (of a sample), the error half of it.
        assert_eq!((tally.count(), tally.mean(), tally.error()), (4, 4_000, 1_290));
        assert_eq!(Tally::default().mean(), 0);
    }
}
