//! The rulebook of Scorzo.

use parlor_core::Edition as _;
use parlor_scorzo::{Card, Cards, Edition, Hand, Scorzo, Suit, fewest_points};
use parlor_words::{GameWords, Item, Lang, Picture, Say, Source, scorzo};

use crate::rulebook::{numbers, rule, whole};

#[test]
fn the_rulebook_knows_the_cards_and_the_classic_edition() {
    let classic = Edition::classic();
    let players = [u32::from(*classic.players().start()), u32::from(*classic.players().end())];
    for lang in Lang::ALL {
        let decks = rule::<Scorzo>(1, lang);
        let mut facts = [vec![1, 10, 56, u32::from(Cards::DECKS.len())], players.to_vec()].concat();
        facts.sort_unstable();
        assert_eq!(numbers(decks.text), facts);
        for suit in Suit::ALL {
            let named = format!("{} {}", scorzo::suit(suit, lang), scorzo::suit_symbol(suit));
            assert!(decks.text.contains(&named), "{named}");
            // The letters are our own: they stand with how turns are written.
            let letter = |text: &str| {
                text.split(|c: char| !c.is_alphanumeric()).any(|word| word == suit.letter().to_string())
            };
            assert!(!letter(&whole(&decks)) && letter(&Scorzo::rulebook(lang).to_string()), "{suit:?}");
        }
        let wild = Card::WILD_POINTS.to_string();
        assert!(rule::<Scorzo>(2, lang).text.contains(&wild));
        let deals = classic.rounds().iter().zip(1..).map(|(cards, round)| format!("{round}: {cards}"));
        for deal in deals {
            let round = format!("{} {deal}", lang.pick("ound", "onda"));
            assert!(rule::<Scorzo>(4, lang).text.contains(&round), "{round}");
        }
        assert_eq!(numbers(rule::<Scorzo>(4, lang).text).len(), 2 * classic.rounds().len());
        let book = Scorzo::rulebook(lang);
        assert_eq!(numbers(book.introduction), players);
        let heading = lang.pick("Your box", "Tu caja");
        let your_box = book.chapters.iter().find(|chapter| chapter.heading == heading).unwrap();
        let [Item::Paragraph(your_box)] = your_box.items[..] else { panic!("{your_box}") };
        assert_eq!(numbers(your_box), players);
    }
}

#[test]
fn an_edition_that_can_not_be_is_told_what_it_can_be() {
    let read = |rounds: &[u8]| {
        let read = Edition::read(&format!("name = \"ours\"\nplayers = [2, 6]\nrounds = {rounds:?}\n"));
        read.map(|_| ()).map_err(|error| Lang::ALL.map(|lang| error.say(lang)))
    };
    assert!(read(&[3]).is_ok() && read(&[12; 20]).is_ok());
    for (bad, english, spanish) in [
        (&[][..], "it needs 1 to 20", "hacen falta de 1 a 20"),
        (&[3; 21], "it needs 1 to 20", "hacen falta de 1 a 20"),
        (&[2], "3 to 12 cards", "de 3 a 12 cartas"),
        (&[13], "3 to 12 cards", "de 3 a 12 cartas"),
    ] {
        let [in_english, in_spanish] = read(bad).unwrap_err();
        assert!(in_english.contains(english) && in_spanish.contains(spanish), "{in_english}");
    }
}

#[test]
fn every_rule_says_where_it_comes_from() {
    for number in 1..=19 {
        let source = match number {
            1 => Source::Box,
            10 | 14 | 19 => Source::Ruling,
            _ => Source::Sheet,
        };
        let rule = rule::<Scorzo>(number, Lang::English);
        assert_eq!(rule.source, source, "{}", rule.id);
        let picture = match number {
            11 => Some(Picture::Set),
            12 => Some(Picture::Run),
            _ => None,
        };
        assert_eq!(rule.picture, picture, "{}", rule.id);
    }
}

#[test]
fn the_examples_are_right() {
    for (hand, points) in [
        ("5S 5S 5Q", 0),
        ("9S 10S W", 0),
        ("9S 10S 1S", 20),
        ("7S 8S 9S W", 0),
        ("7S 8S 9S W 3H", 3),
        ("7S 8S 9S 10S W", 0),
        ("5S 5Q 5H", 0),
        ("5S 5Q 5T 6S 7S", 10),
        ("7S 8S 9S", 0),
        ("W W", 30),
        ("W W 7T", 0),
        ("W W W", 0),
    ] {
        let cards = hand.split(' ').map(|card| card.parse::<Card>().unwrap());
        assert_eq!(fewest_points(&Hand::new(cards).unwrap()), points, "{hand}");
    }
    for lang in Lang::ALL {
        let book = Scorzo::rulebook(lang).to_string();
        for hand in
            ["5S 5S 5Q", "9S 10S W", "9S 10S 1S", "7S 8S 9S W 3H", "5S 5Q 5T 6S 7S", "5S 5Q 5H", "7S 8S 9S"]
        {
            let cards: Vec<Card> = hand.split(' ').map(|card| card.parse().unwrap()).collect();
            let hand = scorzo::cards(&cards, lang).to_string();
            assert!(book.contains(&hand), "{hand}");
        }
    }
}

#[test]
fn every_rule_that_needs_the_house_rule_names_it() {
    for lang in Lang::ALL {
        let name = Scorzo::house_rule("reshuffle", lang).unwrap().name;
        assert_eq!(name, lang.pick("Shuffle the discards", "Barajar los descartes"));
        let name = format!("{}{name}{}", lang.pick('“', '«'), lang.pick('”', '»'));
        assert!(whole(&rule::<Scorzo>(9, lang)).contains(&name));
        // Nobody has to know what it is called in a file.
        assert!(!Scorzo::rulebook(lang).to_string().contains("reshuffle"));
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Scorzo>(11, Lang::English).to_string();
    assert_eq!(
        text,
        "Z11  Sets (from the rule sheet)\n\
         Three or more cards with the same number are a set.\n\
         How we read it: Only the number counts, so any suits will do: 5★ 5■ 5♥ is a set. Two of the same card are \
         fine too: 5★ 5★ 5■.\n"
    );
    let text = rule::<Scorzo>(8, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "Z8  Tu mano no cambia de tamaño (de la hoja de reglas)\n\
         Terminas cada turno con tantas cartas como te repartieron.\n"
    );
}
