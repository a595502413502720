//! Keeping the score of a real table.

use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_words::Lang;

use super::sitting::{Sitting, context, game};
use crate::terminal::{NewGame, TerminalGame};

fn kept<G: TerminalGame>(name: &'static str, lang: Lang) -> Sitting {
    let context = context(name, lang);
    let new: NewGame<G> = NewGame { is_real_table: true, seed: None, ..game("Ana,Ben", "1", &context) };
    Sitting::new(name, Box::new(new.begin(&context).unwrap()), lang)
}

#[test]
fn fives() {
    for lang in Lang::ALL {
        let mut sitting = kept::<Fives>("keep-fives", lang);
        sitting
            .picture("who begins?")
            .press("9<enter>")
            .picture("nobody sits there")
            .press("<esc>ben<enter>");
        sitting.picture("the first play").press("5").picture("a tile is laid").press("5<enter>");
        sitting.picture("the next player").press(":8j 55<enter>").picture("a play in notation");
        sitting.press("u").picture("it is struck out").press("r").picture("it is entered again");
        sitting
            .press("uu")
            .press(":8h 55<enter>r")
            .picture("a mistake is mended")
            .press("?")
            .picture("the keys");
        sitting.compare();
    }
}

#[test]
fn polygon() {
    for lang in Lang::ALL {
        let mut sitting = kept::<Polygon>("keep-polygon", lang);
        sitting.picture("who begins, and with which tile?").press("1 4X3<enter>").picture("what was rolled?");
        sitting.press("S<enter>").picture("what was drawn?").press("5 w<enter>").picture("tiles are laid");
        sitting.press("<enter>").picture("one is laid").compare();
    }
}

#[test]
fn a_word_that_begins_with_a_key_can_be_typed() {
    let mut sitting = kept::<Polygon>("keep-polygon-words", Lang::Spanish);
    sitting.press("1 4<enter>rombo");
    assert!(sitting.shows("> rombo") && !sitting.shows("r rehacer"));
    assert!(sitting.press("<enter>").shows("rombo rojo"));
    assert!(sitting.press("u").shows("Deshecho") && sitting.press("r").shows("> r"));
}

#[test]
fn scorzo() {
    for lang in Lang::ALL {
        let mut sitting = kept::<Scorzo>("keep-scorzo", lang);
        sitting.picture("who deals?").press("1<enter>").picture("what is turned up?").press("7s<enter>");
        sitting.picture("the first turn").press("t").picture("a card was taken").press("c");
        sitting.picture("nobody can call yet").press("9").picture("a discard is typed").press("h<enter>");
        sitting.picture("a card was discarded").press("c").picture("a call").press(" ");
        sitting.picture("a last turn").press("d").press(":w<enter>").picture("the hands are told");
        sitting.press("1s 2s 3s 4s 5s 6s 6t 7t<enter>").picture("one hand is told");
        sitting.press("1q 2q 3q 4q 5q 7s 9q 10t<enter>").picture("a hand that does not fit the call");
        sitting
            .press("<back>".repeat(40).as_str())
            .press("7s 8s 9s 1q 2q 3q 4q w<enter>")
            .picture("the next round");
        sitting.compare();
    }
}
