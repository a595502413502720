//! What every rulebook has to be.

use parlor_core::{GameOptions, RuleId};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_words::{GameWords, Item, Lang, RuleText};

use crate::check;

/// A rule, which has to be there.
pub(crate) fn rule<G: GameWords>(number: u8, lang: Lang) -> RuleText {
    let id = G::RULES.iter().copied().find(|id| id.number() == number);
    let id = id.unwrap_or_else(|| panic!("{} has no rule {number}", G::NAME));
    G::rule(id, lang).unwrap_or_else(|| panic!("{id} has no text in {lang}"))
}

/// The rule's text, how we read it, and what is Parlor's own.
pub(crate) fn whole(rule: &RuleText) -> String {
    rule.paragraphs().map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

/// Every number in a text, sorted: both languages have to name the same.
pub(crate) fn numbers(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// Checks all games.
macro_rules! all_games {
    ($check:ident) => {
        $check::<Fives>();
        $check::<Scorzo>();
        $check::<Polygon>();
    };
}

#[test]
fn every_rule_has_a_text_in_both_languages() {
    fn check<G: GameWords>() {
        for id in G::RULES {
            let [english, spanish] = Lang::ALL.map(|lang| rule::<G>(id.number(), lang));
            assert_eq!((english.id, spanish.id), (*id, *id));
            assert_eq!(english.source, spanish.source);
            assert_eq!(english.reading.is_some(), spanish.reading.is_some(), "{id}");
            assert_eq!(english.layout.is_some(), spanish.layout.is_some(), "{id}");
            assert_eq!(english.picture, spanish.picture, "{id}");
            check::texts(english.title, spanish.title, &[]);
            check::texts(&whole(&english), &whole(&spanish), &[]);
            assert_eq!(numbers(&whole(&english)), numbers(&whole(&spanish)), "{id}");
            for (_, text) in english.paragraphs().chain(spanish.paragraphs()) {
                assert!(text.ends_with('.'), "{id}: {text:?}");
            }
        }
    }
    all_games!(check);
}

#[test]
fn there_is_no_text_for_a_rule_that_the_game_does_not_have() {
    fn check<G: GameWords>() {
        for lang in Lang::ALL {
            let all: Vec<RuleId> = ('A'..='Z')
                .flat_map(|letter| (0..=u8::MAX).map(move |number| RuleId::new(letter, number)))
                .filter(|id| G::rule(*id, lang).is_some())
                .collect();
            assert_eq!(all, G::RULES);
        }
    }
    all_games!(check);
}

#[test]
fn the_rulebook_has_every_rule_once_and_in_order() {
    fn check<G: GameWords>() {
        for lang in Lang::ALL {
            let book = G::rulebook(lang);
            assert_eq!(book.rules().map(|rule| rule.id).collect::<Vec<_>>(), G::RULES);
            assert!(book.rules().all(|rule| rule.lang == lang));
            assert_eq!(book.title, G::NAME);
            let text = book.to_string();
            assert!(text.starts_with(&format!("{}\n\n", G::NAME)));
            for rule in book.rules() {
                assert!(text.contains(&format!("\n{}  {} (", rule.id, rule.title)), "{}", rule.id);
            }
        }
    }
    all_games!(check);
}

#[test]
fn the_rest_of_the_rulebook_agrees_in_both_languages() {
    fn check<G: GameWords>() {
        let [english, spanish] = Lang::ALL.map(G::rulebook);
        check::texts(english.introduction, spanish.introduction, &[G::NAME]);
        assert_eq!(numbers(english.introduction), numbers(spanish.introduction));
        check::texts(G::summary(Lang::English), G::summary(Lang::Spanish), &[]);
        assert_eq!(english.chapters.len(), spanish.chapters.len());
        for (english, spanish) in english.chapters.iter().zip(&spanish.chapters) {
            check::texts(english.heading, spanish.heading, &[]);
            assert!(!english.items.is_empty(), "{}", english.heading);
            assert_eq!(english.items.len(), spanish.items.len(), "{}", english.heading);
            english.items.iter().zip(&spanish.items).for_each(agree);
        }
    }
    all_games!(check);
}

/// Whether two parts of a chapter say the same.
fn agree(pair: (&Item, &Item)) {
    match pair {
        (Item::Rule(_), Item::Rule(_)) => {}
        (Item::Paragraph(english), Item::Paragraph(spanish)) => {
            check::texts(english, spanish, &[]);
            assert_eq!(numbers(english), numbers(spanish), "{english}");
        }
        (Item::Term { word, meaning }, Item::Term { word: spanish_word, meaning: spanish_meaning }) => {
            check::same_or_not(word, spanish_word, &[]);
            check::texts(meaning, spanish_meaning, &[]);
            assert_eq!(numbers(meaning), numbers(spanish_meaning), "{meaning}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn rules_that_a_text_names_are_there() {
    fn check<G: GameWords>() {
        let letter = G::RULES[0].to_string().remove(0);
        for lang in Lang::ALL {
            let book = G::rulebook(lang).to_string();
            for word in book.split(|c: char| !c.is_alphanumeric()) {
                if let Ok(id) = word.parse::<RuleId>()
                    && word.starts_with(letter)
                {
                    assert!(G::RULES.contains(&id), "{id}");
                }
            }
        }
    }
    all_games!(check);
}

#[test]
fn every_option_is_a_house_rule_with_a_name_in_both_languages() {
    fn check<G: GameWords>() {
        for key in G::Options::keys() {
            let [english, spanish] = Lang::ALL.map(|lang| G::house_rule(key, lang).unwrap());
            check::texts(english.name, spanish.name, &[]);
            check::texts(english.about, spanish.about, &[]);
            let rule = G::RULES.iter().find(|id| english.about.contains(&format!("(rule {id})")));
            assert!(spanish.about.contains(&format!("(regla {})", rule.unwrap())), "{key}");
            for (lang, rule) in Lang::ALL.into_iter().zip([english, spanish]) {
                let book = G::rulebook(lang).to_string();
                assert!(book.contains(&format!("\n{}: {}", rule.name, rule.about)), "{key}");
                // What records and the command line call it is nothing for a rulebook.
                assert!(!book.contains(key), "{key}");
            }
        }
        assert_eq!(G::house_rule("fast", Lang::English), None);
    }
    all_games!(check);
}
