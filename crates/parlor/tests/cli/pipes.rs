//! Whoever reads our output may stop at any time: that is no error, and nothing is said about it.

use std::io::{BufRead, BufReader, Read, Write, pipe};
use std::process::{Child, Command, Stdio};

use crate::common::{ENVIRONMENT, PROGRAM};

fn command(arguments: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments.split_whitespace()).envs(ENVIRONMENT);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// How the program ended, and what it said about it.
fn end(mut child: Child) -> (Option<i32>, String) {
    let mut err = String::new();
    if let Some(mut stderr) = child.stderr.take() {
        stderr.read_to_string(&mut err).unwrap();
    }
    (child.wait().unwrap().code(), err)
}

#[test]
fn a_pipe_that_nobody_reads_is_no_error_for_any_command() {
    let commands = [
        "--help",
        "--version",
        "watch --seed 1",
        "watch --seed 1 --brief",
        "fives plays --rack 41532",
        "fives plays --rack 41532 --json",
        "fives judge 8F 415",
        "fives edition",
        "fives edition --toml",
        "watch scorzo --seed 1",
        "scorzo melds 7S 8S 9S W 3H",
        "scorzo melds 7S 8S 9S W 3H --json",
        "scorzo edition",
        "scorzo edition --toml",
        "watch polygon --seed 1",
        "polygon turns --board tests/transcripts/polygon-turns.in/table.txt --roll star --tiles 4,W",
        "polygon judge 4 1,0 W 0,1 --board tests/transcripts/polygon-turns.in/start.txt --roll star",
        "polygon edition",
        "polygon edition --toml",
        "replay tests/transcripts/records/fair.parlor",
        "verify tests/transcripts/records/fair.parlor",
        "rules fives",
        "rules fives F8",
        "rules scorzo",
        "rules polygon",
        "selfplay fives --games 3 --seed 1",
        "selfplay scorzo --seed 1",
        "selfplay polygon --seed 1",
        "selfplay fives --games 3 --seed 1 --json",
        "completions bash",
        "man",
    ];
    for arguments in commands {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let child = command(arguments).stdout(writer).spawn().unwrap();
        assert_eq!(end(child), (Some(0), String::new()), "{arguments}");
    }
}

#[test]
fn a_reader_that_stops_after_one_line_is_no_error() {
    // Each writes more than a pipe holds, so that it is still writing when the reader is gone.
    for arguments in [
        "watch --seed 1 --color always",
        "watch scorzo --seed 1 --seats greedy,random,random,random",
        "watch polygon --seed 1 --color always",
        "selfplay fives --games 2000 --seed 1 --json",
    ] {
        let mut child = command(arguments).spawn().unwrap();
        let mut out = BufReader::with_capacity(64, child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        drop(out);
        let begins = ["Scrambled 5's", "Scorzo", "Polygon", r#""seed":"1/1""#];
        assert!(begins.iter().any(|words| line.contains(words)), "{line}");
        assert_eq!(end(child), (Some(0), String::new()), "{arguments}");
    }
}

#[test]
fn a_referee_whose_answers_nobody_reads_ends_quietly() {
    let mut child = command("referee").stdin(Stdio::piped()).spawn().unwrap();
    let mut requests = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    requests.write_all(b"{\"op\":\"hello\"}\n").unwrap();
    let mut answer = String::new();
    answers.read_line(&mut answer).unwrap();
    assert!(answer.starts_with(r#"{"parlor":"#), "{answer}");
    drop(answers);
    // The next answer can't be written, and then the requests are not read any more.
    while requests.write_all(b"{\"op\":\"hello\"}\n").is_ok() {}
    assert_eq!(end(child), (Some(0), String::new()));
}

#[test]
fn an_error_that_nobody_reads_is_still_an_error() {
    for (arguments, code) in [("watch chess", 2), ("frobnicate", 2), ("replay nowhere.parlor", 3)] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let child = command(arguments).stderr(writer).spawn().unwrap();
        assert_eq!(end(child).0, Some(code), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_not_one_of_the_input() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for arguments in ["rules fives", "watch --seed 1", "man", "completions zsh", "selfplay fives --json"] {
        let child = command(arguments).stdout(full()).spawn().unwrap();
        assert_eq!(end(child), (Some(3), "error: the disk is full\n".to_owned()), "{arguments}");
    }
    let mut referee = command("referee").stdin(Stdio::piped()).stdout(full()).spawn().unwrap();
    referee.stdin.take().unwrap().write_all(b"{\"op\":\"hello\"}\n").unwrap();
    assert_eq!(end(referee), (Some(3), "error: the disk is full\n".to_owned()));
}
