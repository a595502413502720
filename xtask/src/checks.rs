//! `cargo xtask test`: everything that has to hold before a change lands.

use std::time::{Duration, Instant};

use crate::args::TestOptions;
use crate::browser;
use crate::failure::Failure;
use crate::process::{cargo, run};
use crate::table::{Heading, Table};
use crate::tools;

/// The crates that run in the browser too. parlor-web is not among them: the check of the pages builds it.
const WASM_CRATES: &[&str] = &[
    "parlor-core",
    "parlor-fives",
    "parlor-scorzo",
    "parlor-polygon",
    "parlor-bots",
    "parlor-words",
    "parlor-session",
];

/// One check.
struct Step {
    name: &'static str,
    check: fn(TestOptions) -> Result<Done, Failure>,
}

/// How a check that did not fail ended.
enum Done {
    Passed,
    NotRun(&'static str),
}

const STEPS: &[Step] = &[
    Step { name: "set-up", check: |_| set_up() },
    Step { name: "formatting", check: |_| passes(["fmt", "--all", "--check"]) },
    Step {
        name: "lints",
        check: |_| passes(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step { name: "tests", check: |_| passes(["test", "--workspace"]) },
    Step { name: "documentation", check: |_| documentation() },
    // Unoptimised: whether they build is asked here, how fast they are by `cargo xtask bench`.
    Step {
        name: "benchmarks build",
        check: |_| passes(["bench", "--workspace", "--no-run", "--profile", "dev"]),
    },
    Step { name: "dependencies", check: dependencies },
    Step { name: "WebAssembly build", check: |_| wasm_build() },
    // What players answered here, they answer there.
    Step {
        name: "players in WebAssembly",
        check: |_| passes(["test", "--package", "parlor-bots", "--test", "goldens", "--target", tools::WASM]),
    },
    // In a real browser, and held to what a first visit may load.
    Step { name: "pages", check: |_| browser::run_tests().map(|()| Done::Passed) },
];

/// Runs all checks, up to the first that fails, and sums them up.
pub(crate) fn run_all(options: TestOptions) -> Result<(), Failure> {
    let mut summary = Table::new([Heading::Left("check"), Heading::Right("time"), Heading::Left("result")]);
    let mut failed = None;
    let begin = Instant::now();
    for (step, number) in STEPS.iter().zip(1..) {
        let name = step.name.to_owned();
        if failed.is_some() {
            summary.row([name, String::new(), "not reached".to_owned()]);
            continue;
        }
        println!("\n=== {number} of {}: {name} ===", STEPS.len());
        let start = Instant::now();
        let end = (step.check)(options);
        let time = seconds(start.elapsed());
        let result = match &end {
            Ok(Done::Passed) => "passed".to_owned(),
            Ok(Done::NotRun(why)) => format!("not run: {why}"),
            Err(_) => "FAILED".to_owned(),
        };
        println!("=== {name}: {result}, {time} ===");
        summary.row([name, time, result]);
        failed = end.err().map(|cause| Failure::Check { step: step.name, cause: Box::new(cause) });
    }
    summary.row(["all".to_owned(), seconds(begin.elapsed()), String::new()]);
    println!("\n{summary}");
    failed.map_or(Ok(()), Err)
}

fn passes<const N: usize>(arguments: [&str; N]) -> Result<Done, Failure> {
    run(&mut cargo(arguments)).map(|()| Done::Passed)
}

/// All that the later checks need, so that what is missing is said at once.
fn set_up() -> Result<Done, Failure> {
    tools::component("fmt", "rustfmt")?;
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;
    // The tests compare chance with its twin in another language.
    tools::system_program("python3", "python3")?;
    browser::set_up()?;
    Ok(Done::Passed)
}

fn documentation() -> Result<Done, Failure> {
    run(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings")).map(|()| Done::Passed)
}

fn dependencies(options: TestOptions) -> Result<Done, Failure> {
    if options.advisories {
        tools::cargo_command("deny", "cargo-deny")?;
        return passes(["deny", "check", "bans", "licenses", "sources", "advisories"]);
    }
    if !tools::has_cargo_command("deny") {
        return Ok(Done::NotRun("cargo-deny is not installed (`cargo install cargo-deny --locked`)"));
    }
    println!("Known flaws in dependencies are looked for with --advisories only: that needs the internet.");
    passes(["deny", "check", "bans", "licenses", "sources"])
}

fn wasm_build() -> Result<Done, Failure> {
    let mut command = cargo(["build", "--lib", "--target", tools::WASM]);
    WASM_CRATES.iter().for_each(|name| {
        command.args(["--package", name]);
    });
    run(&mut command).map(|()| Done::Passed)
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn the_crates_for_the_browser_are_there() {
        for name in WASM_CRATES {
            assert!(root().join("crates").join(name).join("src/lib.rs").is_file(), "{name}");
        }
    }
}
