//! How long the generator takes: time for all plays of all 30 shared positions.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

#[path = "../tests/common/vectors.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod vectors;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_fives::{Board, Edition, Rack, ScoredPlay, best_plays, for_each_play, has_play};

fn positions() -> Vec<(Board, Rack)> {
    let position =
        |vector: vectors::Vector<vectors::Plays>| Some((vector.request.board(), vector.request.rack()?));
    vectors::plays().into_iter().filter_map(position).collect()
}

fn generator(criterion: &mut Criterion) {
    let edition = Edition::classic();
    let positions = positions();
    let mut group = criterion.benchmark_group("fives");
    group.throughput(Throughput::Elements(positions.len() as u64));

    let mut plays: Vec<ScoredPlay> = Vec::with_capacity(4096);
    group.bench_function("all plays", |bencher| {
        bencher.iter(|| {
            for (board, rack) in &positions {
                plays.clear();
                for_each_play(&edition, black_box(board), black_box(rack), |play| plays.push(play));
                black_box(&plays);
            }
        });
    });
    group.bench_function("best plays", |bencher| {
        bencher.iter(|| {
            for (board, rack) in &positions {
                best_plays(&edition, black_box(board), black_box(rack), &mut plays);
                black_box(&plays);
            }
        });
    });
    group.bench_function("has a play", |bencher| {
        bencher.iter(|| {
            positions.iter().filter(|(board, rack)| has_play(&edition, black_box(board), rack)).count()
        });
    });
    group.finish();
}

criterion_group!(benches, generator);
criterion_main!(benches);
