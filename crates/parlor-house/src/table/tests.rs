use std::sync::Arc;

use parlor_core::{BySeat, Game, Level, PlayerName, Seed, SetUp};
use parlor_scorzo::Scorzo;
use parlor_session::{Opening, Transcript};
use parlor_wire::{EditionChoice, InviteSecret, LobbyCommand, Presence};
use parlor_words::{Lang, Name};

use super::*;

fn set_up() -> Arc<TableSetUp> {
    Arc::new(TableSetUp {
        id: TableId::from_random([1; 10]),
        game: "scorzo".to_owned(),
        rules: rules_version("scorzo").unwrap(),
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: Vec::new(),
        seats: 3,
        hints: false,
    })
}

fn secrets() -> Secrets {
    Secrets::new(Seed::from_text("house"), Seed::from_text("bots"), InviteSecret::from_random([2; 26]))
}

/// A table at which two people and a bot have begun, and its log.
fn begun() -> (HouseTable, Vec<StoredEntry>) {
    let mut table = HouseTable::new(set_up(), secrets()).unwrap();
    let mut log = Vec::new();
    let mut lobby = |table: &mut HouseTable, person: i64, name: &str, change: LobbyCommand| {
        let name = PlayerName::new(name).unwrap();
        let by = By::Person(PersonId(person), &name);
        let decided = table.decide(by, &Command::Lobby(change), None, &[], 1_000).unwrap();
        log.push(decided.stored);
    };
    let sit = || LobbyCommand::Sit { seat: None, contribution: "ab".to_owned() };
    lobby(&mut table, 1, "Ana", sit());
    lobby(&mut table, 2, "Ben", sit());
    lobby(&mut table, 1, "Ana", LobbyCommand::Bot { seat: Seat::new(2).unwrap(), bot: Level::Greedy.into() });
    lobby(&mut table, 1, "Ana", LobbyCommand::Start);
    (table, log)
}

/// What a viewer knows, as a client learns it.
fn view(table: &HouseTable, seat: Seat) -> <Scorzo as Game>::View {
    let json = table.game.as_ref().unwrap().opening(Viewer::Seat(seat));
    let (viewer, history) =
        Opening::<Scorzo>::from_json(&json, &SetUp::classic(3, "")).unwrap().histories.remove(0);
    let names = BySeat::new(3, |_| Name::new("Ana"));
    Transcript::new(viewer, history, &names, Lang::English).view().clone()
}

/// Everyone does what comes first, until the log has this many entries.
fn play_on(table: &mut HouseTable, log: &mut Vec<StoredEntry>, until: usize) {
    while log.len() < until {
        let seat = table.waits_for().unwrap();
        let name = PlayerName::new("Somebody").unwrap();
        let (by, action) = match (&table.places[seat.index()], table.thought()) {
            (Place::Person(sitter), None) => {
                (By::Person(sitter.person, &name), Scorzo::actions(&view(table, seat))[0].to_string())
            }
            (_, thought) => (By::House, (thought.unwrap().choose)().unwrap()),
        };
        let command = Command::Act(table.game_version(), action);
        log.push(table.decide(by, &command, None, &[], 2_000).unwrap().stored);
    }
}

#[test]
fn a_log_folds_into_the_same_table() {
    let (mut table, mut log) = begun();
    play_on(&mut table, &mut log, 60);
    let mut versions = Vec::new();
    let folded =
        HouseTable::fold(set_up(), secrets(), &log, |table, _| versions.push(table.version())).unwrap();
    assert_eq!(versions, (1..=60).collect::<Vec<u64>>());
    assert_eq!((folded.chain, &folded.chains, folded.info()), (table.chain, &table.chains, table.info()));
    for viewer in Viewer::all(3) {
        assert_eq!(folded.opening(viewer).get(), table.opening(viewer).get());
    }
}

#[test]
fn a_log_that_was_changed_stops_the_table() {
    let (mut table, mut log) = begun();
    play_on(&mut table, &mut log, 20);
    let fold = |log: &[StoredEntry]| HouseTable::fold(set_up(), secrets(), log, |_, _| ()).err();
    assert_eq!(fold(&log), None);
    let changed = |index: usize, change: &dyn Fn(&mut StoredEntry)| {
        let mut log = log.clone();
        change(&mut log[index]);
        fold(&log)
    };
    assert_eq!(changed(9, &|entry| entry.chain[31] ^= 1), Some(FoldError::Diverged { version: 10 }));
    assert_eq!(changed(9, &|entry| entry.at_ms += 1), Some(FoldError::Diverged { version: 10 }));
    assert_eq!(
        changed(9, &|entry| entry.line = "{}".to_owned()),
        Some(FoldError::Unreadable { version: 10 })
    );
    assert!(changed(9, &|entry| entry.line = "\"started\"".to_owned()).is_some());
    // The deal is bound too: under another seed the same log is another game.
    let other = Secrets::new(Seed::from_text("other"), *secrets().bots_seed(), *secrets().invite());
    assert!(HouseTable::fold(set_up(), other, &log, |_, _| ()).is_err());
}

#[test]
fn the_chain_of_a_log_is_pinned() {
    let (mut table, mut log) = begun();
    play_on(&mut table, &mut log, 12);
    let hex: String = table.chain.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    // A running table goes on under a new version only if its log folds to the same chain. If this changes, say so in the
    // change log: tables that are being played will be stopped.
    assert_eq!(hex, "62d7c7fe1d53122a");
}

#[test]
fn nothing_is_opened_before_the_end() {
    let (mut table, mut log) = begun();
    play_on(&mut table, &mut log, 12);
    let info = table.info();
    assert_eq!((info.house_seed, info.bots_seed, table.record()), (None, None, None));
    assert_eq!(info.contributions.unwrap(), ["ab", "ab", "-"]);
}

#[test]
fn a_submission_is_answered_once() {
    let (mut table, _) = begun();
    let submission = Submission { person: PersonId(1), key: Key::from_random([4; 26]), content: [1; 8] };
    let name = PlayerName::new("Ana").unwrap();
    let decided = table
        .decide(
            By::Person(PersonId(1), &name),
            &Command::GiveUp,
            Some(submission),
            &[Presence::Here; 3],
            3_000,
        )
        .unwrap();
    assert_eq!(table.answered(&submission).unwrap(), Some(decided.stored.version));
    let other = Submission { content: [2; 8], ..submission };
    assert_eq!(table.answered(&other).unwrap_err().why, parlor_wire::Why::Limit);
    let of_ben = Submission { person: PersonId(2), ..submission };
    assert_eq!(table.answered(&of_ben).unwrap(), None);
}
