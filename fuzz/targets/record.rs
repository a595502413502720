//! Records. Any text reads as a record or not. What reads has one canonical text, which reads back as the same record;
//! played again, the record, its canonical text and the record of the replayed game all come to the same end, with all that
//! the box has and nothing else. It is a record of one game at most.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_core::Log;
use parlor_core::record::{self, LineNumbers, MAX_LINE, MAX_TEXT, Record, Replay};
use parlor_fives::Fives;
use parlor_fuzz::{Fuzzed, is_within};
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

fuzz_target!(|text: &str| {
    match Record::read(text) {
        Ok((record, lines)) => {
            check_text(&record);
            check_text(&record.sealed());
            let _ = record::verify(&record);
            check_game::<Fives>(text, &record, &lines);
            check_game::<Scorzo>(text, &record, &lines);
            check_game::<Polygon>(text, &record, &lines);
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
    assert_eq!(Record::new(record.clone().into_parts()).as_ref(), Ok(record));
    assert!(canonical.len() <= MAX_TEXT && canonical.lines().all(|line| line.len() <= MAX_LINE));
}

/// Plays the record as one of this game, whichever it is of.
fn check_game<G: Fuzzed>(text: &str, record: &Record, lines: &LineNumbers) {
    match record::replay::<G>(record) {
        Ok(replay) => {
            assert_eq!(record.game(), G::ID);
            check_replay(record, &replay);
        }
        Err(error) => {
            let line = lines.line(&error.part).expect("the part is in the text");
            assert!(is_within(text, line, 1), "{error} on line {line}");
        }
    }
}

fn check_replay<G: Fuzzed>(record: &Record, replay: &Replay<G>) {
    let canonical: Record = record.to_string().parse().expect("checked");
    check_same(replay, &canonical);
    if let Some(played) = &replay.played {
        G::check_box(played.log.state());
        check_same(replay, &record_of(&played.log, record));
    }
}

/// Plays another record of the game and compares the ends.
fn check_same<G: Fuzzed>(replay: &Replay<G>, other: &Record) {
    let other = record::replay::<G>(other).unwrap_or_else(|error| panic!("{error} in\n{other}"));
    assert_eq!((replay.checks.deal, replay.checks.moves), (other.checks.deal, other.checks.moves));
    let end = |replay: &Replay<G>| replay.played.as_ref().map(|played| played.log.state().clone());
    assert!(end(replay) == end(&other), "the game ends in another way");
}

fn record_of<G: Fuzzed>(log: &Log<G>, record: &Record) -> Record {
    Record::from_log(log, record.seats().clone(), record.chance().clone())
        .expect("what was read can be recorded")
}
