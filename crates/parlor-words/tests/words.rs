//! Every text is there in both languages, says its facts, and reads as it should.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

#[path = "words/check.rs"]
mod check;
#[path = "words/common.rs"]
mod common;
#[path = "words/fives_events.rs"]
mod fives_events;
#[path = "words/fives_rules.rs"]
mod fives_rules;
#[path = "words/fives_texts.rs"]
mod fives_texts;
#[path = "words/players.rs"]
mod players;
#[path = "words/polygon_events.rs"]
mod polygon_events;
#[path = "words/polygon_rules.rs"]
mod polygon_rules;
#[path = "words/polygon_texts.rs"]
mod polygon_texts;
#[path = "words/program.rs"]
mod program;
#[path = "words/records.rs"]
mod records;
#[path = "words/replays.rs"]
mod replays;
#[path = "words/rulebook.rs"]
mod rulebook;
#[path = "words/scorzo_events.rs"]
mod scorzo_events;
#[path = "words/scorzo_rules.rs"]
mod scorzo_rules;
#[path = "words/scorzo_texts.rs"]
mod scorzo_texts;
#[path = "words/spans.rs"]
mod spans;
