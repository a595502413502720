//! The rulebook of Scrambled 5's.

use parlor_core::{Game, GameOptions, RuleId};
use parlor_fives::{Bonus, Edition, Fives, Options};
use parlor_words::{GameWords, Item, Lang, RuleText, fives};

use crate::check;

fn rule(id: RuleId, lang: Lang) -> RuleText {
    Fives::rule(id, lang).unwrap_or_else(|| panic!("{id} has no text in {lang}"))
}

/// The rule's text and how we read it.
fn whole(rule: &RuleText) -> String {
    [Some(rule.text), rule.reading].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Every number in a text, sorted: both languages have to name the same.
fn numbers(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_rule_has_a_text_in_both_languages() {
    for id in Fives::RULES {
        let [english, spanish] = Lang::ALL.map(|lang| rule(*id, lang));
        assert_eq!((english.id, spanish.id), (*id, *id));
        assert_eq!(english.source, spanish.source);
        assert_eq!(english.reading.is_some(), spanish.reading.is_some(), "{id}");
        check::texts(english.title, spanish.title, &[]);
        check::texts(&whole(&english), &whole(&spanish), &[]);
        assert_eq!(numbers(&whole(&english)), numbers(&whole(&spanish)), "{id}");
        for text in [english.text, spanish.text].into_iter().chain(english.reading).chain(spanish.reading) {
            assert!(text.ends_with('.'), "{id}: {text:?}");
        }
    }
}

#[test]
fn there_is_no_text_for_a_rule_that_the_game_does_not_have() {
    for lang in Lang::ALL {
        let all: Vec<RuleId> = ('A'..='Z')
            .flat_map(|letter| (0..=u8::MAX).map(move |number| RuleId::new(letter, number)))
            .filter(|id| Fives::rule(*id, lang).is_some())
            .collect();
        assert_eq!(all, Fives::RULES);
    }
}

#[test]
fn the_rulebook_has_every_rule_once_and_in_order() {
    for lang in Lang::ALL {
        let book = Fives::rulebook(lang);
        assert_eq!(book.rules().map(|rule| rule.id).collect::<Vec<_>>(), Fives::RULES);
        assert!(book.rules().all(|rule| rule.lang == lang));
        assert_eq!(book.title, "Scrambled 5's");
        let text = book.to_string();
        assert!(text.starts_with("Scrambled 5's\n\n"));
        for rule in book.rules() {
            assert!(text.contains(&format!("\n{}  {} (", rule.id, rule.title)), "{}", rule.id);
        }
    }
}

#[test]
fn the_rest_of_the_rulebook_agrees_in_both_languages() {
    let [english, spanish] = Lang::ALL.map(Fives::rulebook);
    check::texts(english.introduction, spanish.introduction, &["Scrambled 5's", "5, 10, 15, 20"]);
    check::texts(Fives::summary(Lang::English), Fives::summary(Lang::Spanish), &[]);
    assert_eq!(english.chapters.len(), spanish.chapters.len());
    for (english, spanish) in english.chapters.iter().zip(&spanish.chapters) {
        check::texts(english.heading, spanish.heading, &[]);
        assert!(!english.items.is_empty(), "{}", english.heading);
        assert_eq!(english.items.len(), spanish.items.len(), "{}", english.heading);
        for pair in english.items.iter().zip(&spanish.items) {
            match pair {
                (Item::Rule(_), Item::Rule(_)) => {}
                (Item::Paragraph(english), Item::Paragraph(spanish)) => {
                    check::texts(english, spanish, &[]);
                    assert_eq!(numbers(english), numbers(spanish), "{english}");
                }
                (
                    Item::Term { word, meaning },
                    Item::Term { word: spanish_word, meaning: spanish_meaning },
                ) => {
                    check::same_or_not(word, spanish_word, &[]);
                    check::texts(meaning, spanish_meaning, &[]);
                    assert_eq!(numbers(meaning), numbers(spanish_meaning), "{meaning}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn the_rulebook_knows_the_classic_edition() {
    let classic = Edition::classic();
    let facts = numbers(rule(RuleId::new('F', 3), Lang::English).text);
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
            assert!(whole(&rule(RuleId::new('F', number), lang)).contains("free_pass"), "F{number}");
        }
    }
}

#[test]
fn every_option_has_a_text_in_both_languages() {
    for key in Options::KEYS {
        let [english, spanish] = Lang::ALL.map(|lang| Fives::option(key, lang).unwrap());
        check::texts(english, spanish, &["F11"]);
        for lang in Lang::ALL {
            assert!(Fives::rulebook(lang).to_string().contains(&format!("\n{key}: ")), "{key}");
        }
    }
    assert_eq!(Fives::option("fast", Lang::English), None);
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule(RuleId::new('F', 18), Lang::English).to_string();
    assert_eq!(
        text,
        "F18  Final scores (from the rule sheet)\n\
         The numbers on the tiles you have left are taken off your own score. The highest score wins.\n\
         Our reading. Players with the same highest score share the win.\n"
    );
    let text = rule(RuleId::new('F', 5), Lang::Spanish).to_string();
    assert_eq!(
        text,
        "F5  Se empieza en el centro (de la hoja de reglas)\n\
         La primera jugada de la partida cubre la casilla central.\n"
    );
}

#[test]
fn the_legend_has_every_bonus() {
    let [english, spanish] = Lang::ALL.map(fives::legend);
    let symbols = english.map(|entry| format!("{} {}", entry.letter, entry.symbol));
    assert_eq!(symbols, ["T 3X", "D 2X", "X +10", "V +5", "* *"]);
    for (english, spanish) in english.iter().zip(&spanish) {
        assert_eq!((english.letter, english.symbol), (spanish.letter, spanish.symbol));
        check::texts(english.meaning, spanish.meaning, &[]);
    }
    check::texts(fives::bonus(Bonus::None, Lang::English), fives::bonus(Bonus::None, Lang::Spanish), &[]);
}
