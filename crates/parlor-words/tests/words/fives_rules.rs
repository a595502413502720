//! The rulebook of Scrambled 5's.

use parlor_fives::{Bonus, Edition, Fives, Tile};
use parlor_words::{GameWords, Lang, Picture, fives};

use crate::check;
use crate::rulebook::{numbers, rule, whole};

#[test]
fn the_rulebook_knows_the_classic_edition() {
    let classic = Edition::classic();
    let count = |value| u32::from(classic.tiles().count(Tile::new(value).unwrap()));
    assert!((1..=9).all(|value| count(value) == count(if value == 5 { 5 } else { 1 })));
    for lang in Lang::ALL {
        let facts = numbers(rule::<Fives>(3, lang).layout.unwrap());
        let (size, tiles) = (u32::from(classic.size()), u32::from(classic.tiles().len()));
        for fact in [size, tiles, count(1), count(5), 2, 4] {
            assert!(facts.contains(&fact), "{fact} is missing in {lang}");
        }
        assert!(Fives::rulebook(lang).to_string().contains(&classic.centre().to_string()));
    }
    let [english, spanish] = Lang::ALL.map(|lang| numbers(rule::<Fives>(3, lang).layout.unwrap()));
    assert_eq!(english, spanish);
}

#[test]
fn every_rule_that_needs_the_house_rule_names_it() {
    for lang in Lang::ALL {
        let free_passing = Fives::house_rule("free_pass", lang).unwrap().name;
        for number in [11, 17] {
            assert!(whole(&rule::<Fives>(number, lang)).contains(free_passing), "F{number}");
        }
        assert!(!Fives::rulebook(lang).to_string().contains("free_pass"));
    }
}

#[test]
fn only_facts_of_the_box_are_parlors_own_layout() {
    for lang in Lang::ALL {
        let book = Fives::rulebook(lang);
        let own: Vec<u8> =
            book.rules().filter(|rule| rule.layout.is_some()).map(|rule| rule.id.number()).collect();
        assert_eq!(own, [3]);
    }
}

#[test]
fn clusters_and_bonus_squares_have_pictures() {
    for lang in Lang::ALL {
        let book = Fives::rulebook(lang);
        let pictures: Vec<(u8, Picture)> =
            book.rules().filter_map(|rule| Some((rule.id.number(), rule.picture?))).collect();
        assert_eq!(pictures, [(8, Picture::Cluster), (14, Picture::Bonus)]);
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Fives>(18, Lang::English).to_string();
    assert_eq!(
        text,
        "F18  Final scores (from the rule sheet)\n\
         At the end, the numbers on your unused tiles are taken off your score. The highest score wins.\n\
         How we read it: The sheet doesn't say what happens in a tie. Players who tie for the highest score \
         share the win.\n"
    );
    let text = rule::<Fives>(5, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "F5  Empezar en el centro (de la hoja de reglas)\n\
         La primera jugada tiene que cubrir la casilla central, la de Rocket Man.\n"
    );
}

#[test]
fn the_legend_has_every_bonus() {
    let [english, spanish] = Lang::ALL.map(fives::legend);
    let symbols = english.map(|entry| format!("{} {}", entry.bonus.letter(), entry.symbol));
    assert_eq!(symbols, ["T 3X", "D 2X", "X +10", "V +5", ". *"]);
    for (english, spanish) in english.iter().zip(&spanish) {
        assert_eq!((english.bonus, english.symbol), (spanish.bonus, spanish.symbol));
        check::texts(english.meaning, spanish.meaning, &[]);
    }
    check::texts(fives::bonus(Bonus::None, Lang::English), fives::bonus(Bonus::None, Lang::Spanish), &[]);
}
