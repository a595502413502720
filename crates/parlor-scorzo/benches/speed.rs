//! How long the solver takes: time for a thousand hands, and for building its table.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

#[path = "../tests/common/hands.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "shared with the tests")]
mod hands;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_scorzo::{Hand, build_table, discards, fewest_points, is_complete};

fn thousand(size: usize) -> Vec<Hand> {
    let mut hands = hands::Hands::new("a thousand");
    (0..1_000).map(|_| hands.drawn(size)).collect()
}

fn solver(criterion: &mut Criterion) {
    let (eight, nine) = (thousand(8), thousand(9));
    let mut group = criterion.benchmark_group("scorzo");
    group.throughput(Throughput::Elements(1_000));
    group.bench_function("fewest points of nine cards", |bencher| {
        bencher.iter(|| nine.iter().map(|hand| u64::from(fewest_points(black_box(hand)))).sum::<u64>());
    });
    group.bench_function("all discards of nine cards", |bencher| {
        bencher.iter(|| {
            for hand in &nine {
                black_box(discards(black_box(hand)));
            }
        });
    });
    group.bench_function("is a hand complete", |bencher| {
        bencher.iter(|| eight.iter().filter(|hand| is_complete(black_box(hand))).count());
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("build the table", |bencher| bencher.iter(build_table));
    group.finish();
}

criterion_group!(benches, solver);
criterion_main!(benches);
