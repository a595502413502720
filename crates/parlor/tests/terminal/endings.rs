//! However the program ends, the terminal is what it was, and the game is on disk.

use parlor_pty::Key;

use crate::player::{folder, replayed, start};

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["TERM", "HUP", "INT"] {
        let folder = folder(&format!("signal_{signal}"));
        let mut player = start(&folder, "play polygon --seed 1 --pace 0 --seats Ana,Ben", &[]);
        player.sees("Roll:");
        player.types("h").sees("» Hint: ");
        player.presses(Key::Enter).sees_no("» Hint: ");
        player.terminal.signal(signal).unwrap();
        player.leaves();
        assert!(player.terminal.screen().contains("parlor resume 1"), "{signal}");
        let told = replayed(&player.record(1));
        assert!(told.contains("lays"), "{told}");
    }
}

#[test]
fn control_c_leaves_at_once() {
    let folder = folder("control_c");
    let mut player = start(&folder, "play fives --seed 1", &[]);
    player.sees("Rack:");
    player.presses(Key::Ctrl('c')).leaves();
    assert!(player.terminal.screen().contains("parlor resume 1"));
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let folder = folder("menu");
    let mut player = start(&folder, "play --pace 0", &[]);
    player.sees("What shall we play?");
    player.presses(Key::Down).presses(Key::Down).presses(Key::Enter).sees("At the table");
    player.presses(Key::Enter).sees("Roll:");
    player.types("q").sees("Leave the table?");
    player.presses(Key::Enter).sees("Go on with a game (1)");
    player.types("q").leaves();
}
