//! The same seed gives the same game, for ever and in every language: these values must never change.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::process::Command;

use parlor_core::{Game, Next, SetUp, Viewer};
use parlor_polygon::{Edition, Polygon, State, Symbol, Tile};

/// Where the Python program is, seen from this crate.
const PROGRAM: &str = "../../docs/chance.py";

/// A whole game in which everybody makes the first placement that is listed.
fn played(seed: &str, players: u8) -> State {
    let mut state = Polygon::set_up(&SetUp::classic(players, seed)).unwrap().0;
    while let Next::Seat(seat) = Polygon::next(&state) {
        let action = Polygon::actions(&Polygon::view(&state, Viewer::Seat(seat)))[0];
        Polygon::apply(&mut state, seat, &action).unwrap();
    }
    state
}

fn python(arguments: &[&str]) -> Vec<String> {
    let output = Command::new("python3")
        .arg(PROGRAM)
        .args(arguments)
        .output()
        .expect("this test compares deals with docs/chance.py and needs python3: please install it");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(str::to_owned).collect()
}

/// A shuffled bag of tiles.
fn bag(seed: &str, label: &str, without: Option<Tile>) -> Vec<Tile> {
    let tiles = Edition::classic().tiles().without(without).unwrap();
    let there = Tile::all().filter(|tile| tiles.count(*tile) > 0);
    let counts: Vec<String> = there.map(|tile| format!("{tile}={}", tiles.count(tile))).collect();
    let mut arguments = vec!["bag", seed, label];
    arguments.extend(counts.iter().map(String::as_str));
    python(&arguments).iter().map(|tile| tile.parse().unwrap()).collect()
}

#[test]
fn p05_to_p09_the_game_of_seed_42_is_pinned() {
    let state = played("42", 2);
    let table = state.public();
    let taken: Vec<String> = table.taken().iter().map(|taken| format!("{taken:?}")).collect();
    let turns =
        table.turns().iter().take(3).map(|turn| format!("{} {} {:?}", turn.seat, turn.roll, turn.drawn));
    let turns: Vec<String> = turns.collect();
    assert_eq!(taken, ["[Some(1), Some(2)]"]);
    assert_eq!(turns, ["2 circle [4, 4]", "1 diamond [5, 3]", "2 circle [2, 3x3]"]);
}

#[test]
fn p05_to_p09_python_deals_the_same_tiles_and_rolls() {
    for seed in ["42", "a family evening", "ñandú", &"0f".repeat(32)] {
        let state = played(seed, 2);
        let table = state.public();
        let taken = bag(seed, "polygon/first/1", None);
        assert_eq!(table.taken()[0].as_slice(), [Some(taken[0]), Some(taken[1])], "{seed}");
        let on_start = table.board().laid()[0].1;
        let drawn: Vec<Tile> = table.turns().iter().flat_map(|turn| turn.drawn.iter().copied()).collect();
        assert_eq!(drawn, bag(seed, "polygon/pile", Some(on_start)), "{seed}");
        for (turn, number) in table.turns().iter().zip(1..).take(5) {
            let label = format!("polygon/roll/{number}/{}", turn.rolls);
            let rolled: usize = python(&["below", seed, &label, "3"])[0].parse().unwrap();
            assert_eq!(turn.roll, Symbol::ALL[rolled], "{seed}");
        }
    }
}
