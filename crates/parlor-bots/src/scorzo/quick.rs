//! How everybody plays in playouts: nearly as cheap as greedy play, and much stronger (it wins 69 games of 100). It weighs the points of a discard against the
//! cards that would make a meld with it.

use std::cmp::Reverse;

use parlor_scorzo::{Card, Discard, Hand, discards, fewest_points};

use super::prospects::with;

/// What a point in the hand counts against [`OUT`]. These numbers were tuned by self-play.
const POINT: u32 = 5;
/// What each card that makes a meld with a discarded one counts.
const OUT: u32 = 3;
/// A wild goes with everything.
const OUTS_OF_A_WILD: u32 = 30;
/// By how many points taking a discard has to help; a card from the pile may well help more than by one or two.
const WORTH_TAKING: u16 = 8;
/// The same in the last turn, where only points count.
const WORTH_TAKING_LAST: u16 = 3;

/// Whether to take the discard rather than to draw.
pub(super) fn takes(hand: &Hand, top: Card, is_last: bool) -> bool {
    let Some(more) = with(hand, top) else { return false };
    let left = discards(&more).iter().map(|discard| discard.points).min().unwrap_or(u16::MAX);
    let enough = if is_last { WORTH_TAKING_LAST } else { WORTH_TAKING };
    left == 0 || top.is_wild() || left.saturating_add(enough) <= fewest_points(hand)
}

/// Which card to discard; `None` for an empty hand.
pub(super) fn discard(hand: &Hand, is_last: bool) -> Option<Card> {
    let discards = discards(hand);
    if is_last {
        return discards.best().map(|discard| discard.card);
    }
    let links = Links::of(hand);
    let cost = |discard: &Discard| match discard.points {
        0 => 0,
        points => 1 + POINT * u32::from(points) + OUT * links.outs(discard.card),
    };
    let rank = |discard: &&Discard| (cost(discard), Reverse(discard.card.points()), discard.card);
    discards.iter().min_by_key(rank).map(|discard| discard.card)
}

/// Which cards of a hand go together.
struct Links {
    /// For each suit the numbers that are there, number n at bit n + 1: room for two below 1 and above 10.
    suits: [u16; 5],
    /// How many there are of each number.
    numbers: [u8; 11],
}

impl Links {
    fn of(hand: &Hand) -> Links {
        let mut links = Links { suits: [0; 5], numbers: [0; 11] };
        for card in hand.cards().kinds() {
            if let (Some(suit), Some(number)) = (card.suit(), card.number()) {
                links.suits[suit as usize] |= 2 << number.value();
                links.numbers[usize::from(number.value())] += hand.cards().count(card);
            }
        }
        links
    }

    /// How many cards of the decks would make a meld with this one and another of the hand.
    fn outs(&self, card: Card) -> u32 {
        /// The places of the numbers 1 to 10.
        const NUMBERS: u16 = 0x3ff << 2;
        let (Some(suit), Some(number)) = (card.suit(), card.number()) else { return OUTS_OF_A_WILD };
        let equal = u32::from(self.numbers[usize::from(number.value())]);
        let of_number = if equal > 1 { 10_u32.saturating_sub(equal) } else { 0 };
        // The neighbours within two, from two below to two above.
        let (held, place) = (self.suits[suit as usize], u32::from(number.value()) + 1);
        let near = held >> (place - 2);
        let mut wanted = 0;
        for (neighbour, makes) in [(0, 0b00010), (1, 0b01001), (3, 0b10010), (4, 0b01000)] {
            if near >> neighbour & 1 == 1 {
                wanted |= makes;
            }
        }
        let of_suit = wanted << (place - 2) & NUMBERS & !held;
        of_number + 2 * of_suit.count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    #[test]
    fn outs_are_the_cards_that_make_a_meld_with_a_card_and_another() {
        let outs = |card: &str, others: &str| Links::of(&hand(others)).outs(card.parse().unwrap());
        assert_eq!(outs("7S", "7S 2Q 9H"), 0);
        assert_eq!(outs("7S", "7S 7Q 9H"), 8);
        assert_eq!(outs("7S", "7S 8S"), 4);
        assert_eq!(outs("10S", "9S 10S"), 2);
        assert_eq!(outs("1S", "1S 3S"), 2);
        assert_eq!(outs("5S", "3S 5S 6S 5T"), 8 + 4);
        assert_eq!(outs("W", "W 5S"), OUTS_OF_A_WILD);
    }

    #[test]
    fn pairs_are_kept_and_loose_cards_go() {
        let discarded = |text, is_last| discard(&hand(text), is_last).map(|card| card.to_string());
        assert_eq!(discarded("10S 10Q 8T 1C", false).as_deref(), Some("8T"));
        assert_eq!(discarded("10S 10Q 8T 1C", true).as_deref(), Some("10S"));
        assert_eq!(discarded("4S 4Q 4T 1C", false).as_deref(), Some("1C"));
        assert!(takes(&hand("4S 4Q 9T"), "4C".parse().unwrap(), false));
        assert!(!takes(&hand("4S 9T 6H"), "2C".parse().unwrap(), false));
    }
}
