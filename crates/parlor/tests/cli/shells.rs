//! Completions for shells, and the manual.

use std::process::{Command, Stdio};

use crate::common::{folder, parlor, said};

const COMMANDS: [&str; 22] = [
    "analyse",
    "hint",
    "puzzle",
    "play",
    "resume",
    "score",
    "watch",
    "arena",
    "fives",
    "scorzo",
    "polygon",
    "replay",
    "verify",
    "rules",
    "edition",
    "selfplay",
    "referee",
    "serve",
    "backup",
    "restore",
    "completions",
    "man",
];

#[test]
fn completions_of_every_shell_know_every_command_and_its_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = said(parlor(&format!("completions {shell}")));
        assert_eq!((script.code, script.err.as_str()), (Some(0), ""), "{shell}");
        for word in
            COMMANDS.into_iter().chain(["judge", "melds", "turns", "edition", "seats", "records", "lang"])
        {
            assert!(script.out.contains(word), "{shell} lacks {word}");
        }
    }
}

#[test]
fn completions_for_bash_are_a_script_that_bash_can_read() {
    let path = folder("completions_for_bash").join("parlor.bash");
    std::fs::write(&path, said(parlor("completions bash")).out).unwrap();
    // Only where there is bash.
    if let Ok(status) = Command::new("bash").arg("-n").arg(&path).status() {
        assert!(status.success());
    }
}

#[test]
fn the_manual_names_every_command_and_the_exit_codes() {
    let page = said(parlor("man"));
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    for part in [".TH parlor 1", ".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS", "Exit codes:", "Examples:"] {
        assert!(page.out.contains(part), "{part}");
    }
    for command in COMMANDS {
        assert!(page.out.contains(&format!("parlor\\-{command}(1)")), "{command}");
    }
}

#[test]
fn every_command_has_a_page_that_renders_without_a_warning() {
    let folder = folder("every_command_has_a_page").join("man1");
    let written = said(parlor("man --folder").arg(&folder));
    assert_eq!((written.code, written.out.as_str(), written.err.as_str()), (Some(0), "", ""));
    let mut pages: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|page| page.unwrap().file_name().into_string().unwrap())
        .collect();
    pages.sort();
    assert_eq!(pages.len(), 30, "{pages:?}");
    let fives = ["fives-plays", "fives-judge"];
    let scorzo = ["scorzo-melds"];
    let polygon = ["polygon-turns", "polygon-judge"];
    let below = fives.into_iter().chain(scorzo).chain(polygon);
    for command in COMMANDS.into_iter().chain(below) {
        assert!(pages.contains(&format!("parlor-{command}.1")), "{command}");
    }
    for page in pages {
        let mut groff = Command::new("groff");
        groff.args(["-k", "-man", "-Tutf8", "-ww"]).arg(folder.join(&page)).stdin(Stdio::null());
        // Only where there is groff.
        if let Ok(rendered) = groff.output() {
            assert_eq!(String::from_utf8_lossy(&rendered.stderr), "", "{page}");
            assert!(String::from_utf8_lossy(&rendered.stdout).contains("parlor"), "{page}");
        }
    }
}
