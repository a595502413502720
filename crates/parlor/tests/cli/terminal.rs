//! On a terminal: colors and a progress bar.
#![cfg(unix)]

use parlor_pty::{Program, Screen, Terminal};

use crate::common::PROGRAM;

/// Starts a program in a terminal with lines long enough for anything that is printed.
fn start(program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Terminal {
    let mut program = Program::new(program).args(arguments.iter().copied()).size(400, 60);
    for (name, value) in environment {
        program = program.env(name, value);
    }
    Terminal::start(&program).unwrap()
}

/// What is on the screen when the program has ended, which it has to do well.
fn at_the_end(terminal: &mut Terminal) -> Screen {
    let end = terminal.wait_end().unwrap();
    assert!(end.is_success(), "{end:?}: {:?}", terminal.screen());
    terminal.screen()
}

#[test]
fn a_terminal_gets_colors_unless_no_color_is_set() {
    fn shown(arguments: &[&str], environment: &[(&str, &str)]) -> Screen {
        at_the_end(&mut start(PROGRAM, arguments, environment))
    }
    let edition = ["fives", "edition"];
    let colored = shown(&edition, &[]);
    assert!(colored.contains("3X") && colored.has_colors(), "{colored:?}");
    for environment in [("NO_COLOR", "1"), ("CLICOLOR", "0")] {
        let plain = shown(&edition, &[environment]);
        assert!(plain.contains("3X") && !plain.has_colors(), "{environment:?}: {plain:?}");
    }
    let plain = shown(&["fives", "edition", "--color", "never"], &[]);
    assert!(plain.contains("3X") && !plain.has_colors(), "{plain:?}");
}

#[test]
fn a_terminal_gets_a_progress_bar_that_goes_away() {
    let arguments = ["selfplay", "fives", "--games", "4000", "--seed", "1"];
    let mut terminal = start(PROGRAM, &arguments, &[]);
    terminal.wait_until(|screen| screen.contains("/4000  ") && screen.contains("/s  ")).unwrap();
    let after = at_the_end(&mut terminal);
    assert!(after.contains("4,000 games in"), "{after:?}");
    assert!(!after.contains("/4000") && !after.contains("░"), "{after:?}");
}

#[test]
fn json_on_a_terminal_is_as_plain_as_in_a_pipe() {
    let command = format!("{PROGRAM} selfplay fives --games 2 --seed 1 --json 2>/dev/null");
    let screen = at_the_end(&mut start("/bin/sh", &["-c", &command], &[]));
    let lines: Vec<String> = screen.lines().into_iter().filter(|line| !line.is_empty()).collect();
    assert_eq!((lines.len(), screen.has_colors()), (3, false), "{screen:?}");
    for line in lines {
        assert!(serde_json::from_str::<serde_json::Value>(&line).is_ok(), "{line:?}");
    }
}
