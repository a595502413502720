//! The simulator, for a few seconds; and, by a step of `cargo xtask test`, in full depth.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test")]

use parlor_sim::{Bug, Depth, Tally, find, run, simulate};

/// How many submissions are answered in full depth.
const DEPTH: u64 = 1_000_000;

fn passes(from: u64, depth: Depth) -> Tally {
    match run(from, depth, None) {
        Ok(tally) => tally,
        Err(failure) => panic!("{}", failure.report()),
    }
}

#[test]
fn a_few_worlds_hold_together() {
    let tally = passes(0, Depth::Seeds(6));
    assert_eq!(tally.worlds, 6);
    assert!(tally.answered >= 6 * 1_500, "{tally}");
}

#[test]
fn the_same_seed_is_the_same_world() {
    let [once, again] = [false, true].map(|traces| simulate(3, 500, None, traces).unwrap());
    assert_eq!(once, again);
    assert_ne!(simulate(4, 500, None, false).unwrap(), once);
}

#[test]
fn planted_bugs_are_found() {
    for bug in Bug::ALL {
        let found = find(bug, DEPTH / 100);
        assert!(found.is_some(), "{bug:?} was not found");
        // Without the bug, nothing is wrong there.
        let (_, failure) = found.unwrap();
        simulate(failure.seed, 1_500, None, false).unwrap();
    }
}

#[test]
fn a_panic_names_its_seed() {
    let failure = run(100, Depth::Seeds(50), Some(Bug::Panic)).unwrap_err();
    assert!((100..150).contains(&failure.seed), "{failure}");
    assert_eq!(failure.finding.0, "panicked: something was missed");
    // What happened last is there, and the seed leads to it again.
    assert!(!failure.trace.is_empty());
    let again = simulate(failure.seed, 1_500, Some(Bug::Panic), false).unwrap_err();
    assert_eq!((again.finding, again.step), (failure.finding.clone(), failure.step));
    let report = failure.report();
    assert!(report.ends_with(&format!("cargo xtask simulate --seeds 1 --from {}", failure.seed)), "{report}");
}

#[test]
#[ignore = "takes two minutes: cargo xtask test runs it"]
fn a_million_submissions_hold_together() {
    let tally = passes(1_000, Depth::Answered(DEPTH));
    println!("{tally}");
    assert!(tally.answered >= DEPTH);
    assert!(tally.accepted * 10 >= tally.answered * 3);
    assert!(tally.races_lost >= DEPTH / 100);
    assert!(tally.crashes_before_answer >= DEPTH / 100);
    for bug in Bug::ALL {
        let (answered, failure) = find(bug, DEPTH / 10).unwrap_or_else(|| panic!("{bug:?} was not found"));
        println!("{bug:?} was found after {answered} submissions: {failure}");
    }
}
