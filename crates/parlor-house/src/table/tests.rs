use std::sync::Arc;

use parlor_bots::check_bots;
use parlor_core::record::{Record, replay, verify, verify_bots};
use parlor_core::{BySeat, Level, PlayerName, Seed, SetUp};
use parlor_scorzo::Scorzo;
use parlor_session::{Opening, SessionGame, Transcript, for_each_game};
use parlor_wire::{AbsenceCommand, EditionChoice, InviteSecret, LobbyCommand, Presence};
use parlor_words::{Lang, Name};

use super::*;

fn set_up() -> Arc<TableSetUp> {
    set_up_for("scorzo")
}

fn set_up_for(game: &str) -> Arc<TableSetUp> {
    Arc::new(TableSetUp {
        id: TableId::from_random([1; 10]),
        game: game.to_owned(),
        rules: rules_version(game).unwrap(),
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
    begun_with("scorzo", "ab")
}

/// The same with another game, to whose deal Ben adds this.
fn begun_with(game: &str, added: &str) -> (HouseTable, Vec<StoredEntry>) {
    let mut table = HouseTable::new(set_up_for(game), secrets()).unwrap();
    let mut log = Vec::new();
    let mut lobby = |table: &mut HouseTable, person: i64, name: &str, change: LobbyCommand| {
        let name = PlayerName::new(name).unwrap();
        let by = By::Person(PersonId(person), &name);
        let decided = table.decide(by, &Command::Lobby(change), None, &[], 1_000).unwrap();
        log.push(decided.stored);
    };
    let sit = |added: &str| LobbyCommand::Sit { seat: None, contribution: added.to_owned() };
    lobby(&mut table, 1, "Ana", sit("ab"));
    lobby(&mut table, 2, "Ben", sit(added));
    lobby(&mut table, 1, "Ana", LobbyCommand::Bot { seat: Seat::new(2).unwrap(), bot: Level::Greedy.into() });
    lobby(&mut table, 1, "Ana", LobbyCommand::Start);
    (table, log)
}

/// What a viewer knows, as a client learns it.
fn view<G: SessionGame>(table: &HouseTable, seat: Seat) -> G::View {
    let json = table.game.as_ref().unwrap().opening(Viewer::Seat(seat));
    let (viewer, history) =
        Opening::<G>::from_json(json.get(), &SetUp::classic(3, "")).unwrap().histories.remove(0);
    let names = BySeat::new(3, |_| Name::new("Ana"));
    Transcript::new(viewer, history, &names, &names, Lang::English).view().clone()
}

/// Everyone does what comes first, until the log has this many entries.
fn play_on(table: &mut HouseTable, log: &mut Vec<StoredEntry>, until: usize) {
    play_game::<Scorzo>(table, log, until);
}

fn play_game<G: SessionGame>(table: &mut HouseTable, log: &mut Vec<StoredEntry>, until: usize) {
    while log.len() < until {
        let Some(seat) = table.waits_for() else { return };
        let name = PlayerName::new("Somebody").unwrap();
        let (by, action) = match (&table.places[seat.index()], table.thought()) {
            (Place::Person(sitter), None) => {
                (By::Person(sitter.person, &name), G::actions(&view::<G>(table, seat))[0].to_string())
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
    let hex = |table: &HouseTable| table.chain.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    // A running table goes on under a new version only if its log folds to the same chain. If this changes, say so in the
    // change log: tables that are being played will be stopped.
    let expected: String = hex(&table);
    assert_eq!(expected, "03121766f4a96a83");
    // Entries of old did not say which version of a bot sat down.
    let mut old = HouseTable::new(set_up(), secrets()).unwrap();
    for stored in &log {
        let mut entry: TableEntry = serde_json::from_str(&stored.line).unwrap();
        if let TableEntry::BotSat { version, .. } = &mut entry {
            *version = None;
        }
        old.enter(&entry, stored.at_ms, None).unwrap();
    }
    let expected: String = hex(&old);
    assert_eq!(expected, "62d7c7fe1d53122a");
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

/// Ben is gone for a while, and a bot plays for him.
fn whole_game<G: SessionGame>() -> HouseTable {
    let (mut table, mut log) = begun_with(G::ID, "ab");
    let names = ["Ana", "Ben"].map(|name| PlayerName::new(name).unwrap());
    play_game::<G>(&mut table, &mut log, 10);
    let bens = Seat::new(1).unwrap();
    let stand_in = AbsenceCommand::StandIn { seat: bens, bot: Level::Steady.into() };
    for (person, name, change) in [(1, &names[0], stand_in), (2, &names[1], AbsenceCommand::Return)] {
        let presence = [Presence::Here, Presence::Gone, Presence::Here];
        let by = By::Person(PersonId(person), name);
        log.push(table.decide(by, &Command::Absence(change), None, &presence, 2_000).unwrap().stored);
        let until = log.len() + 8;
        play_game::<G>(&mut table, &mut log, until);
    }
    play_game::<G>(&mut table, &mut log, usize::MAX);
    assert_eq!(table.stage(), Stage::Over);
    table
}

fn bots_do_what_they_have_to<G: SessionGame>() {
    let record: Record = whole_game::<G>().record().unwrap().parse().unwrap();
    let bots_seed = verify_bots(&record).unwrap();
    assert!(verify(&record).unwrap().has_contributions);
    let played = replay::<G>(&record).unwrap().played.unwrap();
    let check = check_bots(&played, record.seats(), &bots_seed);
    assert!(check.same > 10 && check.other.is_none() && check.other_version.is_none(), "{check:?}");
    // Under another seed they would have done something else, if chance matters to them at all.
    let others = check_bots(&played, record.seats(), &Seed::from_text("another"));
    assert!(others.same <= check.same);
}

#[test]
fn the_record_of_a_game_says_how_every_bot_chose() {
    for_each_game!(G => bots_do_what_they_have_to::<G>());
}

#[test]
fn an_abandoned_game_shows_its_seeds_and_its_deal_can_be_checked() {
    let (mut table, mut log) = begun();
    play_on(&mut table, &mut log, 30);
    let name = PlayerName::new("Ana").unwrap();
    let (by, end) = (By::Person(PersonId(1), &name), Command::Absence(AbsenceCommand::End));
    let presence = [Presence::Here, Presence::Gone, Presence::Here];
    table.decide(by, &end, None, &presence, 3_000).unwrap();
    let info = table.info();
    assert_eq!(info.house_seed, Some(secrets().house_seed().to_hex()));
    assert_eq!(info.bots_seed, Some(secrets().bots_seed().to_hex()));
    let record: Record = table.record().unwrap().parse().unwrap();
    assert!(record.is_abandoned() && verify(&record).is_ok() && verify_bots(&record).is_ok());
}

#[test]
fn the_house_commits_before_anyone_sits_down_and_everyone_adds_to_the_deal() {
    let before = HouseTable::new(set_up(), secrets()).unwrap().info();
    let (table, _) = begun();
    let (others, _) = begun_with("scorzo", "cd");
    let after = table.info();
    assert_eq!((&before.commitment, &before.bots_commitment), (&after.commitment, &after.bots_commitment));
    assert_eq!(before.commitment, secrets().house_seed().commitment().to_string());
    assert_eq!(before.bots_commitment, secrets().bots_seed().commitment().to_string());
    // The house's seed is the same, but Ben has added something else: everyone has other cards.
    let first = Seat::new(0).unwrap();
    assert_ne!(view::<Scorzo>(&table, first).hand(), view::<Scorzo>(&others, first).hand());
}

#[test]
fn a_bot_of_another_version_takes_over_with_an_entry() {
    let mut table = HouseTable::new(set_up_for("polygon"), secrets()).unwrap();
    let name = PlayerName::new("Ana").unwrap();
    let bot: HouseBot = Level::Greedy.into();
    let entries = [
        TableEntry::Sat {
            seat: Seat::new(0).unwrap(),
            person: PersonId(1),
            name: name.clone(),
            contribution: "-".to_owned(),
        },
        TableEntry::BotSat { seat: Seat::new(1).unwrap(), bot, version: Some(4_000) },
        TableEntry::BotSat { seat: Seat::new(2).unwrap(), bot, version: None },
        TableEntry::Started,
    ];
    for entry in &entries {
        table.prepare(entry, 1_000).unwrap();
    }
    let mut log = Vec::new();
    let mut renewed = 0;
    while renewed == 0 {
        if let Some((seat, by)) = table.renewed_bot() {
            assert_eq!(seat.index(), 1);
            assert_eq!(by.bot().unwrap().version, table.set_up().player_version(Level::Greedy).unwrap());
            table.decide(By::House, &Command::RenewBot, None, &[], 1_000).unwrap();
            renewed += 1;
        }
        assert_eq!(table.renewed_bot(), None);
        let until = log.len() + 1;
        play_game::<parlor_polygon::Polygon>(&mut table, &mut log, until);
    }
    assert!(table.decide(By::House, &Command::RenewBot, None, &[], 1_000).is_err());
}
