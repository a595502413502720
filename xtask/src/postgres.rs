//! The check "PostgreSQL": a house with several processes, over a real database server of our own.

use parlor_process::{Postgres, ProcessError};

use crate::failure::Failure;
use crate::process::{cargo, program, run};
use crate::tools;

/// The tests that need a server: each makes databases of its own there.
const TESTS: [&str; 13] = [
    "test",
    "--workspace",
    "--test",
    "stores",
    "--test",
    "house",
    "--test",
    "cli",
    "--",
    "--ignored",
    "--nocapture",
    "shared::",
    "processes",
];

/// Sees to the programs of a database server.
pub(crate) fn set_up() -> Result<(), Failure> {
    if Postgres::installed().is_some() {
        return Ok(());
    }
    let what = "PostgreSQL's server";
    tools::system(what, "postgresql", || Postgres::installed().is_some())?;
    // Debian starts a server with what it installs. Nobody has asked for that one.
    let list = crate::process::answer(program("pg_lsclusters").arg("--no-header")).unwrap_or_default();
    for cluster in list.lines() {
        let mut words = cluster.split_whitespace();
        if let (Some(version), Some(name)) = (words.next(), words.next()) {
            // One that does not run can't be stopped.
            let _ = run(program("pg_ctlcluster").args([version, name, "stop"]));
        }
    }
    Ok(())
}

/// Starts a server, runs the tests that need one, and stops it.
pub(crate) fn check() -> Result<(), Failure> {
    set_up()?;
    let programs = Postgres::installed().ok_or_else(|| Failure::Missing {
        what: "PostgreSQL's server",
        remedy: "Install it: on Debian, `apt-get install postgresql`.".to_owned(),
    })?;
    let server = Postgres::start(&programs, &[]).map_err(|error| not_started(&error))?;
    println!("PostgreSQL runs on port {}.", server.port());
    run(cargo(TESTS).env("PARLOR_POSTGRES", server.address("{}")))
}

fn not_started(error: &ProcessError) -> Failure {
    Failure::Answer { command: "a PostgreSQL of our own".to_owned(), problem: error.to_string() }
}
