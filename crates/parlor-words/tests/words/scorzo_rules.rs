//! The rulebook of Scorzo.

use parlor_core::Edition as _;
use parlor_scorzo::{Card, Cards, Edition, Hand, Scorzo, Suit, fewest_points};
use parlor_words::{GameWords, Lang, scorzo};

use crate::rulebook::{meaning, numbers, rule, whole};

#[test]
fn the_rulebook_knows_the_cards_and_the_classic_edition() {
    let classic = Edition::classic();
    let rounds = classic.rounds().iter().map(u8::to_string).collect::<Vec<_>>();
    for lang in Lang::ALL {
        let decks = rule::<Scorzo>(1, lang).text;
        assert_eq!(numbers(decks), [1, 7, 10, 56, u32::from(Cards::DECKS.len())]);
        for suit in Suit::ALL {
            assert!(decks.contains(scorzo::suit(suit, lang)), "{suit:?}");
        }
        let wild = Card::WILD_POINTS.to_string();
        assert!(rule::<Scorzo>(2, lang).text.contains(&wild));
        let (last, first) = rounds.split_last().unwrap();
        let deals = format!("{} {} {last}", first.join(", "), lang.pick("and", "y"));
        assert!(rule::<Scorzo>(4, lang).text.contains(&deals), "{deals}");
        let players = numbers(Scorzo::rulebook(lang).introduction);
        assert_eq!(players, [u32::from(*classic.players().start()), u32::from(*classic.players().end())]);
    }
}

#[test]
fn the_rulebook_knows_what_an_edition_can_be() {
    assert!(meaning::<Scorzo>("Edition").contains("1 to 20 rounds of 3 to 12 cards"));
    let can_be = |rounds: &[u8]| {
        Edition::read(&format!("name = \"ours\"\nplayers = [2, 6]\nrounds = {rounds:?}\n")).is_ok()
    };
    assert!(can_be(&[3]) && can_be(&[12; 20]));
    assert!(!can_be(&[]) && !can_be(&[3; 21]) && !can_be(&[2]) && !can_be(&[13]));
}

#[test]
fn the_examples_are_right() {
    for (hand, points) in [
        ("5S 5S 5Q", 0),
        ("9S 10S W", 0),
        ("9S 10S 1S", 20),
        ("7S 8S 9S W", 0),
        ("7S 8S 9S W 3H", 3),
        ("5S 5Q 5T 6S 7S", 10),
        ("W W", 30),
        ("W W 7T", 0),
        ("W W W", 0),
    ] {
        let cards = hand.split(' ').map(|card| card.parse::<Card>().unwrap());
        assert_eq!(fewest_points(&Hand::new(cards).unwrap()), points, "{hand}");
    }
    for lang in Lang::ALL {
        let book = Scorzo::rulebook(lang).to_string();
        for hand in ["5S 5S 5Q", "9S 10S W", "9S 10S 1S", "7S 8S 9S W 3H", "5S 5Q 5T 6S 7S"] {
            assert!(book.contains(hand), "{hand}");
        }
    }
}

#[test]
fn every_rule_that_needs_the_option_names_it() {
    for lang in Lang::ALL {
        assert!(whole(&rule::<Scorzo>(9, lang)).contains("reshuffle"));
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Scorzo>(11, Lang::English).to_string();
    assert_eq!(
        text,
        "Z11  Sets (from the rule sheet)\n\
         Three or more cards with the same number are a set.\n\
         Our reading. The suits make no difference. Both copies of a card can be in the same set.\n"
    );
    let text = rule::<Scorzo>(8, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "Z8  La mano no cambia de tamaño (de la hoja de reglas)\n\
         Así, terminas cada turno con tantas cartas como recibiste en el reparto.\n"
    );
}
