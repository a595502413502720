//! Two people at one keyboard, refusals, taking back.

use parlor_pty::Key;

use crate::player::{folder, start};

#[test]
fn the_screen_is_handed_over_and_nobody_sees_another_rack() {
    let folder = folder("handed_over");
    let mut player = start(&folder, "play fives --seats Ana,Ben --seed 1", &[]);
    let first = player.sees("it is your turn");
    assert!(!first.contains("Rack:") && !first.contains("Yours"), "{first:?}");
    let (one, other) = if first.contains("┌ Ana") { ("Ana", "Ben") } else { ("Ben", "Ana") };
    let seen = player.types(" ").sees("Rack:");
    assert!(seen.contains(&format!("{one} to play")) && seen.contains("Yours"), "{seen:?}");
    let rack = seen.lines().into_iter().find(|line| line.contains("Rack:")).unwrap();

    player.types("h").sees("» Hint: ");
    player.presses(Key::Enter).sees("hides your hand");
    let hidden = player.presses(Key::Enter).sees(&format!("┌ {other}, it is your turn"));
    assert!(!hidden.contains("Rack:") && !hidden.contains("Yours"), "{hidden:?}");

    let seen = player.types(" ").sees("Rack:");
    assert!(seen.contains(&format!("{other} to play")), "{seen:?}");
    let others = seen.lines().into_iter().find(|line| line.contains("Rack:")).unwrap();
    assert_ne!(rack, others);
    // What the first player drew is no business of the second.
    assert!(seen.contains("draws") && !seen.contains("tiles: "), "{seen:?}");
}

#[test]
fn what_is_illegal_is_refused_with_its_rule_which_can_be_read() {
    let folder = folder("refused");
    let mut player = start(&folder, "play fives --seed 1 --pace 0", &[]);
    player.sees("Rack:");
    player.types(":1a 55").presses(Key::Enter);
    let refused = player.sees("✗ F");
    let rule = refused.lines().into_iter().find_map(|line| Some(line.split_once("✗ ")?.1[..2].to_owned()));
    player.types("?");
    let help = player.sees("· Rules");
    assert!(help.contains(&format!("{}  ", rule.unwrap())), "{help:?}");
    player.presses(Key::Esc).sees_no("· Rules");
    // Nothing was written down.
    let record = std::fs::read_to_string(player.record(1)).unwrap();
    assert!(!record.contains("1A 55"), "{record}");
}

#[test]
fn spanish_no_colours_and_another_size() {
    let folder = folder("spanish");
    let mut player = start(&folder, "play polygon --seed 1 --lang es", &[("NO_COLOR", "1")]);
    player.sees("Tirada:");
    assert!(!player.terminal.screen().has_colors());
    let coloured = start(&folder, "play polygon --seed 1 --lang es", &[]);
    coloured.sees("Tirada:");
    assert!(coloured.terminal.screen().has_colors());
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
    let screen = player.sees("Rack:");
    assert!(screen.mouse_on() && screen.is_alternate());
    let (column, line) = screen.find("Rack:").unwrap();
    // The first tile of the rack, and the centre of the board.
    player.terminal.click(column + 7, line).unwrap();
    player.terminal.wait_until(|screen| screen.lines()[usize::from(line)].contains('>')).unwrap();
    let (_, eighth) = screen.find(" 8 3X").unwrap();
    player.terminal.click(25, eighth).unwrap();
    let laid = player.sees("8H ");
    assert!(!laid.lines()[usize::from(line)].contains('>'), "{laid:?}");
}
