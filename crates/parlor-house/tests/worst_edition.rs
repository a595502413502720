//! The largest boxes that a house accepts: how long it takes to make a table with one, to move at it and to open it.
//!
//! What is measured is the time that this thread has a processor, so that it does not matter what else the computer does.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test")]
#![cfg(target_os = "linux")]

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use parlor_core::{Level, PlayerName, Seat, Seed, Viewer};
use parlor_house::table::{
    By, Command, HouseTable, PersonId, Secrets, TableEntry, TableSetUp, rules_version,
};
use parlor_wire::{EditionChoice, InviteSecret, LobbyCommand, Stage, TableId};

/// A table is opened within 10 ms, and what the house adds to a move beside the disk is 3 ms. These boxes may take ten times as long.
const OPEN: Duration = Duration::from_millis(10 * 10);
const MOVE: Duration = Duration::from_millis(10 * 3);

/// How often a table is made.
const AGAIN: u32 = 50;

/// Longer texts of a box are refused.
const LONGEST: usize = 16 * 1024;

/// How long this thread has had a processor.
fn processor_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(text.split(' ').next().unwrap().parse().unwrap())
}

/// How often something was done, and how long all of it took. The system counts in ticks of some milliseconds, so only many tell.
#[derive(Clone, Copy, Default)]
struct Timed {
    times: u32,
    all: Duration,
}

impl Timed {
    fn time<T>(&mut self, what: impl FnOnce() -> T) -> T {
        let begin = processor_time();
        let done = what();
        self.all += processor_time() - begin;
        self.times += 1;
        done
    }

    fn mean(self) -> Duration {
        self.all / self.times
    }
}

/// A box as long as it may be.
fn padded(mut text: String) -> EditionChoice {
    text.extend(std::iter::repeat_n('#', LONGEST - text.len()));
    EditionChoice::Text(text)
}

fn fives() -> EditionChoice {
    let mut text = "name = \"worst\"\nplayers = [2, 6]\nboard = [\n".to_owned();
    for row in 0..25 {
        let row: String = (0..25).map(|column| if (row, column) == (12, 12) { '*' } else { '.' }).collect();
        writeln!(text, "  {row:?},").unwrap();
    }
    text.push_str("]\n\n[tiles]\n");
    (1..=9).for_each(|number| writeln!(text, "{number} = 100").unwrap());
    padded(text)
}

fn scorzo() -> EditionChoice {
    padded(format!("name = \"worst\"\nplayers = [2, 6]\nrounds = {:?}\n", [12; 20]))
}

fn polygon() -> EditionChoice {
    let mut text =
        "name = \"worst\"\nplayers = [2, 6]\nradius = 8\nstart = \"0,0\"\n\n[tiles]\nW = 100\n".to_owned();
    for number in 1..=5 {
        writeln!(text, "{number} = 100\n{number}x2 = 100\n{number}x3 = 100").unwrap();
    }
    padded(text)
}

fn set_up(game: &str, edition: EditionChoice) -> Arc<TableSetUp> {
    let (rules, id) = (rules_version(game).unwrap(), TableId::from_random([1; 10]));
    Arc::new(TableSetUp {
        id,
        game: game.to_owned(),
        rules,
        edition,
        options: Vec::new(),
        seats: 6,
        hints: false,
    })
}

fn secrets() -> Secrets {
    Secrets::new(Seed::from_text("house"), Seed::from_text("bots"), InviteSecret::from_random([2; 26]))
}

/// A person and five bots play to the end, and everything is timed.
fn play(game: &str, edition: EditionChoice) {
    let set_up = set_up(game, edition);
    let [mut create, mut moves, mut look, mut open] = [Timed::default(); 4];
    let (ana, host) = (PersonId(1), PlayerName::new("Ana").unwrap());
    let first = Seat::new(0).unwrap();
    let sat = TableEntry::Sat { seat: first, person: ana, name: host.clone(), contribution: "ff".to_owned() };
    let new = || {
        let mut table = HouseTable::new(Arc::clone(&set_up), secrets()).unwrap();
        let stored = table.prepare(&sat, 1).unwrap().stored;
        (table, vec![stored])
    };
    let (mut table, mut log) = new();
    for _ in 0..AGAIN {
        create.time(new);
    }
    for seat in Seat::first(6).skip(1) {
        let change = LobbyCommand::Bot { seat, bot: Level::Greedy.into() };
        let decided = table.decide(By::Person(ana, &host), &Command::Lobby(change), None, &[], 1).unwrap();
        log.push(decided.stored);
    }
    let start = Command::Lobby(LobbyCommand::Start);
    log.push(moves.time(|| table.decide(By::Person(ana, &host), &start, None, &[], 1).unwrap().stored));
    let (mut most_actions, mut longest_look) = (0, 0);
    while let Some(seat) = table.waits_for() {
        let seen = look.time(|| table.look(Viewer::Seat(seat)).unwrap());
        most_actions = most_actions.max(seen.actions.len());
        longest_look =
            longest_look.max(serde_json::to_string(&seen.actions).unwrap().len() + seen.view.get().len());
        let (by, action) = match table.thought() {
            Some(thought) => (By::House, (thought.choose)().unwrap()),
            None => (By::Person(ana, &host), seen.actions[0].clone()),
        };
        let command = Command::Act(table.game_version(), action);
        let decided = moves.time(|| table.decide(by, &command, None, &[], 2));
        log.push(decided.unwrap_or_else(|no| panic!("{no:?}")).stored);
    }
    assert_eq!(table.stage(), Stage::Over);
    let mut longest_opening = 0;
    for viewer in Viewer::all(6) {
        let text = open.time(|| {
            let table = HouseTable::fold(Arc::clone(&set_up), secrets(), &log, |_, _| ()).unwrap();
            table.opening(viewer)
        });
        longest_opening = longest_opening.max(text.get().len());
    }
    let [create, moves, look, open] = [create, moves, look, open].map(Timed::mean);
    println!(
        "{game}, {} entries: made in {create:?}, a move in {moves:?}, opened in {open:?} ({longest_opening} bytes), {most_actions} \
         actions listed in {look:?} ({longest_look} bytes)",
        log.len()
    );
    assert!(create <= OPEN && open <= OPEN, "{game}: made in {create:?}, opened in {open:?}");
    assert!(moves <= MOVE && look <= MOVE, "{game}: a move in {moves:?}, all actions listed in {look:?}");
    assert!(
        longest_opening < 1 << 20 && longest_look < 1 << 18,
        "{game}: {longest_opening}, {longest_look} bytes"
    );
}

#[test]
fn the_largest_boxes_take_at_most_ten_times_as_long() {
    play("fives", fives());
    play("scorzo", scorzo());
    play("polygon", polygon());
}
