//! How many instructions the generator takes for all plays of all 30 shared positions.

#![allow(missing_docs, reason = "gungraun's macros make undocumented functions")]

#[path = "../tests/common/vectors.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod vectors;

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use parlor_fives::{Board, Edition, Rack, ScoredPlay, for_each_play};

fn positions() -> (Edition, Vec<(Board, Rack)>, Vec<ScoredPlay>) {
    let position =
        |vector: vectors::Vector<vectors::Plays>| Some((vector.request.board(), vector.request.rack()?));
    (
        Edition::classic(),
        vectors::plays().into_iter().filter_map(position).collect(),
        Vec::with_capacity(65_536),
    )
}

#[library_benchmark(setup = positions)]
fn all_plays(
    (edition, positions, mut plays): (Edition, Vec<(Board, Rack)>, Vec<ScoredPlay>),
) -> Vec<ScoredPlay> {
    for (board, rack) in &positions {
        for_each_play(&edition, black_box(board), black_box(rack), |play| plays.push(play));
    }
    plays
}

library_benchmark_group!(name = fives, benchmarks = all_plays);
main!(library_benchmark_groups = fives);
