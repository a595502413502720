//! `cargo xtask bench`: how fast are we, against the goals?
//!
//! Two kinds of benchmarks are known by name, in every crate's `benches`: `speed` measures time with criterion,
//! `instructions` counts with gungraun (under valgrind: the same number on a busy machine). All that they measure comes
//! into one table; what has to be reached is in [`figures::FIGURES`].

mod criterion;
mod figures;
mod files;
mod gungraun;
mod measure;
mod suite;

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::failure::Failure;
use crate::process::{answer, cargo, root, run, shown};
use crate::table::{Heading, Table};
use crate::tools;
use figures::{Row, Shares};
use suite::{Suite, Tool};

/// Runs all benchmarks and prints what they measured.
pub(crate) fn run_all() -> Result<(), Failure> {
    let mut metadata = cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let workspace = answer(&mut metadata).and_then(|text| suite::workspace(&text)).ok_or_else(|| {
        Failure::Answer { command: shown(&metadata), problem: "it doesn't describe the workspace".to_owned() }
    })?;
    if workspace.suites.is_empty() {
        return Err(Failure::Measures(vec!["there are no benchmarks to run".to_owned()]));
    }
    if workspace.suites.iter().any(|suite| suite.tool == Tool::Gungraun) {
        set_up_gungraun()?;
    }
    let begin = SystemTime::now();
    workspace.suites.iter().try_for_each(run_suite)?;
    let mut measures = criterion::collect(&workspace.target.join("criterion"), begin)?;
    measures.extend(gungraun::collect(&workspace.target.join("gungraun"), begin)?);
    let fives = shared_positions("crates/parlor-fives/tests/data/fives-plays.jsonl")?;
    let polygon = shared_positions("crates/parlor-polygon/tests/data/polygon-turns.jsonl")?;
    let (rows, mut problems) = figures::rows(&measures, figures::FIGURES, &Shares::count(&fives, &polygon));
    problems
        .extend(workspace.others.iter().map(|name| format!("{name} was not run: unknown kind of benchmark")));
    println!("\n{}", table(rows));
    if problems.is_empty() { Ok(()) } else { Err(Failure::Measures(problems)) }
}

/// The text of a file of positions that benchmarks go through.
fn shared_positions(path: &str) -> Result<String, Failure> {
    fs::read_to_string(root().join(path))
        .map_err(|error| Failure::File { path: PathBuf::from(path), problem: error.to_string() })
}

fn run_suite(suite: &Suite) -> Result<(), Failure> {
    println!("\n=== {}: {} ===", suite.package, suite.tool.bench());
    let mut command = cargo(["bench", "--package", &suite.package, "--bench", suite.tool.bench()]);
    if suite.tool == Tool::Gungraun {
        command.args(["--", gungraun::ARGUMENT]);
    }
    run(&mut command)
}

fn set_up_gungraun() -> Result<(), Failure> {
    tools::system_program("valgrind", "valgrind")?;
    let path = PathBuf::from("Cargo.lock");
    let problem = |problem: String| Failure::File { path: path.clone(), problem };
    let lock = fs::read_to_string(root().join(&path)).map_err(|error| problem(error.to_string()))?;
    let version = suite::locked_version(&lock, "gungraun")
        .ok_or_else(|| problem("it doesn't list gungraun".to_owned()))?;
    // The two halves of gungraun understand each other in equal versions only.
    tools::crate_program("gungraun-runner", version)
}

fn table(rows: Vec<Row>) -> Table<4> {
    let headings =
        [Heading::Left("what"), Heading::Right("measured"), Heading::Right("goal"), Heading::Left("ok?")];
    let mut table = Table::new(headings);
    for Row { what, measured, goal, ok } in rows {
        table.row([what, measured, goal, ok.to_owned()]);
    }
    table
}
