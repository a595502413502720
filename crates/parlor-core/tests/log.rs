//! The log: what can be taken back, and that taking back leaves no trace.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

#[path = "records/lot.rs"]
#[allow(dead_code, reason = "the records' tests use more of it")]
mod lot;
#[allow(dead_code, unused_imports, reason = "the conformance suite's tests use more of it")]
mod toy;

use lot::{Double, Lot, START};
use parlor_core::conformance::Conform;
use parlor_core::{
    Chance, ChanceStream, Departure, Edition, Entry, Game, Log, LogError, Next, Observation, PlayerName,
    PlayerSeed, RetractError, Script, Seat, Seed, SetUp, Viewer,
};
use toy::{DrawsByTheClock, Fault, Sound, Toy};

type Action = <Toy<Sound> as Game>::Action;
type State = <Toy<Sound> as Game>::State;

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// An action of the toy, the same for sound and broken ones.
fn act(number: u8, action: &str) -> Entry<Action> {
    Entry::Act { seat: seat(number), action: Toy::<Sound>::read_action(action).unwrap() }
}

fn take_back<A>(number: u8) -> Entry<A> {
    Entry::Retract { seat: seat(number) }
}

fn take_over<A>(number: u8) -> Entry<A> {
    Entry::TakeOver { seat: seat(number), by: PlayerName::new("another").unwrap().into() }
}

/// A toy in which the cards lie in order: seat 1 holds 1, 2 and 3, seat 2 the next three, and so on.
fn in_order<F: Fault>(players: u8) -> Log<Toy<F>> {
    let order: Vec<String> = (1..=12).map(|card: u8| card.to_string()).collect();
    let chance = Chance::Dealt(Script::new().with("toy/deal/1", &order));
    let set_up = Toy::<F>::set_ups().remove(0);
    Log::begin(SetUp { players, chance, ..set_up }).unwrap()
}

/// A log of these entries.
fn log_of(players: u8, entries: &[Entry<Action>]) -> Log<Toy<Sound>> {
    append_all(in_order(players), entries)
}

fn append_all<F: Fault>(mut log: Log<Toy<F>>, entries: &[Entry<Action>]) -> Log<Toy<F>> {
    for entry in entries {
        log.append(entry.clone()).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
    }
    log
}

fn cannot_take_back<G: Game>(log: &Log<G>, players: u8) {
    for seat in Seat::first(players) {
        assert!(!log.can_retract(seat), "{seat:?}");
        let mut tried = log.clone();
        let refused = tried.append(Entry::Retract { seat });
        assert_eq!(refused, Err(LogError::Retract(RetractError { seat })));
        assert_eq!((tried.state(), tried.entries()), (log.state(), log.entries()));
    }
}

#[test]
fn actions_in_a_row_are_taken_back_one_by_one() {
    let mut log = in_order::<Sound>(2);
    let mut states = vec![log.state().clone()];
    for card in ["1", "2", "3"] {
        log.append(act(1, card)).unwrap();
        states.push(log.state().clone());
    }
    for before in states.iter().rev().skip(1) {
        assert!(log.can_retract(seat(1)) && !log.can_retract(seat(2)));
        assert_eq!(log.append(take_back(1)), Ok(Vec::new()));
        assert_eq!(log.state(), before);
    }
    cannot_take_back(&log, 2);
    assert_eq!(log.entries().len(), 6);
}

#[test]
fn what_was_taken_back_before_stays_taken_back() {
    let play = |card| act(1, card);
    let mut log = log_of(
        2,
        // 1 and 3, then 1 and 2, then nothing, then 2 and 3, then 2.
        &[
            play("1"),
            play("3"),
            take_back(1),
            play("2"),
            take_back(1),
            take_back(1),
            play("2"),
            play("3"),
            take_back(1),
        ],
    );
    assert_eq!(log.state(), log_of(2, &[play("2")]).state());
    // A draw shows a new card: seat 1 is done, and seat 2 takes back no more than its own.
    log.append(act(1, "end")).unwrap();
    cannot_take_back(&log, 2);
    let settled = [play("2"), play("end")];
    assert_eq!(log.state(), log_of(2, &settled).state());
    for (entry, standing) in [
        (act(2, "4"), &["4"][..]),
        (act(2, "6"), &["4", "6"]),
        (take_back(2), &["4"]),
        (act(2, "5"), &["4", "5"]),
        (act(2, "6"), &["4", "5", "6"]),
        (take_back(2), &["4", "5"]),
        (take_back(2), &["4"]),
        (take_back(2), &[]),
    ] {
        log.append(entry).unwrap();
        let mut expected = log_of(2, &settled);
        standing.iter().for_each(|card| drop(expected.append(act(2, card)).unwrap()));
        assert_eq!(log.state(), expected.state(), "{standing:?}");
        assert_eq!(log.can_retract(seat(2)), !standing.is_empty());
    }
    cannot_take_back(&log, 2);
}

#[test]
fn leavings_time_outs_and_take_overs_stay() {
    for gone in [Entry::Leave { seat: seat(3) }, Entry::TimeOut { seat: seat(3) }] {
        let begun = [act(1, "1"), gone, take_over(2), act(1, "end")];
        let mut log = log_of(3, &begun);
        let before = log.state().clone();
        log.append(act(2, "4")).unwrap();
        log.append(take_back(2)).unwrap();
        assert_eq!(*log.state(), before);
        log.append(act(2, "4")).unwrap();
        log.append(act(2, "5")).unwrap();
        log.append(take_back(2)).unwrap();
        log.append(take_back(2)).unwrap();
        assert_eq!(*log.state(), before);
    }
}

