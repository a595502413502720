//! A game whose deal was locked in before the first move.

use parlor_pty::Key;

use crate::player::{folder, replayed, start, verified};

/// What stands behind a word at the beginning of a line.
fn said<'a>(record: &'a str, word: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ')).unwrap()
}

#[test]
fn a_game_without_a_seed_goes_on_is_given_up_and_then_its_deal_is_checked() {
    let folder = folder("fair");
    let mut player = start(&folder, "play fives --pace 0", &[]);
    player.sees("h hint");
    let begun = std::fs::read_to_string(player.record(1)).unwrap();
    player.types("?").sees("Keys");
    for _ in 0..3 {
        player.types(" ");
    }
    let help = player.sees(said(&begun, "commitment"));
    assert!(!help.contains(said(&begun, "house-seed")), "{help:?}");
    player.presses(Key::Esc).sees_no(said(&begun, "commitment"));
    player.types("h").sees("» Hint from Greedy: ");
    player.presses(Key::Enter).sees_no("» Hint from Greedy: ");
    player.types("qq").leaves();
    let (is_fair, told) = verified(&player.record(1));
    assert!(!is_fair && told.contains("The game isn't over yet"), "{told}");
    assert!(!told.contains(said(&begun, "house-seed")), "{told}");

    let mut again = start(&folder, "resume 1 --pace 0", &[]);
    again.sees("h hint");
    again.types("R").sees("Give up this game?");
    again.presses(Key::Enter).sees("┌ The game is over");
    again.presses(Key::Enter).sees_no("┌ The game is over");
    again.types("q").sees("Leave the game?");
    again.presses(Key::Enter).leaves();
    let over = std::fs::read_to_string(again.record(1)).unwrap();
    assert!(over.starts_with(&begun), "{over}");
    replayed(&again.record(1));
    let (is_fair, told) = verified(&again.record(1));
    assert!(is_fair && told.contains(said(&begun, "commitment")), "{told}");
}
