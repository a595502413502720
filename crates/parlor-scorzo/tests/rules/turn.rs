//! Z7 to Z10: a turn, the piles, the fifty laps.

use parlor_core::{Game, Refusal as _, RuleId};
use parlor_scorzo::{Card, Cards, Event, Phase, Pile, Refusal, Scorzo};

use crate::table::{Plan, Tabletop, card, cards, deal, hand, points, seat, two};

fn quiet() -> Tabletop {
    two("9H 10T 2C", "1S 4Q 7C", "3T", "6H 8Q 5S")
}

#[test]
fn z07_a_turn_is_a_card_from_either_pile_and_then_a_discard() {
    let mut table = quiet();
    assert_eq!(table.refused("2 9H"), Refusal::TakeFirst);
    assert_eq!(table.refused("2 9H").rule(), RuleId::new('Z', 7));
    assert_eq!(Scorzo::actions(&table.view(2)).len(), 2);
    table.play("2 take");
    assert_eq!(table.held_by(2), hand("9H 10T 2C 3T"));
    assert_eq!(table.refused("2 draw"), Refusal::HasTaken);
    assert_eq!(table.refused("2 take"), Refusal::HasTaken);
    assert_eq!(table.refused("2 6H"), Refusal::NotInHand { card: card("6H") });
    table.play("2 10T");
    assert_eq!(table.round().discards(), cards("10T"));
    table.play("1 draw");
    assert_eq!(table.held_by(1), hand("1S 4Q 7C 6H"));
    table.play("1 4Q");
    assert_eq!(table.round().discards(), cards("10T 4Q"));
    let kinds: Vec<String> = Scorzo::actions(&table.view(2)).iter().map(ToString::to_string).collect();
    assert_eq!(kinds, ["draw", "take"]);
    assert!(Scorzo::actions(&table.view(1)).is_empty());
}

#[test]
fn z07_the_card_just_taken_may_be_discarded_from_either_pile() {
    let mut table = quiet();
    table.play("2 take, 2 3T");
    assert_eq!((table.held_by(2), table.round().discards()), (hand("9H 10T 2C"), &cards("3T")[..]));
    table.play("1 draw, 1 6H");
    assert_eq!((table.held_by(1), table.round().discards()), (hand("1S 4Q 7C"), &cards("3T 6H")[..]));
}

#[test]
fn z07_only_who_is_to_take_a_card_can_take_the_top_discard() {
    let mut table = quiet();
    assert_eq!((table.view(2).discard_to_take(), table.view(1).discard_to_take()), (Some(card("3T")), None));
    table.play("2 draw");
    assert_eq!((table.view(2).discard_to_take(), table.view(1).discard_to_take()), (None, None));
    table.play("2 9H");
    assert_eq!((table.view(2).discard_to_take(), table.view(1).discard_to_take()), (None, Some(card("9H"))));
}

#[test]
fn z07_equal_cards_are_one_choice() {
    let mut table = two("9H 2C 5S", "1S 4Q 7C", "3T", "9H");
    table.play("2 draw");
    let choices: Vec<String> = Scorzo::actions(&table.view(2)).iter().map(ToString::to_string).collect();
    assert_eq!(choices, ["5S", "2C", "9H"]);
    table.play("2 9H");
    assert_eq!(table.held_by(2), hand("9H 2C 5S"));
}

#[test]
fn z08_every_turn_ends_with_as_many_cards_as_were_dealt() {
    let mut table = quiet();
    for _ in 0..30 {
        table.idle(1);
        assert_eq!((table.held_by(1).cards().len(), table.held_by(2).cards().len()), (3, 3));
    }
}

/// Which of the events showed somebody something new, so that what led to them can't be taken back.
fn revealing(events: &[Event]) -> Vec<bool> {
    events.iter().map(Scorzo::reveals).collect()
}

#[test]
fn z07_a_hidden_card_is_revealed_by_drawing_and_nothing_by_taking_discarding_and_leaving() {
    let mut table = quiet();
    assert_eq!(revealing(&table.events), [true, true, true], "the draw for the deal, the dealer, the deal");
    assert_eq!(revealing(&table.play("2 take, 2 3T")), [false, false]);
    assert_eq!(revealing(&table.play("1 draw, 1 6H")), [true, false]);
    assert_eq!(revealing(&table.leave(1)), [false]);
}

