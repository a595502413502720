//! A real table that is followed: chance is unknown, and the table tells what the die and the pile gave.

use parlor_core::{
    Chance, ChanceStream, Departure, Edition as _, Game, Next, Observation, ObserveError, PlayerSeed, SetUp,
    Viewer,
};
use parlor_polygon::{Edition, Event, Options, Polygon, Refusal, State, Symbol};

use crate::table::seat;

fn begin() -> State {
    begin_with(Edition::classic())
}

fn begin_with(edition: Edition) -> State {
    let edition = edition.into();
    let set_up = SetUp { edition, options: Options::default(), players: 2, chance: Chance::Unknown };
    Polygon::set_up(&set_up).unwrap().0
}

fn fact(label: &str, values: &str) -> Observation {
    Observation { label: label.to_owned(), values: values.split_whitespace().map(str::to_owned).collect() }
}

fn tell(state: &mut State, label: &str, values: &str) {
    assert_eq!(Polygon::next(state), Next::Observation(label.to_owned()));
    Polygon::observe(state, &fact(label, values)).unwrap();
}

fn bad(state: &State, label: &str, values: &str) -> bool {
    let mut copy = state.clone();
    let result = Polygon::observe(&mut copy, &fact(label, values));
    assert_eq!(copy, *state, "what can't be changes nothing");
    matches!(result, Err(ObserveError::BadValue { .. }))
}

fn act(state: &mut State, number: u8, actions: &[&str]) {
    for action in actions {
        Polygon::apply(state, seat(number), &Polygon::read_action(action).unwrap()).unwrap();
    }
}

#[test]
fn p04_p06_the_tile_on_start_is_one_of_the_box() {
    let mut state = begin_with(Edition::read(include_str!("../data/tight.toml")).unwrap());
    assert!(bad(&state, "polygon/first", "1 5"), "the box has no 5");
    tell(&mut state, "polygon/first", "1 4");
}

#[test]
fn p07_a_roll_that_is_told_is_that_of_the_turn_that_begins() {
    let mut state = begin();
    tell(&mut state, "polygon/first", "2 W");
    let events = Polygon::observe(&mut state, &fact("polygon/roll/1", "star")).unwrap();
    assert_eq!(events, [Event::Rolled { seat: seat(2), turn: 1, roll: Symbol::Star, rolls: 1 }]);
}

#[test]
fn p05_to_p09_the_table_tells_the_die_and_the_tiles() {
    let mut state = begin();
    let early = Polygon::leave(&mut state, seat(1), Departure::Resigned);
    assert_eq!(early, Err(Refusal::NotYourTurn { turn: None }));
    assert!(Polygon::imagine(&Polygon::view(&state, Viewer::Watcher), &mut stream()).is_err());
    for values in ["", "1", "3 4", "1 6", "x 4", "1 4 4"] {
        assert!(bad(&state, "polygon/first", values), "{values}");
    }
    tell(&mut state, "polygon/first", "2 W");
    assert!(bad(&state, "polygon/roll/1", "square") && bad(&state, "polygon/roll/1", "star star"));
    tell(&mut state, "polygon/roll/1", "star");
    let not_asked = Polygon::observe(&mut state.clone(), &fact("polygon/roll/1", "star"));
    assert_eq!(not_asked, Err(ObserveError::NotAsked { label: "polygon/roll/1".to_owned() }));
    for values in ["4", "4 4 4", "4 6", "4x2 4x2"] {
        assert!(bad(&state, "polygon/draw/1", values), "{values}");
    }
    let waiting = Polygon::apply(&mut state, seat(2), &Polygon::read_action("4 1,0").unwrap());
    assert_eq!(waiting, Err(Refusal::NotYourTurn { turn: None }));
    tell(&mut state, "polygon/draw/1", "4 4x2");
    act(&mut state, 2, &["4 1,0", "4x2 0,1"]);
    assert_eq!(state.public().scores().as_slice(), [0, 80]);
    // P8: what the second turn's die showed in the end is another than the first's.
    assert!(bad(&state, "polygon/roll/2", "star"));
    tell(&mut state, "polygon/roll/2", "circle");
    tell(&mut state, "polygon/draw/2", "1 2");
    act(&mut state, 1, &["1 -1,0", "2 -1,1"]);
    tell(&mut state, "polygon/roll/3", "circle");
    let imagined = Polygon::imagine(&Polygon::view(&state, Viewer::Watcher), &mut stream()).unwrap();
    assert_eq!(imagined.public(), state.public());
}

fn stream() -> ChanceStream {
    ChanceStream::for_player(&PlayerSeed::from_text("real tables"), "imagine")
}
