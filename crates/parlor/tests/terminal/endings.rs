//! However the program ends, the terminal is what it was, and the game is saved.

use parlor_pty::{Key, Program, Terminal};

use crate::player::{folder, replayed, start};

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["TERM", "HUP", "INT", "QUIT"] {
        let folder = folder(&format!("signal_{signal}"));
        let mut player = start(&folder, "play polygon --seed 1 --pace 0 --seats Ana,Ben", &[]);
        player.sees("Roll:");
        player.types("h").sees("» Hint from Greedy: ");
        player.presses(Key::Enter).sees_no("» Hint from Greedy: ");
        player.terminal.signal(signal).unwrap();
        player.leaves();
        assert!(player.terminal.screen().contains("parlor resume 1"), "{signal}");
        let told = replayed(&player.record(1));
        assert!(told.contains("places"), "{told}");
    }
}

#[test]
fn control_c_leaves_at_once() {
    let folder = folder("control_c");
    let mut player = start(&folder, "play fives --seed 1", &[]);
    player.sees("Your tiles:");
    player.presses(Key::Ctrl('c')).leaves();
    assert!(player.terminal.screen().contains("parlor resume 1"));
    // From a table that the menu has led to as well.
    let mut player = start(&folder, "play", &[]);
    player.sees("What shall we play?");
    player.presses(Key::Enter).sees("New game");
    player.presses(Key::Enter).sees("Your tiles:");
    player.presses(Key::Ctrl('c')).leaves();
    assert!(player.terminal.screen().contains("parlor resume 2"));
}

#[test]
fn control_z_gives_the_terminal_back_until_the_program_goes_on() {
    let folder = folder("control_z");
    let mut player = start(&folder, "play fives --seed 1", &[]);
    player.sees("Your tiles:");
    player.presses(Key::Ctrl('z'));
    player.terminal.wait_until(|screen| !screen.is_alternate()).unwrap();
    player.terminal.signal("CONT").unwrap();
    let again =
        player.terminal.wait_until(|screen| screen.is_alternate() && screen.contains("Your tiles:")).unwrap();
    assert!(again.mouse_on());
}

#[test]
fn a_panic_gives_the_terminal_back() {
    let this = std::env::current_exe().unwrap();
    let program = Program::new(&this)
        .args(["--exact", "endings::panics_on_screen", "--ignored", "--nocapture"])
        .env("LANG", "C.UTF-8");
    let mut terminal = Terminal::start(&program).unwrap();
    terminal.wait_until(|screen| screen.is_alternate() && screen.mouse_on()).unwrap();
    terminal.press("x").unwrap();
    assert!(!terminal.wait_end().unwrap().is_success());
    let screen = terminal.screen();
    assert!(!screen.is_alternate() && !screen.mouse_on() && !screen.cursor_hidden(), "{screen:?}");
    assert!(screen.contains("somebody pressed a key"), "{screen:?}");
}

/// What `a_panic_gives_the_terminal_back` runs in a terminal of its own.
#[test]
#[ignore = "run by another test"]
fn panics_on_screen() {
    parlor::panic_on_screen().unwrap();
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let folder = folder("menu");
    let mut player = start(&folder, "play --pace 0", &[]);
    player.sees("What shall we play?");
    player.presses(Key::Down).presses(Key::Down).presses(Key::Enter).sees("New game");
    player.presses(Key::Enter).sees("Roll:");
    player.types("q").sees("Leave the game?");
    player.presses(Key::Enter).sees("Continue a game (1)");
    player.types("q").leaves();
}
