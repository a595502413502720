//! Z18: who wins, and rounds that decide a tie.

use parlor_scorzo::{Event, Phase, RoundId};

use crate::table::{Plan, Tabletop, deal, points, seat};

/// A deal in which whoever begins calls at once, and the others hold what is given. The pile has cards that help nobody.
fn quick(others: &[&str]) -> Vec<parlor_scorzo::Card> {
    let mut hands = vec!["7S 8S 9S"];
    hands.extend(others);
    deal(&hands, "2H", "6H 8H 10H 4H 10C")
}

/// Everybody draws and returns the card, until the round is over.
fn play_out(table: &mut Tabletop) -> Vec<Event> {
    let round = table.round().id();
    let mut events = Vec::new();
    while table.phase() != Phase::Over && table.round().id() == round {
        events.extend(table.idle(1));
    }
    events
}

#[test]
fn z18_the_lowest_score_wins() {
    let mut table = Plan::new(3, "[3]").with("scorzo/deal/1", quick(&["1Q 3T 5C", "1C 3Q 9C"])).begin();
    play_out(&mut table);
    // Seat 1 deals; seats 2, 3 and 1 get the hands in this order.
    assert_eq!(table.scores(), [13, 0, 9]);
    assert_eq!(table.results().ranks.as_slice(), [3, 1, 2]);
}

#[test]
fn z18_a_tie_of_two_is_decided_by_a_round_of_three_cards() {
    // Round 1: seats 1 and 3 hold 9 points each, seat 2 calls; round 2: seat 3 calls, seat 1 adds 4 and seat 2 adds 13.
    let plan = Plan::new(3, "[4, 3]")
        .with("scorzo/deal/1", deal(&["7S 8S 9S 10S", "1Q 3T 1T 4C", "1C 3Q 4S 1S"], "2H", "6H 8H 10H"))
        .with("scorzo/deal/2", quick(&["1Q 3T 5S", "1C 3Q 9C"]))
        .with("scorzo/deal/decider/1", quick(&["1Q 3T 5S"]));
    let mut table = plan.begin();
    play_out(&mut table);
    assert_eq!(table.scores(), [9, 0, 9]);
    play_out(&mut table);
    // Seat 3 called; seat 1 had 1Q 3T 5S, seat 2 had 1C 3Q 9C.
    assert_eq!(table.scores(), [18, 13, 9]);
    assert_eq!(table.phase(), Phase::Over);

    // The same with another second round, after which seats 1 and 3 tie at 18 and seat 2 has 20.
    let plan = Plan::new(3, "[4, 3]")
        .with("scorzo/deal/1", deal(&["7S 8S 9S 10S", "1Q 3T 1T 4C", "1C 3Q 4S 1S"], "2H", "6H 8H 10H"))
        .with("scorzo/deal/2", deal(&["1Q 3T 5S", "1C 3Q 5T", "10S 9T 1T"], "2H", ""))
        .with("scorzo/deal/decider/1", quick(&["1Q 3T 5S"]));
    let mut table = plan.begin();
    play_out(&mut table);
    play_out(&mut table);
    assert_eq!(table.scores(), [18, 20, 18]);
    assert_eq!(table.round().id(), RoundId::Deciding(1));
    // Only those who tie play it, with three cards each. Seat 2 dealt round 2; the next of those who tie is seat 3.
    assert_eq!(table.round().players().as_slice(), [true, false, true]);
    assert_eq!((table.round().cards(), table.round().dealer()), (3, seat(3)));
    assert_eq!(table.phase(), Phase::Taking(seat(1)));
    let events = play_out(&mut table);
    assert_eq!(points(&events), [Some(0), None, Some(9)]);
    // Its points are shown apart and not added.
    assert_eq!(table.scores(), [18, 20, 18]);
    assert_eq!(table.results().ranks.as_slice(), [1, 3, 2]);
    assert_eq!(table.state.public().finished()[2].round, RoundId::Deciding(1));
}

/// Three players who tie with 9 each after one round that nobody finishes.
fn three_tie() -> Plan {
    Plan::new(3, "[3]").with("scorzo/deal/1", deal(&["1Q 3T 5S", "1C 3Q 5T", "1T 3C 5Q"], "2H", ""))
}

