//! Z3 to Z6: who deals, what is dealt, who begins.

use parlor_core::{ChanceError, Game, SetUp, SetUpError, Viewer};
use parlor_scorzo::{Event, Phase, RoundId, Scorzo};

use crate::table::{Plan, card, cards, deal, hand, seat, two};

fn dealer(draws: &[&str]) -> (u8, usize) {
    let players = u8::try_from(cards(draws[0]).len()).unwrap();
    let mut plan = Plan::new(players, "[3]").with("scorzo/deal/1", Vec::new());
    for (number, draw) in draws.iter().enumerate() {
        plan = plan.with(&format!("scorzo/dealer/{}", number + 1), cards(draw));
    }
    let table = plan.begin();
    (table.round().dealer().number(), table.state.public().dealer_draws().len())
}

#[test]
fn z03_the_highest_card_deals() {
    assert_eq!(dealer(&["3S 9T 4C"]), (2, 1));
    assert_eq!(dealer(&["10H 9T"]), (1, 1));
}

#[test]
fn z03_a_wild_is_the_highest_card() {
    assert_eq!(dealer(&["10S W 10H"]), (2, 1));
}

#[test]
fn z03_only_those_who_tie_draw_again_and_the_cards_go_back() {
    // Seats 1 and 3 tie with tens of different suits; in the second draw seat 3's 2 beats seat 1's 1.
    assert_eq!(dealer(&["10S 9S 10T", "1S 2S"]), (3, 2));
    // Wilds tie as well. The cards went back: the same wild can come up again.
    assert_eq!(dealer(&["W W 10T W", "W 3S W", "4S 4S", "6T 5T"]), (1, 4));
    let table = Plan::new(3, "[3]")
        .with("scorzo/dealer/1", cards("10S 9S 10T"))
        .with("scorzo/dealer/2", cards("1S 2S"))
        .with("scorzo/deal/1", Vec::new())
        .begin();
    let draws = table.state.public().dealer_draws();
    assert_eq!(draws[1].as_slice(), [Some(card("1S")), None, Some(card("2S"))]);
    assert!(matches!(table.events[2], Event::DealerChosen { dealer } if dealer == seat(3)));
}

#[test]
fn z04_the_deal_moves_clockwise_and_the_cards_follow_the_edition() {
    let (mut state, opening) = Scorzo::set_up(&SetUp::classic(3, "deal")).unwrap();
    let mut dealt = Vec::new();
    let mut note = |events: &[Event]| {
        for event in events {
            if let Event::Dealt { round: RoundId::Regular(number), dealer, cards, .. } = event {
                dealt.push((*number, dealer.number(), *cards));
            }
        }
    };
    note(&opening);
    while let Some(turn) = state.public().phase().turn() {
        let view = Scorzo::view(&state, Viewer::Seat(turn));
        let action = Scorzo::actions(&view)[0];
        note(&Scorzo::apply(&mut state, turn, &action).unwrap());
    }
    let first = dealt[0].1;
    let expected: Vec<(u8, u8, u8)> = [8, 7, 6, 5, 4, 3, 4, 5, 6, 7, 8]
        .into_iter()
        .zip(0..)
        .map(|(cards, index)| (index + 1, (first - 1 + index) % 3 + 1, cards))
        .collect();
    assert_eq!(dealt, expected);
}

#[test]
fn z04_all_cards_are_shuffled_anew_for_each_round() {
    let plan = Plan::new(2, "[3, 3]")
        .with("scorzo/deal/1", deal(&["3H 3C 10T", "1S 4Q 7C"], "3T", "6H"))
        .with("scorzo/deal/2", deal(&["3H 3C 10T", "1S 4Q 7C"], "3T", "6H"));
    let mut table = plan.begin();
    table.play("2 take, 2 10T, 1 draw, 1 6H");
    // The same cards are there again; the deal has moved to seat 2, so that seat 1 gets the first card.
    assert_eq!(table.round().id(), RoundId::Regular(2));
    assert_eq!((table.held_by(1), table.held_by(2)), (hand("3H 3C 10T"), hand("1S 4Q 7C")));
    assert_eq!(table.round().discards(), cards("3T"));
}

#[test]
fn z04_six_players_with_eight_cards_leave_63_in_the_pile() {
    let table = Plan::new(6, "[8]").with("scorzo/deal/1", Vec::new()).begin();
    assert_eq!(table.round().pile().len(), 63);
    assert_eq!(table.round().discards().len(), 1);
    assert!((1..=6).all(|number| table.held_by(number).cards().len() == 8));
}

#[test]
fn z05_the_next_card_starts_the_discard_pile_and_the_rest_is_the_draw_pile() {
    let mut table = two("9H 10T 2C", "1S 4Q 7C", "3T", "6H 8Q");
    assert_eq!(table.round().starter(), card("3T"));
    assert_eq!(table.round().discards(), cards("3T"));
    assert_eq!(table.round().pile().len(), 112 - 7);
    table.play("2 draw");
    assert_eq!(table.held_by(2), hand("9H 10T 2C 6H"));
}

#[test]
fn z06_the_dealers_left_begins_and_play_goes_clockwise() {
    let mut table = Plan::new(3, "[3]")
        .with("scorzo/dealer/1", cards("1S 10S 2S"))
        .with("scorzo/deal/1", deal(&["1S 5Q 9T", "1Q 5T 9C", "1T 5C 9H"], "7S", "2H 3H 4H 6H"))
        .begin();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.phase().turn().unwrap().number());
        table.idle(1);
    }
    assert_eq!(order, [3, 1, 2, 3]);
    assert!(
        matches!(table.refused("3 draw"), parlor_scorzo::Refusal::NotYourTurn { turn: Some(turn) } if turn == seat(1))
    );
    assert_eq!(table.phase(), Phase::Taking(seat(1)));
}

#[test]
fn a_written_deal_that_can_not_be_is_refused_at_once() {
    let bad = Plan::new(2, "[3, 3]")
        .with("scorzo/deal/1", Vec::new())
        .with("scorzo/deal/2", cards("1S 1S 1S"))
        .try_begin()
        .map(|_| ());
    let label = "scorzo/deal/2".to_owned();
    let error = ChanceError::BadValue { label, place: 3, value: "1S".to_owned() };
    assert_eq!(bad, Err(SetUpError::Chance(error)));
    let missing = Plan::new(2, "[3]").try_begin().map(|_| ());
    assert_eq!(
        missing,
        Err(SetUpError::Chance(ChanceError::NotScripted { label: "scorzo/deal/1".to_owned() }))
    );
    let alone = Plan::new(1, "[3]").try_begin().map(|_| ());
    assert_eq!(alone, Err(SetUpError::Players { asked: 1, least: 2, most: 6 }));
}
