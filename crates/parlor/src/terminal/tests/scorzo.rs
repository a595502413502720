//! Scorzo.

use parlor_scorzo::Scorzo;
use parlor_words::Lang;
use parlor_words::terminal::Text;

use super::sitting::Sitting;

#[test]
fn a_game_against_bots() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Scorzo>("scorzo", "Ana,greedy,greedy", "3", lang);
        sitting.wait().picture("the first turn").press("h").picture("a hint");
        sitting.press("<up>t").picture("the discard is taken").press("u").picture("it is taken back");
        sitting.press("7").picture("a card can't be discarded yet").press("<esc>");
        sitting.press(":7s<enter>").picture("a discard that is refused with its rule").press("?");
        sitting.picture("the rule that was named").press("<tab>").picture("the keys").press("<esc>");
        sitting.press("d").picture("a card is drawn").press("<right><right>").picture("another card");
        for order in ["by suit", "by number", "by hand"] {
            sitting.press("s").picture(order);
        }
        sitting.press("<lt><gt><gt>").picture("a card is moved").press("s<enter>").picture("a bot is to act");
        sitting.wait().picture("the bots have acted").press("<tab>").picture("the score sheet");
        sitting.press("<tab>").picture("unseen cards").press("<tab>");
        sitting.resize(160, 50).picture("a large window").resize(80, 24).compare();
    }
}

#[test]
fn rounds_end_with_a_call() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Scorzo>("scorzo-end", "Ana,greedy", "2", lang);
        let (mut announced, mut is_over) = (0, false);
        for _ in 0..2_000 {
            sitting.wait();
            if sitting.shows(Text::AnyKey.text(lang)) {
                announced += 1;
                if announced <= 4 {
                    sitting.picture("something is announced");
                }
                sitting.press(" ");
            } else if sitting.shows(Text::Over.text(lang)) {
                is_over = true;
                break;
            } else {
                sitting.press("h<enter>");
            }
        }
        assert!(is_over && announced >= 22, "{announced} announcements");
        sitting.picture("the end").press("<enter>").picture("the hands at the end");
        sitting.press("<tab>").picture("the score sheet at the end").compare();
    }
}

#[test]
fn nobody_takes_back_what_another_did_and_sees_the_hand() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Scorzo>("scorzo-people", "Ana,Ben", "3", lang);
        // Whoever begins takes the discard and discards another card: both could be taken back.
        sitting.press(" t<left><enter>").picture("the first player has discarded");
        sitting.press("u").picture("it is taken back by the same player").press("<enter><enter>");
        sitting
            .picture("the other is called")
            .press("u")
            .picture("it is taken back: the first player is called");
        sitting.press(" <enter><enter> ").picture("the other's turn");
        sitting.press("u").picture("the other can't take it back").compare();
    }
}

#[test]
fn when_a_round_ends_nobody_s_new_hand_lies_open() {
    let mut sitting = Sitting::at::<Scorzo>("scorzo-rounds", "Ana,Ben", "3", Lang::English);
    for _ in 0..500 {
        if sitting.shows("press any key") {
            assert!(
                !sitting.shows("Hand,") && !sitting.shows("Your cards"),
                "{}",
                sitting.lines().join("\n")
            );
            if sitting.shows("The round is over. Points") {
                return;
            }
            sitting.press(" ");
        } else if sitting.shows("it's your turn") {
            sitting.press(" ");
        } else if sitting.shows("to hide your tiles or cards") {
            sitting.press("<enter>");
        } else {
            sitting.press("h<enter>");
        }
    }
    panic!("no round ends");
}
