//! Z19: players who leave for good.

use parlor_core::{Departure, Game, Refusal as _, RuleId};
use parlor_scorzo::{Event, Phase, Refusal, RoundId, Scorzo, StepKind};

use crate::table::{Plan, Tabletop, deal, hand, points, seat};

/// Three players of three cards; seat 2 begins. Seat 3 can take 2Q and call.
fn three() -> Tabletop {
    Plan::new(3, "[3, 3]")
        .with("scorzo/deal/1", deal(&["9H 5C 2S", "2C 2T 9Q", "1S 4Q 7C"], "2Q", "6H 8H 10S 8S"))
        .with("scorzo/deal/2", Vec::new())
        .begin()
}

#[test]
fn z19_a_player_leaves_before_a_call() {
    let mut table = three();
    let before = table.held_by(2);
    let events = table.leave(2);
    assert!(matches!(events[..], [Event::Left { why: Departure::Resigned, .. }]), "{events:?}");
    // The turn goes on to the next; the hand is out of the round, unseen.
    assert_eq!(table.phase(), Phase::Taking(seat(3)));
    assert_eq!(table.held_by(2), before);
    table.play("3 take, 3 9Q");
    assert_eq!(table.round().owed().as_slice(), [true, false, false]);
    let events = table.play("1 draw, 1 7C");
    assert_eq!(points(&events), [Some(11), None, Some(0)]);
    assert_eq!(table.state.public().finished()[0].hands[seat(2)], None);
    // Later rounds are dealt without that player, and the deal goes past that seat.
    assert_eq!((table.round().id(), table.round().dealer()), (RoundId::Regular(2), seat(3)));
    assert_eq!(table.round().players().as_slice(), [true, false, true]);
    assert_eq!(table.view(2).hand(), None);
}

#[test]
fn z19_a_player_leaves_between_taking_and_discarding() {
    let mut table = three();
    table.play("2 take");
    table.leave(2);
    // The card goes with the hand: the discard pile is empty.
    assert!(table.round().discards().is_empty());
    assert_eq!(table.held_by(2), hand("9H 5C 2S 2Q"));
    assert_eq!(table.phase(), Phase::Taking(seat(3)));
    assert_eq!(table.refused("3 take"), Refusal::NothingToTake);
}

#[test]
fn z19_somebody_whose_turn_it_is_not_leaves() {
    let mut table = three();
    table.play("2 draw");
    table.leave(1);
    assert_eq!(table.phase(), Phase::Discarding(seat(2)));
    table.play("2 6H, 3 draw, 3 8H");
    assert_eq!(table.phase(), Phase::Taking(seat(2)));
}

#[test]
fn z19_a_player_who_calls_leaves_and_the_call_stands() {
    let mut table = three();
    table.play("2 take, 2 2Q, 3 take, 3 9Q");
    table.leave(3);
    assert_eq!(table.round().caller(), Some(seat(3)));
    assert_eq!(table.round().owed().as_slice(), [true, true, false]);
    let events = table.play("1 draw, 1 7C, 2 draw, 2 9H");
    assert_eq!(points(&events), [Some(11), Some(15), None]);
    assert_eq!(table.state.public().finished()[0].caller, Some(seat(3)));
}

#[test]
fn z19_a_last_turn_of_one_who_leaves_is_skipped() {
    let mut table = three();
    table.play("2 take, 2 2Q, 3 take, 3 9Q");
    // Seat 1 has the next turn, then seat 2; seat 2 leaves before it comes.
    table.leave(2);
    assert_eq!(table.phase(), Phase::Taking(seat(1)));
    let events = table.play("1 draw, 1 7C");
    assert_eq!(points(&events), [Some(11), None, Some(0)]);
}

#[test]
fn z19_the_last_one_to_have_a_turn_leaves_in_it_and_the_round_is_scored() {
    let mut table = three();
    table.play("2 take, 2 2Q, 3 take, 3 9Q, 1 draw, 1 7C, 2 draw");
    let events = table.leave(2);
    assert_eq!(points(&events), [Some(11), None, Some(0)]);
    assert_eq!(table.round().id(), RoundId::Regular(2));
}

#[test]
fn z19_after_a_call_somebody_who_has_had_the_last_turn_leaves() {
    let mut table = three();
    table.play("2 take, 2 2Q, 3 take, 3 9Q, 1 draw, 1 7C");
    table.leave(1);
    assert_eq!(table.phase(), Phase::Taking(seat(2)));
    let events = table.play("2 draw, 2 9H");
    assert_eq!(points(&events), [None, Some(15), Some(0)]);
    assert_eq!(table.scores(), [0, 15, 0], "who has left adds nothing more");
}

#[test]
fn z19_who_has_had_fewer_turns_leaves_and_the_fifty_laps_are_over() {
    let mut table = three();
    table.idle(149);
    // Seats 2 and 3 have had their fifty turns, and seat 1 has one to go.
    assert_eq!(table.round().turns().as_slice(), [49, 50, 50]);
    let events = table.leave(1);
    assert_eq!(points(&events), [None, Some(16), Some(13)]);
}

#[test]
fn z19_when_only_one_is_left_the_game_ends_and_that_one_wins() {
    let mut table = three();
    table.leave(3);
    table.leave(2);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.results().ranks.as_slice(), [1, 2, 2]);
    assert_eq!(table.refused("1 draw"), Refusal::Over);
    let mut state = table.state.clone();
    assert_eq!(Scorzo::leave(&mut state, seat(1), Departure::OutOfTime), Err(Refusal::Over));
}

#[test]
fn z19_who_leaves_ranks_last_whatever_the_score() {
    let mut table = three();
    table.play("2 take, 2 2Q, 3 take, 3 9Q, 1 draw, 1 7C, 2 draw, 2 9H");
    assert_eq!(table.scores(), [11, 15, 0]);
    table.leave(3);
    assert_eq!(table.refused("3 draw"), Refusal::NotPlaying { seat: seat(3) });
    assert_eq!(table.refused("3 draw").rule(), RuleId::new('Z', 19));
    let mut state = table.state.clone();
    let again = Scorzo::leave(&mut state, seat(3), Departure::Resigned);
    assert_eq!(again, Err(Refusal::NotPlaying { seat: seat(3) }));
    let nobody = Scorzo::leave(&mut state, seat(4), Departure::Resigned);
    assert_eq!(nobody, Err(Refusal::NotPlaying { seat: seat(4) }));
    table.leave(2);
    assert_eq!(table.results().ranks.as_slice(), [1, 2, 2]);
    assert!(table.round().steps().iter().any(|step| step.kind == StepKind::Left(Departure::Resigned)));
}
