//! The same seed gives the same deal, for ever and in every language: these values must never change.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod common;

use std::process::Command;

use common::positions::set_up;
use parlor_core::{Chance, Game, Script, Seat, Viewer};
use parlor_fives::{Edition, Event, Fives, Rack, State, Tile};

/// Where the Python program is, seen from this crate.
const PROGRAM: &str = "../../docs/chance.py";

fn dealt(seed: &str, players: u8) -> State {
    Fives::set_up(&set_up(Edition::classic(), players, seed)).unwrap().0
}

fn rack(state: &State, seat: u8) -> Rack {
    *Fives::view(state, Viewer::Seat(Seat::new(seat).unwrap())).rack().unwrap()
}

fn rack_of(tiles: &[Tile]) -> Rack {
    Rack::new(tiles.iter().copied()).unwrap()
}

/// A shuffled bag of classic tiles, as the Python program shuffles it.
fn python(seed: &str, label: &str) -> Vec<Tile> {
    let bag = Tile::ALL.map(|tile| format!("{tile}={}", Edition::classic().tiles().count(tile)));
    let output = Command::new("python3")
        .args([PROGRAM, "bag", seed, label])
        .args(bag)
        .output()
        .expect("this test compares deals with docs/chance.py and needs python3: please install it");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(|tile| tile.parse().unwrap()).collect()
}

#[test]
fn f01_f02_the_deal_of_seed_42_is_pinned() {
    let (state, events) = Fives::set_up(&set_up(Edition::classic(), 3, "42")).unwrap();
    let first: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::DrewForFirst { drawn } => Some(format!("{:?}", drawn.as_slice())),
            _ => None,
        })
        .collect();
    assert_eq!(first, ["[Some(2), Some(6), Some(7)]"]);
    assert_eq!(state.public().first(), Seat::new(2));
    let racks: Vec<String> = (0..3).map(|seat| format!("{:?}", rack(&state, seat))).collect();
    // Seat 3 goes first and draws the first five: 5 5 9 8 4, then seat 1, then seat 2.
    assert_eq!(racks, ["[5, 5, 6, 7, 8]", "[2, 4, 4, 5, 5]", "[4, 5, 5, 8, 9]"]);
}

#[test]
fn f01_f02_python_deals_the_same_tiles() {
    for seed in ["42", "a family evening", "ñandú", &"0f".repeat(32)] {
        let state = dealt(seed, 2);
        let draws = python(seed, "fives/first/1");
        let first_draw = &state.public().first_draws()[0];
        assert_eq!(first_draw.as_slice(), [Some(draws[0]), Some(draws[1])], "{seed}");
        let pile = python(seed, "fives/pile");
        let first = state.public().first().unwrap();
        let other = first.left(2);
        let index = |seat: Seat| u8::try_from(seat.index()).unwrap();
        assert_eq!(rack(&state, index(first)), rack_of(&pile[..5]), "{seed}");
        assert_eq!(rack(&state, index(other)), rack_of(&pile[5..10]), "{seed}");

        // And the rest of the pile: a game dealt from Python's order is the same game.
        let mut script = Script::new().with("fives/pile", &pile);
        for (round, drawn) in state.public().first_draws().iter().enumerate() {
            script = script.with(&format!("fives/first/{}", round + 1), drawn.as_slice().iter().flatten());
        }
        let mut scripted = set_up(Edition::classic(), 2, seed);
        scripted.chance = Chance::Dealt(script);
        assert_eq!(Fives::set_up(&scripted).unwrap().0, state, "{seed}");
    }
}
