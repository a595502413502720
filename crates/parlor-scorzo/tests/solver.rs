//! The solver and the slow reading of the rules agree.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use common::brute;
use common::hands::Hands;
use parlor_scorzo::{Card, Cards, Discard, Hand, Meld, arrange, discards, fewest_points, is_complete};

fn hand(text: &str) -> Hand {
    Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
}

fn text(hand: &Hand) -> String {
    hand.cards().iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// All that the solver says of a hand, if it counts this many points.
fn check(hand: &Hand, points: u16) {
    assert_eq!(fewest_points(hand), points, "{hand:?}");
    assert_eq!(is_complete(hand), points == 0, "{hand:?}");

    let arrangement = arrange(hand);
    let melded = arrangement.melds().iter().flat_map(Meld::cards).copied();
    let all = Cards::default().with(melded.chain(arrangement.left().iter()));
    assert_eq!(all, Some(*hand.cards()), "{hand:?}: {arrangement:?}");
    assert_eq!(arrangement.left().points(), points, "{hand:?}: {arrangement:?}");
    assert_eq!(arrangement.points(), points, "{hand:?}: {arrangement:?}");

    let discards = discards(hand);
    let remain = |card: Card| fewest_points(&hand.without(card).unwrap());
    let expected: Vec<Discard> =
        hand.cards().kinds().map(|card| Discard { card, points: remain(card) }).collect();
    assert_eq!(discards.as_slice(), expected, "{hand:?}");
}

fn check_with_twin(hand: &Hand) {
    check(hand, brute::fewest_points(&text(hand)));
}

#[test]
fn z11_sets_are_three_or_more_of_one_number() {
    check(&hand("5S 5S 5Q"), 0);
    check(&hand("5S 5S 5Q 5Q 5H"), 0);
    check(&hand("5S 5S 6Q"), 16);
    check(&hand("5S 5S"), 10);
}

#[test]
fn z12_runs_are_three_or_more_in_a_row_of_one_suit() {
    check(&hand("7S 8S 9S"), 0);
    check(&hand("7S 8S 9Q"), 24);
    check(&hand("9S 10S 1S"), 20);
    check(&hand("10S 1Q 2Q"), 13);
    // No number twice.
    check(&hand("7S 8S 8S 9S"), 8);
    check(&hand("7S 8S 8S 9S 9S 10S"), 0);
}

#[test]
fn z13_wilds_stand_for_any_card() {
    check(&hand("7S 8S 9S W 3H"), 3);
    check(&hand("9S 10S W"), 0);
    check(&hand("1S 10S W"), 26);
    check(&hand("5S 5Q W"), 0);
    check(&hand("4S W W"), 0);
    check(&hand("1S 4S W W"), 0);
    check(&hand("1S 5S W W"), 1);
}

#[test]
fn z13_wilds_can_be_a_meld_of_their_own() {
    check(&hand("W W W"), 0);
    check(&Hand::new([Card::WILD; 12]).unwrap(), 0);
}

#[test]
fn z02_a_wild_in_no_meld_counts_15() {
    check(&hand("W"), 15);
    check(&hand("W W"), 30);
    check(&hand("W 1S"), 16);
    check(&hand("W 1S 9Q 4T"), 29);
}

#[test]
fn z13_a_wild_more_than_fits_into_a_run_of_ten_is_no_burden() {
    let full = "1S 2S 3S 4S 5S 6S 7S 8S 9S 10S";
    check(&hand(full), 0);
    check(&hand(&format!("{full} W")), 0);
    check(&hand(&format!("{full} W W")), 0);
    check(&hand(&format!("{full} {full}")), 0);
}

#[test]
fn z14_a_card_is_in_one_meld_at_most() {
    // The seven of stars is in the set or in the run.
    check(&hand("7S 7Q 7T 8S 9S"), 14);
    check(&hand("7S 7Q 7T 7C 8S 9S"), 0);
    check(&hand("7S 7S 7Q 7T 8S 9S"), 0);
    // The wild helps the nines or the run.
    check(&hand("9S 9Q 2H 3H W"), 5);
}

#[test]
fn z14_an_empty_hand_counts_nothing() {
    check(&hand(""), 0);
}

#[test]
fn z11_to_z14_hands_drawn_from_the_decks() {
    let mut hands = Hands::new("drawn");
    for _ in 0..120_000 {
        let size = hands.size(0, 9);
        check_with_twin(&hands.drawn(size));
    }
}

#[test]
fn z11_to_z14_hands_with_much_to_choose_from() {
    let mut hands = Hands::new("rich");
    for _ in 0..120_000 {
        let size = hands.size(0, 9);
        check_with_twin(&hands.rich(size));
    }
}

#[test]
fn z11_to_z14_hands_of_ten_to_fourteen_cards() {
    let mut hands = Hands::new("larger");
    for _ in 0..4_000 {
        let size = hands.size(10, 14);
        check_with_twin(&hands.drawn(size));
        check_with_twin(&hands.rich(size));
    }
}

#[test]
fn z11_to_z14_hands_of_fifteen_to_twenty_cards() {
    let mut hands = Hands::new("largest");
    for _ in 0..400 {
        let size = hands.size(15, 20);
        check_with_twin(&hands.drawn(size));
        check_with_twin(&hands.rich(size));
    }
    // Those of all that were tried that take the solver longest.
    check_with_twin(&hand("3S 5S 5S 6S 7S 5Q 6Q 7Q 5T 6T 7T 5C 6C 7C 2H 5H 6H 7H W W"));
    check_with_twin(&hand("4S 5S 6S 7S 4Q 5Q 6Q 7Q 4T 5T 6T 7T 4H 5H 6H 7H W W W W"));
    let tens_and_nines = "9S 10S 9Q 10Q 9T 10T 9C 10C 9H 10H";
    check(&hand(&format!("{tens_and_nines} {tens_and_nines}")), 0);
}

#[test]
fn z11_to_z14_all_hands_of_up_to_four_cards() {
    /// Goes on with cards that are not before the last; calls `check` with every hand, but not with those that differ
    /// from another one only in the names of suits.
    fn each(hand: Hand, from: usize, count: &mut u32) {
        let bits = |suit: usize| -> Vec<u8> {
            Card::all().skip(10 * suit).take(10).map(|card| hand.cards().count(card)).collect()
        };
        if (0..5).map(bits).is_sorted_by(|a, b| a >= b) {
            check_with_twin(&hand);
            *count += 1;
        }
        if hand.cards().len() < 4 {
            for card in Card::all().skip(from) {
                let mut larger = hand;
                if larger.add(card).is_ok() {
                    each(larger, card.index(), count);
                }
            }
        }
    }
    let mut count = 0;
    each(Hand::default(), 0, &mut count);
    assert_eq!(count, 10_330);
}
