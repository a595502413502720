//! Which cards of a hand go together, read off a few words.

use parlor_scorzo::{Card, Hand};

/// A wild goes with everything.
const OUTS_OF_A_WILD: u32 = 50;
/// Who holds a wild has a meld with any two cards that go together: this many outs each. Tuned by self-play, as the above.
const OUTS_OF_A_PARTNER: u32 = 5;

/// The numbers near one, from two below to two above it, that make a run of three with it.
const RUNS: [u16; 3] = [0b00011, 0b01010, 0b11000];
/// All numbers near one, but not itself.
const NEAR: u16 = 0b11011;

/// Which cards of a hand go together.
pub(super) struct Links {
    /// For each suit the numbers that are there, number n at bit n + 1: room for two below 1 and above 10.
    suits: [u16; 5],
    /// How many there are of each number.
    numbers: [u8; 11],
    wilds: u8,
}

impl Links {
    pub(super) fn new(hand: &Hand) -> Links {
        let mut links = Links { suits: [0; 5], numbers: [0; 11], wilds: hand.cards().wilds() };
        for card in hand.cards().kinds() {
            if let (Some(suit), Some(number)) = (card.suit(), card.number()) {
                links.suits[suit as usize] |= 2 << number.value();
                links.numbers[usize::from(number.value())] += hand.cards().count(card);
            }
        }
        links
    }

    /// Whether a card that is added to the hand could be in a meld.
    pub(super) fn makes_meld(&self, card: Card) -> bool {
        let (Some(suit), Some(number)) = (card.suit(), card.number()) else { return true };
        let equal = self.numbers[usize::from(number.value())];
        let near = self.suits[suit as usize] >> (number.value() - 1);
        match self.wilds {
            0 => equal >= 2 || RUNS.iter().any(|run| near & run == *run),
            1 => equal >= 1 || near & NEAR != 0,
            _ => true,
        }
    }

    /// How many cards of the decks would make a meld with this one of the hand and another, more or less.
    pub(super) fn outs(&self, card: Card) -> u32 {
        /// The places of the numbers 1 to 10.
        const NUMBERS: u16 = 0x3ff << 2;
        let (Some(suit), Some(number)) = (card.suit(), card.number()) else { return OUTS_OF_A_WILD };
        let equal = u32::from(self.numbers[usize::from(number.value())]);
        let of_number = if equal > 1 { 10_u32.saturating_sub(equal) } else { 0 };
        // The neighbours within two, from two below to two above.
        let (held, below) = (self.suits[suit as usize], u32::from(number.value()) - 1);
        let near = held >> below;
        let mut wanted = 0;
        for (neighbour, makes) in [(0, 0b00010), (1, 0b01001), (3, 0b10010), (4, 0b01000)] {
            if near >> neighbour & 1 == 1 {
                wanted |= makes;
            }
        }
        let of_suit = wanted << below & NUMBERS & !held;
        let partners = if self.wilds > 0 { equal.saturating_sub(1) + (near & NEAR).count_ones() } else { 0 };
        of_number + 2 * of_suit.count_ones() + OUTS_OF_A_PARTNER * partners
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
        let outs = |card: &str, others: &str| Links::new(&hand(others)).outs(card.parse().unwrap());
        assert_eq!(outs("7S", "7S 2Q 9H"), 0);
        assert_eq!(outs("7S", "7S 7Q 9H"), 8);
        assert_eq!(outs("7S", "7S 8S"), 4);
        assert_eq!(outs("10S", "9S 10S"), 2);
        assert_eq!(outs("1S", "1S 3S"), 2);
        assert_eq!(outs("5S", "3S 5S 6S 5T"), 8 + 4);
        assert_eq!(outs("7S", "7S 8S W"), 4 + OUTS_OF_A_PARTNER);
        assert_eq!(outs("W", "W 5S"), OUTS_OF_A_WILD);
    }

    #[test]
    fn a_card_makes_a_meld_with_two_others_of_which_a_wild_may_be_one() {
        let makes =
            |card: &str, hand_text: &str| Links::new(&hand(hand_text)).makes_meld(card.parse().unwrap());
        assert!(
            makes("7S", "7S 7Q") && makes("1S", "2S 3S") && makes("9S", "8S 10S") && makes("10S", "8S 9S")
        );
        assert!(!makes("7S", "7S 8S 10S") && !makes("9S", "10S 10Q 8Q") && !makes("1S", "10S 9S 2Q 3Q"));
        assert!(makes("7S", "7S W") && makes("7S", "9S W") && makes("7S", "W W") && makes("W", "7S"));
        assert!(!makes("7S", "10S 4S 8Q W") && !makes("10S", "1S 1Q W"));
    }
}
