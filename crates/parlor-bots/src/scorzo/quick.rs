//! How everybody plays in playouts: nearly as cheap as greedy play, and much stronger. It weighs the points of a discard
//! against the cards that would make a meld with it. Steady play is still better by some tenths of a point a round.

use std::cmp::Reverse;

use parlor_scorzo::{Card, Discard, Hand, discards, fewest_points};

use super::links::Links;
use super::prospects::{fewest_left, with};

/// What a point in the hand counts against [`OUT`]. These numbers were tuned by self-play, many thousand rounds of 3 to 8
/// cards for each; near them play changes little.
const POINT: u32 = 80;
/// What each card that makes a meld with a discarded one counts in the first turn.
const OUT: u32 = 48;
/// How much less it counts with every turn: the end comes nearer.
const FADING: u32 = 5;
/// By how much taking a discard has to help, in points, and in parts of the hand's points: a card from the pile helps too.
const WORTH_TAKING: u32 = 6;
const PART_WORTH_TAKING: u32 = 8;

/// Whether to take the discard rather than to draw.
pub(super) fn takes(hand: &Hand, top: Card) -> bool {
    let Some(more) = with(hand, top) else { return false };
    if top.is_wild() {
        return true;
    }
    let links = Links::new(&more);
    let Some((cost, card)) = best_discard(&more, &links, OUT) else { return false };
    let points = u32::from(fewest_points(hand));
    let before = POINT * points + OUT * links.outs(top);
    let enough = POINT * WORTH_TAKING + POINT * points / PART_WORTH_TAKING;
    cost == 0 || card != top && cost + enough <= before
}

/// Whether to take the discard in the last turn, where only points count: whether it leaves fewer than these cards, which
/// are as likely to be drawn as any, leave on average.
pub(super) fn takes_last(hand: &Hand, top: Card, draws: &[Card]) -> bool {
    let left = |card: Card| with(hand, card).map_or(0, |more| fewest_left(&more));
    let taken = left(top);
    draws.iter().map(|card| left(*card) - taken).sum::<i64>() > 0
}

/// Which card to discard in a turn, counted from 0; `None` for an empty hand.
pub(super) fn discard(hand: &Hand, turn: u8) -> Option<Card> {
    let out = OUT.saturating_sub(FADING * u32::from(turn));
    best_discard(hand, &Links::new(hand), out).map(|(_, card)| card)
}

/// Which card to discard in the last turn; `None` for an empty hand.
pub(super) fn discard_last(hand: &Hand) -> Option<Card> {
    discards(hand).best().map(|discard| discard.card)
}

/// The discard that costs least if an out counts so much; 0 if it leaves nothing but melds.
fn best_discard(hand: &Hand, links: &Links, out: u32) -> Option<(u32, Card)> {
    let cost = |discard: &Discard| match discard.points {
        0 => 0,
        points => POINT * u32::from(points) + out * links.outs(discard.card),
    };
    let rank = |discard: &Discard| (cost(discard), Reverse(discard.card.points()), discard.card);
    discards(hand).iter().map(rank).min().map(|(cost, _, card)| (cost, card))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    #[test]
    fn pairs_are_kept_and_loose_cards_go() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        assert_eq!(discard(&hand("10S 10Q 8T 1C"), 0), Some(card("8T")));
        assert_eq!(discard_last(&hand("10S 10Q 8T 1C")), Some(card("10S")));
        assert_eq!(discard(&hand("4S 4Q 4T 1C"), 0), Some(card("1C")));
        assert!(takes(&hand("4S 4Q 9T"), card("4C")));
        assert!(!takes(&hand("4S 9T 6H"), card("2C")));
        assert!(takes_last(&hand("4S 9T 6H"), card("2C"), &["5Q", "8H"].map(card)));
        assert!(!takes_last(&hand("4S 9T 6H"), card("8C"), &["2Q", "8H"].map(card)));
    }
}
