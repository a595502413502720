//! What the user asked for.

use clap::{Args, Parser, Subcommand};

use crate::browser::Engine;
use crate::failure::Failure;
use crate::strength::Selection;

/// The words after `cargo xtask`.
#[derive(Debug, Parser)]
#[command(
    name = "xtask",
    bin_name = "cargo xtask",
    about = "Builds, checks and measures Parlor",
    arg_required_else_help = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) task: Task,
}

/// One of the things that can be done.
#[derive(Debug, PartialEq, Eq, Subcommand)]
pub(crate) enum Task {
    /// Run every check, fastest first; install what they need
    Test(TestOptions),
    /// Measure speed and count instructions, against the goals
    Bench,
    /// Measure how fast the pages are in a real browser, against the goals
    #[command(alias = "figures")]
    BenchWeb,
    /// Serve pages and house on this computer, and build them again whenever a source changes
    Dev,
    /// Feed random input to each fuzz target in turn
    Fuzz {
        /// How many seconds to fuzz each target
        #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
        /// The targets; all if left out
        #[arg(value_name = "TARGET")]
        targets: Vec<String>,
    },
    /// Change the rules here and there and check that a test notices
    #[command(disable_help_flag = true)]
    Mutants {
        /// Arguments for `cargo mutants`
        #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Let novices, who know only what the coach says, play in a real browser, and count what is refused
    Novice {
        /// How many games of each kind
        #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
        seeds: u32,
    },
    /// Build the browser version and open it; `cargo play` is the same
    Play,
    /// Take the power from a house at 50 moments, as far as its files can tell, and check that nothing is lost
    Power,
    /// Draw the README's pictures again
    #[command(alias = "pictures")]
    Screenshots,
    /// Simulate a house from seeds, with every fault that we can think of; a seed that fails fails again
    Simulate {
        /// How many worlds
        #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
        seeds: u64,
        /// The seed of the first of them
        #[arg(long, value_name = "SEED", default_value_t = 0)]
        from: u64,
    },
    /// Kill a house again and again while people play, and check that nothing is lost
    Storm {
        /// How often
        #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        kills: u32,
    },
    /// Let bots play against each other and write docs/strength.md
    Strength(StrengthOptions),
    /// Only the check of a house over PostgreSQL in `test`, with a database server of its own
    TestPostgres,
    /// Only the check of the pages in `test`: build them and try them in a real browser
    #[command(alias = "browser")]
    TestWeb {
        /// The engine of the browser
        #[arg(long, value_enum, default_value_t = Engine::Chromium)]
        engine: Engine,
    },
    /// Train the bots again and save what they learn
    Train,
    /// Build the pages into a folder and print their sizes
    Web {
        /// The folder, relative to the current one; dist/ if left out, or target/quick-pages with --quick
        #[arg(long = "out", value_name = "FOLDER")]
        folder: Option<String>,
        /// Build in a fraction of the time: larger files, and no sizes
        #[arg(long)]
        quick: bool,
    },
}

/// How to check.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestOptions {
    /// Also look for known flaws in dependencies (needs the internet)
    #[arg(long)]
    pub(crate) advisories: bool,
}

/// Which matches to play.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct StrengthOptions {
    /// Games and matches, such as `polygon expert-steady` or `ceiling`; all if left out
    #[arg(value_name = "GAME|MATCH")]
    names: Vec<String>,
    /// Only write the document again, from earlier measurements
    #[arg(long)]
    render: bool,
}

impl StrengthOptions {
    /// The matches that are named.
    pub(crate) fn selection(&self) -> Result<Selection, Failure> {
        Selection::new(&self.names, self.render)
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    fn read(line: &str) -> Option<Task> {
        let words = ["xtask"].into_iter().chain(line.split_whitespace());
        Arguments::try_parse_from(words).ok().map(|arguments| arguments.task)
    }

    #[test]
    fn the_arguments_make_sense() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_task_reads_its_options() {
        assert_eq!(read("test"), Some(Task::Test(TestOptions { advisories: false })));
        assert_eq!(read("test --advisories"), Some(Task::Test(TestOptions { advisories: true })));
        let fuzz = |seconds, targets: &[&str]| {
            Some(Task::Fuzz { seconds, targets: targets.iter().copied().map(str::to_owned).collect() })
        };
        assert_eq!(read("fuzz"), fuzz(300, &[]));
        assert_eq!(read("fuzz a --seconds 20 b"), fuzz(20, &["a", "b"]));
        assert_eq!(read("novice"), Some(Task::Novice { seeds: 30 }));
        assert_eq!(read("novice --seeds 2"), Some(Task::Novice { seeds: 2 }));
        assert_eq!(read("dev"), Some(Task::Dev));
        assert_eq!(read("power"), Some(Task::Power));
        assert_eq!(read("test-postgres"), Some(Task::TestPostgres));
        assert_eq!(read("simulate"), Some(Task::Simulate { seeds: 1_000, from: 0 }));
        assert_eq!(read("simulate --seeds 1 --from 77"), Some(Task::Simulate { seeds: 1, from: 77 }));
        assert_eq!(read("storm"), Some(Task::Storm { kills: 1_000 }));
        assert_eq!(read("storm --kills 5"), Some(Task::Storm { kills: 5 }));
        let arguments = ["--help", "-j2"].map(str::to_owned).to_vec();
        assert_eq!(read("mutants --help -j2"), Some(Task::Mutants { arguments }));
        assert_eq!(read("web --out some"), Some(Task::Web { folder: Some("some".to_owned()), quick: false }));
        assert_eq!(read("web --quick"), Some(Task::Web { folder: None, quick: true }));
        assert_eq!(read("test-web --engine webkit"), Some(Task::TestWeb { engine: Engine::WebKit }));
        assert_eq!(read("test-web --engine all"), Some(Task::TestWeb { engine: Engine::All }));
        assert_eq!(read("browser --engine firefox"), Some(Task::TestWeb { engine: Engine::Firefox }));
    }

    #[test]
    fn old_names_still_work() {
        assert_eq!(read("browser"), Some(Task::TestWeb { engine: Engine::Chromium }));
        assert_eq!(read("figures"), Some(Task::BenchWeb));
        assert_eq!(read("pictures"), Some(Task::Screenshots));
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "tset",
            "test all",
            "bench fast",
            "fuzz --seconds",
            "fuzz --seconds 0",
            "fuzz -j",
            "novice --seeds 0",
            "simulate --seeds 0",
            "simulate --from",
            "storm --kills 0",
            "play fives",
            "browser --engine gecko",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
        let chess = StrengthOptions { names: vec!["chess".to_owned()], render: false };
        assert!(chess.selection().is_err());
    }
}
