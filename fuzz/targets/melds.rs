//! The meld solver of Scorzo, on any hand. The arrangement is one of all cards of the hand in melds that are melds, and
//! leaves the fewest points; what every discard leaves is what the hand without that card leaves; a hand is complete exactly
//! if it leaves nothing. Small hands agree with the solver that tries everything.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_fuzz::{AnyHand, brute};
use parlor_scorzo::{Discard, Hand, Meld, MeldKind, arrange, discards, fewest_points, is_complete};

/// The most cards, and the most wilds among them, of hands for which everything is tried: more take too long.
const SMALL: (u8, u8) = (7, 4);

fuzz_target!(|hand: AnyHand| {
    let AnyHand(hand) = hand;
    let points = fewest_points(&hand);
    check_arrangement(&hand, points);
    check_discards(&hand, points);
    assert_eq!(is_complete(&hand), points == 0);
    let cards = hand.cards();
    if cards.len() <= SMALL.0 && cards.wilds() <= SMALL.1 {
        let text: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        assert_eq!(points, brute::fewest_points(&text.join(" ")), "{text:?}");
    }
});

fn check_arrangement(hand: &Hand, points: u16) {
    let arrangement = arrange(hand);
    let melds = arrangement.melds();
    for meld in melds {
        let cards = meld.cards().iter().copied();
        let again = match meld.kind() {
            MeldKind::Set(_) | MeldKind::Wilds => Meld::set(cards),
            MeldKind::Run(suit, first) => Meld::run(suit, first, cards),
        };
        assert_eq!(again.as_ref(), Ok(meld));
    }
    let all = arrangement.left().with(melds.iter().flat_map(|meld| meld.cards().iter().copied()));
    assert_eq!(all.as_ref(), Some(hand.cards()), "{arrangement:?}");
    assert_eq!((arrangement.points(), arrangement.left().points()), (points, points), "{arrangement:?}");
}

fn check_discards(hand: &Hand, points: u16) {
    let discards = discards(hand);
    assert!(discards.iter().map(|discard| discard.card).eq(hand.cards().kinds()), "{discards:?}");
    for Discard { card, points: left } in &discards {
        let others = hand.without(*card).expect("it is in the hand");
        assert_eq!(*left, fewest_points(&others), "without {card}");
        // The card might as well be left over.
        assert!(points <= left + u16::from(card.points()), "with {card}");
    }
    let best = discards.best();
    let sorted = discards.clone().best_first();
    assert_eq!(sorted.as_slice().first().copied(), best);
    assert!(sorted.as_slice().is_sorted_by_key(|discard| discard.points));
    assert!(discards.iter().all(|discard| sorted.iter().any(|other| other == discard)));
}
