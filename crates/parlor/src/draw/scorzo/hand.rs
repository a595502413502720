//! Hands, arranged as they count.

use parlor_scorzo::{Card, Hand, arrange};

use super::card::cards;

/// Draws a hand in an arrangement with the fewest points: each meld in brackets, then what is left over.
pub(super) fn hand(hand: &Hand) -> String {
    let arrangement = arrange(hand);
    let melds = arrangement.melds().iter().map(|each| meld(each.cards()));
    let left = (!arrangement.left().is_empty()).then(|| cards(arrangement.left().iter()));
    melds.chain(left).collect::<Vec<_>>().join(" ")
}

/// Draws the cards of a meld in brackets.
pub(crate) fn meld(of_meld: &[Card]) -> String {
    format!("[{}]", cards(of_meld.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_in_brackets_and_what_is_left_over_is_not() {
        let drawn = |text: &str| {
            let cards = text.split_whitespace().map(|card| card.parse().unwrap());
            anstream::adapter::strip_str(&hand(&Hand::new(cards).unwrap())).to_string()
        };
        assert_eq!(drawn("9S 10S 3H 8S"), "[ 8S★  9S★  10S★ ]  3H♥ ");
        assert_eq!(drawn("5T 5C W"), "[ 5T▲  5C●  W ]");
        assert_eq!(drawn("7Q W"), " 7Q■  W ");
        assert_eq!(drawn(""), "");
    }
}
