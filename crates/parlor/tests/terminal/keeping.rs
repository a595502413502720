//! The score keeper: a game on cardboard, entered as it happens.

use parlor_pty::Key;

use crate::player::{folder, replayed, start};

#[test]
fn a_real_table_is_followed_and_its_record_holds() {
    let folder = folder("kept");
    let mut player = start(&folder, "score polygon --seats Ana,Ben", &[]);
    player.sees("Who goes first");
    player.types("2 4").presses(Key::Enter).sees("What does the die show in turn 1");
    player.types("star").presses(Key::Enter).sees("Which tiles are drawn in turn 1");
    player.types("5 3").presses(Key::Enter).sees("Ben to play");
    player.presses(Key::Enter).sees("Ben lays");
    // That was another space: it is struck out, and entered as it was.
    player.types("u").sees("Struck out");
    player.types(":5 9,9").presses(Key::Enter).sees("✗ P");
    player.types("n").sees_no("✗ P");
    player.presses(Key::Enter).sees("Ben lays 5");
    player.types("qq").leaves();
    let told = replayed(&player.record(1));
    assert!(told.contains("Ben lays 5") && told.contains("Turn 1"), "{told}");
    let record = std::fs::read_to_string(player.record(1)).unwrap();
    assert_eq!(record.lines().filter(|line| line.starts_with("2 5 ")).count(), 1, "{record}");
}
