//! Puzzles: positions of games among bots in which one move is far better than all others, and not the one that scores most
//! at once.

use parlor_core::{BySeat, PlayerRng, PlayerSeed, SetUp};

use crate::analysis::{Decision, decisions};
use crate::{Bot, BotGame, Candidate, GameSeed, Level, ScoreUnit, Search, play};

/// How many rollouts a position gets at first,
const GLANCE: u32 = 500;
/// and how many each time that it is checked before it is given to anybody. A search that is sure stops early: so it
/// is asked again in other worlds.
const CHECK: u32 = 20_000;
/// How often.
const CHECKS: usize = 8;
/// How many positions of a game are looked at: puzzles of many games differ more than those of one.
const LOOKS: usize = 16;
/// The search for a puzzle ends after this many games.
const GAMES: u64 = 400;
/// How often a greedy player is asked what comes to mind first.
const THOUGHTS: u32 = 16;
/// How many candidates there have to be: a choice between two is not a puzzle.
const FEWEST: usize = 3;
/// How many standard errors the gap has to be.
const SURE: i64 = 3;

/// A position in which one move is far better than all others.
#[derive(Clone, Debug)]
pub struct Puzzle<G: BotGame> {
    /// What the player to act knows.
    pub view: G::View,
    /// All that was looked at, the best first.
    pub candidates: Vec<Candidate<G::Action>>,
    /// How many of them are the solution: more than one only where several actions lead to the very same.
    pub solutions: usize,
}

impl<G: BotGame> Puzzle<G> {
    /// The puzzle that belongs to a text: the same one everywhere. `None` if none was found, which takes long.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Puzzle<G>> {
        (1..=GAMES).find_map(|number| Puzzle::in_game(&format!("puzzle/{}/{text}", G::ID), number))
    }

    fn in_game(text: &str, number: u64) -> Option<Puzzle<G>> {
        let seeds = GameSeed::numbered(text, number);
        let set_up = SetUp::classic(2, seeds.deal());
        let log = play::<G>(set_up, &BySeat::new(2, |_| Bot::from(Level::Steady)), &seeds).ok()?;
        let mut all = decisions(&log);
        if G::SCORE_UNIT == ScoreUnit::Wins {
            // What a move changes shows late in the game.
            all.drain(..all.len() * 2 / 3);
        }
        let seed = PlayerSeed::from_text(&format!("{text}/{number}/look"));
        let mut rng = PlayerRng::new(&seed, 0);
        for _ in 0..LOOKS {
            if all.is_empty() {
                return None;
            }
            let decision = all.swap_remove(rng.index(all.len()));
            if let Some(puzzle) = Puzzle::at(decision, &seed) {
                return Some(puzzle);
            }
        }
        None
    }

    fn at(Decision { view, .. }: Decision<G>, seed: &PlayerSeed) -> Option<Puzzle<G>> {
        // Whoever takes what scores most at once should not solve it, whichever of equals it is.
        let thought =
            |number| G::choose(Level::Greedy, &view, &PlayerSeed::from_text(&format!("thought {number}")));
        let first_thoughts: Vec<G::Action> = (0..THOUGHTS).filter_map(thought).collect();
        let first_thought = *first_thoughts.first()?;
        let is_obvious = |solutions: &[Candidate<G::Action>]| {
            solutions.iter().any(|solution| first_thoughts.contains(&solution.action))
        };
        let candidates = |seed: &PlayerSeed, rollouts| {
            let mut search = G::search_with(&view, seed, Some(first_thought))?;
            search.advance(rollouts);
            Some(search.candidates())
        };
        // A glance may be wrong; but it has to see a gap.
        let seen = candidates(seed, GLANCE)?;
        let (best, tied) = (seen.first()?, ties(&seen));
        let has_gap = best.worth - seen.get(tied)?.worth >= G::PUZZLE_MARGIN / 2;
        if is_obvious(&seen[..tied]) || !has_gap || seen.len() < FEWEST {
            return None;
        }
        let mut all = Vec::new();
        for check in 0..CHECKS {
            let seed = PlayerSeed::from_text(&format!("puzzle/check {check}"));
            let found = candidates(&seed, CHECK)?;
            if !seen[..tied].iter().any(|best| found.first().is_some_and(|first| first.action == best.action))
            {
                return None;
            }
            all.push(found);
        }
        let candidates = merged(&all);
        let solutions = solutions(&candidates, G::PUZZLE_MARGIN)?;
        (!is_obvious(&candidates[..solutions])).then_some(Puzzle { view, candidates, solutions })
    }

    /// Whether this action solves it.
    #[must_use]
    pub fn is_solved_by(&self, action: G::Action) -> bool {
        self.candidates[..self.solutions].iter().any(|best| best.action == action)
    }
}

/// What several searches found about the same actions, together; the best first.
fn merged<A: Copy + PartialEq>(searches: &[Vec<Candidate<A>>]) -> Vec<Candidate<A>> {
    let Some(first) = searches.first() else { return Vec::new() };
    let merged = first.iter().map(|Candidate { action, .. }| {
        let same = searches.iter().flatten().filter(|candidate| candidate.action == *action);
        let (mut count, mut worth, mut squares, mut rollouts) = (0, 0, 0_i128, 0);
        for candidate in same {
            count += 1;
            worth += candidate.worth;
            squares += i128::from(candidate.error).pow(2);
            rollouts += candidate.rollouts;
        }
        let error = i64::try_from(squares.isqrt()).expect("the errors of a few searches") / count;
        Candidate { action: *action, worth: worth / count, error, rollouts }
    });
    let mut merged: Vec<Candidate<A>> = merged.collect();
    merged.sort_by_key(|candidate| std::cmp::Reverse(candidate.worth));
    merged
}

/// How many candidates are exactly as good as the first: the same tiles laid in another order.
fn ties<A>(candidates: &[Candidate<A>]) -> usize {
    let best = candidates.first().map(|best| best.worth);
    candidates.iter().take_while(|other| Some(other.worth) == best).count()
}

/// How many candidates are the best, if the next one is so much worse for sure.
fn solutions<A>(candidates: &[Candidate<A>], far: i64) -> Option<usize> {
    let best = candidates.first()?;
    let solutions = ties(candidates);
    let next = candidates.get(solutions)?;
    let squares = i128::from(best.error).pow(2) + i128::from(next.error).pow(2);
    let error = i64::try_from(squares.isqrt()).expect("an error is at most a quarter of the largest number");
    let gap = best.worth - next.worth;
    (gap >= far && gap >= SURE.saturating_mul(error)).then_some(solutions)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(worth: i64, error: i64) -> Candidate<u8> {
        Candidate { action: 0, worth, error, rollouts: 9 }
    }

    #[test]
    fn the_next_best_has_to_be_far_behind_for_sure() {
        let solved = |worths: &[(i64, i64)]| {
            let candidates: Vec<_> = worths.iter().map(|(worth, error)| candidate(*worth, *error)).collect();
            solutions(&candidates, 500)
        };
        assert_eq!(solved(&[(2_000, 100), (1_000, 100)]), Some(1));
        assert_eq!(solved(&[(2_000, 100), (2_000, 100), (1_000, 100)]), Some(2));
        assert_eq!(solved(&[(2_000, 300), (1_000, 300)]), None);
        assert_eq!(solved(&[(2_000, 0), (1_600, 0)]), None);
        assert_eq!(solved(&[(2_000, 0)]), None);
    }
}
