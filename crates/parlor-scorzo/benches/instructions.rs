//! How many instructions the solver takes: for a thousand hands of nine cards, and for the worst of a million.

#![allow(missing_docs, reason = "gungraun's macros make undocumented functions")]

#[path = "../tests/common/hands.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod hands;

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use parlor_scorzo::{Card, Hand, discards, fewest_points, work};

/// Has the solver's table built before anything is counted.
fn build_the_table() {
    let three = Hand::new([Card::WILD; 3]).unwrap_or_default();
    black_box(fewest_points(&three));
}

fn thousand() -> Vec<Hand> {
    build_the_table();
    let mut hands = hands::Hands::new("a thousand");
    (0..1_000).map(|_| hands.drawn(9)).collect()
}

/// The hand that makes the most work of a million.
fn worst() -> Hand {
    build_the_table();
    let mut hands = hands::Hands::new("a million");
    (0..1_000_000).map(|_| hands.drawn(9)).max_by_key(work).unwrap_or_default()
}

#[library_benchmark(setup = thousand)]
fn thousand_hands(hands: Vec<Hand>) -> u64 {
    hands.iter().map(|hand| u64::from(fewest_points(black_box(hand)))).sum()
}

#[library_benchmark(setup = thousand)]
fn thousand_hands_discards(hands: Vec<Hand>) -> usize {
    hands.iter().map(|hand| black_box(discards(black_box(hand))).as_slice().len()).sum()
}

#[library_benchmark(setup = worst)]
fn worst_hand(hand: Hand) -> u16 {
    fewest_points(black_box(&hand))
}

library_benchmark_group!(name = scorzo, benchmarks = [thousand_hands, thousand_hands_discards, worst_hand]);
main!(library_benchmark_groups = scorzo);
