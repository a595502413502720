//! What players answer, written down in `data/goldens.txt`: the same view, seed and number of rollouts give the same answer
//! on every machine. `cargo test -p parlor-bots --test goldens` asks on this one; with `--target wasm32-unknown-unknown` the
//! very same program asks in WebAssembly. There nothing can be printed, but `main` can answer with a number: that of the first
//! line that differs.
//!
//! `GOLDENS=overwrite cargo test -p parlor-bots --test goldens` writes down what players answer now. Look at every line of
//! the difference, and count up the versions of the players that answer differently (`tests/versions.rs`).

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]
#![allow(clippy::print_stderr, reason = "a test says what is wrong")]

mod positions;

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use parlor_bots::{Bot, BotGame, Candidate, Level, Search};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use positions::{Position, positions};

const WRITTEN_DOWN: &str = include_str!("data/goldens.txt");

/// The budget of an expert: an interpreter takes a hundred times as long.
const ROLLOUTS: u32 = 60;

fn main() -> ExitCode {
    let answers = answers();
    if std::env::var_os("GOLDENS").is_some_and(|wish| wish == "overwrite") {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/goldens.txt");
        std::fs::write(file, answers).unwrap();
        return ExitCode::SUCCESS;
    }
    if answers == WRITTEN_DOWN {
        return ExitCode::SUCCESS;
    }
    let alike = answers.lines().zip(WRITTEN_DOWN.lines()).take_while(|(one, other)| one == other).count();
    let [written, answered] =
        [WRITTEN_DOWN, &answers].map(|text| text.lines().nth(alike).unwrap_or_default());
    let line = alike + 1;
    eprintln!("line {line} of tests/data/goldens.txt is\n{written}\nbut players answer\n{answered}");
    ExitCode::from(u8::try_from(line).unwrap_or(u8::MAX))
}

/// What players of all levels answer in some positions of every game: at the beginning, on the way and near the end.
fn answers() -> String {
    let mut text = String::new();
    answers_in::<Fives>(&mut text, &[(2, &[1, 14, 24]), (3, &[8, 20])]);
    answers_in::<Scorzo>(&mut text, &[(2, &[1, 8, 41]), (4, &[12, 60])]);
    answers_in::<Polygon>(&mut text, &[(2, &[1, 20, 40]), (3, &[11, 36])]);
    text
}

fn answers_in<G: BotGame>(text: &mut String, games: &[(u8, &[usize])]) {
    for (players, numbers) in games {
        let last = numbers.iter().copied().max().unwrap_or(0);
        let asked = positions::<G>(*players).take(last).filter(|position| numbers.contains(&position.number));
        for Position { number, view, seed, .. } in asked {
            writeln!(text, "{} for {players}, decision {number}", G::ID).unwrap();
            for level in Level::ALL {
                let player = Bot { level, rollouts: ROLLOUTS };
                let action = player.choose::<G>(&view, &seed).unwrap();
                writeln!(text, "  {player:<9}  {action}").unwrap();
            }
            // The best action could be the same by luck; what the expert found out about it is not.
            let mut search = G::search(&view, &seed).unwrap();
            search.advance(ROLLOUTS);
            for Candidate { action, worth, error, rollouts } in search.candidates().into_iter().take(3) {
                writeln!(text, "    {action}: {worth} ± {error} in {rollouts}").unwrap();
            }
        }
    }
}
