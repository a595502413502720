//! The score keeper: a game on cardboard, entered as it happens.

use parlor_pty::Key;

use crate::player::{folder, replayed, start};

#[test]
fn a_real_table_is_followed_and_its_record_holds() {
    let folder = folder("kept");
    let mut player = start(&folder, "score polygon --seats Ana,Ben", &[]);
    player.sees("Who goes first");
    player.types("2 4").presses(Key::Enter).sees("Turn 1: what was rolled?");
    player.types("star").presses(Key::Enter).sees("Turn 1: which tiles were drawn?");
    player.types("5 3").presses(Key::Enter).sees("Ben's turn");
    player.presses(Key::Enter).sees("Ben places");
    // That was another space: it is undone, and entered as it was.
    player.types("u").sees("Undone.");
    player.types(":5 9,9").presses(Key::Enter).sees("✗ 9,9 is off the board (rule P10).");
    player.types("n").sees_no("✗ ");
    player.presses(Key::Enter).sees("Ben places 5");
    player.types("qq").leaves();
    let told = replayed(&player.record(1));
    assert!(told.contains("Ben places 5") && told.contains("Turn 1"), "{told}");
    let record = std::fs::read_to_string(player.record(1)).unwrap();
    assert_eq!(record.lines().filter(|line| line.starts_with("2 5 ")).count(), 1, "{record}");
}
