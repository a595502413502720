//! What a player makes up of the hidden tiles never contradicts a pass, however unlikely the pass was (F11).

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod common;

use common::table::{At, seat};
use parlor_core::{
    Chance, ChanceStream, Departure, Edition as _, Game, Next, Observation, PlayerSeed, Script, Seat, SetUp,
    Viewer,
};
use parlor_fives::{Action, Board, Edition, Fives, Options, Rack, State, Tile, Tiles, TurnKind, has_play};

/// A box with many fives: who holds nothing but fives and one 3 or 8 can't join `1 1 6 3 4`.
const BOX: &str = include_str!("data/passes.toml");

fn begin(players: u8, free_pass: bool, chance: Chance) -> State {
    let edition = Edition::read(BOX).unwrap().into();
    let options = Options { free_pass };
    Fives::set_up(&SetUp { edition, options, players, chance }).unwrap().0
}

/// A game with this deal, in which seat 1 goes first.
fn dealt(players: u8, free_pass: bool, deal: &[u8]) -> State {
    let first = [9, 8, 7, 6, 4, 2].into_iter().take(players.into());
    let script = Script::new().with("fives/first/1", first).with("fives/pile", deal);
    begin(players, free_pass, Chance::Dealt(script))
}

fn act(state: &mut State, number: u8, action: &str) {
    let acted = Fives::apply(state, seat(number), &Fives::read_action(action).unwrap());
    assert!(acted.is_ok(), "{number}: {action}: {acted:?} on {:?}", state.public().board());
}

fn stream(label: &str) -> ChanceStream {
    ChanceStream::for_player(&PlayerSeed::from_text("imagining"), label)
}

fn rack(state: &State, seat: Seat) -> Rack {
    *Fives::view(state, Viewer::Seat(seat)).rack().unwrap()
}

/// Imagines states as a viewer: the viewer would see the same, and nobody who passed could have played.
fn check(state: &State, viewer: Viewer, times: u32) {
    for time in 0..times {
        let view = Fives::view(state, viewer);
        let imagined = Fives::imagine(&view, &mut stream(&format!("{viewer:?} {time}"))).unwrap();
        assert_eq!(Fives::view(&imagined, viewer), view);
        for (passer, held, board) in passes(&imagined) {
            assert!(!has_play(view.public().edition(), &board, &held), "{passer:?} passed with {held:?}");
        }
    }
}

/// Every pass of the game: who, with which tiles, on which board.
fn passes(state: &State) -> Vec<(Seat, Rack, Board)> {
    let turns = state.public().turns();
    let mut found = Vec::new();
    for (index, turn) in
        turns.iter().enumerate().filter(|(_, turn)| turn.kind == TurnKind::Acted(Action::Pass))
    {
        let mut board = Board::empty(state.public().board().size());
        for before in &turns[..index] {
            if let TurnKind::Acted(Action::Play(play)) = before.kind {
                assert!(board.lay(&play));
            }
        }
        found.push((turn.seat, held_before(state, turn.seat, index), board));
    }
    found
}

/// What a player held before a turn: what was dealt and drawn until then, without what was laid until then.
fn held_before(state: &State, seat: Seat, index: usize) -> Rack {
    let before = || state.public().turns()[..index].iter().filter(|turn| turn.seat == seat);
    let drawn = before().map(|turn| usize::from(turn.drew)).sum::<usize>() + 5;
    let laid = before().flat_map(|turn| match turn.kind {
        TurnKind::Acted(Action::Play(play)) => play.tiles().collect(),
        _ => Vec::new(),
    });
    let view = serde_json::to_value(Fives::view(state, Viewer::Seat(seat))).unwrap();
    let values: Vec<u8> = serde_json::from_value(view["own"]["drawn"].clone()).unwrap();
    let tiles: Tiles = values[..drawn].iter().filter_map(|value| Tile::new(*value)).collect();
    Rack::new(tiles.without(laid).unwrap().iter()).unwrap()
}

