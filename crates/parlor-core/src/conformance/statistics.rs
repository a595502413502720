//! What is imagined in small cases: everything that is possible, nothing else, and each as often as it is likely.

use std::collections::BTreeMap;

use super::failure::{Failure, Finding, Place, Promise};
use super::{Conform, SmallCase};
use crate::{ChanceStream, Game, PlayerSeed};

/// How often at least, and at most, a state is imagined from one view.
const TIMES: (u64, u64) = (2_000, 20_000);
/// How often the least likely possibility should come up.
const TIMES_FOR_THE_LEAST: u64 = 100;
/// How many times the least weight all weights may be together: the least likely possibility then still comes up about 20
/// times in [`TIMES`], and stays away by bad luck once in 10^8 cases.
const MOST_WEIGHT: u64 = 1_000;

/// Checks all small cases of the tests.
pub(super) fn check<C: Conform>() -> Result<(), Failure> {
    for case in C::small_cases() {
        let place = || Place::SmallCase { name: case.name.clone() };
        check_case::<C>(&case).map_err(|finding| finding.by(case.viewer).at(C::Game::ID, place()))?;
    }
    Ok(())
}

fn check_case<C: Conform>(case: &SmallCase<C::Game>) -> Result<(), Finding> {
    let times = times(&case.possibilities)?;
    let view = C::Game::view(&case.state, case.viewer);
    let seed = PlayerSeed::from_text(&format!("conformance {} {}", C::Game::ID, case.name));
    let mut stream = ChanceStream::for_player(&seed, "imagine");
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for _ in 0..times {
        let state = C::Game::imagine(&view, &mut stream)
            .map_err(|error| Finding::new(Promise::ImaginedAgrees, error.to_string()))?;
        if C::Game::view(&state, case.viewer) != view {
            let details = "the imagined state gives another view";
            return Err(Finding::new(Promise::ImaginedAgrees, details));
        }
        let fingerprint = C::fingerprint(&state);
        let Some((possibility, _)) = case.possibilities.get_key_value(&fingerprint) else {
            let details = format!("{fingerprint} was imagined, which is not among the possibilities");
            return Err(Finding::new(Promise::ImaginedIsPossible, details));
        };
        *counts.entry(possibility).or_default() += 1;
    }
    if let Some(missing) = case.possibilities.keys().find(|key| !counts.contains_key(key.as_str())) {
        let details = format!("{missing} never came up in {times} imagined states");
        return Err(Finding::new(Promise::EverythingIsImagined, details));
    }
    check_fit(&case.possibilities, &counts, times)
}

/// How often to imagine, so that each possibility comes up often enough.
fn times(possibilities: &BTreeMap<String, u64>) -> Result<u32, Finding> {
    let total: u64 = possibilities.values().fold(0, |sum, weight| sum.saturating_add(*weight));
    let least = possibilities
        .values()
        .min()
        .filter(|least| total.checked_div(**least).is_some_and(|times| times <= MOST_WEIGHT));
    let Some(least) = least else {
        let details =
            format!("there are {} possibilities, of weights that sum to {total}", possibilities.len());
        return Err(Finding::new(Promise::SmallCasesAreSmall, details));
    };
    let times = (total / least).saturating_mul(TIMES_FOR_THE_LEAST).clamp(TIMES.0, TIMES.1);
    Ok(u32::try_from(times).expect("clamped to a few millions"))
}

/// Pearson's test: the sum of (counted - expected)² / expected follows a chi-squared distribution of one degree of freedom
/// fewer than there are possibilities. By Laurent and Massart (2000, lemma 1) it exceeds `d + 2 √(d x) + 2 x` with a
/// probability of at most `e^-x`; with `x` = 14, once in a million fair games. The root is avoided by squaring.
fn check_fit(
    possibilities: &BTreeMap<String, u64>,
    counts: &BTreeMap<&str, u32>,
    times: u32,
) -> Result<(), Finding> {
    const X: f64 = 14.0;
    let total: f64 = possibilities.values().copied().map(number).sum();
    let mut distance = 0.0;
    for (possibility, weight) in possibilities {
        let expected = f64::from(times) * number(*weight) / total;
        let counted = counts.get(possibility.as_str()).copied().map_or(0.0, f64::from);
        distance += (counted - expected) * (counted - expected) / expected;
    }
    let freedom = number(possibilities.len() as u64) - 1.0;
    let excess = distance - freedom - 2.0 * X;
    if excess <= 0.0 || excess * excess <= 4.0 * freedom * X {
        return Ok(());
    }
    let details = format!(
        "in {times} imagined states the distance from the weights is {distance:.1} for {freedom} degrees of freedom: \
         counted {counts:?}, weights {possibilities:?}"
    );
    Err(Finding::new(Promise::ImaginedIsEven, details))
}

/// A weight as a floating-point number; those of small cases are small.
fn number(weight: u64) -> f64 {
    u32::try_from(weight).map_or(f64::MAX, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(weights: &[u64]) -> BTreeMap<String, u64> {
        weights.iter().enumerate().map(|(index, weight)| (index.to_string(), *weight)).collect()
    }

    fn fits(weighted: &[u64], counted: &[u32]) -> bool {
        let possibilities = weights(weighted);
        let counts = possibilities.keys().map(String::as_str).zip(counted.iter().copied()).collect();
        check_fit(&possibilities, &counts, counted.iter().sum()).is_ok()
    }

    #[test]
    fn what_fits_the_weights_is_even() {
        assert!(fits(&[1, 1], &[1_000, 1_000]));
        assert!(fits(&[1, 1], &[1_060, 940]));
        assert!(fits(&[1, 3], &[500, 1_500]));
        assert!(fits(&[1], &[2_000]));
    }

    #[test]
    fn what_is_far_from_the_weights_is_not() {
        assert!(!fits(&[1, 1], &[1_200, 800]));
        assert!(!fits(&[1, 3], &[1_000, 1_000]));
        assert!(!fits(&[1; 10], &[280, 120, 200, 200, 200, 200, 200, 200, 200, 200]));
    }

    #[test]
    fn a_case_with_no_or_with_too_many_possibilities_is_not_small() {
        assert!(times(&weights(&[])).is_err());
        assert!(times(&weights(&[1, 0])).is_err());
        assert!(times(&weights(&[1, 1_000])).is_err());
        assert_eq!(times(&weights(&[1, 999])).unwrap(), 20_000);
        assert_eq!(times(&weights(&[5, 5])).unwrap(), 2_000);
        assert_eq!(times(&weights(&[1; 50])).unwrap(), 5_000);
    }
}
