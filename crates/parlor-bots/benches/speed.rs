//! How long whole games among bots take, on one core.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlor_bots::{BotGame, GameSeed, Level, Search, play};
use parlor_core::{BySeat, Entry, Next, SetUp, Viewer};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

fn games<G: BotGame>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(format!("{} games", G::ID));
    group.throughput(Throughput::Elements(1));
    for level in [Level::Random, Level::Greedy] {
        let levels = BySeat::new(2, |_| level);
        let mut number = 0;
        group.bench_function(format!("{level} against {level}"), |bencher| {
            bencher.iter(|| {
                number += 1;
                let seeds = GameSeed::numbered("bench", number);
                let set_up = SetUp::<G>::classic(2, seeds.deal());
                black_box(play(set_up, &levels, &seeds).map(|log| log.entries().len()))
            });
        });
    }
    group.finish();
}

/// One rollout of an expert, in the middle of a game of two.
fn rollouts<G: BotGame>(criterion: &mut Criterion) {
    let seeds = GameSeed::new("bench");
    let set_up = SetUp::<G>::classic(2, seeds.deal());
    let Ok(log) = play(set_up, &BySeat::new(2, |_| Level::Greedy), &seeds) else { return };
    let Ok((mut state, _)) = G::set_up(log.set_up()) else { return };
    for entry in log.entries().iter().take(log.entries().len() / 2) {
        if let Entry::Act { seat, action } = entry {
            let _ = G::apply(&mut state, *seat, action);
        }
    }
    let Next::Seat(seat) = G::next(&state) else { return };
    let (view, seed) = (G::view(&state, Viewer::Seat(seat)), seeds.player(seat));
    let mut group = criterion.benchmark_group(format!("{} rollouts", G::ID));
    group.throughput(Throughput::Elements(1));
    group.bench_function("one", |bencher| {
        let mut search = G::search(&view, &seed);
        bencher.iter(|| {
            if search.as_ref().is_none_or(Search::is_settled) {
                search = G::search(&view, &seed);
            }
            search.as_mut().map(|search| search.advance(1))
        });
    });
    group.finish();
}

criterion_group!(
    benches,
    rollouts::<Fives>,
    rollouts::<Scorzo>,
    rollouts::<Polygon>,
    games::<Fives>,
    games::<Scorzo>,
    games::<Polygon>
);
criterion_main!(benches);