#[test]
fn z15_z17_a_call_and_the_hands_that_are_shown_are_revealed() {
    let mut table = two("3S 3Q 10T", "1S 4Q 7C", "3T", "6H 8Q 5S");
    assert_eq!(revealing(&table.play("2 take, 2 10T")), [false, false, true]);
    assert_eq!(revealing(&table.play("1 take, 1 10T")), [false, false, true]);
}

#[test]
fn z09_turning_a_pile_over_reveals_nothing_and_shuffling_it_does() {
    let (mut table, _) = run_out(Plan::new(6, "[8]"));
    assert_eq!(revealing(&table.idle(1)), [false, false, false]);
    let (mut table, _) = run_out(Plan::new(6, "[8]").reshuffle());
    assert_eq!(revealing(&table.idle(1)), [true, true, false]);
}

/// Six players of eight cards, whose draw pile has just run out.
fn run_out(plan: Plan) -> (Tabletop, Vec<Card>) {
    let hands = [
        "1S 3S 5S 7S 9S 1Q 3Q 5Q",
        "2S 4S 6S 8S 10S 2Q 4Q 6Q",
        "1T 3T 5T 7T 9T 1C 3C 5C",
        "2T 4T 6T 8T 10T 2C 4C 6C",
        "1H 3H 5H 7H 9H 7Q 9Q 7C",
        "2H 4H 6H 8H 10H 8Q 10Q 8C",
    ];
    let mut table = plan.with("scorzo/deal/1", deal(&hands, "9C", "")).begin();
    table.idle(63);
    assert!(table.round().pile().is_empty());
    let discards = table.round().discards().to_vec();
    assert_eq!(discards.len(), 64);
    (table, discards)
}

#[test]
fn z09_an_empty_draw_pile_is_the_discard_pile_turned_over() {
    let (mut table, discards) = run_out(Plan::new(6, "[8]"));
    let turn = table.phase().turn().unwrap();
    // Nothing happens while nobody wants to draw: the top discard can still be taken.
    assert_eq!(table.view(turn.number()).discard_to_take(), discards.last().copied());
    let events = table.play(&format!("{turn} draw"));
    assert!(matches!(events[0], Event::TurnedOver { shuffled: false }));
    // The oldest discard is drawn first, everybody knows it, and until the next discard there is none to take.
    assert!(matches!(events[1], Event::Drew { known: true, .. }));
    assert_eq!(table.round().known()[turn].iter().collect::<Vec<_>>(), [card("9C")]);
    assert!(table.round().discards().is_empty());
    let Pile::Known(pile) = table.round().pile() else { panic!("everybody remembers the pile") };
    assert!(pile.iter().eq(&discards[1..]));
    // Every other player's view says the same: the cards drawn from it are known to all.
    let next = turn.left(6);
    let view = table.view(next.number());
    assert_eq!(view.public().round().unwrap().known()[turn].iter().collect::<Vec<_>>(), [card("9C")]);
    // Discarded, it is known to be held no more.
    table.play(&format!("{turn} 9C"));
    assert!(table.round().known()[turn].is_empty());
    assert_eq!(table.round().discards(), cards("9C"));
    table.play(&format!("{next} draw"));
    assert_eq!(table.round().known()[next].iter().collect::<Vec<_>>(), [discards[1]]);
}

#[test]
fn z09_nothing_can_be_taken_while_the_discard_pile_is_empty() {
    let (mut table, _) = run_out(Plan::new(6, "[8]"));
    let turn = table.phase().turn().unwrap();
    table.play(&format!("{turn} draw"));
    table.leave(turn.number());
    let next = table.phase().turn().unwrap();
    assert_eq!(table.refused(&format!("{next} take")), Refusal::NothingToTake);
    assert_eq!(table.refused(&format!("{next} take")).rule(), RuleId::new('Z', 9));
    let choices: Vec<String> =
        Scorzo::actions(&table.view(next.number())).iter().map(ToString::to_string).collect();
    assert_eq!(choices, ["draw"]);
    assert_eq!(table.view(next.number()).discard_to_take(), None);
    table.idle(1);
    assert_eq!(table.round().discards().len(), 1);
}

