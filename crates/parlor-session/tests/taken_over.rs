//! Who plays on in a game that was left, and what the record says of it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

use parlor_bots::{BotGame as _, GameSeed, Level};
use parlor_core::record::{Record, VerifyError, replay, verify};
use parlor_core::{HouseDeal, Seed};
use parlor_polygon::Polygon;
use parlor_session::{Hint, LocalBackend, Request, TableKind, Waiting, resumed};
use parlor_words::Lang;

/// A game of two that has just begun, with this line for the second seat.
fn begun(second: &str) -> String {
    let seed = "01".repeat(32);
    format!(
        "parlor record 2\ngame polygon\nrules 1\nedition classic\nseat 1 Ana\n{second}\nseed {seed}\n\nmoves\n"
    )
}

/// The same with a deal that was locked in before the first move.
fn begun_fair(second: &str) -> String {
    let house = HouseDeal::without_contributions(Seed::from_text("house"), 2);
    let (commitment, seed) = (house.deal().commitment, house.house_seed().to_hex());
    let fair = format!("commitment {commitment}\ncontribution 1 -\ncontribution 2 -\nhouse-seed {seed}");
    begun(second).replace(&format!("seed {}", "01".repeat(32)), &fair)
}

/// Goes on with a game for some actions; people do what they are told. The record afterwards.
fn goes_on(text: &str, actions: usize) -> String {
    let record: Record = text.parse().unwrap();
    assert_eq!(TableKind::from_record(&record), Some(TableKind::Dealt));
    let log = replay::<Polygon>(&record).unwrap().played.unwrap().log;
    let players = resumed(&record.playing(), &GameSeed::new("resumed"));
    let (seats, store) = (record.seats().clone(), text.to_owned());
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
    let saved = table.store().clone();
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
fn a_fair_deal_stays_one_whoever_plays_on() {
    let version = Polygon::player_version(Level::Greedy);
    let text = goes_on(&begun_fair(&format!("bot 2 greedy version {}", version + 1)), 12);
    assert_eq!(text.matches("taken over").count(), 1, "{text}");
    let record: Record = text.parse().unwrap();
    assert_eq!(verify(&record), Err(VerifyError::NotOver));
    // A sealed one has nothing to deal from.
    assert_eq!(TableKind::from_record(&record.sealed()), None);

    // Without a bot, the game ends as soon as somebody gives up.
    let text = begun_fair("seat 2 Ben");
    let record: Record = text.parse().unwrap();
    let log = replay::<Polygon>(&record).unwrap().played.unwrap().log;
    let players = resumed(&record.playing(), &GameSeed::new("resumed"));
    let seats = record.seats().clone();
    let mut table = LocalBackend::new(log, seats, players, text.clone(), Lang::English);
    table.send(Request::GiveUp).unwrap();
    assert!(table.store().starts_with(&text), "what was locked in stays as it was");
    assert!(verify(&table.store().parse().unwrap()).is_ok());
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

/// A game against an expert that can't think here, when it is the expert's turn.
fn against_expert() -> LocalBackend<Polygon, String> {
    let version = Polygon::player_version(Level::Expert);
    let text = begun(&format!("bot 2 expert version {version}"));
    let record: Record = text.parse().unwrap();
    let log = replay::<Polygon>(&record).unwrap().played.unwrap().log;
    let players = resumed(&record.playing(), &GameSeed::new("resumed"));
    let (seats, store) = (record.seats().clone(), text);
    let mut table = LocalBackend::new(log, seats, players, store, Lang::English);
    while table.snapshot().table.acts() {
        table.send(Request::Hint).unwrap();
        let Some(Hint::Given(_, Some(action))) = table.snapshot().hint else { panic!("no hint") };
        table.send(Request::Act(action)).unwrap();
    }
    table
}

#[test]
fn a_bot_that_can_t_think_is_replaced_for_good() {
    let mut table = against_expert();
    table.stand_in(table.changes()).unwrap();
    while !table.snapshot().table.acts() {
        assert_eq!(table.thinking_bot().map(|bot| bot.level), Some(Level::Steady));
        table.choose().unwrap();
    }
    let text = table.store().clone();
    assert_eq!(table.record().unwrap(), text);
    let taken_over = format!("2 taken over by bot steady version {}", Polygon::player_version(Level::Steady));
    let after: Vec<&str> = moves(&text).into_iter().skip_while(|line| **line != taken_over).collect();
    assert!(after.len() > 1 && after[1].starts_with("2 "), "{text}");
    assert_eq!(text.matches("taken over").count(), 1, "{text}");
    // Everybody reads who plays there now.
    let now = table.snapshot().table;
    assert!(now.names().iter().any(|(_, name)| name.as_str() == "Steady"), "{:?}", now.names());
    assert!(now.transcript.iter().any(|entry| entry.text.to_string().starts_with("Steady takes over")));
}

#[test]
fn a_hint_comes_from_another_bot_if_the_one_that_was_asked_can_t_think() {
    let mut table = against_expert();
    while !table.snapshot().table.acts() {
        table.stand_in(table.changes()).unwrap();
    }
    for _ in 0..3 {
        table.send(Request::Hint).unwrap();
    }
    assert_eq!(table.snapshot().hint, Some(Hint::Thinking(Level::Expert)));
    let asked = table.changes();
    table.stand_in(asked).unwrap();
    let given = table.snapshot().hint;
    assert!(matches!(given, Some(Hint::Given(Level::Steady, Some(_)))), "{given:?}");
    // An answer that comes too late after all changes nothing.
    table.answer(asked, None).unwrap();
    assert_eq!(table.snapshot().hint, given);
    assert!(!table.is_pondering());
}
