//! How long whole games among bots take, on one core.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_bots::{GameSeed, Level, Playable, play};
use parlor_core::{BySeat, Chance, Edition, Game, SetUp};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

fn games<G: Playable>(criterion: &mut Criterion) {
    let edition = Arc::new(<G::Edition as Edition>::built_in("classic").unwrap_or_else(|| unreachable!()));
    let mut group = criterion.benchmark_group(format!("{} games", G::ID));
    group.throughput(Throughput::Elements(1));
    for level in Level::ALL {
        let levels = BySeat::new(2, |_| level);
        let mut number = 0;
        group.bench_function(format!("{level} against {level}"), |bencher| {
            bencher.iter(|| {
                number += 1;
                let seeds = GameSeed::numbered("bench", number);
                let chance = Chance::Seed(seeds.deal());
                let set_up = SetUp::<G> {
                    edition: Arc::clone(&edition),
                    options: <G as Game>::Options::default(),
                    players: 2,
                    chance,
                };
                black_box(play(set_up, &levels, &seeds).map(|log| log.entries().len()))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, games::<Fives>, games::<Scorzo>, games::<Polygon>);
criterion_main!(benches);
