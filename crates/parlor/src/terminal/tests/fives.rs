//! Scrambled 5's.

use std::time::Duration;

use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_words::Lang;
use parlor_words::program::Label;
use parlor_words::terminal::Text;

use super::sitting::Sitting;

#[test]
fn a_game_against_a_bot() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Fives>("fives", "Ana,greedy", "1", lang);
        sitting.wait().picture("the first turn");
        sitting.press("h").picture("a hint").press("<esc>").picture("what was begun is dropped");
        sitting
            .press("<down><down><down><right>1")
            .picture("a tile that lies nowhere")
            .press("888")
            .picture("a tile that is not on the rack");
        sitting.press("<esc>").click("5   7").picture("a tile in hand").press("<esc>");
        sitting.press(":").picture("a move is typed").press("8f xx<enter>").picture("it can't be read");
        sitting.press("<esc>").press(":1a 55<enter>").picture("a play that is refused with its rule");
        sitting
            .press("?")
            .picture("the rule that was named")
            .press("<tab>")
            .picture("the keys")
            .press("<esc>");
        sitting.press("h<enter>").picture("the bot is to act").wait().picture("the bot has acted");
        sitting.press("u").picture("nothing can be taken back").press("<tab>").picture("unseen tiles");
        sitting.press("<tab>").picture("bonus squares").press("<tab>");
        sitting.press("q").picture("leaving?").press("<esc>R").picture("giving up?").press("<esc>");
        sitting.resize(160, 50).picture("a large window");
        sitting.resize(79, 24).picture("a window that is too small").resize(80, 24);
        sitting.press("R<enter>").picture("given up").press("<enter>").picture("the board at the end");
        sitting.compare();
    }
}

#[test]
fn a_game_to_the_end() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Fives>("fives-end", "Ana,greedy", "2", lang);
        for _ in 0..200 {
            sitting.wait();
            if sitting.shows(Text::Over.text(lang)) {
                break;
            }
            sitting.press("h<enter>p");
        }
        sitting.picture("the end").press("<enter>").picture("the board at the end");
        sitting
            .press("v")
            .wait()
            .picture("the review")
            .press("<end>")
            .picture("its last lines")
            .press("<esc>");
        sitting.press("a").wait();
        assert!(!sitting.shows(Text::Over.text(lang)), "another game has begun");
        sitting.compare();
    }
}

#[test]
fn bots_take_their_time_and_the_pieces_of_a_turn_follow_at_once() {
    let mut sitting = Sitting::at::<Fives>("fives-pace", "Ana,greedy", "1", Lang::English);
    sitting.press("h<enter>");
    assert!(sitting.waits() > Some(Duration::from_millis(500)), "{:?}", sitting.waits());
    let mut sitting = Sitting::at::<Polygon>("polygon-pace", "random,random", "1", Lang::English);
    let mut waits = Vec::new();
    for _ in 0..4 {
        waits.push(sitting.waits() > Some(Duration::from_millis(500)));
        sitting.press(" ");
    }
    assert_eq!(waits, [true, false, true, false]);
}

#[test]
fn two_people_hand_the_screen_over() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Fives>("fives-people", "Ana,Ben,greedy", "3", lang);
        sitting.wait().picture("nobody's rack is shown").press("<enter><enter>");
        assert!(!sitting.shows(Label::Rack.text(lang)), "Enter uncovers nothing");
        sitting.press(" ").picture("the first player's turn");
        sitting.press("h<enter>").picture("the first player has played");
        sitting
            .press("<enter>")
            .picture("a bot is to act")
            .wait()
            .picture("the next player is called")
            .press(" ");
        sitting.picture("the next player's turn").press("h<enter><enter>").picture("the bot is to act");
        sitting.wait().picture("the first player is called again").compare();
    }
}
