//! Boards and records from standard input, and what is too much.

use crate::common::{Said, folder, parlor, said};

const FAIR: &str = include_str!("../transcripts/records/fair.parlor");

fn board(line_end: &str) -> String {
    let rows: Vec<&str> =
        (1..=15).map(|row| if row == 8 { ".....415......." } else { "..............." }).collect();
    rows.join(line_end)
}

#[test]
fn a_board_can_come_from_standard_input_with_any_line_ends() {
    let legal = |command| said(parlor(command).args(["--json", "--board", "-"]).stdin(board("\n")));
    let judged = legal("fives judge 8I 5");
    assert_eq!(judged.code, Some(0));
    assert!(judged.out.starts_with(r#"{"legal":true,"score":15"#), "{}", judged.out);
    let plays = legal("fives plays --rack 5");
    assert!(plays.out.starts_with(r#"{"plays":[{"play":"8E 5","score":15}"#), "{}", plays.out);
    for other in [board("\r\n"), board("\n\n"), format!("# Ours\n  {}  \n", board("\n"))] {
        let again = said(parlor("fives plays --rack 5 --json --board -").stdin(other));
        assert_eq!(again, plays);
    }
}

#[test]
fn stacks_can_come_from_standard_input_with_any_line_ends() {
    let judge = |input: &str| {
        said(parlor("polygon judge 4 1,0 W 0,1 --roll star --json --board -").stdin(input.to_owned()))
    };
    let judged = judge("0,0 3\n-1,0 2x3 W\n");
    assert_eq!(
        (judged.code, judged.out.as_str()),
        (Some(0), "{\"legal\":true,\"scores\":[0,35],\"total\":35}\n")
    );
    for other in ["# Ours\r\n0,0 3\r\n\r\n-1,0 2x3 W", "  0,0\t3  \n-1,0   2X3  w\n"] {
        assert_eq!(judge(other), judged, "{other:?}");
    }
    let beside =
        parlor("polygon judge 4 1,0 W 0,1 --roll star --json --board -").args(["--stack", "-1,0 2x3 W"]);
    assert_eq!(said(beside.stdin("0,0 3")), judged);
}

#[test]
fn a_record_can_come_from_standard_input() {
    let replayed = said(parlor("replay - --quiet").stdin(FAIR));
    assert_eq!(replayed.code, Some(0));
    assert!(replayed.out.starts_with("Everything is correct.\n"), "{}", replayed.out);
    let verified = said(parlor("verify -").stdin(FAIR.replace('\n', "\r\n")));
    assert_eq!(verified.code, Some(0));
    assert!(verified.out.starts_with("The deal was fair"), "{}", verified.out);
}

#[test]
fn what_is_wrong_with_standard_input_is_said_without_the_name_of_a_file() {
    let cases = [
        ("replay -", "parlor record 2\ngame fives\nrulez 1\n", "error: line 3, column 1: "),
        ("verify -", "", "error: line 1, column 1: "),
        ("fives plays --rack 5 --board -", "...", "error: the board has 15 rows, not 1\n"),
        ("polygon turns --roll star --tiles 4 --board -", "9,0 3", "error: 9,0 is off the board\n"),
    ];
    for (command, input, message) in cases {
        let Said { err, code, .. } = said(parlor(command).stdin(input));
        assert!(err.starts_with(message), "{command}: {err}");
        assert_eq!(code, Some(2), "{command}");
    }
}

#[test]
fn standard_input_that_is_not_text_is_refused() {
    let polygon = "polygon turns --roll star --tiles 4 --board -";
    for command in ["replay -", "verify -", "fives plays --rack 5 --board -", polygon] {
        let Said { err, code, .. } = said(parlor(command).stdin([0xff, 0xfe, 0x00].as_slice()));
        assert_eq!(err, "error: can't read standard input: it is not text in UTF-8\n", "{command}");
        assert_eq!(code, Some(2), "{command}");
    }
}

#[test]
fn a_file_larger_than_any_record_is_refused_without_reading_it_all() {
    let path = folder("a_file_larger_than_any_record").join("large.toml");
    std::fs::write(&path, "#".repeat(3 << 20)).unwrap();
    let path = path.to_str().unwrap();
    for command in ["replay", "verify", "fives edition", "fives plays --rack 5 --board"] {
        let Said { err, code, .. } = said(parlor(command).arg(path));
        assert_eq!(err, format!("error: {path} is too large: at most 2,097,152 bytes\n"), "{command}");
        assert_eq!(code, Some(2), "{command}");
    }
}