#[test]
fn z18_a_tie_of_three_and_a_further_tie_of_two() {
    let plan = three_tie()
        .with("scorzo/deal/decider/1", deal(&["1Q 3T 5S", "1C 3Q 9T", "1T 3C 5Q"], "2H", ""))
        .with("scorzo/deal/decider/2", quick(&["1C 3Q 5T"]));
    let mut table = plan.begin();
    play_out(&mut table);
    assert_eq!(table.scores(), [9, 9, 9]);
    // Seat 1 dealt the only round; seat 2 deals this one, and seat 3 begins.
    assert_eq!((table.round().id(), table.round().dealer()), (RoundId::Deciding(1), seat(2)));
    assert_eq!(points(&play_out(&mut table)), [Some(13), Some(9), Some(9)]);
    // Seats 2 and 3 still tie; seat 3 deals, and seat 2 begins and calls.
    assert_eq!((table.round().id(), table.round().dealer()), (RoundId::Deciding(2), seat(3)));
    assert_eq!(table.round().players().as_slice(), [false, true, true]);
    assert_eq!(points(&play_out(&mut table)), [None, Some(0), Some(9)]);
    assert_eq!(table.results().ranks.as_slice(), [2, 1, 2]);
    assert_eq!(table.results().scores.as_slice(), [9, 9, 9]);
}

#[test]
fn z18_after_ten_deciding_rounds_the_win_is_shared() {
    let tie = deal(&["1Q 3T 5S", "1C 3Q 5T"], "2H", "");
    let mut plan = Plan::new(2, "[3]").with("scorzo/deal/1", tie.clone());
    for number in 1..=10 {
        plan = plan.with(&format!("scorzo/deal/decider/{number}"), tie.clone());
    }
    let mut table = plan.begin();
    for number in 1..=10 {
        play_out(&mut table);
        assert_eq!(table.round().id(), RoundId::Deciding(number));
        // The deal passes on every time.
        assert_eq!(table.round().dealer(), seat(if number % 2 == 1 { 2 } else { 1 }));
    }
    play_out(&mut table);
    assert_eq!(table.results().ranks.as_slice(), [1, 1]);
    assert_eq!(table.state.public().finished().len(), 11);
}

#[test]
fn z18_a_tie_for_another_place_is_no_tie() {
    let mut table = Plan::new(3, "[3]").with("scorzo/deal/1", quick(&["1Q 3T 5C", "1C 3Q 5Q"])).begin();
    play_out(&mut table);
    assert_eq!(table.scores(), [9, 0, 9]);
    assert_eq!(table.results().ranks.as_slice(), [2, 1, 2]);
}

#[test]
fn z19_one_of_two_who_tie_leaves_and_the_other_wins() {
    let plan = Plan::new(3, "[3]")
        .with("scorzo/deal/1", deal(&["1Q 3T 5S", "1C 3Q 5T", "1T 3C 9Q"], "2H", ""))
        .with("scorzo/deal/decider/1", quick(&["1Q 3T 5C"]));
    let mut table = plan.begin();
    play_out(&mut table);
    assert_eq!((table.scores(), table.round().id()), (&[13, 9, 9][..], RoundId::Deciding(1)));
    let left = table.round().dealer().number();
    table.leave(left);
    assert_eq!(table.phase(), Phase::Over);
    let ranks = table.results().ranks;
    assert_eq!((ranks[seat(1)], ranks[seat(left)]), (2, 3));
}

#[test]
fn z19_somebody_who_does_not_play_the_deciding_round_leaves() {
    let plan = Plan::new(3, "[3]")
        .with("scorzo/deal/1", deal(&["1Q 3T 5S", "1C 3Q 5T", "1T 3C 9Q"], "2H", ""))
        .with("scorzo/deal/decider/1", quick(&["1Q 3T 5C"]));
    let mut table = plan.begin();
    play_out(&mut table);
    let phase = table.phase();
    table.leave(1);
    assert_eq!(table.phase(), phase, "the others play on");
    play_out(&mut table);
    assert_eq!(table.results().ranks[seat(1)], 3);
}

#[test]
fn z19_all_who_tie_leave_and_the_tie_is_between_others() {
    // All four tie; in the first deciding round seats 1 and 2 are lowest, seats 3 and 4 tie behind them.
    let nines = ["1Q 3T 5S", "1C 3Q 5T", "1T 3C 5Q", "1H 3H 5C"];
    let plan = Plan::new(4, "[3]")
        .with("scorzo/deal/1", deal(&nines, "2H", ""))
        .with("scorzo/deal/decider/1", deal(&["1Q 3T 9S", "1C 3Q 9T", "1T 3C 5Q", "1H 3H 5C"], "2H", ""))
        .with("scorzo/deal/decider/2", deal(&["1Q 3T 5S", "1C 3Q 5T"], "2H", ""))
        .with("scorzo/deal/decider/3", quick(&["1Q 3T 5C"]));
    let mut table = plan.begin();
    play_out(&mut table);
    // Seat 2 deals: seats 3, 4, 1, 2 get the hands.
    assert_eq!(points(&play_out(&mut table)), [Some(9), Some(9), Some(13), Some(13)]);
    assert_eq!(table.round().players().as_slice(), [true, true, false, false]);
    table.leave(1);
    // One of those who tied was left alone and has won.
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.results().ranks.as_slice(), [4, 1, 2, 2]);
}
