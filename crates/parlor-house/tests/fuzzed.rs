//! The bodies of the fuzz targets for messages and stored entries, over their seeds and over what is left of those when bytes are
//! changed or left out. `cargo xtask fuzz` looks further.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test, with files of another package"
)]

use std::fs;
use std::path::PathBuf;

use parlor_core::{ChanceStream, Seed};

#[path = "../../../fuzz/src/entries.rs"]
mod entries;
#[path = "../../../fuzz/src/wire.rs"]
mod wire;

use entries::{check_entries, played};
use wire::{check_client_message, check_server_messages, conversation, examples};

const API: &str = include_str!("../../../docs/api.md");

/// Checks that a seed is in its file. `SEEDS=overwrite` writes it there, as fuzz/examples/seeds.rs does.
fn check_seed(target: &str, name: &str, seed: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    if std::env::var_os("SEEDS").is_some_and(|value| value == "overwrite") {
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), seed).unwrap();
    }
    let file = fs::read_to_string(folder.join(name)).unwrap_or_default();
    assert_eq!(file, seed, "{target}/{name}: SEEDS=overwrite writes it again");
}

/// Runs a check over a text, and over it with something changed in many places.
fn with_changes(text: &str, check: impl Fn(&str)) {
    check(text);
    let mut stream = ChanceStream::for_chance(&Seed::from_text(text), "fuzzed");
    let mut below = |bound: usize| stream.index(bound);
    for _ in 0..400 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=below(3) {
            let (from, to) = (below(bytes.len()), below(bytes.len()));
            match below(5) {
                0 => bytes.truncate(from.max(1)),
                1 => drop(bytes.drain(from.min(to)..from.max(to))),
                2 => bytes[from] = b"0123456789{}[]\",:-x"[below(19)],
                3 => bytes.swap(from, to),
                _ => {
                    let part = bytes[from.min(to)..from.max(to)].to_vec();
                    bytes.splice(from..from, part);
                }
            }
            if bytes.is_empty() {
                bytes.push(b'{');
            }
        }
        check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn messages_of_clients() {
    for (number, message) in examples(API, "client").iter().enumerate() {
        check_seed("client_message", &format!("{number:02}"), message);
        with_changes(message, check_client_message);
    }
}

#[test]
fn messages_of_houses() {
    for (number, message) in examples(API, "server").iter().enumerate() {
        check_seed("server_messages", &format!("{number:02}"), message);
        with_changes(message, check_server_messages);
    }
    let conversation = conversation(API);
    check_seed("server_messages", "conversation", &conversation);
    with_changes(&conversation, check_server_messages);
}

#[test]
fn stored_entries() {
    for game in ["fives", "scorzo", "polygon"] {
        let log = played(game, 12);
        check_seed("table_entries", game, &log);
        with_changes(&log, check_entries);
    }
}