#[test]
fn taking_back_ends_where_somebody_leaves_or_takes_over() {
    let leave = Entry::Leave { seat: seat(3) };
    let time_out = Entry::TimeOut { seat: seat(3) };
    for entry in [leave, time_out, take_over(1), take_over(2)] {
        let mut log = log_of(3, &[act(1, "1"), act(1, "2")]);
        assert!(log.can_retract(seat(1)));
        log.append(entry).unwrap();
        cannot_take_back(&log, 3);
        // What comes after can be taken back, and not what came before.
        let before = log.state().clone();
        log.append(act(1, "3")).unwrap();
        log.append(take_back(1)).unwrap();
        assert_eq!(*log.state(), before);
        cannot_take_back(&log, 3);
    }
}

#[test]
fn what_a_table_told_stays() {
    let edition = lot::Goal::built_in("classic").unwrap();
    let set_up = SetUp::<Lot> { edition, options: Double::default(), players: 2, chance: Chance::Unknown };
    let mut log = Log::begin(set_up).unwrap();
    let told = Entry::Observed(Observation { label: START.to_owned(), values: vec!["2".to_owned()] });
    let add = |number, text| Entry::Act { seat: seat(number), action: Lot::read_action(text).unwrap() };
    log.append(told).unwrap();
    cannot_take_back(&log, 2);
    let after_told = log.state().clone();
    log.append(add(2, "add 1")).unwrap();
    log.append(take_back(2)).unwrap();
    assert_eq!(*log.state(), after_told);
    log.append(add(2, "add 3")).unwrap();
    let after_three = log.state().clone();
    log.append(add(1, "add 2")).unwrap();
    log.append(take_back(1)).unwrap();
    assert_eq!(*log.state(), after_three);
    // Seat 2's action is past: somebody else has acted since.
    cannot_take_back(&log, 2);
}

#[test]
fn a_game_that_does_not_play_the_same_again_stays_as_it_is() {
    let entries = [
        act(1, "1"),
        act(1, "end"),
        act(2, "4"),
        act(2, "end"),
        // The card that was drawn first; the next time it is another.
        act(1, "7"),
        act(1, "end"),
    ];
    let mut log = append_all(in_order::<DrawsByTheClock>(2), &entries);
    let drawn = Toy::<Sound>::actions(&Toy::<Sound>::view(log.state(), Viewer::Seat(seat(2))));
    log.act(seat(2), drawn[0]).unwrap();
    let before = log.clone();
    let refused = log.append(take_back(2));
    assert_eq!(refused, Err(LogError::Retract(RetractError { seat: seat(2) })));
    assert_eq!((log.state(), log.entries()), (before.state(), before.entries()));
}

/// The plain twin of taking back: it keeps the state before every action that can be taken back.
struct Twin {
    state: State,
    before: Vec<(Seat, State)>,
}

impl Twin {
    /// Follows an entry; whether it can be.
    fn append(&mut self, entry: &Entry<Action>) -> bool {
        let before = self.state.clone();
        match entry {
            Entry::Act { seat, action } => {
                let Ok(events) = Toy::<Sound>::apply(&mut self.state, *seat, action) else { return false };
                if events.iter().any(Toy::<Sound>::reveals) {
                    self.before.clear();
                } else {
                    self.before.retain(|(actor, _)| actor == seat);
                    self.before.push((*seat, before));
                }
            }
            Entry::Retract { seat } => match self.before.pop_if(|(actor, _)| actor == seat) {
                Some((_, before)) => self.state = before,
                None => return false,
            },
            Entry::Leave { seat } => {
                if Toy::<Sound>::leave(&mut self.state, *seat, Departure::Resigned).is_err() {
                    return false;
                }
                self.before.clear();
            }
            _ => self.before.clear(),
        }
        true
    }
}

#[test]
fn random_logs_agree_with_one_that_keeps_every_state() {
    let mut taken_back = 0;
    for game in 0..200 {
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("log"), &game.to_string());
        let players = 2 + u8::try_from(stream.below(2)).unwrap();
        let chance = Chance::Seed(Seed::from_text(&format!("log/{game}")));
        let set_up = SetUp { players, chance, ..Toy::<Sound>::set_ups().remove(0) };
        let mut log = Log::<Toy<Sound>>::begin(set_up).unwrap();
        let mut twin = Twin { state: log.state().clone(), before: Vec::new() };
        while let Next::Seat(mover) = Toy::<Sound>::next(log.state()) {
            let number = 1 + u8::try_from(stream.below(u32::from(players))).unwrap();
            let anybody = seat(number);
            let entry = match stream.below(100) {
                0..50 => {
                    let listed = Toy::<Sound>::actions(&Toy::<Sound>::view(log.state(), Viewer::Seat(mover)));
                    Entry::Act { seat: mover, action: listed[stream.index(listed.len())] }
                }
                50..97 => Entry::Retract { seat: anybody },
                97..99 => take_over(number),
                _ => Entry::Leave { seat: anybody },
            };
            let accepted = twin.append(&entry);
            taken_back += u32::from(accepted && matches!(entry, Entry::Retract { .. }));
            assert_eq!(log.append(entry.clone()).is_ok(), accepted, "{entry:?}");
            assert_eq!(*log.state(), twin.state);
            for seat in Seat::first(players) {
                let can = twin.before.last().is_some_and(|(actor, _)| *actor == seat);
                assert_eq!(log.can_retract(seat), can, "{seat:?} {:?}", log.entries());
            }
        }
    }
    assert!(taken_back > 500, "{taken_back}");
}
