//! Records. Any text reads as a record or not. What reads has one canonical text, which reads back as the same record;
//! played again, the record, its canonical text and the record of the replayed game all come to the same end,
//! with all tiles of the box and no others.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_core::Log;
use parlor_core::record::{self, MAX_LINE, MAX_TEXT, Record, Replay};
use parlor_fives::{Fives, Table};
use parlor_fuzz::is_within;

fuzz_target!(|text: &str| {
    match Record::read(text) {
        Ok((record, lines)) => {
            check_text(&record);
            check_text(&record.sealed());
            let _ = record::verify(&record);
            match record::replay::<Fives>(&record) {
                Ok(replay) => check_replay(&record, &replay),
                Err(error) => {
                    let line = lines.line(&error.part).expect("the part is in the text");
                    assert!(is_within(text, line, 1), "{error} on line {line}");
                }
            }
        }
        Err(error) => assert!(is_within(text, error.line, error.column), "{error}"),
    }
});

/// `read(write(r)) == r`, and the text is within the bounds.
fn check_text(record: &Record) {
    let canonical = record.to_string();
    let (again, _) = Record::read(&canonical).unwrap_or_else(|error| panic!("{error} in\n{canonical}"));
    assert_eq!(again, *record);
    assert_eq!(again.to_string(), canonical);
    assert_eq!(Record::new(record.clone().into_draft()).as_ref(), Ok(record));
    assert!(canonical.len() <= MAX_TEXT && canonical.lines().all(|line| line.len() <= MAX_LINE));
}

fn check_replay(record: &Record, replay: &Replay<Fives>) {
    let canonical: Record = record.to_string().parse().expect("checked");
    check_same(replay, &canonical);
    if let Some(played) = &replay.played {
        check_box(played.log.state().table());
        check_same(replay, &record_of(&played.log, record));
    }
}

/// All tiles of the box are somewhere, and no others.
fn check_box(table: &Table) {
    let held: u16 = table.held().as_slice().iter().map(|count| u16::from(*count)).sum();
    let everywhere = table.board().tiles() + table.pile() + held;
    assert_eq!(everywhere, table.edition().tiles().len());
    let shown = table.shown().as_slice().iter().flatten().flat_map(|rack| rack.tiles().iter());
    let open = table.board().iter().map(|(_, tile)| tile).chain(shown);
    assert!(table.edition().tiles().without(open).is_some(), "{:?}", table.board());
}

/// Plays another record of the game and compares the ends.
fn check_same(replay: &Replay<Fives>, other: &Record) {
    let other = record::replay::<Fives>(other).unwrap_or_else(|error| panic!("{error} in\n{other}"));
    assert_eq!((replay.checks.deal, replay.checks.moves), (other.checks.deal, other.checks.moves));
    let end = |replay: &Replay<Fives>| replay.played.as_ref().map(|played| played.log.state().clone());
    assert!(end(replay) == end(&other), "the game ends in another way");
}

fn record_of(log: &Log<Fives>, record: &Record) -> Record {
    Record::of_log(log, record.seats().clone(), record.chance().clone())
        .expect("what was read can be recorded")
}
