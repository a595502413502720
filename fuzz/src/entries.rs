//! What the target for stored entries checks. A test of `parlor-house` runs the same over the seeds.

use std::sync::Arc;

use parlor_core::{Seed, Viewer};
use parlor_house::table::{HouseTable, Secrets, StoredEntry, TableEntry, TableSetUp, rules_version};
use parlor_wire::{EditionChoice, InviteSecret, TableId};

/// The first line names a game, and each of the others is an entry or not. An entry that fits is folded into the table; one that
/// does not is refused, and nothing has changed. The log of what was folded folds again into the same table, and one with a
/// flipped bit does not.
pub fn check_entries(text: &str) {
    let mut lines = text.lines();
    let Some((set_up, secrets)) = begin(lines.next().unwrap_or_default()) else { return };
    let mut table =
        HouseTable::new(Arc::clone(&set_up), secrets.clone()).expect("every game has three seats");
    let mut log: Vec<StoredEntry> = Vec::new();
    for line in lines.take(256) {
        let Ok(entry) = serde_json::from_str::<TableEntry>(line) else { continue };
        let written = serde_json::to_string(&entry).expect("texts and numbers");
        assert_eq!(serde_json::from_str::<TableEntry>(&written).ok().as_ref(), Some(&entry));
        let before = (table.version(), table.game_version(), table.info());
        match table.prepare(&entry, 1_000) {
            Ok(decided) => log.push(decided.stored),
            Err(_) => assert_eq!((table.version(), table.game_version(), table.info()), before, "{entry:?}"),
        }
    }
    let again = HouseTable::fold(Arc::clone(&set_up), secrets.clone(), &log, |_, _| ());
    let again = again.unwrap_or_else(|error| panic!("{error}: {log:?}"));
    assert_eq!((again.version(), again.info()), (table.version(), table.info()));
    if let Some(last) = log.last_mut() {
        last.chain[0] ^= 1;
        assert!(HouseTable::fold(set_up, secrets, &log, |_, _| ()).is_err());
    }
}

/// A log to begin with: two people and a bot sit down and act this often, doing something else each time.
#[must_use]
pub fn played(game: &str, actions: usize) -> String {
    let (set_up, secrets) = begin(game).expect("there is such a game");
    let mut table = HouseTable::new(set_up, secrets).expect("every game has three seats");
    let mut text = format!("{game}\n");
    let mut enter = |table: &mut HouseTable, line: String| {
        let entry = serde_json::from_str(&line).expect("it is an entry");
        table.prepare(&entry, 1_000).unwrap_or_else(|no| panic!("{line}: {no:?}"));
        text.push_str(&line);
        text.push('\n');
    };
    for line in [
        r#"{"sat":{"seat":1,"person":1,"name":"Ana","contribution":"00ff"}}"#,
        r#"{"sat":{"seat":3,"person":2,"name":"Ben","contribution":"-"}}"#,
        r#"{"sat":{"seat":2,"person":2,"name":"Ben","contribution":"c0ffee"}}"#,
        r#"{"contributed":{"seat":1,"contribution":"ab"}}"#,
        r#"{"seat_closed":{"seat":3}}"#,
        r#"{"seat_opened":{"seat":3}}"#,
        r#"{"bot_sat":{"seat":3,"bot":{"level":"greedy"}}}"#,
        r#"{"host_changed":{"seat":2}}"#,
        r#""started""#,
    ] {
        enter(&mut table, line.to_owned());
    }
    for number in 0..actions {
        let Some(seat) = table.waits_for() else { break };
        let look = table.look(Viewer::Seat(seat)).expect("the game has begun");
        let action = &look.actions[number * 7 % look.actions.len()];
        let line = format!(r#"{{"game":{{"act":{{"seat":{seat},"action":"{action}"}}}}}}"#);
        enter(&mut table, line);
    }
    let bot = r#"{"bot":{"level":"steady","version":1}}"#;
    for line in [
        format!(r#"{{"game":{{"take_over":{{"seat":1,"by":{bot}}}}}}}"#),
        r#"{"game":{"leave":{"seat":2}}}"#.to_owned(),
        r#""abandoned""#.to_owned(),
        r#"{"rematch":{"table":"0123456789"}}"#.to_owned(),
    ] {
        enter(&mut table, line);
    }
    text
}

/// A table of a game, whose deal is always the same.
fn begin(game: &str) -> Option<(Arc<TableSetUp>, Secrets)> {
    let set_up = TableSetUp {
        id: TableId::from_random([1; 10]),
        game: game.to_owned(),
        rules: rules_version(game)?,
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: Vec::new(),
        seats: 3,
        hints: false,
    };
    let (house, bots) = (Seed::from_text("house"), Seed::from_text("bots"));
    Some((Arc::new(set_up), Secrets::new(house, bots, InviteSecret::from_random([2; 26]))))
}
