//! The toy, which proves that a game needs nothing but its own parts to be on all screens.

use parlor_toy::Toy;
use parlor_words::terminal::Text;
use parlor_words::toy::ToyText;
use parlor_words::{GameWords as _, Lang};

use super::sitting::{Sitting, context, game};
use crate::referee::Referee;
use crate::terminal::{Menu, SavedList};

/// Whatever is wrong, the screen says more.
fn check(sitting: &mut Sitting, text: &str, is_shown: bool) {
    assert_eq!(sitting.shows(text), is_shown, "{text}\n{}", sitting.lines().join("\n"));
}

#[test]
fn it_is_chosen_in_the_menu_and_set_up() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::new("toy", Box::new(Menu::new(context("toy", lang))), lang);
        sitting.click("Toy").press("<enter>");
        let rule = Toy::house_rule("lower", lang).expect("a house rule");
        check(&mut sitting, rule.name, true);
        sitting.press("<enter>").wait();
        check(&mut sitting, ToyText::Hand.text(lang), true);
    }
}

#[test]
fn hints_keys_and_clicks_play_a_game_against_an_expert() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Toy>("toy-bot", "Ana,expert", "1", lang);
        check(sitting.wait(), ToyText::Hand.text(lang), true);
        sitting.press("<right><left><enter>").wait().press("h").click("T2").press("<enter>");
        let mut turns = 0;
        while !sitting.wait().shows(Text::Over.text(lang)) {
            turns += 1;
            assert!(turns < 10, "{}", sitting.lines().join("\n"));
            sitting.press("h<enter>");
        }
    }
}

#[test]
fn nobody_sees_the_hand_of_another_and_refusals_name_their_rule() {
    let mut sitting = Sitting::at::<Toy>("toy-people", "Ana,Ben", "1", Lang::English);
    check(&mut sitting, "Your cards", false);
    sitting.press(" ");
    check(&mut sitting, "Your cards", true);
    sitting.press("99<enter>");
    check(&mut sitting, "T1", true);
    sitting.press("<esc><enter>");
    check(&mut sitting, "to hide your tiles or cards; Ben is next", true);
    sitting.press("<enter>");
    check(&mut sitting, "Your cards", false);
}

#[test]
fn a_game_that_was_interrupted_goes_on() {
    let context = context("toy-saved", Lang::English);
    game::<Toy>("Ana,greedy", "1", &context).begin(&context).unwrap();
    let mut sitting = Sitting::new("toy", Box::new(SavedList::new(context).unwrap()), Lang::English);
    check(&mut sitting, "Toy", true);
    sitting.press("<enter>").wait();
    check(&mut sitting, "Your cards", true);
}

#[test]
fn other_programs_have_it_played() {
    let request = r#"{"op":"selfplay","game":"toy","seed":"1","players":3,"bot":"steady"}"#;
    let answer = Referee::new(Lang::English).answer(request.as_bytes());
    assert!(answer.contains(r#""turns":18"#) && answer.contains("game toy"), "{answer}");
}
