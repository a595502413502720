//! On a terminal: colours and a progress bar. `script` makes one; where there is none, there is nothing to test.
#![cfg(target_os = "linux")]

use std::process::{Command, Stdio};

use crate::common::{ENVIRONMENT, PROGRAM};

/// What the program writes to a terminal; `None` if there is none to be had.
fn on_a_terminal(arguments: &str, environment: &[(&str, &str)]) -> Option<String> {
    let mut script = Command::new("script");
    script.args(["-qec", &format!("{PROGRAM} {arguments}"), "/dev/null"]).envs(ENVIRONMENT);
    script.env("TERM", "xterm-256color").env("SHELL", "/bin/sh").envs(environment.iter().copied());
    let output = script.stdin(Stdio::null()).output().ok()?;
    assert!(output.status.success(), "{output:?}");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_terminal_gets_colours_unless_no_color_is_set() {
    let Some(coloured) = on_a_terminal("fives edition", &[]) else { return };
    assert!(coloured.contains("3X") && coloured.contains('\u{1b}'), "{coloured}");
    for (arguments, environment) in [
        ("fives edition", ("NO_COLOR", "1")),
        ("fives edition", ("CLICOLOR", "0")),
        ("fives edition --color never", ("TERM", "xterm")),
    ] {
        let plain = on_a_terminal(arguments, &[environment]).unwrap();
        assert!(plain.contains("3X") && !plain.contains('\u{1b}'), "{environment:?}: {plain}");
    }
}

#[test]
fn a_terminal_gets_a_progress_bar_that_goes_away() {
    let Some(text) = on_a_terminal("selfplay fives --games 300 --seed 1", &[]) else { return };
    assert!(text.contains("/300  ") && text.contains("/s  "), "{text}");
    let after = text.rsplit('\u{1b}').next().unwrap();
    assert!(after.contains("300 games in"), "{text}");
    assert!(!after.contains('░'), "{text}");
}

#[test]
fn json_on_a_terminal_is_as_plain_as_in_a_pipe() {
    let json = "selfplay fives --games 2 --seed 1 --json 2>/dev/null";
    let Some(text) = on_a_terminal(json, &[]) else { return };
    for line in text.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line:?}");
    }
    assert_eq!(text.lines().count(), 3);
}
