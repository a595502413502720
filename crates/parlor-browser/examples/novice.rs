//! Novices play many games of each kind, with a finger and with the keyboard alone: `cargo xtask novice` builds all and runs this.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its user")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use parlor_browser::novice::{Deal, Means, Novice, Played};
use parlor_browser::{BrowserError, Visit};

/// How many games of each kind, if nothing else is said.
const SEEDS: u64 = 30;
const LIMIT: Duration = Duration::from_secs(60);
const GAMES: [&str; 3] = ["fives", "scorzo", "polygon"];

/// What came of all games of one kind.
#[derive(Default)]
struct Sum {
    games: usize,
    over: usize,
    moves: u64,
    refusals: usize,
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.over += usize::from(played.is_over);
        self.moves += played.moves;
        self.refusals += usize::from(!played.refused.is_empty());
    }
}

/// Says what came of a game: there are many, and all together they take a while.
fn report(game: &str, with: &str, seed: u64, played: &Played) {
    let refused = played.refused.first().map(|refusal| format!(", refused: {refusal}")).unwrap_or_default();
    eprintln!("{game} {} {seed}: {} moves{refused}", with.to_lowercase(), played.moves);
}

/// By coach and highlights.
async fn coached(visit: &Visit, game: &str, means: Means, seeds: u64) -> Result<Sum, BrowserError> {
    let (page, mut sum) = (visit.open().await?, Sum::default());
    for seed in 0..seeds {
        Deal { game, seed, edition: None }.open(&page).await?;
        let played = Novice::new(&page, means, seed).play().await?;
        report(game, &format!("{means:?}"), seed, &played);
        sum.add(&played);
    }
    Ok(sum)
}

/// By nothing but what there is to press.
async fn control(visit: &Visit, game: &str, seeds: u64) -> Result<Sum, BrowserError> {
    let (page, mut sum) = (visit.open().await?, Sum::default());
    for seed in 0..seeds {
        Deal { game, seed, edition: None }.open(&page).await?;
        let played = Novice::new(&page, Means::Touch, seed).play_blindly().await?;
        report(game, "Control", seed, &played);
        sum.add(&played);
    }
    Ok(sum)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<ExitCode, BrowserError> {
    let binary = std::env::var_os("PARLOR_BINARY").unwrap_or_else(|| "target/debug/parlor".into());
    let seeds = std::env::args().nth(1).and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS);
    let desk = Visit::new(&binary).calm().limit(LIMIT);
    let phone = desk.clone().phone(390, 844);
    println!("game     with    games  ended  moves  refused  control refused  minutes");
    let mut is_good = true;
    for game in GAMES {
        let control = control(&phone, game, seeds).await?;
        for (visit, means) in [(&phone, Means::Touch), (&desk, Means::Keys)] {
            let begin = Instant::now();
            let sum = coached(visit, game, means, seeds).await?;
            let minutes = begin.elapsed().as_secs_f64() / 60.0;
            println!(
                "{game:<8} {:<7} {:>5} {:>6} {:>6} {:>8} {:>16} {minutes:>8.1}",
                format!("{means:?}").to_lowercase(),
                sum.games,
                sum.over,
                sum.moves,
                sum.refusals,
                format!("{} of {}", control.refusals, control.games),
            );
            is_good &= sum.refusals == 0 && sum.over == sum.games && control.refusals * 2 > control.games;
        }
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
