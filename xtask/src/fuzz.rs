//! `cargo xtask fuzz`: random input for every fuzz target.

use crate::failure::Failure;
use crate::process::{answer, cargo, program, root, run, shown};
use crate::tools;

/// Fuzzes these targets, or all if none is named, for this many seconds each.
pub(crate) fn run_targets(seconds: u32, targets: Vec<String>) -> Result<(), Failure> {
    if !root().join("fuzz/Cargo.toml").is_file() {
        let problem = "there is nothing to fuzz yet".to_owned();
        return Err(Failure::File { path: "fuzz/Cargo.toml".into(), problem });
    }
    tools::cargo_command("fuzz", "cargo-fuzz")?;
    tools::nightly()?;
    for target in choose(targets, &known_targets()?)? {
        println!("\n=== {target}: {seconds} s ===");
        // Our own cargo is not nightly's: rustup finds that one.
        let mut command = program("rustup");
        // Our own code has no `unsafe`: without the address sanitizer the targets run about twice as fast.
        command.args(["run", "nightly", "cargo", "fuzz", "run", "-s", "none", &target]);
        // What this machine has found goes into the first folder; the second is only read.
        command.args([format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"), "--".to_owned()]);
        let dictionary = format!("fuzz/dictionaries/{target}.dict");
        if root().join(&dictionary).is_file() {
            command.arg(format!("-dict={dictionary}"));
        }
        let corpus = root().join(format!("fuzz/corpus/{target}"));
        std::fs::create_dir_all(&corpus)
            .map_err(|error| Failure::File { path: corpus, problem: error.to_string() })?;
        run(command.arg(format!("-max_total_time={seconds}")))?;
    }
    Ok(())
}

/// Checks that all targets still compile. Stable Rust will do for that.
pub(crate) fn check_targets() -> Result<(), Failure> {
    let mut command = cargo(["check", "--manifest-path", "fuzz/Cargo.toml", "--locked", "--all-targets"]);
    // In our own build folder, which has most of what they depend on.
    command.arg("--target-dir").arg(tools::target_folder()?);
    // Nothing is linked: we say that libFuzzer is elsewhere, so nobody needs a C++ compiler or the time to build it.
    run(command.env("CUSTOM_LIBFUZZER_PATH", "elsewhere/libfuzzer.a"))
}

fn known_targets() -> Result<Vec<String>, Failure> {
    let mut command = cargo(["fuzz", "list"]);
    let list = answer(&mut command).ok_or_else(|| Failure::Answer {
        command: shown(&command),
        problem: "there was none; try running it yourself".to_owned(),
    })?;
    Ok(list.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect())
}

fn choose(wanted: Vec<String>, known: &[String]) -> Result<Vec<String>, Failure> {
    match wanted.iter().find(|target| !known.contains(target)) {
        Some(target) => Err(Failure::Usage(format!(
            "there is no fuzz target {target:?}; choose from {}",
            known.join(", ")
        ))),
        None if wanted.is_empty() => Ok(known.to_vec()),
        None => Ok(wanted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_targets_are_chosen_unless_some_are_named() {
        let known = ["a".to_owned(), "b".to_owned()];
        let chosen =
            |wanted: &[&str]| choose(wanted.iter().copied().map(str::to_owned).collect(), &known).ok();
        assert_eq!(chosen(&[]), Some(known.to_vec()));
        assert_eq!(chosen(&["b"]), Some(vec!["b".to_owned()]));
        assert_eq!(chosen(&["b", "c"]), None);
    }
}
