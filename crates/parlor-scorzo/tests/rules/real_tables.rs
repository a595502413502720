//! A real table that is followed: chance is unknown, and the table tells what only it can know.

use parlor_core::{
    Chance, ChanceStream, Departure, Edition as _, Game, Next, Observation, ObserveError, Outcome, SetUp,
    Viewer,
};
use parlor_scorzo::{Edition, Options, Phase, Refusal, Scorzo, State};

use crate::table::{card, seat};

fn begin(players: u8) -> State {
    begin_rounds(players, "[3, 4]")
}

fn begin_rounds(players: u8, rounds: &str) -> State {
    begin_with(players, rounds, Options::default())
}

fn begin_with(players: u8, rounds: &str, options: Options) -> State {
    let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {rounds}\n");
    let edition = Edition::read(&text).unwrap().into();
    let set_up = SetUp { edition, options, players, chance: Chance::Unknown };
    Scorzo::set_up(&set_up).unwrap().0
}

fn fact(label: &str, values: &str) -> Observation {
    Observation { label: label.to_owned(), values: values.split_whitespace().map(str::to_owned).collect() }
}

fn tell(state: &mut State, label: &str, values: &str) {
    Scorzo::observe(state, &fact(label, values)).unwrap();
}

fn bad(state: &State, label: &str, values: &str) -> bool {
    let mut copy = state.clone();
    let result = Scorzo::observe(&mut copy, &fact(label, values));
    assert_eq!(copy, *state, "what can't be changes nothing");
    matches!(result, Err(ObserveError::BadValue { .. }))
}

fn act(state: &mut State, moves: &str) {
    for text in moves.split(", ") {
        let (number, action) = text.split_once(' ').unwrap();
        Scorzo::apply(state, seat(number.parse().unwrap()), &Scorzo::read_action(action).unwrap()).unwrap();
    }
}

fn asks_for(state: &State) -> String {
    match Scorzo::next(state) {
        Next::Observation(label) => label,
        other => format!("{other:?}"),
    }
}

#[test]
fn z03_to_z17_a_round_at_a_real_table() {
    let mut state = begin(2);
    assert_eq!(asks_for(&state), "scorzo/dealer");
    assert!(
        bad(&state, "scorzo/dealer", "3")
            && bad(&state, "scorzo/dealer", "x")
            && bad(&state, "scorzo/dealer", "")
    );
    tell(&mut state, "scorzo/dealer", "1");
    assert_eq!(asks_for(&state), "scorzo/deal/1");
    assert!(bad(&state, "scorzo/deal/1", "7X") && bad(&state, "scorzo/deal/1", "7S 7S"));
    tell(&mut state, "scorzo/deal/1", "2Q");
    assert_eq!(Scorzo::next(&state), Next::Seat(seat(2)));
    assert!(Scorzo::view(&state, Viewer::Seat(seat(2))).hand().is_none());
    assert!(Scorzo::actions(&Scorzo::view(&state, Viewer::Seat(seat(2)))).is_empty());
    act(&mut state, "2 take, 2 9H");
    // Nobody asks for the call: only the table can know of it, and only from the one who has just discarded.
    assert!(bad(&state, "scorzo/call", "1") && bad(&state, "scorzo/call", ""));
    tell(&mut state, "scorzo/call", "2");
    assert!(bad(&state, "scorzo/call", "2"), "once is enough");
    act(&mut state, "1 draw, 1 7C");
    assert_eq!(asks_for(&state), "scorzo/hand/1");
    assert!(bad(&state, "scorzo/hand/1", "1S 4Q"), "as many cards as were dealt");
    assert!(bad(&state, "scorzo/hand/1", "1S 4Q 2Q 2Q"));
    assert!(bad(&state, "scorzo/call", "1"), "nobody calls after a call");
    let not_asked = Scorzo::observe(&mut state.clone(), &fact("scorzo/hand/2", "1S 4Q 6H"));
    assert_eq!(not_asked, Err(ObserveError::NotAsked { label: "scorzo/hand/2".to_owned() }));
    tell(&mut state, "scorzo/hand/1", "1S 4Q 9H");
    assert_eq!(asks_for(&state), "scorzo/hand/2");
    assert!(bad(&state, "scorzo/hand/2", "2C 2S 2T"), "everybody saw seat 2 take 2Q");
    assert!(bad(&state, "scorzo/hand/2", "2C 2Q 9H"), "both 9H are somewhere else");
    assert!(bad(&state, "scorzo/hand/2", "2C 2Q 5H"), "who called had nothing but melds");
    tell(&mut state, "scorzo/hand/2", "2C 2S 2Q");
    assert_eq!(state.public().scores().as_slice(), [14, 0]);
    assert_eq!(asks_for(&state), "scorzo/deal/2");
    assert_eq!(state.public().phase(), Phase::Dealing);
    assert!(bad(&state, "scorzo/call", "1"), "the round is over");
    tell(&mut state, "scorzo/deal/2", "W");
    assert_eq!(Scorzo::next(&state), Next::Seat(seat(1)));
}

