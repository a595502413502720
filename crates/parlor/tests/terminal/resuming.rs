//! Going on with a game that was interrupted, however it was.

use parlor_core::record::Record;
use parlor_pty::Key;

use crate::player::{folder, replayed, start};

#[test]
fn a_game_goes_on_after_the_program_was_killed() {
    let folder = folder("killed");
    let mut player = start(&folder, "play fives --seed 1 --pace 0", &[]);
    player.sees("Your tiles:");
    player.types("h").sees("» Hint from Greedy: ");
    player.presses(Key::Enter).sees_no("» Hint from Greedy: ");
    let before = player.terminal.wait_until(|screen| screen.contains("Casual plays")).unwrap();
    let rack = before.lines().into_iter().find(|line| line.contains("Your tiles:")).unwrap();
    player.terminal.kill().unwrap();
    let record = std::fs::read_to_string(player.record(1)).unwrap();
    assert_eq!(record.lines().skip_while(|line| *line != "moves").count(), 3, "{record}");
    replayed(&player.record(1));

    // The list has it; the game is where it was.
    let mut again = start(&folder, "resume --pace 0", &[]);
    again.sees("Eva, Casual");
    let after = again.presses(Key::Enter).sees("Your tiles:");
    assert_eq!(
        after.lines().into_iter().find(|line| line.contains("Your tiles:")).unwrap()[..32],
        rack[..32]
    );
    assert!(after.contains("Casual plays"), "{after:?}");
    again.types("h").sees("» Hint from Greedy: ");
    again.presses(Key::Enter).sees_no("» Hint from Greedy: ");
    again.types("qq").leaves();
    assert!(again.terminal.screen().contains("parlor resume 1"), "{:?}", again.terminal.screen());
    replayed(&again.record(1));
}

#[test]
fn a_line_that_was_half_written_is_taken_off() {
    let folder = folder("half_written");
    let mut player = start(&folder, "play polygon --seed 1 --pace 0 --seats Ana,Ben", &[]);
    player.sees("Roll:");
    player.types("h").sees("» Hint from Greedy: ");
    player.presses(Key::Enter).sees_no("» Hint from Greedy: ");
    player.terminal.kill().unwrap();
    let file = player.record(1);
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("{whole}1 4x")).unwrap();
    let again = start(&folder, "resume 1", &[]);
    again.sees("Roll:");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn a_game_is_open_in_one_window_only() {
    let folder = folder("one_window");
    let player = start(&folder, "play polygon --seed 1 --pace 0 --seats Ana,Ben", &[]);
    player.sees("Roll:");
    let mut other = start(&folder, "resume 1", &[]);
    assert!(!other.terminal.wait_end().unwrap().is_success());
    assert!(other.terminal.screen().contains("game 1 is open in another window"));
}

/// Games that earlier versions left behind (`tests/data/saved-games-1` and `-2`, formats 1 and 2 of records) go on: each has the
/// moves that it had, and takes others, whatever it was written in.
#[test]
fn games_of_an_earlier_version_go_on() {
    games_go_on("saved-games-1");
    games_go_on("saved-games-2");
}

fn games_go_on(saved: &str) {
    let folder = folder(saved);
    std::fs::create_dir(folder.join("games")).unwrap();
    let earlier = format!("{}/tests/data/{saved}/games", env!("CARGO_MANIFEST_DIR"));
    for file in std::fs::read_dir(earlier).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), folder.join("games").join(file.file_name())).unwrap();
    }
    start(&folder, "resume", &[]).sees("Ana, Greedy, Casual");
    // What happened last, line by line.
    let games = [
        (1, ["Greedy plays N5 69.99", ""]),
        (2, ["Casual discards 5♥", ""]),
        (3, ["Ana places 1 X3 on", "  -1,1"]),
    ];
    for (number, [last, wrapped]) in games {
        for time in 1..=2 {
            let mut player = start(&folder, &format!("resume {number} --pace 0"), &[]);
            let before = std::fs::read_to_string(player.record(number)).unwrap();
            let screen = player.sees(if time == 1 { last } else { "h hint" });
            assert!(time == 2 || screen.contains(wrapped), "{screen:?}");
            player.types("h").sees("» Hint from Greedy: ");
            player.presses(Key::Enter).sees_no("» Hint from Greedy: ");
            player.types("qq").leaves();
            let after = std::fs::read_to_string(player.record(number)).unwrap();
            // In the format of today, whichever it was in.
            let before = before.parse::<Record>().unwrap().to_string();
            assert!(after.len() > before.len() && after.starts_with(&before), "{after}");
            replayed(&player.record(number));
        }
    }
    // A game on a real table asks for what comes next.
    let mut keeper = start(&folder, "resume 4", &[]);
    keeper.sees("Turn 1: which tiles were drawn?");
    keeper.types("5 W").presses(Key::Enter).sees("Ana draws 5 and WILD");
    keeper.types("qq").leaves();
    replayed(&keeper.record(4));
}
