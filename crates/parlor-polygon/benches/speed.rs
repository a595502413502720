//! How long the generator takes: time for all turns of all shared positions.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

#[path = "../tests/common/vectors.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod vectors;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_polygon::{Board, Edition, ScoredTurn, Task, best_total, for_each_turn};

fn positions(edition: &Edition) -> Vec<(Board, Task)> {
    vectors::turns().iter().map(|vector| (vector.board(edition), vector.task())).collect()
}

fn generator(criterion: &mut Criterion) {
    let edition = Edition::classic();
    let positions = positions(&edition);
    let mut group = criterion.benchmark_group("polygon");
    group.throughput(Throughput::Elements(positions.len() as u64));

    let mut turns: Vec<ScoredTurn> = Vec::with_capacity(4096);
    group.bench_function("all turns", |bencher| {
        bencher.iter(|| {
            for (board, task) in &positions {
                turns.clear();
                for_each_turn(&edition, black_box(board), black_box(task), |turn| turns.push(turn));
                black_box(&turns);
            }
        });
    });
    group.bench_function("best total", |bencher| {
        bencher.iter(|| {
            for (board, task) in &positions {
                black_box(best_total(&edition, black_box(board), black_box(task)));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, generator);
criterion_main!(benches);
