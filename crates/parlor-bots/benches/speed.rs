//! How long whole games among bots take, on one core.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_bots::{GameSeed, Level, play};
use parlor_core::{BySeat, Chance, SetUp};
use parlor_fives::{Edition, Fives, Options};

fn games(criterion: &mut Criterion) {
    let edition = Arc::new(Edition::classic());
    let mut group = criterion.benchmark_group("fives games");
    group.throughput(Throughput::Elements(1));
    for level in Level::ALL {
        let levels = BySeat::new(2, |_| level);
        let mut number = 0;
        group.bench_function(format!("{level} against {level}"), |bencher| {
            bencher.iter(|| {
                number += 1;
                let seeds = GameSeed::numbered("bench", number);
                let chance = Chance::Seed(seeds.deal());
                let set_up = SetUp::<Fives> {
                    edition: Arc::clone(&edition),
                    options: Options::default(),
                    players: 2,
                    chance,
                };
                black_box(play(set_up, &levels, &seeds).map(|log| log.entries().len()))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
