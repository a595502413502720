//! Two people at one keyboard, refusals.

use parlor_pty::Key;

use crate::player::{folder, start};

#[test]
fn the_screen_is_handed_over_and_nobody_sees_another_rack() {
    let folder = folder("handed_over");
    let mut player = start(&folder, "play fives --seats Ana,Ben --seed 1", &[]);
    let first = player.sees("it's your turn");
    assert!(!first.contains("Your tiles:") && !first.contains("Yours"), "{first:?}");
    let (one, other) = if first.contains("┌ Ana") { ("Ana", "Ben") } else { ("Ben", "Ana") };
    let seen = player.types(" ").sees("Your tiles:");
    assert!(seen.contains(&format!("{one}'s turn")) && seen.contains("Yours"), "{seen:?}");
    let rack = seen.lines().into_iter().find(|line| line.contains("Your tiles:")).unwrap();

    player.types("h").sees("» Hint from Greedy: ");
    player.presses(Key::Enter).sees("to hide your tiles");
    let hidden = player.presses(Key::Enter).sees(&format!("┌ {other}, it's your turn"));
    assert!(!hidden.contains("Your tiles:") && !hidden.contains("Yours"), "{hidden:?}");

    let seen = player.types(" ").sees("Your tiles:");
    assert!(seen.contains(&format!("{other}'s turn")), "{seen:?}");
    let others = seen.lines().into_iter().find(|line| line.contains("Your tiles:")).unwrap();
    assert_ne!(rack, others);
    // What the first player drew is no business of the second.
    let others = seen.text().replace("Your tiles: ", "");
    assert!(others.contains("draws") && !others.contains("tiles: "), "{seen:?}");
}

#[test]
fn what_is_illegal_is_refused_with_its_rule_which_can_be_read() {
    let folder = folder("refused");
    let mut player = start(&folder, "play fives --seed 1 --pace 0", &[]);
    player.sees("Your tiles:");
    player.types(":1a 55").presses(Key::Enter);
    player.sees("✗ You have no 5 left (rule F4).");
    player.types("?");
    let help = player.sees("· Rules");
    assert!(help.contains("F4  "), "{help:?}");
    player.presses(Key::Esc).sees_no("· Rules");
    // Nothing was written down.
    let record = std::fs::read_to_string(player.record(1)).unwrap();
    assert!(!record.contains("1A 55"), "{record}");
}

#[test]
fn spanish_no_colors_and_another_size() {
    let folder = folder("spanish");
    let mut player = start(&folder, "play polygon --seed 1 --lang es", &[("NO_COLOR", "1")]);
    player.sees("Tirada:");
    assert!(!player.terminal.screen().has_colors());
    let colored = start(&folder, "play polygon --seed 1 --lang es", &[]);
    colored.sees("Tirada:");
    assert!(colored.terminal.screen().has_colors());
    player.terminal.resize(160, 50).unwrap();
    player.sees("*0,0*");
    player.terminal.resize(60, 20).unwrap();
    player.sees("Agranda la ventana");
    player.terminal.resize(80, 24).unwrap();
    player.sees("Tirada:");
}

#[test]
fn the_mouse_lays_tiles() {
    let folder = folder("mouse");
    let mut player = start(&folder, "play fives --seed 1 --pace 0", &[]);
    let screen = player.sees("Your tiles:");
    assert!(screen.mouse_on() && screen.is_alternate());
    let (column, line) = screen.find("Your tiles:").unwrap();
    // The first of the tiles, and the center of the board.
    player.terminal.click(column + 13, line).unwrap();
    player.terminal.wait_until(|screen| screen.lines()[usize::from(line)].contains('>')).unwrap();
    let (_, eighth) = screen.find(" 8 3X").unwrap();
    player.terminal.click(25, eighth).unwrap();
    let laid = player.sees("8H ");
    assert!(!laid.lines()[usize::from(line)].contains('>'), "{laid:?}");
}
