//! What is imagined from a view, beyond what the conformance suite checks on random games.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use parlor_core::{Chance, ChanceStream, Edition as _, Game, PlayerSeed, Script, Seat, Seed, SetUp, Viewer};
use parlor_scorzo::{Card, Edition, Hand, Options, Scorzo, State, StepKind, is_complete};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Two players; seat 1 deals, and seat 2 gets the first card.
fn begin(rounds: &str, deal: &str) -> State {
    let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {rounds}\n");
    let script =
        Script::new().with("scorzo/dealer/1", ["10S", "1S"]).with("scorzo/deal/1", deal.split_whitespace());
    let edition = Edition::read(&text).unwrap().into();
    let chance = Chance::Dealt(script);
    let options = Options::default();
    Scorzo::set_up(&SetUp { edition, options, players: 2, chance }).unwrap().0
}

fn act(state: &mut State, moves: &str) {
    for text in moves.split(", ") {
        let (number, action) = text.split_once(' ').unwrap();
        Scorzo::apply(state, seat(number.parse().unwrap()), &Scorzo::read_action(action).unwrap()).unwrap();
    }
}

fn stream(label: &str) -> ChanceStream {
    ChanceStream::for_player(&PlayerSeed::from_text("imagining"), label)
}

/// The hand of a player in a state, by that player's own view.
fn hand_of(state: &State, number: u8) -> Hand {
    *Scorzo::view(state, Viewer::Seat(seat(number))).hand().unwrap()
}

#[test]
fn z15_a_hand_of_eight_that_called_is_imagined_complete() {
    let deal = "1S 9H 2S 7C 3S 4Q 7T 6Q 8T 1C 9T 2H 10T 5C 5H 10Q 4S";
    let mut state = begin("[8]", deal);
    act(&mut state, "2 take, 2 5H");
    assert_eq!(state.public().round().unwrap().caller(), Some(seat(2)));
    let mut different = std::collections::BTreeSet::new();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Watcher] {
        let view = Scorzo::view(&state, viewer);
        let mut stream = stream("called");
        for _ in 0..5 {
            let imagined = Scorzo::imagine(&view, &mut stream).unwrap();
            assert_eq!(Scorzo::view(&imagined, viewer), view);
            let hand = hand_of(&imagined, 2);
            assert!(is_complete(&hand), "{hand:?}");
            assert!(hand.cards().count("4S".parse().unwrap()) > 0, "everybody saw 4S being taken");
            different.insert(format!("{hand:?}"));
        }
    }
    assert!(different.len() > 5, "{different:?}");
}

#[test]
fn z17_hands_that_were_shown_are_imagined_as_they_are() {
    let mut state = begin("[3]", "2C 1S 2S 4Q 9H 7C 2Q 6H");
    act(&mut state, "2 take, 2 9H, 1 draw, 1 7C");
    assert_eq!(Scorzo::next(&state), parlor_core::Next::Over);
    for viewer in Viewer::all(2) {
        let view = Scorzo::view(&state, viewer);
        let imagined = Scorzo::imagine(&view, &mut stream("shown")).unwrap();
        assert_eq!(Scorzo::view(&imagined, viewer), view);
        assert_eq!(hand_of(&imagined, 1), hand_of(&state, 1));
        assert_eq!(hand_of(&imagined, 2), hand_of(&state, 2));
    }
}

#[test]
fn cards_taken_in_the_open_stay_where_they_are() {
    let deal = "9H 1S 10T 4Q 2C 7C 3T 6H 8Q 5S";
    let mut state = begin("[3]", deal);
    act(&mut state, "2 take, 2 10T, 1 draw, 1 6H, 2 take, 2 9H");
    let view = Scorzo::view(&state, Viewer::Seat(seat(1)));
    let mut stream = stream("open");
    let card = |text: &str| text.parse::<Card>().unwrap();
    let mut third = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let imagined = Scorzo::imagine(&view, &mut stream).unwrap();
        let hand = hand_of(&imagined, 2);
        assert!(hand.cards().count(card("3T")) > 0 && hand.cards().count(card("6H")) > 0);
        third.extend(hand.cards().without([card("3T"), card("6H")]).unwrap().iter());
        assert_eq!(hand_of(&imagined, 1), hand_of(&state, 1));
    }
    assert!(third.len() > 40, "the third card can be any: {third:?}");
}

/// Five players of twelve cards, 51 in the pile, after this many turns in which everybody draws and returns the card.
fn five_after(turns: usize, reshuffle: bool) -> State {
    let text = "name = \"tests\"\nplayers = [2, 6]\nrounds = [12]\n";
    let edition = Edition::read(text).unwrap().into();
    let chance = Chance::Seed(Seed::from_text("shuffled"));
    let options = Options { reshuffle };
    let mut state = Scorzo::set_up(&SetUp { edition, options, players: 5, chance }).unwrap().0;
    for _ in 0..turns {
        let turn = state.public().phase().turn().unwrap();
        let before = hand_of(&state, turn.number());
        act(&mut state, &format!("{turn} draw"));
        let after = hand_of(&state, turn.number());
        let drawn = after.cards().without(before.cards().iter()).unwrap().iter().next().unwrap();
        act(&mut state, &format!("{turn} {drawn}"));
    }
    let turned_over =
        state.public().round().unwrap().steps().iter().any(|step| step.kind == StepKind::TurnedOver);
    assert!(turned_over);
    state
}

#[test]
fn z09_the_rest_of_a_shuffled_pile_is_imagined_from_what_is_in_it() {
    let state = five_after(60, true);
    let mut stream = stream("shuffled");
    for viewer in Viewer::all(5) {
        let view = Scorzo::view(&state, viewer);
        for _ in 0..20 {
            let imagined = Scorzo::imagine(&view, &mut stream).unwrap();
            assert_eq!(Scorzo::view(&imagined, viewer), view);
        }
    }
}

#[test]
fn z09_players_may_draw_from_a_pile_that_was_turned_over_again_and_again() {
    // Everybody has drawn more known cards by now than a hand can hold, and returned them all.
    let state = five_after(200, false);
    let mut stream = stream("turned over");
    for viewer in Viewer::all(5) {
        let view = Scorzo::view(&state, viewer);
        let imagined = Scorzo::imagine(&view, &mut stream).unwrap();
        assert_eq!(Scorzo::view(&imagined, viewer), view);
    }
}

#[test]
fn deals_that_are_found_in_several_ways_are_no_likelier_than_others() {
    // Seat 2 takes in the open and discards two wilds of the four cards that were dealt. By the numbers of ways to deal them,
    // about one in fifteen times there was a third: 220 * 95 against 66 * 4465.
    let mut state = begin("[4]", "W 1S W 4Q 9H 7C 2C 10Q 4S 8T");
    act(&mut state, "2 take, 2 W, 1 draw, 1 8T, 2 take, 2 W");
    let view = Scorzo::view(&state, Viewer::Seat(seat(1)));
    let mut stream = stream("ways");
    let third = |imagined: &State| hand_of(imagined, 2).cards().wilds() > 0;
    let count = (0..2_000).filter(|_| third(&Scorzo::imagine(&view, &mut stream).unwrap())).count();
    assert!((90..180).contains(&count), "{count}");
}
