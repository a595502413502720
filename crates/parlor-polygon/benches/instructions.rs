//! How many instructions the generator takes for all turns of all shared positions.

#![allow(missing_docs, reason = "gungraun's macros make undocumented functions")]

#[path = "../tests/common/vectors.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod vectors;

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use parlor_polygon::{Board, Edition, ScoredTurn, Task, best_total, for_each_turn};

fn positions() -> (Edition, Vec<(Board, Task)>, Vec<ScoredTurn>) {
    let edition = Edition::classic();
    let positions = vectors::turns().iter().map(|vector| (vector.board(&edition), vector.task())).collect();
    (edition, positions, Vec::with_capacity(65_536))
}

#[library_benchmark(setup = positions)]
fn all_turns(
    (edition, positions, mut turns): (Edition, Vec<(Board, Task)>, Vec<ScoredTurn>),
) -> Vec<ScoredTurn> {
    for (board, task) in &positions {
        for_each_turn(&edition, black_box(board), black_box(task), |turn| turns.push(turn));
    }
    turns
}

#[library_benchmark(setup = positions)]
fn best_totals((edition, positions, _): (Edition, Vec<(Board, Task)>, Vec<ScoredTurn>)) -> u32 {
    let best =
        |(board, task): &(Board, Task)| u32::from(best_total(&edition, black_box(board), black_box(task)));
    positions.iter().map(best).sum()
}

library_benchmark_group!(name = polygon, benchmarks = [all_turns, best_totals]);
main!(library_benchmark_groups = polygon);
