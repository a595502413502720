//! Every command explains itself.

use clap::{Command, CommandFactory};
use parlor::args::Args;

use crate::common::{parlor, said};

/// The words of every command and every command below one, such as `fives judge`.
fn commands(command: &Command, words: &str, found: &mut Vec<String>) {
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        let words = format!("{words} {}", below.get_name()).trim().to_owned();
        commands(below, &words, found);
        found.push(words);
    }
}

fn all_commands() -> Vec<String> {
    let mut found = vec![String::new()];
    commands(&Args::command(), "", &mut found);
    assert_eq!(found.len(), 33, "{found:?}");
    found
}

#[test]
fn every_help_text_has_examples_and_a_transcript_of_its_own() {
    for command in all_commands() {
        let help = said(parlor(&format!("{command} --help")));
        assert_eq!((help.code, help.err.as_str()), (Some(0), ""), "{command}");
        assert!(help.out.contains("\nExample"), "{command}: {}", help.out);
        let name = if command.is_empty() { "parlor".to_owned() } else { command.replace(' ', "-") };
        let transcript = format!("{}/tests/transcripts/help/{name}.trycmd", env!("CARGO_MANIFEST_DIR"));
        assert!(std::path::Path::new(&transcript).exists(), "{transcript}");
    }
}

#[test]
fn help_fits_its_width_and_is_the_same_however_it_is_asked_for() {
    for command in all_commands() {
        let help = said(parlor(&format!("{command} --help")));
        let widest = help.out.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(100), "{command}: {widest:?}");
        assert_eq!(said(parlor(&format!("{command} -h"))), help, "{command}");
        assert_eq!(said(parlor(&format!("help {command}"))), help, "{command}");
    }
}

#[test]
fn a_group_of_commands_alone_shows_its_help_as_an_error() {
    for group in ["", "fives", "scorzo", "polygon"] {
        let alone = said(parlor(group));
        assert_eq!((alone.code, alone.out.as_str()), (Some(2), ""), "{group}");
        assert_eq!(alone.err, said(parlor(&format!("{group} --help"))).out, "{group}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = said(parlor("--version"));
    assert_eq!((version.out, version.code), (format!("parlor {}\n", env!("CARGO_PKG_VERSION")), Some(0)));
}

#[test]
fn old_names_of_commands_still_work() {
    assert_eq!(said(parlor("keep --help")).out, said(parlor("score --help")).out);
    for game in ["fives", "scorzo", "polygon"] {
        let (old, new) = (said(parlor(&format!("{game} edition"))), said(parlor(&format!("edition {game}"))));
        assert_eq!((old.code, &old.out), (Some(0), &new.out), "{game}");
    }
}
