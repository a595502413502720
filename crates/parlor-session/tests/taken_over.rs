//! Who plays on in a game that was left, and what the record says of it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

use parlor_bots::{BotGame as _, GameSeed, Level};
use parlor_core::record::{Record, replay};
use parlor_polygon::Polygon;
use parlor_session::{Hint, LocalBackend, RecordStore, Request, TableKind, Waiting, resumed};
use parlor_words::Lang;

/// Keeps the record in memory.
struct Memory(String);

impl RecordStore for Memory {
    fn append(&mut self, lines: &str, _: Lang) -> Result<(), String> {
        self.0.push_str(lines);
        Ok(())
    }

    fn replace(&mut self, record: &str, _: Lang) -> Result<(), String> {
        record.clone_into(&mut self.0);
        Ok(())
    }
}

/// A game of two that has just begun, with this line for the second seat.
fn begun(second: &str) -> String {
    let seed = "01".repeat(32);
    format!(
        "parlor record 2\ngame polygon\nrules 1\nedition classic\nseat 1 Ana\n{second}\nseed {seed}\n\nmoves\n"
    )
}

/// Goes on with a game for some actions; people do what they are told. The record afterwards.
fn goes_on(text: &str, actions: usize) -> String {
    let record: Record = text.parse().unwrap();
    assert_eq!(TableKind::from_record(&record), Some(TableKind::Dealt));
    let log = replay::<Polygon>(&record).unwrap().played.unwrap().log;
    let players = resumed(&record.playing(), &GameSeed::new("resumed"));
    let (seats, store) = (record.seats().clone(), Memory(text.to_owned()));
    let mut table = LocalBackend::new(log, seats, players, store, Lang::English);
    for _ in 0..actions {
        match table.snapshot().table.waiting {
            Waiting::ForPerson(_) => {
                table.send(Request::Hint).unwrap();
                let Some(Hint::Given(_, Some(action))) = table.snapshot().hint else { panic!("no hint") };
                table.send(Request::Act(action)).unwrap();
            }
            _ => table.choose().unwrap(),
        }
    }
    let saved = table.store().0.clone();
    assert_eq!(table.record().unwrap(), saved, "what was saved line by line is the record");
    saved.parse::<Record>().unwrap();
    saved
}

fn moves(text: &str) -> Vec<&str> {
    text.lines().skip_while(|line| *line != "moves").skip(1).collect()
}

#[test]
fn a_bot_of_another_version_takes_over_before_it_acts() {
    let version = Polygon::player_version(Level::Greedy);
    let text = goes_on(&begun(&format!("bot 2 greedy version {}", version + 1)), 12);
    let taken_over = format!("2 taken over by bot greedy version {version}");
    let moves = moves(&text);
    let first = moves.iter().position(|line| line.starts_with("2 ")).unwrap();
    assert_eq!(moves[first], taken_over);
    assert!(moves[first + 1].starts_with("2 "), "{text}");
    assert_eq!(moves.iter().filter(|line| line.contains("taken over")).count(), 1, "{text}");
    assert_eq!(moves.len(), 13);

    // The record says who plays now, so that nobody takes over a second time.
    let again = goes_on(&text, 12);
    assert!(again.starts_with(&text));
    assert_eq!(again.matches("taken over").count(), 1, "{again}");
}

#[test]
fn a_bot_of_the_same_version_plays_on() {
    let version = Polygon::player_version(Level::Greedy);
    let text = goes_on(&begun(&format!("bot 2 greedy version {version}")), 12);
    assert!(!text.contains("taken over"), "{text}");
}

#[test]
fn a_person_may_be_called_like_a_bot() {
    let text = goes_on(&begun("seat 2 greedy"), 12);
    let record: Record = text.parse().unwrap();
    assert!(record.playing().iter().all(|(_, player)| player.bot().is_none()));
    assert!(!text.contains("taken over") && text.contains("\nseat 2 greedy\n"), "{text}");
}

#[test]
fn who_took_over_plays_on() {
    let text = begun("seat 2 Ben") + "2 taken over by bot casual version 1\n1 taken over by person Bea\n";
    let record: Record = text.parse().unwrap();
    let called: Vec<String> = record.playing().iter().map(|(_, player)| player.to_string()).collect();
    assert_eq!(called, ["Bea", "casual"]);
    let text = goes_on(&text, 12);
    assert_eq!(text.matches("taken over").count(), 2, "{text}");
    assert!(moves(&text).len() == 14 && text.contains("\nseat 1 Ana\nseat 2 Ben\n"), "{text}");
}

#[test]
fn at_a_real_table_only_people_play_on() {
    let real = |second: &str| begun(second).replace(&format!("seed {}", "01".repeat(32)), "unknown");
    let kind = |text: String| TableKind::from_record(&text.parse().unwrap());
    assert_eq!(kind(real("seat 2 greedy")), Some(TableKind::Real));
    assert_eq!(kind(real("bot 2 greedy version 1")), None);
    assert_eq!(kind(real("seat 2 Ben") + "2 taken over by person Bea\n"), None);
}