#[test]
fn z01_a_card_that_everybody_knows_to_be_elsewhere_can_not_be_discarded() {
    let mut state = begin(2);
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    act(&mut state, "2 take, 2 9H, 1 draw, 1 9H, 2 draw");
    let refusal = Scorzo::apply(&mut state, seat(2), &Scorzo::read_action("9H").unwrap());
    assert_eq!(refusal, Err(Refusal::IsElsewhere { card: card("9H") }));
    act(&mut state, "2 2Q, 1 take");
    // Seat 1 is known to hold one 2Q now; the other may be anywhere.
    act(&mut state, "1 2Q, 2 draw, 2 2Q, 1 draw");
    let refusal = Scorzo::apply(&mut state, seat(1), &Scorzo::read_action("2Q").unwrap());
    assert_eq!(refusal, Err(Refusal::IsElsewhere { card: card("2Q") }));
}

#[test]
fn z01_a_card_that_everybody_saw_being_taken_can_be_discarded() {
    let mut state = begin(2);
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    // The other 2Q lies open: this one is nowhere but in the hand of seat 2.
    act(&mut state, "2 take, 2 9H, 1 draw, 1 2Q, 2 draw");
    assert_eq!(state.public().unseen().count(card("2Q")), 0);
    act(&mut state, "2 2Q");
    assert_eq!(state.public().round().unwrap().discards().last(), Some(&card("2Q")));
}

#[test]
fn z15_a_call_in_the_last_of_fifty_laps_is_told_before_any_hand_is() {
    let mut state = begin(2);
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    while let Next::Seat(turn) = Scorzo::next(&state) {
        let card = state.public().unseen().iter().last().unwrap();
        act(&mut state, &format!("{turn} draw, {turn} {card}"));
    }
    assert_eq!((state.public().phase(), asks_for(&state).as_str()), (Phase::Counting, "scorzo/hand/1"));
    tell(&mut state.clone(), "scorzo/call", "1");
    tell(&mut state, "scorzo/hand/1", "1S 1S 2S");
    assert!(bad(&state, "scorzo/call", "1"), "a hand has been shown");
    tell(&mut state, "scorzo/hand/2", "3S 3S 4S");
    assert_eq!(state.public().phase(), Phase::Dealing);
    assert!(bad(&state, "scorzo/call", "1"), "the round is over");
}

#[test]
fn z19_players_leave_a_real_table() {
    let mut state = begin(3);
    let early = Scorzo::leave(&mut state, seat(1), Departure::Resigned);
    assert_eq!(early, Err(Refusal::NotYourTurn { turn: None }));
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    act(&mut state, "2 take, 2 9H");
    tell(&mut state, "scorzo/call", "2");
    act(&mut state, "3 draw, 3 7C, 1 draw, 1 8C");
    assert_eq!(asks_for(&state), "scorzo/hand/1");
    // The hand of one who leaves is not shown (Z19).
    Scorzo::leave(&mut state, seat(1), Departure::OutOfTime).unwrap();
    assert_eq!(asks_for(&state), "scorzo/hand/2");
    tell(&mut state, "scorzo/hand/2", "W W 2Q");
    Scorzo::leave(&mut state, seat(3), Departure::OutOfTime).unwrap();
    assert_eq!(Scorzo::next(&state), Next::Over);
    // Between rounds, too.
    let mut state = begin(2);
    tell(&mut state, "scorzo/dealer", "2");
    Scorzo::leave(&mut state, seat(2), Departure::Resigned).unwrap();
    assert_eq!(Scorzo::next(&state), Next::Over);
}

