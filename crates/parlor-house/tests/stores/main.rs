//! What every store promises, and what the one in a folder promises besides.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod shared;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parlor_core::{PlayerName, Seed};
use parlor_house::metrics::MetricsText;
use parlor_house::store::{
    Appended, MemoryStore, OpenError, SqliteStore, Store, StoreError, StoredTable, Summary,
};
use parlor_house::table::{PersonId, Secrets, StoredEntry, Submission, TableSetUp};
use parlor_wire::{EditionChoice, InviteSecret, Key, Stage, TableId};

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("parlor-stores-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn id(number: u8) -> TableId {
    TableId::from_random([number; 10])
}

fn entry(version: u64, key: Option<u8>) -> StoredEntry {
    let submission = key.map(|key| Submission {
        person: PersonId(7),
        key: Key::from_random([key; 26]),
        content: [key; 8],
    });
    StoredEntry {
        version,
        at_ms: 1_000 + version,
        submission,
        line: format!("line {version}"),
        chain: [9; 32],
    }
}

fn table(number: u8, entries: u64) -> StoredTable {
    let set_up = TableSetUp {
        id: id(number),
        game: "fives".to_owned(),
        rules: 1,
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: vec![("free_pass".to_owned(), "yes".to_owned())],
        seats: 3,
        hints: true,
    };
    let secrets = Secrets::new(
        Seed::from_text("house"),
        Seed::from_text("bots"),
        InviteSecret::from_random([number; 26]),
    );
    let entries = (1..=entries).map(|version| entry(version, None)).collect();
    StoredTable { set_up: Arc::new(set_up), secrets, entries, record: None }
}

const LOBBY: Summary = Summary { stage: Stage::Lobby, due_at: Some(5_000) };
const PLAYING: Summary = Summary { stage: Stage::Playing, due_at: None };

async fn keeps_tables(store: &impl Store) {
    assert!(store.load(id(1)).await.unwrap().is_none());
    store.create_table(table(1, 2), LOBBY).await.unwrap();
    store.create_table(table(2, 0), PLAYING).await.unwrap();
    let loaded = store.load(id(1)).await.unwrap().unwrap();
    let made = table(1, 2);
    assert_eq!((loaded.set_up, loaded.entries), (made.set_up, made.entries));
    assert!(loaded.secrets == made.secrets);
    // A table is made once.
    assert!(store.create_table(table(1, 0), LOBBY).await.is_err());
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().entries.len(), 2);
}

async fn appends_what_comes_next_and_nothing_else(store: &impl Store) {
    store.create_table(table(3, 1), LOBBY).await.unwrap();
    for version in [1, 3, 4] {
        assert_eq!(store.append(id(3), entry(version, None), PLAYING).await.unwrap(), Appended::Stale);
    }
    let (second, third) = (entry(2, Some(1)), entry(3, Some(2)));
    assert_eq!(store.append(id(3), second.clone(), PLAYING).await.unwrap(), Appended::Done);
    assert_eq!(store.append(id(3), second.clone(), PLAYING).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(id(3), third.clone(), PLAYING).await.unwrap(), Appended::Done);
    let all = [entry(1, None), second, third.clone()];
    assert_eq!(store.load(id(3)).await.unwrap().unwrap().entries, all);
    assert_eq!(store.entries_after(id(3), 0).await.unwrap(), all);
    assert_eq!(store.entries_after(id(3), 2).await.unwrap(), [third]);
    assert_eq!(store.entries_after(id(3), 3).await.unwrap(), []);
    // A key is entered once, and no time goes back.
    assert_eq!(store.append(id(3), entry(4, Some(1)), PLAYING).await.unwrap(), Appended::Stale);
    let old = StoredEntry { at_ms: 1, ..entry(4, None) };
    assert!(matches!(store.append(id(3), old, PLAYING).await, Err(StoreError::Storage(_))));
    assert_eq!(store.load(id(3)).await.unwrap().unwrap().entries, all);
}

/// Of many who append the same version at once, one wins.
async fn one_of_many_wins(store: &impl Store) {
    store.create_table(table(4, 0), LOBBY).await.unwrap();
    let mut done = 0;
    for round in 1..=20 {
        let tries = (0..8).map(|_| store.append(id(4), entry(round, None), PLAYING));
        let results = futures_util::future::join_all(tries).await;
        done += results.iter().filter(|result| **result == Ok(Appended::Done)).count();
    }
    assert_eq!(done, 20);
}

