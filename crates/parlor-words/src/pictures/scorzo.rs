//! Scorzo: melds.

use parlor_scorzo::Card;

/// Z11: a set with a wild card in it.
pub(super) fn set() -> Vec<Card> {
    cards("7S 7H W")
}

/// Z12: a run with a wild card in it.
pub(super) fn run() -> Vec<Card> {
    cards("4T 5T W 7T")
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("the cards in this file can be read")).collect()
}

#[cfg(test)]
mod tests {
    use parlor_scorzo::{Meld, MeldKind};

    use super::*;
    use crate::scorzo::{meld_kind, suit};
    use crate::{Lang, Picture};

    #[test]
    fn z11_the_caption_names_the_cards_of_the_set() {
        let MeldKind::Set(number) = Meld::set(set()).unwrap().kind() else { panic!("it is a set") };
        for lang in Lang::ALL {
            let caption = Picture::Set.caption(lang);
            assert_eq!(set().iter().filter(|card| card.is_wild()).count(), 1);
            for card in set() {
                let name =
                    card.suit().map(|of| format!("{number} {} {}", lang.pick("of", "de"), suit(of, lang)));
                assert!(caption.contains(&name.unwrap_or_else(|| number.to_string())), "{caption}");
            }
        }
    }

    #[test]
    fn z12_the_caption_names_the_numbers_of_the_run() {
        let (suit, first) = (run()[0].suit().unwrap(), run()[0].number().unwrap());
        let meld = Meld::run(suit, first, run()).unwrap();
        for lang in Lang::ALL {
            let caption = Picture::Run.caption(lang);
            assert!(caption.to_lowercase().contains(&meld_kind(meld.kind(), lang)), "{caption}");
            // The wild card stands for the number of its place.
            let numbers: Vec<String> =
                (first.value()..).take(run().len()).map(|number| number.to_string()).collect();
            let named: Vec<&str> =
                caption.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
            assert_eq!(named, numbers);
        }
    }
}
