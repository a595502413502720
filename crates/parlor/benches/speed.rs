//! How soon a key press shows its effect, in a real pseudo-terminal: from the key to the last byte of the new screen.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a benchmark that can't run says so and stops")]

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use parlor_pty::{Key, Program, Terminal};

/// Keys that change something on every board: the cursor to and fro, the pages beside the board and back. A hint is not among
/// them: asked for again and again, it comes from an expert, who thinks while the screen goes on.
const KEYS: [&str; 4] = ["\u{1b}[C", "\u{1b}[D", "\t", "\u{1b}[Z"];
/// How many key presses the slowest is looked for in.
const PRESSES: usize = 50;

/// A table in a large window, a few turns into a game.
fn table(game: &str) -> Terminal {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench");
    let program = Program::new(env!("CARGO_BIN_EXE_parlor"))
        .args(["play", game, "--seats", "Ana,greedy", "--seed", "7", "--pace", "0"])
        .env("PARLOR_DATA", &data)
        .env("LANG", "C.UTF-8")
        .size(160, 50);
    let mut terminal = Terminal::start(&program).unwrap();
    for _ in 0..6 {
        terminal.wait_for("h hint").unwrap();
        terminal.press("h").unwrap();
        terminal.wait_for("» Hint: ").unwrap();
        terminal.key(Key::Enter).unwrap();
        terminal.wait_until(|screen| !screen.contains("» Hint: ")).unwrap();
    }
    terminal.wait_for("h hint").unwrap();
    terminal.settle().unwrap();
    terminal
}

fn key_presses(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("slowest of 50 key presses");
    group.sample_size(10).warm_up_time(Duration::from_millis(100)).measurement_time(Duration::from_secs(8));
    for game in ["fives", "scorzo", "polygon"] {
        let mut terminal = table(game);
        group.bench_function(game, |bencher| {
            bencher.iter_custom(|times| {
                let mut slowest = || {
                    let keys = KEYS.into_iter().cycle().take(PRESSES);
                    keys.map(|key| terminal.press_and_time(key).unwrap()).max().unwrap()
                };
                (0..times).map(|_| black_box(slowest())).sum()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, key_presses);
criterion_main!(benches);
