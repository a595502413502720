//! `cargo xtask mutants`: are the tests of the rules sharp enough to notice a change of the rules?

use crate::failure::Failure;
use crate::process::{cargo, root, run};
use crate::tools;

/// Which modules are changed, and how, is in `.cargo/mutants.toml`; the arguments are added to the command.
pub(crate) fn run_mutants(arguments: &[String]) -> Result<(), Failure> {
    let settings = ".cargo/mutants.toml";
    if !root().join(settings).is_file() {
        let problem = "the file is missing: it says which modules to change".to_owned();
        return Err(Failure::File { path: settings.into(), problem });
    }
    tools::cargo_command("mutants", "cargo-mutants")?;
    run(cargo(["mutants"]).args(arguments))
}
