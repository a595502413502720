//! What the user asked for.

use std::path::PathBuf;

use crate::failure::Failure;
use crate::strength::Selection;
use crate::web;

/// What `cargo xtask` prints on its own.
pub(crate) const HELP: &str = "\
Builds, checks and measures Parlor.

Usage: cargo xtask TASK

  test [--advisories]              all checks, in the order in which they fail fastest; sets up what they need.
                                   --advisories also looks for known flaws in dependencies (needs the internet)
  bench                            measures speed and counts instructions, against the goals
  browser                          the last check of test alone: builds the pages and tries them in a real browser
  figures                          measures how quick the pages are in a real browser, against the goals
  fuzz [--seconds N] [TARGET...]   feeds random input to each target in turn, 300 seconds each; all if none is named
  mutants [ARGUMENT...]            changes the rules here and there and sees that a test notices; the arguments
                                   go to cargo mutants
  pictures                         draws the pictures of the README anew
  play                             builds the pages and opens them in the browser; `cargo play` is the same
  strength [GAME...] [MATCH...]    lets players play against each other and writes docs/strength.md; all matches if none
                                   is named, such as: strength polygon expert-steady; or strength ceiling.
                                   --render writes the document again from what was measured before
  train                            lets players learn again what they know, and writes it down
  web [--out FOLDER]               builds the pages into a folder, dist/ if none is named, and says what they weigh
  help                             this text
";

/// How long each target is fuzzed when nothing else is said.
const FUZZ_SECONDS: u32 = 300;

/// One of the things that can be done.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Help,
    Test(TestOptions),
    Bench,
    Browser,
    Figures,
    Fuzz { seconds: u32, targets: Vec<String> },
    Mutants(Vec<String>),
    Pictures,
    Play,
    Strength(Selection),
    Train,
    Web { folder: PathBuf },
}

/// How to check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestOptions {
    /// Whether to look for known flaws in dependencies.
    pub(crate) advisories: bool,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(words: &[String]) -> Result<Task, Failure> {
    let Some((name, rest)) = words.split_first() else { return Ok(Task::Help) };
    // Mutants has options of its own, --help among them.
    if name != "mutants" && rest.iter().any(|word| is_help(word)) {
        return Ok(Task::Help);
    }
    match name.as_str() {
        "test" => {
            let mut options = TestOptions::default();
            for word in rest {
                match word.as_str() {
                    "--advisories" => options.advisories = true,
                    _ => return Err(unknown(word)),
                }
            }
            Ok(Task::Test(options))
        }
        "bench" => match rest.first() {
            None => Ok(Task::Bench),
            Some(word) => Err(unknown(word)),
        },
        "figures" => match rest.first() {
            None => Ok(Task::Figures),
            Some(word) => Err(unknown(word)),
        },
        "browser" => match rest.first() {
            None => Ok(Task::Browser),
            Some(word) => Err(unknown(word)),
        },
        "pictures" => match rest.first() {
            None => Ok(Task::Pictures),
            Some(word) => Err(unknown(word)),
        },
        "play" => match rest.first() {
            None => Ok(Task::Play),
            Some(word) => Err(unknown(word)),
        },
        "train" => match rest.first() {
            None => Ok(Task::Train),
            Some(word) => Err(unknown(word)),
        },
        "strength" => Selection::read(rest).map(Task::Strength),
        "web" => parse_web(rest),
        "fuzz" => parse_fuzz(rest),
        "mutants" => Ok(Task::Mutants(rest.to_vec())),
        "help" => Ok(Task::Help),
        word if is_help(word) => Ok(Task::Help),
        word => Err(unknown(word)),
    }
}

fn parse_fuzz(words: &[String]) -> Result<Task, Failure> {
    let (mut seconds, mut targets) = (FUZZ_SECONDS, Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => {
                let number = words.next().and_then(|text| text.parse().ok()).filter(|number| *number > 0);
                seconds = number.ok_or_else(|| usage("--seconds needs a number from 1 on"))?;
            }
            option if option.starts_with('-') => return Err(unknown(option)),
            target => targets.push(target.to_owned()),
        }
    }
    Ok(Task::Fuzz { seconds, targets })
}

fn parse_web(words: &[String]) -> Result<Task, Failure> {
    let folder = match words {
        [] => web::default_folder(),
        [option, folder] if option == "--out" => web::seen_from_here(folder),
        [option] if option == "--out" => return Err(usage("--out needs a folder")),
        [word, ..] => return Err(unknown(word)),
    };
    Ok(Task::Web { folder })
}

fn is_help(word: &str) -> bool {
    matches!(word, "-h" | "--help")
}

fn unknown(word: &str) -> Failure {
    usage(&format!("what is {word:?}? Plain `cargo xtask` says what there is"))
}

fn usage(message: &str) -> Failure {
    Failure::Usage(message.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<Task> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words).ok()
    }

    fn strings(words: &[&str]) -> Vec<String> {
        words.iter().copied().map(str::to_owned).collect()
    }

    #[test]
    fn help_is_what_one_gets_for_nothing() {
        for line in ["", "help", "-h", "--help", "test --help", "fuzz one -h"] {
            assert_eq!(read(line), Some(Task::Help), "{line}");
        }
    }

    #[test]
    fn every_task_reads_its_options() {
        assert_eq!(read("test"), Some(Task::Test(TestOptions { advisories: false })));
        assert_eq!(read("test --advisories"), Some(Task::Test(TestOptions { advisories: true })));
        assert_eq!(read("bench"), Some(Task::Bench));
        let fuzz = |seconds, targets: &[&str]| Some(Task::Fuzz { seconds, targets: strings(targets) });
        assert_eq!(read("fuzz"), fuzz(FUZZ_SECONDS, &[]));
        assert_eq!(read("fuzz a --seconds 20 b"), fuzz(20, &["a", "b"]));
        assert!(matches!(read("strength"), Some(Task::Strength(_))));
        assert!(matches!(read("strength fives expert-steady --render"), Some(Task::Strength(_))));
        assert_eq!(read("browser"), Some(Task::Browser));
        assert_eq!(read("figures"), Some(Task::Figures));
        assert_eq!(read("play"), Some(Task::Play));
        assert_eq!(read("web"), Some(Task::Web { folder: web::default_folder() }));
        assert_eq!(read("web --out some"), Some(Task::Web { folder: web::seen_from_here("some") }));
        assert_eq!(read("mutants --help -j2"), Some(Task::Mutants(strings(&["--help", "-j2"]))));
    }

    #[test]
    fn anything_else_is_refused() {
        let bad = [
            "tset",
            "test all",
            "bench fast",
            "fuzz --seconds",
            "fuzz --seconds x",
            "fuzz --seconds 0",
            "fuzz -j",
            "play fives",
            "web --out",
            "web pages",
            "strength chess",
            "strength --quick",
        ];
        for line in bad {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn the_help_names_every_task() {
        for task in [
            "test", "bench", "browser", "figures", "fuzz", "mutants", "pictures", "play", "strength",
            "train", "web", "help",
        ] {
            assert!(HELP.contains(&format!("\n  {task} ")), "{task}");
        }
    }
}