#[test]
fn z19_after_somebody_has_left_between_rounds_the_others_are_dealt_the_next() {
    let mut state = begin(3);
    tell(&mut state, "scorzo/dealer", "2");
    Scorzo::leave(&mut state, seat(2), Departure::Resigned).unwrap();
    assert_eq!(asks_for(&state), "scorzo/deal/1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    assert_eq!(state.public().round().unwrap().dealer(), seat(3), "the next one deals instead");
    assert_eq!(Scorzo::next(&state), Next::Seat(seat(1)));
}

#[test]
fn z18_z19_a_tie_that_waits_to_be_decided_is_over_when_only_one_of_those_who_tied_is_left() {
    let mut state = begin_rounds(3, "[3]");
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    act(&mut state, "2 take, 2 9H");
    tell(&mut state, "scorzo/call", "2");
    act(&mut state, "3 draw, 3 7C, 1 draw, 1 8C");
    tell(&mut state, "scorzo/hand/1", "5S 5Q 5T");
    tell(&mut state, "scorzo/hand/2", "2C 2S 2Q");
    tell(&mut state, "scorzo/hand/3", "1S 4Q 9H");
    assert_eq!(
        (asks_for(&state).as_str(), state.public().scores().as_slice()),
        ("scorzo/deal/decider/1", &[0, 0, 14][..])
    );
    let mut without_third = state.clone();
    Scorzo::leave(&mut without_third, seat(3), Departure::Resigned).unwrap();
    assert_eq!(asks_for(&without_third), "scorzo/deal/decider/1", "the tie is between the others");
    Scorzo::leave(&mut state, seat(1), Departure::Resigned).unwrap();
    assert_eq!(state.public().phase(), Phase::Over);
    let Outcome::Over(results) = Scorzo::outcome(&state) else { panic!("the game is over") };
    assert_eq!(results.ranks.as_slice(), [3, 1, 2]);
}

#[test]
fn z09_a_pile_that_was_turned_over_is_known_at_a_real_table_too() {
    let mut state = begin(3);
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    for _ in 0..102 {
        let Next::Seat(turn) = Scorzo::next(&state) else { panic!("somebody is to act") };
        let card = state.public().unseen().iter().next().unwrap();
        act(&mut state, &format!("{turn} draw, {turn} {card}"));
    }
    let turn = state.public().phase().turn().unwrap();
    assert!(state.public().round().unwrap().pile().is_empty());
    act(&mut state, &format!("{turn} draw"));
    assert_eq!(state.public().round().unwrap().known()[turn].iter().collect::<Vec<_>>(), [card("2Q")]);
}

#[test]
fn what_nobody_knows_can_be_imagined_once_it_is_dealt() {
    let mut state = begin(2);
    let viewers = [Viewer::Watcher, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))];
    let imagined = |state: &State, viewer| Scorzo::imagine(&Scorzo::view(state, viewer), &mut stream());
    assert!(viewers.iter().all(|viewer| imagined(&state, *viewer).is_err()));
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    // Players don't know their own cards here either.
    for viewer in viewers {
        let dealt = imagined(&state, viewer).unwrap();
        for number in [1, 2] {
            assert_eq!(Scorzo::view(&dealt, Viewer::Seat(seat(number))).hand().unwrap().cards().len(), 3);
        }
    }
}

#[test]
fn z15_a_call_that_can_not_have_been_one_can_not_be_imagined() {
    let mut state = begin(2);
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    // Everybody knows all three cards of seat 2, and they are no meld.
    act(&mut state, "2 take, 2 10T, 1 draw, 1 9H, 2 take, 2 10C, 1 draw, 1 5S, 2 take, 2 10S");
    tell(&mut state, "scorzo/call", "2");
    assert!(Scorzo::imagine(&Scorzo::view(&state, Viewer::Watcher), &mut stream()).is_err());
}

#[test]
fn z09_a_discard_that_nobody_can_have_held_can_not_be_imagined() {
    let mut state = begin_with(5, "[12]", Options { reshuffle: true });
    tell(&mut state, "scorzo/dealer", "1");
    tell(&mut state, "scorzo/deal/1", "2Q");
    for _ in 0..52 {
        let Next::Seat(turn) = Scorzo::next(&state) else { panic!("somebody is to act") };
        let card = state.public().unseen().iter().next().unwrap();
        act(&mut state, &format!("{turn} draw, {turn} {card}"));
    }
    let imagined = |state: &State| Scorzo::imagine(&Scorzo::view(state, Viewer::Watcher), &mut stream());
    assert!(imagined(&state).is_ok());
    // The first 51 discards have been shuffled, among them every 10S; who has drawn none of them since holds no 10S.
    assert_eq!(state.public().unseen().count(card("10S")), 2);
    let turn = state.public().phase().turn().unwrap();
    act(&mut state, &format!("{turn} take, {turn} 10S"));
    assert!(imagined(&state).is_err());
}

fn stream() -> ChanceStream {
    ChanceStream::for_player(&parlor_core::PlayerSeed::from_text("real tables"), "imagine")
}

#[test]
fn a_script_without_the_next_deal_waits_for_the_table() {
    let script = parlor_core::Script::new()
        .with("scorzo/dealer/1", ["10S", "1S"])
        .with("scorzo/deal/1", "7S 1S 8S 4Q 9S 7C 2H".split(' '));
    let text = "name = \"tests\"\nplayers = [2, 6]\nrounds = [3, 4]\n";
    let edition = Edition::read(text).unwrap().into();
    let chance = Chance::Dealt(script);
    let set_up = SetUp { edition, options: Options::default(), players: 2, chance };
    let mut state = Scorzo::set_up(&set_up).unwrap().0;
    act(&mut state, "2 take, 2 2H, 1 take, 1 2H");
    assert_eq!(asks_for(&state), "scorzo/deal/2");
    assert!(Scorzo::view(&state, Viewer::Seat(seat(1))).hand().is_none());
    tell(&mut state, "scorzo/deal/2", "7S");
    assert_eq!(Scorzo::next(&state), Next::Seat(seat(1)));
}
