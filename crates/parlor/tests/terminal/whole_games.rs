//! A whole game of each kind against a bot, by keys.

use parlor_pty::{Key, Screen};

use crate::player::{Player, folder, replayed, start};

/// Whether the one at the screen is to play.
pub(crate) fn is_turn(screen: &Screen) -> bool {
    screen.contains("Eva's turn") && screen.contains("h hint") && !screen.contains("press any key")
}

pub(crate) fn is_announced(screen: &Screen) -> bool {
    screen.contains("press any key")
}

pub(crate) fn is_over(screen: &Screen) -> bool {
    screen.contains("┌ The game is over")
}

/// Plays to the end: asks for a hint, and does what it shows.
fn play_to_the_end(player: &mut Player) {
    for _ in 0..2_000 {
        let screen = player
            .terminal
            .wait_until(|screen| is_turn(screen) || is_announced(screen) || is_over(screen))
            .unwrap();
        if is_announced(&screen) {
            player.types(" ");
            let before = screen.text();
            player.terminal.wait_until(|screen| screen.text() != before).unwrap();
        } else if is_over(&screen) {
            return;
        } else {
            player.types("h");
            let hinted = player.sees("» Hint from Greedy: ");
            let key = match hinted {
                pass if pass.contains("Hint from Greedy: pass") => Key::Char('p'),
                out if out.contains(" aside.") => Key::Char('o'),
                _ => Key::Enter,
            };
            player.presses(key).sees_no("» Hint from Greedy: ");
        }
    }
    panic!("a game without an end");
}

fn whole_game(game: &str) {
    let folder = folder(&format!("whole_{game}"));
    let mut player = start(&folder, &format!("play {game} --seed 5 --pace 0"), &[]);
    play_to_the_end(&mut player);
    player.presses(Key::Enter).sees_no("┌ The game is over");
    player.types("q").sees("Leave the game?");
    player.presses(Key::Enter).leaves();
    let said = player.terminal.screen();
    assert!(said.contains("The game is saved in "), "{said:?}");
    let told = replayed(&player.record(1));
    assert!(told.contains("Final scores") && told.contains("Eva") && told.contains("Casual"), "{told}");
}

#[test]
fn fives() {
    whole_game("fives");
}

#[test]
fn scorzo() {
    whole_game("scorzo");
}

#[test]
fn polygon() {
    whole_game("polygon");
}
