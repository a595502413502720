//! Colours where they are wanted, and nowhere else.

use snapbox::cmd::Command;

use crate::common::{Said, parlor, said};

const ESCAPE: char = '\u{1b}';

/// Commands whose text has colors, on standard output or on standard error.
const COLOURED: [&str; 18] = [
    "watch --seed 1",
    "watch --seed 1 --brief",
    "fives plays --rack 41532",
    "fives judge 8F415",
    "fives edition",
    "watch scorzo --seed 1",
    "watch scorzo --seed 1 --brief",
    "scorzo melds 7S 8S 9S W 3H",
    "watch polygon --seed 1",
    "watch polygon --seed 1 --brief",
    "polygon turns --board tests/transcripts/polygon-turns.in/table.txt --roll star --tiles 4,W",
    "polygon judge 4 1,0 W 0,1 --board tests/transcripts/polygon-turns.in/start.txt --roll star",
    "polygon edition",
    "rules fives",
    "replay tests/transcripts/records/fair.parlor",
    "replay tests/transcripts/records/scorzo.parlor",
    "watch chess",
    "--help",
];

/// Commands whose output is for programs.
const FOR_PROGRAMS: [&str; 13] = [
    "selfplay fives --games 2 --seed 1 --json",
    "fives plays --rack 5 --json",
    "fives judge pass --rack 5 --json",
    "fives edition --toml",
    "selfplay scorzo --games 2 --seed 1 --json",
    "scorzo melds 7S 8S 9S W 3H --json",
    "scorzo edition --toml",
    "selfplay polygon --games 2 --seed 1 --json",
    "polygon turns --board tests/transcripts/polygon-turns.in/table.txt --roll star --tiles 4,W --json",
    "polygon judge 4 1,0 W 0,1 --board tests/transcripts/polygon-turns.in/start.txt --roll star --json",
    "polygon edition --toml",
    "completions bash",
    "man",
];

fn is_colored(command: Command) -> bool {
    let Said { out, err, .. } = said(command);
    assert!(!out.is_empty() || !err.is_empty(), "something is said");
    out.contains(ESCAPE) || err.contains(ESCAPE)
}

#[test]
fn piped_output_has_no_colors() {
    for command in COLOURED {
        assert!(!is_colored(parlor(command)), "{command}");
    }
}

#[test]
fn color_always_has_colors_also_where_the_environment_wants_none() {
    for command in COLOURED {
        assert!(is_colored(parlor(command).arg("--color=always")), "{command}");
        assert!(is_colored(parlor(command).args(["--color", "always"]).env("NO_COLOR", "1")), "{command}");
    }
}

#[test]
fn color_never_has_none_also_where_the_environment_forces_them() {
    for command in COLOURED {
        assert!(is_colored(parlor(command).env("CLICOLOR_FORCE", "1")), "{command}");
        let never = parlor(command).args(["--color", "never"]).env("CLICOLOR_FORCE", "1");
        assert!(!is_colored(never), "{command}");
    }
}

#[test]
fn no_color_in_the_environment_is_honored() {
    for command in COLOURED {
        let no_color = parlor(command).env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1");
        assert!(!is_colored(no_color), "{command}");
    }
}

#[test]
fn colors_say_nothing_that_the_text_does_not() {
    for command in COLOURED {
        let (plain, colored) = (said(parlor(command)), said(parlor(command).arg("--color=always")));
        let stripped = |text: &str| anstream::adapter::strip_str(text).to_string();
        assert_eq!(stripped(&colored.out), plain.out, "{command}");
        assert_eq!(stripped(&colored.err), plain.err, "{command}");
    }
}

#[test]
fn what_programs_read_never_has_colors() {
    for command in FOR_PROGRAMS {
        let colored = parlor(command).arg("--color=always").env("CLICOLOR_FORCE", "1");
        assert!(!is_colored(colored), "{command}");
    }
    let referee = parlor("referee --color always").stdin("{\"op\":\"hello\"}\n");
    assert!(!is_colored(referee), "referee");
}