async fn says_what_is_due(store: &impl Store) {
    store.create_table(table(5, 0), Summary { stage: Stage::Lobby, due_at: Some(100) }).await.unwrap();
    store.create_table(table(6, 0), Summary { stage: Stage::Lobby, due_at: Some(50) }).await.unwrap();
    store.create_table(table(7, 0), Summary { stage: Stage::Over, due_at: None }).await.unwrap();
    assert_eq!(store.due(49, 10).await.unwrap(), []);
    assert_eq!(store.due(100, 10).await.unwrap(), [id(6), id(5)]);
    assert_eq!(store.due(100, 1).await.unwrap(), [id(6)]);
    store.set_due(id(6), 1_000).await.unwrap();
    assert_eq!(store.due(100, 10).await.unwrap(), [id(5)]);
    store.append(id(5), entry(1, None), PLAYING).await.unwrap();
    assert_eq!(store.due(100, 10).await.unwrap(), []);
}

/// A game that is over becomes one row; what comes later is appended to it, and becomes part of it in turn.
async fn archives_what_is_over(store: &impl Store) {
    const OVER: Summary = Summary { stage: Stage::Over, due_at: Some(9) };
    store.create_table(table(8, 1), LOBBY).await.unwrap();
    let (second, third) = (entry(2, Some(1)), entry(3, Some(2)));
    store.append(id(8), second.clone(), OVER).await.unwrap();
    let archive =
        async |version: u64, text: &str| store.archive(id(8), version, text.to_owned()).await.unwrap();
    assert_eq!(archive(1, "early").await, Appended::Stale);
    assert_eq!(store.load(id(8)).await.unwrap().unwrap().record, None);
    assert_eq!(archive(2, "the record").await, Appended::Done);
    assert!(!store.due(1_000_000, 100).await.unwrap().contains(&id(8)));
    let forgotten = |entry: &StoredEntry| StoredEntry { submission: None, ..entry.clone() };
    let loaded = store.load(id(8)).await.unwrap().unwrap();
    assert_eq!(
        (loaded.entries, loaded.record.as_deref()),
        (vec![entry(1, None), forgotten(&second)], Some("the record"))
    );
    assert_eq!(store.append(id(8), second.clone(), OVER).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(id(8), third.clone(), OVER).await.unwrap(), Appended::Done);
    assert_eq!(archive(2, "late").await, Appended::Stale);
    assert_eq!(store.load(id(8)).await.unwrap().unwrap().entries.last(), Some(&third));
    assert_eq!(archive(3, "again").await, Appended::Done);
    let loaded = store.load(id(8)).await.unwrap().unwrap();
    assert_eq!((loaded.entries.len(), loaded.record.as_deref()), (3, Some("again")));
    assert_eq!(loaded.entries[2], forgotten(&third));
}

async fn knows_its_guests(store: &impl Store) {
    let name = |name| PlayerName::new(name).unwrap();
    let ana = store.add_person(name("Ana"), [1; 32], 10).await.unwrap();
    let ben = store.add_person(name("Ana"), [2; 32], 10).await.unwrap();
    assert_ne!(ana, ben);
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().id, ana);
    assert_eq!(store.person([3; 32]).await.unwrap(), None);
    store.rename(ben, name("Ben")).await.unwrap();
    assert_eq!(store.person([2; 32]).await.unwrap().unwrap().name, name("Ben"));
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().name, name("Ana"));
}

async fn check(store: &impl Store) {
    keeps_tables(store).await;
    appends_what_comes_next_and_nothing_else(store).await;
    one_of_many_wins(store).await;
    archives_what_is_over(store).await;
    knows_its_guests(store).await;
}

#[tokio::test]
async fn memory_keeps_the_promises() {
    check(&MemoryStore::default()).await;
    says_what_is_due(&MemoryStore::default()).await;
}

#[tokio::test]
async fn a_folder_keeps_the_promises() {
    let (folder, other) = (Folder::new(), Folder::new());
    check(&SqliteStore::open(&folder.0).unwrap()).await;
    says_what_is_due(&SqliteStore::open(&other.0).unwrap()).await;
}

#[tokio::test]
async fn a_folder_is_there_after_it_was_closed() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).unwrap();
    store.create_table(table(1, 3), LOBBY).await.unwrap();
    assert!(matches!(SqliteStore::open(&folder.0), Err(OpenError::Locked)));
    store.close().await;
    let store = SqliteStore::open(&folder.0).unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().entries, table(1, 3).entries);
}

