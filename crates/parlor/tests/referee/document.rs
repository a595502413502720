//! `docs/referee.md` says what the program does.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{PROGRAM, Referee};

const DOCUMENT: &str = include_str!("../../../../docs/referee.md");

/// The contents of the document's blocks of this kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let begin = format!("```{kind}\n");
    let parts = DOCUMENT.split(&begin as &str).skip(1);
    parts.map(|part| part.split_once("```").expect("a block ends").0).collect()
}

/// An example: what is sent, and what comes back.
struct Example {
    request: String,
    answer: String,
}

/// The examples of a block. Lines that begin alike are parts of one line.
fn examples(block: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for line in block.lines() {
        let (sign, text) = line.split_at(2);
        match (sign, examples.last_mut()) {
            ("> ", Some(example)) if example.answer.is_empty() => example.request += text.trim_start(),
            ("> ", _) => examples.push(Example { request: text.to_owned(), answer: String::new() }),
            ("< ", Some(example)) => example.answer += text.trim_start(),
            _ => panic!("{line:?} is neither sent nor comes back"),
        }
    }
    examples
}

/// Whether a text is the expected one, in which `…` stands for any text.
fn agrees(text: &str, expected: &str) -> bool {
    match expected.split_once('…') {
        Some((before, after)) => text
            .strip_prefix(before)
            .is_some_and(|rest| rest.strip_suffix(after).is_some_and(|between| !between.is_empty())),
        None => text == expected,
    }
}

#[test]
fn the_examples_of_the_document_are_true() {
    let [position] = blocks("position")[..] else { panic!("there is one position") };
    let position: String = position.lines().map(str::trim).collect();
    let mut referee = Referee::start();
    let mut count = 0;
    for example in blocks("referee").into_iter().flat_map(examples) {
        let request = example.request.replace("\"position\":P", &format!("\"position\":{position}"));
        referee.send(request + "\n");
        let answer = referee.answer_line();
        assert!(agrees(&answer, &example.answer), "{}\n{answer}\n{}", example.request, example.answer);
        count += 1;
    }
    assert_eq!(count, 38, "no example is overlooked");
}

#[test]
fn the_document_names_every_code_and_every_request() {
    for code in ["bad_json", "bad_request", "unknown_op", "bad_position", "bad_notation", "too_large"] {
        assert!(DOCUMENT.contains(&format!("| `{code}` |")), "{code}");
    }
    for op in ["hello", "plays", "turns", "judge", "melds", "discards", "selfplay", "hint", "analyse"] {
        assert!(
            DOCUMENT.contains(&format!("> {{\"op\":\"{op}\""))
                || DOCUMENT.contains(&format!("\"op\":\"{op}\",")),
            "{op}"
        );
    }
}

#[test]
fn the_program_in_python_prints_what_the_document_says() {
    let ([program], [printed]) = (&blocks("python")[..], &blocks("text")[..]) else {
        panic!("there is one program and what it prints")
    };
    assert!(program.lines().filter(|line| !line.is_empty()).count() <= 10, "{program}");
    let folder = Path::new(PROGRAM).parent().expect("a program is in a folder");
    let path = std::env::join_paths(
        std::iter::once(folder.to_owned())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    );
    let python = Command::new("python3")
        .args(["-c", program])
        .env("PATH", path.expect("a path can be made"))
        .stdin(Stdio::null())
        .output();
    // Only where there is Python.
    if let Ok(output) = python {
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout), *printed);
    }
}
