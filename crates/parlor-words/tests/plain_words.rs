//! Every text for people is in plain words: nothing that `plain_words/table.rs` rules out is in it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

#[path = "plain_words/collect.rs"]
mod collect;
#[path = "plain_words/exceptions.rs"]
mod exceptions;
#[path = "plain_words/finding.rs"]
mod finding;
#[path = "plain_words/pattern.rs"]
mod pattern;
#[path = "plain_words/prose.rs"]
mod prose;
#[path = "plain_words/rust.rs"]
mod rust;
#[path = "plain_words/sight.rs"]
mod sight;
#[path = "plain_words/table.rs"]
mod table;
#[path = "plain_words/text.rs"]
mod text;

use exceptions::{EXCEPTIONS, MOST};
use finding::{Finding, Table};
use text::{Language, Text, Words};

/// Texts as they were before we looked for plain words, by lines: language, path, text.
const OLD_TEXTS: &str = include_str!("plain_words/old_texts.txt");

#[test]
fn texts_are_in_plain_words() {
    let table = Table::new();
    let texts = collect::texts();
    let is_excepted = |finding: &Finding<'_>| EXCEPTIONS.iter().any(|exception| finding.is(exception));
    let mut findings: Vec<Finding<'_>> = texts.iter().flat_map(|text| table.findings(text)).collect();
    findings.retain(|finding| !is_excepted(finding));
    findings.sort_by_key(Finding::place);
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} to say in plain words:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn exceptions_are_few_and_all_are_needed() {
    assert!(EXCEPTIONS.len() <= MOST, "{} exceptions", EXCEPTIONS.len());
    let table = Table::new();
    let texts = collect::texts();
    let findings: Vec<Finding<'_>> = texts.iter().flat_map(|text| table.findings(text)).collect();
    for exception in EXCEPTIONS {
        let (path, words, reason) = exception;
        assert!(!reason.is_empty(), "no reason: {path}: {words}");
        assert!(findings.iter().any(|finding| finding.is(exception)), "not needed: {path}: {words}");
    }
}

#[test]
fn old_texts_would_not_pass() {
    let table = Table::new();
    let lines: Vec<&str> =
        OLD_TEXTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 40);
    let mut passed = Vec::new();
    for line in lines {
        let mut fields = line.splitn(3, " | ");
        let mut field = || fields.next().unwrap_or_else(|| panic!("language | path | text: {line}"));
        let language = match field() {
            "en" => Language::English,
            "es" => Language::Spanish,
            other => panic!("no language: {other}"),
        };
        let path = field().to_owned();
        let mut words = Words::default();
        words.push(field(), 1);
        let text = Text { language, path, words };
        let findings = table.findings(&text);
        findings.iter().for_each(|finding| println!("{finding}"));
        if findings.is_empty() {
            passed.push(line);
        }
    }
    assert!(passed.is_empty(), "nothing in the table rules these out:\n{}", passed.join("\n"));
}