#[test]
fn z09_a_pile_is_turned_over_as_often_as_it_runs_out() {
    let (mut table, discards) = run_out(Plan::new(6, "[8]"));
    let events = table.idle(65);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TurnedOver { .. })).count(), 2);
    // Everybody drew and discarded in order, so that the pile has the same order again.
    let Pile::Known(pile) = table.round().pile() else { panic!("everybody remembers the pile") };
    assert!(pile.iter().eq(&discards[1..]));
}

#[test]
fn z09_with_reshuffle_what_is_in_the_pile_is_known_and_the_order_is_not() {
    let (mut table, discards) = run_out(Plan::new(6, "[8]").reshuffle());
    let turn = table.phase().turn().unwrap();
    let events = table.play(&format!("{turn} draw"));
    assert!(matches!(events[0], Event::TurnedOver { shuffled: true }));
    assert!(matches!(events[1], Event::Drew { known: false, .. }));
    assert_eq!(table.round().pile(), &Pile::Hidden(63));
    assert!(table.round().discards().is_empty() && table.round().known()[turn].is_empty());
    // All cards that lay open are unseen again.
    let unseen = table.state.public().unseen();
    assert!(discards.iter().all(|card| unseen.count(*card) > 0));
    let held = table.held_by(turn.number()).cards().iter().next().unwrap();
    table.play(&format!("{turn} {held}"));
    assert_eq!(table.round().discards(), [held]);
}

#[test]
fn z09_a_shuffled_pile_has_a_use_of_chance_of_its_own() {
    let order = cards("W W 9C");
    let plan = Plan::new(6, "[8]").reshuffle().with("scorzo/reshuffle/1/1", order.clone());
    let (mut table, discards) = run_out(plan);
    assert!(order.iter().all(|card| discards.contains(card)), "{discards:?}");
    let drawn: Vec<_> = table.idle(3).iter().filter_map(discarded).collect();
    assert_eq!(drawn, order);
}

fn discarded(event: &Event) -> Option<Card> {
    match event {
        Event::Discarded { card, .. } => Some(*card),
        _ => None,
    }
}

#[test]
fn z10_a_round_of_fifty_laps_is_scored_as_it_stands() {
    let mut table = two("9H 10T 2C", "1S 4Q 7C", "3T", "6H 8Q 5S");
    table.idle(99);
    assert_eq!(table.round().turns().as_slice(), [49, 50]);
    assert_eq!(table.phase(), Phase::Taking(seat(1)));
    let events = table.idle(1);
    assert_eq!(points(&events), [Some(12), Some(21)]);
    assert_eq!(table.state.public().finished()[0].caller, None);
    assert_eq!((table.phase(), table.scores()), (Phase::Over, &[12, 21][..]));
}

#[test]
fn z10_a_call_in_the_last_lap_still_gives_the_others_their_turn() {
    // 99 cards that help nobody, then the one that completes seat 1's set, in the very last turn of the fifty laps.
    let (second, first, starter) = ("9H 10T 2C", "3S 3Q 7C", "6T");
    let used = [second, first, starter, "3H"].map(cards).concat();
    let rest = Cards::DECKS.without(used).unwrap();
    let mut pile: Vec<String> = rest.iter().take(99).map(|card| card.to_string()).collect();
    pile.push("3H".to_owned());
    let mut table = two(second, first, starter, &pile.join(" "));
    table.idle(99);
    assert_eq!(table.round().turns().as_slice(), [49, 50]);
    let events = table.play("1 draw, 1 7C");
    assert!(matches!(events.last(), Some(Event::Called { seat: caller }) if *caller == seat(1)));
    assert_eq!(table.phase(), Phase::Taking(seat(2)));
    assert_eq!(points(&table.idle(1)), [Some(0), Some(21)]);
}
