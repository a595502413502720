//! `cargo xtask bench`: how fast are we, against the goals?
//!
//! Two kinds of benchmarks are known by name, in every crate's `benches`: `speed` measures time with criterion,
//! `instructions` counts with gungraun (under valgrind: the same number on a busy machine). All that they measure comes
//! into one table; what has to be reached is in [`goals::GOALS`].

mod criterion;
mod files;
mod goals;
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
use measure::Measure;
use suite::{Suite, Tool};

/// Runs all benchmarks and prints what they measured.
pub(crate) fn run_all() -> Result<(), Failure> {
    let mut metadata = cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let workspace = answer(&mut metadata).and_then(|text| suite::workspace(&text)).ok_or_else(|| {
        Failure::Answer { command: shown(&metadata), problem: "not the workspace's description".to_owned() }
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
    let mut problems = goals::set(&mut measures, goals::GOALS);
    problems.extend(workspace.others.iter().map(|name| format!("{name} was not run: its kind is unknown")));
    println!("\n{}", table(&measures));
    if problems.is_empty() { Ok(()) } else { Err(Failure::Measures(problems)) }
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
    tools::system_program("valgrind")?;
    let path = PathBuf::from("Cargo.lock");
    let problem = |problem: String| Failure::File { path: path.clone(), problem };
    let lock = fs::read_to_string(root().join(&path)).map_err(|error| problem(error.to_string()))?;
    let version =
        suite::locked_version(&lock, "gungraun").ok_or_else(|| problem("names no gungraun".to_owned()))?;
    // The two halves of gungraun understand each other in equal versions only.
    tools::crate_program("gungraun-runner", version)
}

fn table(measures: &[Measure]) -> Table<4> {
    let headings =
        [Heading::Left("what"), Heading::Right("measured"), Heading::Right("goal"), Heading::Left("ok?")];
    let mut table = Table::new(headings);
    for measure in measures {
        let goal = measure.goal.map_or_else(String::new, |goal| measure.unit.show(goal));
        let verdict = match measure.reaches_goal() {
            None => "",
            Some(true) => "yes",
            Some(false) => "NO",
        };
        table.row([measure.name.clone(), measure.unit.show(measure.value), goal, verdict.to_owned()]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use measure::Unit;

    #[test]
    fn the_table_shows_what_is_reached_and_what_is_not() {
        let measure = |name: &str, unit, value, goal| Measure { name: name.to_owned(), unit, value, goal };
        let measures = [
            measure("fives/plays", Unit::Nanoseconds, 9_870.4, Some(13_000.0)),
            measure("fives/plays", Unit::Instructions, 221_508.0, Some(200_000.0)),
            measure("fives/judge", Unit::Nanoseconds, 172.017, None),
        ];
        let lines = [
            "what               measured            goal  ok?",
            "-----------  --------------  --------------  ---",
            "fives/plays         9.87 µs         13.0 µs  yes",
            "fives/plays  221,508 instr.  200,000 instr.  NO",
            "fives/judge          172 ns",
            "",
        ];
        assert_eq!(table(&measures).to_string(), lines.join("\n"));
    }
}
