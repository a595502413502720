//! Z14 to Z17: the call, the last turns, what counts.

use parlor_core::Game;
use parlor_scorzo::{Event, Phase, Scorzo, Seen};

use crate::table::{Plan, cards, deal, hand, points, seat, two};

fn caller(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::Called { seat } => Some(seat.number()),
        _ => None,
    })
}

#[test]
fn z15_a_turn_that_ends_with_nothing_but_melds_is_a_call() {
    let mut table = two("9H 2C 2S", "1S 4Q 7C", "3T", "6H 8Q 2Q");
    assert_eq!(caller(&table.play("2 draw, 2 6H, 1 draw, 1 8Q, 2 draw")), None, "not before the discard");
    assert_eq!(caller(&table.play("2 9H")), Some(2));
    assert_eq!(table.round().caller(), Some(seat(2)));
}

#[test]
fn z15_the_first_player_can_call_in_the_first_turn() {
    let mut table = two("9H 2C 2S", "1S 4Q 7C", "2Q", "6H");
    let events = table.play("2 take, 2 9H");
    assert_eq!(caller(&events), Some(2));
    assert_eq!(table.phase(), Phase::Taking(seat(1)));
    assert_eq!(points(&table.play("1 draw, 1 7C")), [Some(11), Some(0)]);
}

#[test]
fn z15_a_hand_that_was_dealt_complete_calls_at_the_end_of_a_turn() {
    // Seat 2 has a run from the start: returning what was taken is enough.
    let mut table = two("7S 8S 9S", "1S 4Q 7C", "3T", "6H");
    assert_eq!(table.round().caller(), None);
    assert_eq!(caller(&table.play("2 take, 2 3T")), Some(2));
}

#[test]
fn z15_a_hand_that_is_broken_up_again_does_not_call() {
    let mut table = two("7S 8S 9S", "1S 4Q 7C", "3T", "6H");
    assert_eq!(caller(&table.play("2 take, 2 8S")), None);
}

#[test]
fn z16_every_other_player_has_exactly_one_more_turn_in_order() {
    let plan = Plan::new(4, "[3]").with(
        "scorzo/deal/1",
        deal(&["9H 5C 2S", "2C 2T 9Q", "1S 4Q 7C", "1T 4H 10C"], "2Q", "6H 8H 10S 8S"),
    );
    let mut table = plan.begin();
    // Seat 2 returns the discard; seat 3 takes it and calls; seats 4, 1 and 2 have one more turn each.
    table.play("2 take, 2 2Q, 3 take, 3 9Q");
    assert_eq!(table.round().caller(), Some(seat(3)));
    assert_eq!(table.round().owed().as_slice(), [true, true, false, true]);
    table.play("4 draw, 4 7C, 1 draw, 1 10C");
    assert_eq!(table.round().owed().as_slice(), [false, true, false, false]);
    assert_eq!(table.phase(), Phase::Taking(seat(2)));
    let events = table.play("2 draw, 2 9H");
    assert_eq!(points(&events), [Some(1 + 4 + 8), Some(5 + 2 + 10), Some(0), Some(1 + 4 + 6)]);
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn z16_completing_a_hand_in_the_last_turn_changes_only_ones_own_score() {
    let mut table = two("9H 2C 2S", "1S 1Q 7C", "2Q", "1T");
    table.play("2 take, 2 9H");
    let events = table.play("1 draw, 1 7C");
    assert_eq!(caller(&events), None);
    assert_eq!(points(&events), [Some(0), Some(0)]);
    assert_eq!(table.state.public().finished()[0].caller, Some(seat(2)));
}

#[test]
fn z17_cards_outside_melds_are_added_and_the_caller_adds_nothing() {
    let plan = Plan::new(2, "[3, 3]")
        .with("scorzo/deal/1", deal(&["9H 2C 2S", "1S 4Q W"], "2Q", "6H"))
        .with("scorzo/deal/2", deal(&["7S 8S 9S", "1S 4Q 5T"], "1T", "6H 7H"));
    let mut table = plan.begin();
    // The wild can't help 1S and 4Q to a meld, and counts 15 (Z2).
    let events = table.play("2 take, 2 9H, 1 draw, 1 6H");
    assert_eq!(points(&events), [Some(1 + 4 + 15), Some(0)]);
    assert_eq!(table.scores(), [20, 0]);
    // Seat 2 deals, so that seat 1 begins and calls.
    table.play("1 draw, 1 6H, 2 draw, 2 7H");
    assert_eq!(table.scores(), [20, 10]);
    assert_eq!(table.results().ranks.as_slice(), [2, 1]);
}

#[test]
fn z17_all_hands_are_shown_at_scoring_and_only_then() {
    let mut table = two("9H 2C 2S", "1S 4Q 7C", "2Q", "6H");
    let before = serde_json::to_string(&Scorzo::view(&table.state, parlor_core::Viewer::Watcher)).unwrap();
    assert!(!before.contains("4Q") && !before.contains("2C"), "{before}");
    let events = table.play("2 take, 2 9H, 1 draw, 1 7C");
    let Some(Event::Scored { hands, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(hands.as_slice(), [Some(hand("1S 4Q 6H")), Some(hand("2C 2S 2Q"))]);
    let seen = Scorzo::seen(events.last().unwrap(), parlor_core::Viewer::Watcher);
    assert!(matches!(seen, Seen::Scored { hands, .. } if hands[seat(1)] == Some(hand("1S 4Q 6H"))));
    let finished = &table.state.public().finished()[0];
    assert_eq!(finished.hands[seat(2)], Some(hand("2C 2S 2Q")));
    assert_eq!((finished.cards, finished.dealer, finished.caller), (3, seat(1), Some(seat(2))));
}

#[test]
fn z14_a_hand_counts_in_its_best_arrangement() {
    // 7S 8S 9S W 3H counts 3, whatever the player overlooked.
    let mut table = two("9H 2C 2S 2T 2T", "7S 8S 9S 3H 5C", "2Q", "W");
    table.play("2 take, 2 9H");
    assert_eq!(points(&table.play("1 draw, 1 5C")), [Some(3), Some(0)]);
}

#[test]
fn a_watcher_and_the_others_do_not_see_what_was_drawn() {
    let mut table = two("9H 10T 2C", "1S 4Q 7C", "3T", "6H 8Q 5S");
    let events = table.play("2 draw");
    let seen = |viewer| serde_json::to_string(&Scorzo::seen(&events[0], viewer)).unwrap();
    assert_eq!(seen(parlor_core::Viewer::Watcher), r#"{"event":"drew","seat":2,"card":null,"known":false}"#);
    assert_eq!(seen(parlor_core::Viewer::Seat(seat(1))), seen(parlor_core::Viewer::Watcher));
    let own = r#"{"event":"drew","seat":2,"card":"6H","known":false}"#;
    assert_eq!(seen(parlor_core::Viewer::Seat(seat(2))), own);
    assert_eq!(table.view(1).unseen().len(), 112 - 3 - 1);
    assert_eq!(table.view(2).unseen().len(), 112 - 4 - 1);
    table.play("2 10T, 1 take");
    // Everybody knows that seat 1 holds 10T.
    assert_eq!(
        table.view(2).public().round().unwrap().known()[seat(1)].iter().collect::<Vec<_>>(),
        cards("10T")
    );
    assert_eq!(table.view(1).unseen().len(), 112 - 4 - 1);
}