#[cfg(unix)]
#[test]
fn nobody_else_on_this_computer_can_read_a_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let _store = SqliteStore::open(&folder.0).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.0), 0o700);
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[tokio::test]
async fn a_folder_of_a_newer_version_is_refused_as_it_is() {
    let folder = Folder::new();
    SqliteStore::open(&folder.0).unwrap().close().await;
    let path = folder.0.join("house.sqlite");
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(SqliteStore::open(&folder.0), Err(OpenError::Newer { found: 99, known: 2 })));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// How many groups the store has written.
fn groups(store: &impl Store) -> u64 {
    let mut text = MetricsText::default();
    store.write_metrics(&mut text);
    let text = text.into_text();
    let count = text.lines().find_map(|line| line.strip_prefix("parlor_store_group_writes_count "));
    count.unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_group_has_at_most_one_append_of_a_table() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).unwrap();
    store.create_table(table(1, 0), LOBBY).await.unwrap();
    let before = groups(&store);
    // All of them wait at once, in order: what would be stored with one sync if they were of different tables.
    let appends = (1..=50).map(|version| store.append(id(1), entry(version, None), PLAYING));
    let appended = futures_util::future::join_all(appends).await;
    assert!(appended.iter().all(|appended| *appended == Ok(Appended::Done)), "{appended:?}");
    assert_eq!(groups(&store) - before, 50);
}

#[tokio::test]
async fn what_is_refused_does_not_undo_the_rest_of_its_group() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).unwrap();
    for number in 1..=30 {
        store.create_table(table(number, 1), LOBBY).await.unwrap();
    }
    let before = groups(&store);
    // A third fits, a third comes too late, and a third is older than the entry before.
    let appends = (1..=30).map(|number| {
        let entry = match number % 3 {
            0 => entry(2, Some(number)),
            1 => entry(1, Some(number)),
            _ => StoredEntry { at_ms: 1, ..entry(2, Some(number)) },
        };
        store.append(id(number), entry, PLAYING)
    });
    let appended = futures_util::future::join_all(appends).await;
    // They share groups, or this shows nothing. The first may have been alone in one.
    assert!(groups(&store) - before < 15, "{}", groups(&store) - before);
    for (appended, number) in appended.into_iter().zip(1..) {
        let length = store.load(id(number)).await.unwrap().unwrap().entries.len();
        match number % 3 {
            0 => assert_eq!((appended, length), (Ok(Appended::Done), 2)),
            1 => assert_eq!((appended, length), (Ok(Appended::Stale), 1)),
            _ => assert!(matches!(appended, Err(StoreError::Storage(_))) && length == 1),
        }
    }
}

/// However much is written, and though somebody reads all the time, the write-ahead log stays small.
#[tokio::test(flavor = "multi_thread")]
async fn the_write_ahead_log_stays_small() {
    const TABLES: u8 = 8;
    const ENTRIES: u64 = 2_000;
    const MEGABYTE: u64 = 1 << 20;
    let folder = Folder::new();
    let store = Arc::new(SqliteStore::open(&folder.0).unwrap());
    for number in 1..=TABLES {
        store.create_table(table(number, 0), PLAYING).await.unwrap();
    }
    let line = "x".repeat(15_000);
    let writers = (1..=TABLES).map(|number| {
        let (store, line) = (Arc::clone(&store), line.clone());
        tokio::spawn(async move {
            for version in 1..=ENTRIES {
                let entry = StoredEntry { line: line.clone(), ..entry(version, None) };
                assert_eq!(store.append(id(number), entry, PLAYING).await, Ok(Appended::Done));
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    let size = |name: &str| std::fs::metadata(folder.0.join(name)).map_or(0, |file| file.len());
    let mut largest = 0;
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
        store.due(u64::MAX >> 1, 10).await.unwrap();
        largest = largest.max(size("house.sqlite-wal"));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    let written = u64::from(TABLES) * ENTRIES * 15_000;
    assert!(written > 200 * MEGABYTE);
    // 64 MB, and what is written until it is emptied.
    assert!(largest < 96 * MEGABYTE, "the write-ahead log grew to {} MB", largest / MEGABYTE);
    store.close().await;
    assert!(size("house.sqlite") > written);
    println!("{} MB written, the write-ahead log had at most {} MB", written / MEGABYTE, largest / MEGABYTE);
}