/// Six players; seat 1 lays 1 1 6 3 4, and all others have to pass.
fn five_passes(free_pass: bool) -> State {
    let others = [5, 5, 5, 5, 3, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 3, 5, 5];
    // Seat 1 then draws five, a 7 after the next play; seat 2 draws a 4 after its first.
    let deal = [&[1, 1, 6, 3, 4][..], &others, &[4, 4, 9, 9, 2], &[7, 4]].concat();
    let mut state = dealt(6, free_pass, &deal);
    act(&mut state, 1, "5A 11634");
    (2..=6).for_each(|number| act(&mut state, number, "pass"));
    state
}

#[test]
fn f11_passes_that_hardly_any_deal_explains_are_explained() {
    let state = five_passes(false);
    check(&state, Viewer::Seat(seat(1)), 3);
    check(&state, Viewer::Seat(seat(4)), 2);
    check(&state, Viewer::Watcher, 2);
}

#[test]
fn f11_a_tile_that_was_laid_later_was_drawn_later_if_it_could_have_been_played() {
    let mut state = five_passes(false);
    // A 4 on the 1 makes room for fives.
    act(&mut state, 1, "4A 4");
    for (number, play) in [(2, "6A 5"), (3, "7A 5"), (4, "7B 5"), (5, "7C 5"), (6, "7D 5"), (1, "4D 7")] {
        act(&mut state, number, play);
    }
    // With this 4 seat 2 would not have had to pass.
    act(&mut state, 2, "6C 4");
    check(&state, Viewer::Seat(seat(1)), 4);
    check(&state, Viewer::Watcher, 2);
}

#[test]
fn f11_with_free_pass_a_pass_proves_nothing() {
    let state = five_passes(true);
    let view = Fives::view(&state, Viewer::Watcher);
    let could_play = (0..20).any(|time| {
        let imagined = Fives::imagine(&view, &mut stream(&format!("free {time}"))).unwrap();
        has_play(view.public().edition(), view.public().board(), &rack(&imagined, seat(2)))
    });
    assert!(could_play);
}

#[test]
fn f11_a_pass_that_cannot_have_been_has_no_explanation() {
    // Whoever goes first can play; at a real table a pass is taken on trust.
    let mut state = begin(2, false, Chance::Unknown);
    let first = Observation { label: "fives/first".to_owned(), values: vec!["1".to_owned()] };
    Fives::observe(&mut state, &first).unwrap();
    for viewer in Viewer::all(2) {
        // Nobody knows any tiles: a player no more than a watcher.
        assert!(Fives::imagine(&Fives::view(&state, viewer), &mut stream("trust")).is_ok(), "{viewer:?}");
    }
    act(&mut state, 1, "pass");
    assert!(Fives::imagine(&Fives::view(&state, Viewer::Watcher), &mut stream("trust")).is_err());
}

#[test]
fn f11_before_the_deal_there_is_nothing_to_imagine() {
    let state = begin(2, false, Chance::Unknown);
    assert!(Fives::imagine(&Fives::view(&state, Viewer::Watcher), &mut stream("nothing")).is_err());
}

#[test]
fn f19_tiles_of_one_who_left_are_imagined_too() {
    let mut state = five_passes(false);
    Fives::leave(&mut state, seat(3), Departure::Resigned).unwrap();
    check(&state, Viewer::Seat(seat(1)), 2);
}

#[test]
fn f18_tiles_that_were_shown_are_imagined_as_they_are() {
    let mut state = five_passes(true);
    act(&mut state, 1, "pass");
    assert_eq!(Fives::next(&state), Next::Over);
    for viewer in Viewer::all(6) {
        let imagined = Fives::imagine(&Fives::view(&state, viewer), &mut stream("shown")).unwrap();
        for number in 1..=6 {
            assert_eq!(rack(&imagined, seat(number)), rack(&state, seat(number)), "{viewer:?}");
        }
    }
}

#[test]
fn f11_such_a_pass_has_none_either_when_every_tile_has_been_seen() {
    let tiles = [1, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5];
    let first = Observation { label: "fives/first".to_owned(), values: vec!["1".to_owned()] };
    let mut table = At::eleven(&tiles).unknown().tell(&first);
    for play in ["pass", "5C 55555", "C6 5514", "6D 5", "7D 5"] {
        table = table.play(play);
    }
    assert_eq!(Fives::next(table.state()), Next::Over);
    assert!(Fives::imagine(&Fives::view(table.state(), Viewer::Watcher), &mut stream("seen")).is_err());
}
