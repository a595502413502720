//! `cargo xtask test`: everything that has to hold before a change lands.

mod toy;

use std::time::{Duration, Instant};

use crate::args::TestOptions;
use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::table::{Heading, Table};
use crate::{browser, dependencies, durability, fuzz, postgres, simulator, tools};

/// One check.
struct Step {
    name: &'static str,
    check: fn(TestOptions) -> Result<(), Failure>,
}

const STEPS: &[Step] = &[
    Step { name: "set-up", check: set_up },
    Step { name: "formatting", check: |_| passes(["fmt", "--all", "--check"]) },
    Step { name: "dependencies", check: dependencies },
    Step {
        name: "lints",
        check: |_| {
            passes(["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
        },
    },
    // After the lints, which leave most of what it needs.
    Step { name: "fuzz targets", check: |_| fuzz::check_targets() },
    Step { name: "tests", check: |_| passes(["test", "--workspace"]) },
    Step { name: "simulator", check: |_| simulator::check() },
    Step { name: "PostgreSQL", check: |_| postgres::check() },
    // The tests have played a few of these pairs already.
    Step { name: "nothing told", check: |_| nothing_told() },
    Step { name: "a bot in Python", check: |_| python_bot() },
    Step { name: "a fourth game", check: |_| toy::check() },
    Step { name: "broken disks", check: |_| broken_disks() },
    Step { name: "storm", check: |_| durability::storm(durability::KILLS) },
    Step { name: "power loss", check: |_| durability::power() },
    Step { name: "stalled readers", check: |_| durability::stalled() },
    Step { name: "documentation", check: |_| documentation() },
    // Unoptimized: this only checks that they build; `cargo xtask bench` measures how fast they are.
    Step {
        name: "benchmarks build",
        check: |_| passes(["bench", "--workspace", "--no-run", "--profile", "dev"]),
    },
    // All engines, bots and words with it. The check of the pages builds parlor-web.
    Step {
        name: "WebAssembly build",
        check: |_| passes(["build", "--lib", "--package", "parlor-session", "--target", tools::WASM]),
    },
    // What players answered here, they answer there.
    Step {
        name: "players in WebAssembly",
        check: |_| passes(["test", "--package", "parlor-bots", "--test", "goldens", "--target", tools::WASM]),
    },
    // In a real browser, and held to what a first visit may load.
    Step { name: "pages", check: |_| browser::run_tests() },
];

/// Runs all checks, up to the first that fails, and sums them up.
pub(crate) fn run_all(options: TestOptions) -> Result<(), Failure> {
    let mut summary = Table::new([Heading::Left("check"), Heading::Right("time"), Heading::Left("result")]);
    let mut failed = None;
    let begin = Instant::now();
    for (step, number) in STEPS.iter().zip(1..) {
        let name = step.name.to_owned();
        if failed.is_some() {
            summary.row([name, String::new(), "not run".to_owned()]);
            continue;
        }
        println!("\n=== {number} of {}: {name} ===", STEPS.len());
        let start = Instant::now();
        let end = (step.check)(options);
        let time = seconds(start.elapsed());
        let result = if end.is_ok() { "passed" } else { "FAILED" };
        println!("=== {name}: {result}, {time} ===");
        summary.row([name, time, result.to_owned()]);
        failed = end.err().map(|cause| Failure::Check { step: step.name, cause: Box::new(cause) });
    }
    summary.row(["all".to_owned(), seconds(begin.elapsed()), String::new()]);
    println!("\n{summary}");
    failed.map_or(Ok(()), Err)
}

fn passes<const N: usize>(arguments: [&str; N]) -> Result<(), Failure> {
    run(&mut cargo(arguments))
}

/// Everything the later checks need, so we report what is missing right away.
fn set_up(options: TestOptions) -> Result<(), Failure> {
    tools::component("fmt", "rustfmt")?;
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;
    // The tests compare chance with its twin in another language.
    tools::system_program("python3", "python3")?;
    if options.advisories {
        tools::installed_cargo_command("deny", "cargo-deny")?;
    }
    durability::set_up()?;
    postgres::set_up()?;
    browser::set_up()
}

/// Two houses that differ only in what somebody can't know tell them the same, in 200 pairs of each game.
fn nothing_told() -> Result<(), Failure> {
    // As a test of the workspace, like those before: with one package alone cargo would build everything again, with fewer features.
    let tests = ["test", "--workspace", "--test", "twins", "--", "nothing_is_told", "--nocapture"];
    run(cargo(tests).env("PARLOR_TWINS", "200"))
}

/// The bot of docs/api.md plays every game at a real house.
fn python_bot() -> Result<(), Failure> {
    let python = tools::python_package("websockets", "17.4")?;
    let test = "bot::the_bot_in_python_plays_every_game_to_its_end";
    let mut command = cargo(["test", "--workspace", "--test", "house", "--", "--ignored", "--exact"]);
    run(command.arg(test).env("PARLOR_PYTHON", python))
}

/// A real house on a disk that is full, read-only or fails. Only Linux can have one such disk for one program.
fn broken_disks() -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        println!("Not tried: a disk that fails for one program needs Linux, with unshare, mount and strace.");
        return Ok(());
    }
    tools::system_program("strace", "strace")?;
    passes(["test", "--workspace", "--test", "house", "--", "--ignored", "faults"])
}

fn documentation() -> Result<(), Failure> {
    run(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn dependencies(options: TestOptions) -> Result<(), Failure> {
    dependencies::check()?;
    if options.advisories {
        return passes(["deny", "check", "bans", "licenses", "sources", "advisories"]);
    }
    println!("Not checked for known flaws: use --advisories for that (it needs the internet).");
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
