//! The rulebook of Scrambled 5's.

use parlor_fives::{Bonus, Edition, Fives};
use parlor_words::{GameWords, Lang, fives};

use crate::check;
use crate::rulebook::{numbers, rule, whole};

#[test]
fn the_rulebook_knows_the_classic_edition() {
    let classic = Edition::classic();
    let facts = numbers(rule::<Fives>(3, Lang::English).text);
    for fact in [u32::from(classic.size()), u32::from(classic.tiles().len()), 2, 4] {
        assert!(facts.contains(&fact), "{fact}");
    }
    for lang in Lang::ALL {
        assert!(Fives::rulebook(lang).to_string().contains(&classic.centre().to_string()));
    }
}

#[test]
fn every_rule_that_needs_the_option_names_it() {
    for lang in Lang::ALL {
        for number in [11, 17] {
            assert!(whole(&rule::<Fives>(number, lang)).contains("free_pass"), "F{number}");
        }
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Fives>(18, Lang::English).to_string();
    assert_eq!(
        text,
        "F18  Final scores (from the rule sheet)\n\
         The numbers on the tiles you have left are taken off your own score. The highest score wins.\n\
         Our reading. Players with the same highest score share the win.\n"
    );
    let text = rule::<Fives>(5, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "F5  Se empieza en el centro (de la hoja de reglas)\n\
         La primera jugada de la partida cubre la casilla central.\n"
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
